import type { Seat } from '@pentapolis/kernel';
import { type Card, cardOf, type DistrictId } from './cards.ts';
import { everybody, putUnder } from './deck.ts';
import type { Emit } from './facts.ts';
import { actingAs, allSeats, type City, type SeatSet, type State } from './state.ts';

const MUSEUM = cardOf('museum');
const BELL_TOWER = cardOf('bellTower');

export const cityOf = (state: State, seat: Seat): City => state.cities[seat] as City;

export const hasBuilt = (state: State, seat: Seat, card: Card): boolean =>
  cityOf(state, seat).cards.includes(card);

/** Where a district stands in a city: by name and whether it carries the Artist's gold; -1 = nowhere. */
export function placeOf(city: City, card: DistrictId, beautified: boolean): number {
  const wanted = cardOf(card);
  return city.cards.findIndex((built, at) => built === wanted && (city.gold[at] === 1) === beautified);
}

/** [CIT-OPTION-1] [CIT-BELLTOWER-1] Districts that make a city complete now. */
export function goalOf(state: {
  readonly choices: { readonly length: number };
  readonly bell: boolean;
}): number {
  return state.choices.length - (state.bell ? 1 : 0);
}

export function isComplete(state: State, seat: Seat): boolean {
  return cityOf(state, seat).cards.length >= goalOf(state);
}

export function addDistrict(state: State, seat: Seat, card: Card): void {
  const city = cityOf(state, seat);
  const at = city.cards.push(card) - 1;
  city.gold[at] = 0;
  city.since[at] = state.round;
  city.byWizard[at] = actingAs(state) === 'wizard' ? 1 : 0;
}

/** [CIT-END-1] [CIT-END-3] The match ends with this round once a city is complete, whatever happens to it later. [CIT-END-2] */
export function noteCompletion(state: State, emit: Emit): void {
  if (state.ending) return;
  const complete = allSeats(state).filter((seat) => isComplete(state, seat));
  if (complete.length === 0) return;
  state.ending = true;
  state.firsts.push(...complete); // [CIT-SCORE-4] [CIT-BELLTOWER-2]
  emit?.({ kind: 'completed', seats: complete, goal: goalOf(state) });
}

/**
 * Takes a district out of a city: its gold is lost, and what hangs on it ends. The card itself is the caller's.
 * @returns the card
 */
export function removeDistrict(state: State, seat: Seat, at: number): Card {
  const city = cityOf(state, seat);
  const card = city.cards[at] as Card;
  city.cards.splice(at, 1);
  city.gold.splice(at, 1); // [CIT-ARTIST-2]
  city.since.splice(at, 1);
  city.byWizard.splice(at, 1);
  // [CIT-MUSEUM-3] what was under it goes under the deck
  if (card === MUSEUM)
    while (state.museum.length > 0)
      putUnder(state, state.museum.shift() as Card, state.museumKnown.shift() as SeatSet);
  // [CIT-BELLTOWER-3] unless the end has come already
  if (card === BELL_TOWER && !state.ending) state.bell = false;
  return card;
}

/** A destroyed district goes under the deck, seen by all. [CIT-WARLORD-5] */
export function buryDistrict(state: State, card: Card): void {
  putUnder(state, card, everybody(state));
}

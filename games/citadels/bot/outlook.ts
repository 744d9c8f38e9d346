import type { Seat } from '@pentapolis/kernel';
import { type Card, COLOUR, COST, distinct, isPurple, POINTS } from '../rules/cards.ts';
import { type CharacterId, incomeColour } from '../rules/cast.ts';
import { goalOf } from '../rules/city.ts';
import { POWER } from '../rules/districts/registry.ts';
import { buildPrice } from '../rules/price.ts';
import { scoreOf } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';

/*
 * What a player makes of the table with nothing but what lies open and its own hand: State is read only where the seat's
 * View shows the same.
 */

/** Cards of the own hand that could stand in the own city, each name once. */
export function useful(state: State, seat: Seat): Card[] {
  const { cards } = state.cities[seat]!;
  return distinct(state.hands[seat]!).filter((card) => !cards.includes(card));
}

/** The cheapest of them; 0 without any. */
export function cheapest(state: State, seat: Seat): number {
  let least = 0;
  for (const card of useful(state, seat)) {
    const price = buildPrice(state, seat, card);
    if (least === 0 || price < least) least = price;
  }
  return least;
}

/** Districts a seat lacks for a complete city. */
export function lacking(state: State, seat: Seat): number {
  return Math.max(0, goalOf(state) - state.cities[seat]!.cards.length);
}

/** Gold a character would earn in this city. */
export function earnings(state: State, seat: Seat, character: CharacterId): number {
  const colour = incomeColour(character);
  if (colour === undefined) return 0;
  let gold = 0;
  for (const card of state.cities[seat]!.cards)
    if (COLOUR[card] === colour || POWER[card]?.anyIncome === true) gold++;
  return gold;
}

/** How far ahead a rival is: its city against a complete one, and its means to go on. 0..about 10 */
export function threat(state: State, rival: Seat): number {
  const size = state.cities[rival]!.cards.length;
  const means = Math.min(4, state.gold[rival]!) * 0.3 + Math.min(3, state.hands[rival]!.length) * 0.3;
  return (8 * size) / goalOf(state) + (lacking(state, rival) <= 2 ? 2 : 0) + means;
}

/** What a card is worth to a seat that could build it, in points: its own, a colour that is missing, what it does. */
export function cardWorth(state: State, seat: Seat, card: Card): number {
  const { cards } = state.cities[seat]!;
  const fresh = !cards.some((built) => COLOUR[built] === COLOUR[card]);
  const does = isPurple(card) && POWER[card] !== undefined ? 0.8 : 0;
  return POINTS[card]! + (fresh ? 0.8 : 0) + does;
}

/** What the seat's prospects are, in points. */
export function prospects(state: State, seat: Seat): number {
  const { total } = scoreOf(state, seat);
  if (state.phase === 'over') return total;
  const size = state.cities[seat]!.cards.length;
  const goal = goalOf(state);
  const filled = Math.min(1, size / goal);
  const gold = state.gold[seat]!;
  const hand = state.hands[seat]!.length;
  const left = state.ending ? 0.3 : 1;
  const purse = Math.min(gold, 6) * 0.55 + Math.max(0, gold - 6) * 0.2;
  const cards = Math.min(hand, 3) * 0.6 + Math.max(0, hand - 3) * 0.2;
  return total + left * (purse + cards + (state.crown === seat ? 0.5 : 0)) + 5 * filled * filled;
}

/** The dearest of cards a purse can pay; 0 when it can pay none. */
export function dearestFor(cards: readonly Card[], gold: number): number {
  let most = 0;
  for (const card of cards) if (COST[card]! <= gold && COST[card]! > most) most = COST[card]!;
  return most;
}

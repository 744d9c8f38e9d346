import type { Chance, Seat } from '@pentapolis/kernel';
import { byCard, type Card, insertCard, removeCard } from './cards.ts';
import { enterHand } from './knowledge.ts';
import type { SeatSet, State } from './state.ts';

/** Everybody at the table. */
export const everybody = ({ seats }: State): SeatSet => (1 << seats) - 1;

/** One card fewer on top: what a search found is that much smaller. */
function uncover(state: State, drawn: Card, drawer: Seat): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const left = state.searchedLeft[seat] as number;
    if (left === 0) continue;
    state.searchedLeft[seat] = left - 1;
    if (seat === drawer) removeCard(state.searched[seat] as Card[], drawn);
    if (left === 1) state.searched[seat] = [];
  }
}

/**
 * Draws up to `count` cards into the hand; with fewer left, all of them. [CIT-SETUP-5]
 * @returns the cards, sorted
 */
export function drawToHand(state: State, seat: Seat, count: number): Card[] {
  const drawn: Card[] = [];
  for (let index = 0; index < count && state.deck.length > 0; index++) {
    const card = state.deck.shift() as Card;
    const known = state.deckKnown.shift() as SeatSet;
    uncover(state, card, seat);
    enterHand(state, seat, card, known & ~(1 << seat));
    insertCard(drawn, card);
  }
  return drawn;
}

/** Draws up to `count` cards to choose from. What others knew of them ends here. @returns the cards, sorted */
export function drawAside(state: State, seat: Seat, count: number): Card[] {
  const drawn: Card[] = [];
  for (let index = 0; index < count && state.deck.length > 0; index++) {
    const card = state.deck.shift() as Card;
    state.deckKnown.shift();
    uncover(state, card, seat);
    insertCard(drawn, card);
  }
  return drawn;
}

/** Puts a card under the deck; the seats in `known` know which it is. */
export function putUnder(state: State, card: Card, known: SeatSet): void {
  state.deck.push(card);
  state.deckKnown.push(known);
}

/** `seat` looks through the deck, which is shuffled. [CIT-LIGHTHOUSE-1] */
export function searchDeck(state: State, seat: Seat, chance: Chance): void {
  const { deck } = state;
  const order = chance.shuffle(deck.length);
  const before = deck.slice();
  for (let at = 0; at < deck.length; at++) {
    deck[at] = before[order[at] as number] as Card;
    state.deckKnown[at] = 0;
  }
  for (let other = 0; other < state.seats; other++) {
    state.searched[other] = other === seat ? deck.toSorted(byCard) : [];
    state.searchedLeft[other] = other === seat ? deck.length : 0;
  }
}

/** Takes a card that a search found. It may have lain anywhere. */
export function takeFromDeck(state: State, seat: Seat, card: Card): void {
  const at = state.deck.indexOf(card);
  state.deck.splice(at, 1);
  state.deckKnown.splice(at, 1);
  removeCard(state.searched[seat] as Card[], card);
  state.searchedLeft[seat] = (state.searchedLeft[seat] as number) - 1;
  enterHand(state, seat, card);
}

import type { Seat } from '@pentapolis/kernel';
import { type Card, insertCard, removeCard } from './cards.ts';
import type { State } from './state.ts';

/*
 * [CIT-SECRET-4] What seats know of each other's hands. A card becomes known when it is seen or given away, and stays known until it is
 * played, or until its owner puts cards away unseen: then nobody can tell which of them are still there.
 */

/** Cards `looker` knows `owner` to hold, sorted. */
export function knownHand(state: State, looker: Seat, owner: Seat): Card[] {
  return state.known[looker * state.seats + owner] as Card[];
}

export function learnCard(state: State, looker: Seat, owner: Seat, card: Card): void {
  if (looker !== owner) insertCard(knownHand(state, looker, owner), card);
}

/** `looker` sees the whole hand of `owner`. */
export function learnHand(state: State, looker: Seat, owner: Seat): void {
  state.known[looker * state.seats + owner] = (state.hands[owner] as Card[]).slice();
}

/** `owner` put cards away unseen. `except` saw which. */
export function forgetHand(state: State, owner: Seat, except: Seat = owner): void {
  for (let looker = 0; looker < state.seats; looker++)
    if (looker !== except) knownHand(state, looker, owner).length = 0;
}

/** A card left the hand of `owner` for all to see. */
export function forgetPlayed(state: State, owner: Seat, card: Card): void {
  for (let looker = 0; looker < state.seats; looker++) removeCard(knownHand(state, looker, owner), card);
}

/** Two seats swap their whole hands: what was known goes along, and each knows what it gave. [CIT-MAGICIAN-1] */
export function swapHands(state: State, one: Seat, other: Seat): void {
  const { hands, known, seats } = state;
  const mine = hands[one] as Card[];
  const theirs = hands[other] as Card[];
  hands[one] = theirs;
  hands[other] = mine;
  for (let looker = 0; looker < seats; looker++) {
    const ofOne = known[looker * seats + one] as Card[];
    known[looker * seats + one] = known[looker * seats + other] as Card[];
    known[looker * seats + other] = ofOne;
  }
  known[one * seats + other] = mine.slice();
  known[other * seats + one] = theirs.slice();
  known[one * seats + one] = [];
  known[other * seats + other] = [];
}

/** Takes a card out of a hand unseen by all but `witness`. */
export function leaveHand(state: State, owner: Seat, card: Card, witness: Seat = owner): void {
  removeCard(state.hands[owner] as Card[], card);
  forgetHand(state, owner, witness);
  if (witness !== owner) removeCard(knownHand(state, witness, owner), card);
}

/** Plays a card from a hand for all to see. */
export function playFromHand(state: State, owner: Seat, card: Card): void {
  removeCard(state.hands[owner] as Card[], card);
  forgetPlayed(state, owner, card);
}

/** Adds a card to a hand; the seats in `known` know which. */
export function enterHand(state: State, owner: Seat, card: Card, known = 0): void {
  insertCard(state.hands[owner] as Card[], card);
  if (known === 0) return;
  for (let looker = 0; looker < state.seats; looker++)
    if (known & (1 << looker)) learnCard(state, looker, owner, card);
}

import type { Seat } from '@pentapolis/kernel';
import { CARD_IDS, type CardId, cardOf } from './cards.ts';
import { type Emit, type NamedCard, tell } from './facts.ts';
import { keep } from './frozen.ts';
import { EVERYBODY, type HeldCard, type State } from './state.ts';

/** [CTE-CARD-3] */
export const HAND_LIMIT = 6;

const byCard = (a: HeldCard, b: HeldCard): number => CARD_IDS.indexOf(a.card) - CARD_IDS.indexOf(b.card);

export const handOf = (state: Pick<State, 'hands'>, seat: Seat): HeldCard[] =>
  state.hands[seat] as HeldCard[];

export const hasCard = (state: Pick<State, 'hands'>, seat: Seat, card: CardId): boolean =>
  handOf(state, seat).some((held) => held.card === card);

export function named({ custom }: Pick<State, 'custom'>, card: CardId): NamedCard {
  const { name } = cardOf(custom, card);
  return { card, cardEn: name.en, cardFr: name.fr };
}

/** Takes `count` cards from the top of the pile, or as many as there are; who draws them knows them. [CTE-CARD-9] */
export function drawFrom(state: State, seat: Seat, count: number): HeldCard[] {
  return state.pile
    .splice(0, count)
    .map(({ card, known }) => keep({ card, known: known | (1 << seat) }))
    .sort(byCard);
}

export function addCards(state: State, seat: Seat, cards: readonly HeldCard[]): void {
  state.hands[seat] = [...handOf(state, seat), ...cards].sort(byCard);
}

/** Under the pile. [CTE-CARD-5] */
export function bury(state: State, card: CardId, known: number): void {
  state.pile.push(keep({ card, known }));
}

/** A card leaves a hand, seen by all, and goes under the pile. */
export function layDown(state: State, seat: Seat, card: CardId): void {
  state.hands[seat] = handOf(state, seat).filter((held) => held.card !== card);
  bury(state, card, EVERYBODY);
}

/** Everybody sees that a hand holds this card. @returns whether somebody learnt it */
export function reveal(state: State, seat: Seat, card: CardId): boolean {
  const at = handOf(state, seat).findIndex((held) => held.card === card);
  if (at < 0 || state.hands[seat]?.[at]?.known === EVERYBODY) return false;
  (state.hands[seat] as HeldCard[])[at] = keep({ card, known: EVERYBODY });
  return true;
}

/** [CTE-CLAUSE-2] */
export function moveCard(state: State, from: Seat, to: Seat, card: CardId, emit?: Emit): void {
  const moved = handOf(state, from).filter((held) => held.card === card);
  state.hands[from] = handOf(state, from).filter((held) => held.card !== card);
  addCards(state, to, moved);
  tell(emit, 'gaveCard', { seat: from, other: to, ...named(state, card) });
}

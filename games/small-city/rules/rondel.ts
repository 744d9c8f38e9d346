import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import type { Action, ActionOf } from './action.ts';
import { playerOf } from './borough.ts';
import { BASE_CARDS, CARD, CARDS, type CardId } from './cards.ts';
import type { Question, Table } from './question.ts';
import { isAdvanced, isSolo, NOBODY, type State } from './state.ts';

/** [SMC-RONDEL-3] Free cards that may be skipped, each $1. */
const MOST_SKIPS = 3;
/** [SMC-SOLO-2] [SMC-SOLO-3] */
const SOLO_CARDS = 4;
const SOLO_OPPOSITE = 2;

/** [SMC-RONDEL-1] Lays out this round's cards. */
export function layRondel(state: State, { chance, emit }: Table): void {
  if (isSolo(state)) {
    // [SMC-SOLO-2] in even rounds the four that waited
    const cards =
      state.round % 2 === 1 ? BASE_CARDS : BASE_CARDS.filter((card) => !state.rondel.includes(card));
    state.rondel = chance
      .shuffle(cards.length)
      .slice(0, SOLO_CARDS)
      .map((index) => cards[index]!);
  } else {
    // [SMC-ADVANCED-2]
    const cards = isAdvanced(state.choices) ? CARDS : BASE_CARDS;
    const laid = isAdvanced(state.choices) ? 2 * state.seats + 2 : cards.length;
    state.rondel = chance
      .shuffle(cards.length)
      .slice(0, laid)
      .map((index) => cards[index]!);
  }
  state.takers = state.rondel.map(() => NOBODY);
  // [SMC-SOLO-3] the Mayor's card counts as taken, by nobody at the table
  state.lastTaken = isSolo(state) ? 0 : -1;
  emit?.({ kind: 'rondel', cards: state.rondel.slice(), mayor: isSolo(state), reveals: true });
}

/**
 * Price of the card at a place of the rondel for whoever chooses next; undefined when it can't be chosen. It is the
 * number of free cards skipped on the cheaper way round. [SMC-RONDEL-3] [SMC-RONDEL-4]
 */
export function cardPrice(state: State, place: number): number | undefined {
  const { rondel, takers, lastTaken } = state;
  if (place < 0 || place >= rondel.length || takers[place] !== NOBODY) return undefined;
  // [SMC-SOLO-3]
  if (isSolo(state)) return place === 0 ? undefined : place === 2 ? SOLO_OPPOSITE : 0;
  // [SMC-RONDEL-2]
  if (lastTaken < 0) return 0;
  const skips = [1, -1].map((way) => {
    let free = 0;
    for (let at = (lastTaken + way + rondel.length) % rondel.length; at !== place; ) {
      if (takers[at] === NOBODY) free++;
      at = (at + way + rondel.length) % rondel.length;
    }
    return free;
  });
  const price = Math.min(...skips);
  return price <= MOST_SKIPS ? price : undefined;
}

function checkClaim(state: State, seat: Seat, card: CardId): Violation | undefined {
  const place = state.rondel.indexOf(card);
  if (place < 0) return illegal('SMC-RONDEL-1', 'refusal.notLaid', { card });
  // [SMC-RONDEL-5]
  if (state.takers[place] !== NOBODY || (isSolo(state) && place === 0))
    return illegal(isSolo(state) ? 'SMC-SOLO-3' : 'SMC-RONDEL-5', 'refusal.cardTaken', { card });
  const price = cardPrice(state, place);
  if (price === undefined) return illegal('SMC-RONDEL-3', 'refusal.tooFar', { most: MOST_SKIPS });
  // [SMC-RONDEL-6]
  const { money } = playerOf(state, seat);
  return price > money ? illegal('SMC-RONDEL-6', 'refusal.money', { price, money }) : undefined;
}

export const claiming: Question = {
  kind: 'claim',
  rule: 'SMC-RONDEL-3',
  answers: ['claim'],
  list: (state, seat) =>
    state.rondel
      .filter((card) => checkClaim(state, seat, card) === undefined)
      .map((card): Action => ({ kind: 'claim', card })),
  check: (state, seat, action) => checkClaim(state, seat, (action as ActionOf<'claim'>).card),
  play(state, seat, action, { emit }) {
    const { card } = action as ActionOf<'claim'>;
    const place = state.rondel.indexOf(card);
    const price = cardPrice(state, place)!;
    const player = playerOf(state, seat);
    player.money -= price;
    player.card = card;
    state.takers[place] = seat;
    state.lastTaken = place;
    emit?.({ kind: 'claimed', seat, card, price });
    state.at++;
    const kind = INSTANT[card];
    if (kind !== undefined) state.asks.push({ kind, seat, count: 0, cards: [] });
  },
};

/** What some cards ask at once. [SMC-CARD-5] [SMC-CARD-6] [SMC-CARD-7] [SMC-CARD-9] [SMC-CARD-12] */
const INSTANT: Readonly<Partial<Record<CardId, 'gain' | 'expand' | 'councilor' | 'merge' | 'calm'>>> = {
  [CARD.supporter]: 'gain',
  [CARD.planner]: 'expand',
  [CARD.councilor]: 'councilor',
  [CARD.assistant]: 'merge',
  [CARD.anarchist]: 'calm',
};

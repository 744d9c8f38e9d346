import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import type { Action } from '../action.ts';
import { type Card, cardOf, districtOf, insertCard, removeCard } from '../cards.ts';
import { cityOf } from '../city.ts';
import { drawAside, putUnder } from '../deck.ts';
import { POWER } from '../districts/registry.ts';
import { addGold } from '../gold.ts';
import { enterHand } from '../knowledge.ts';
import type { Move, Table } from '../powers.ts';
import { notInHand } from '../refuse.ts';
import { DONE, hasDone, NOBODY, type State } from '../state.ts';
import { acted } from '../turn.ts';

const GOLD = 2;
const DRAWN = 2;
const KEPT = 1;

/** [CIT-TURN-2] */
const actsOnce = (state: State): Violation | undefined =>
  hasDone(state, DONE.action) ? illegal('CIT-TURN-2', 'refusal.actedAlready') : undefined;

/** [CIT-TURN-3] Two gold from the bank. */
export const takeGold: Move<'gold'> = {
  kind: 'gold',
  list(state, _seat, list) {
    if (!hasDone(state, DONE.action)) list.push({ kind: 'gold' });
  },
  check: actsOnce,
  play(state, seat, _action, table) {
    state.turn.done |= DONE.action;
    addGold(state, seat, GOLD);
    table.emit?.({ kind: 'tookGold', seat, gold: GOLD });
    acted(state, table);
  },
};

/** How many cards `seat` draws to choose from as an action, and how many it keeps. */
export function drawing(state: State, seat: Seat): { readonly drawn: number; readonly kept: number } {
  let drawn = DRAWN;
  let kept = KEPT;
  for (const card of cityOf(state, seat).cards) {
    drawn += POWER[card]?.draws ?? 0; // [CIT-OBSERVATORY-1]
    kept += POWER[card]?.keeps ?? 0; // [CIT-LIBRARY-1]
  }
  return { drawn, kept };
}

/** [CIT-TURN-4] Cards from the deck, to choose from. */
export const drawCards: Move<'cards'> = {
  kind: 'cards',
  list(state, _seat, list) {
    if (!hasDone(state, DONE.action) && state.deck.length > 0) list.push({ kind: 'cards' });
  },
  // [CIT-SETUP-5]
  check: (state) =>
    actsOnce(state) ?? (state.deck.length === 0 ? illegal('CIT-SETUP-5', 'refusal.deckEmpty') : undefined),
  play(state, seat, _action, table) {
    state.turn.done |= DONE.action;
    const { drawn, kept } = drawing(state, seat);
    const cards = drawAside(state, seat, drawn);
    table.emit?.({ kind: 'drew', seat, count: cards.length, why: 'action' });
    const saw = (seen: readonly Card[]): void =>
      table.emit?.({ kind: 'sawCards', seat, cards: seen.map(districtOf), to: [seat], reveals: true });
    if (cards.length > kept) {
      saw(cards);
      state.stack.push({ kind: 'keep', seat, other: NOBODY, cards });
      return;
    }
    // The hand holds which cards came, not which came first: those an Architect draws besides are told with them.
    const seen = cards.slice();
    const { emit } = table;
    keepAll(state, seat, cards, {
      ...table,
      ...(emit && {
        emit: (fact) => {
          if (fact.kind === 'sawCards' && fact.seat === seat)
            for (const name of fact.cards) insertCard(seen, cardOf(name));
          else emit(fact);
        },
      }),
    });
    saw(seen);
  },
};

function keepAll(state: State, seat: Seat, cards: readonly Card[], table: Table): void {
  for (const card of cards) enterHand(state, seat, card);
  acted(state, table);
}

/** Every choice of `count` out of sorted cards, copies alike. */
function combinations(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) =>
    card === cards[at - 1] && at > 0
      ? []
      : combinations(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]),
  );
}

/** How many of the cards drawn are to be kept. */
export const keptOf = (state: State, seat: Seat): number => drawing(state, seat).kept;

/** [CIT-TURN-4] The rest goes under the deck. */
export const keepCards: Move<'keep'> = {
  kind: 'keep',
  list(state, seat, list) {
    for (const cards of combinations(state.stack.at(-1)!.cards, keptOf(state, seat)))
      list.push({ kind: 'keep', cards: cards.map(districtOf) } satisfies Action);
  },
  check(state, seat, { cards }) {
    const drawn = state.stack.at(-1)!.cards.slice();
    const missing = cards.find((card) => !removeCard(drawn, cardOf(card)));
    if (missing !== undefined) return notInHand('CIT-TURN-4', missing);
    const count = keptOf(state, seat);
    return cards.length === count ? undefined : illegal('CIT-TURN-4', 'refusal.keepSoMany', { count });
  },
  play(state, seat, { cards }, table) {
    const rest = state.stack.pop()!.cards;
    for (const card of cards) {
      removeCard(rest, cardOf(card));
      enterHand(state, seat, cardOf(card));
    }
    for (const card of rest) putUnder(state, card, 1 << seat);
    if (table.emit !== undefined) {
      const under = rest.map(districtOf);
      table.emit({ kind: 'keptCards', seat, count: cards.length, under: rest.length });
      table.emit({ kind: 'choseCards', seat, cards: cards.slice(), under, to: [seat] });
    }
    acted(state, table);
  },
};

import { illegal } from '@pentapolis/kernel';
import { cardOf, distinct, districtOf } from '../cards.ts';
import { searchDeck, takeFromDeck } from '../deck.ts';
import type { DistrictPower, Move } from '../powers.ts';
import { NOBODY } from '../state.ts';

/** [CIT-LIGHTHOUSE-1] When it is built its owner may look through the deck, */
export const search: Move<'search'> = {
  kind: 'search',
  list: (_state, _seat, list) => list.push({ kind: 'search' }),
  check: () => undefined,
  play(state, seat, _action, { chance, emit }) {
    state.stack.pop();
    searchDeck(state, seat, chance);
    state.stack.push({ kind: 'pick', seat, other: NOBODY, cards: [] });
    emit?.({ kind: 'searched', seat });
    const cards = state.searched[seat]!.map(districtOf);
    emit?.({ kind: 'sawDeck', seat, cards, to: [seat], reveals: true });
  },
};

/** take one card, and shuffle the rest. */
export const pick: Move<'pick'> = {
  kind: 'pick',
  list(state, seat, list) {
    for (const card of distinct(state.searched[seat]!)) list.push({ kind: 'pick', card: districtOf(card) });
  },
  check(state, seat, { card }) {
    const found = state.searched[seat]!.includes(cardOf(card));
    return found ? undefined : illegal('CIT-LIGHTHOUSE-1', 'refusal.notInDeck', { card });
  },
  play(state, seat, { card }, { emit }) {
    state.stack.pop();
    takeFromDeck(state, seat, cardOf(card));
    emit?.({ kind: 'picked', seat });
    emit?.({ kind: 'chosePick', seat, card, to: [seat] });
  },
};

export const lighthouse: DistrictPower = {
  id: 'lighthouse',
  built(state, seat) {
    if (state.deck.length > 0) state.stack.push({ kind: 'lighthouse', seat, other: NOBODY, cards: [] });
  },
};

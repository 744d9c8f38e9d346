import { districtOf } from '../cards.ts';
import { drawToHand } from '../deck.ts';
import type { CharacterPower } from '../powers.ts';

const CARDS = 2;

/** [CIT-ARCHITECT-1] Two cards more after the action, [CIT-ARCHITECT-2] and up to three districts. */
export const architect: CharacterPower = {
  id: 'architect',
  buildLimit: 3,
  acted(state, seat, { emit }) {
    const cards = drawToHand(state, seat, CARDS);
    if (cards.length === 0) return;
    emit?.({ kind: 'drew', seat, count: cards.length, why: 'architect' });
    emit?.({ kind: 'sawCards', seat, cards: cards.map(districtOf), to: [seat], reveals: true });
  },
};

import { districtOf } from '../cards.ts';
import { drawToHand } from '../deck.ts';
import type { DistrictPower } from '../powers.ts';

const CARDS = 2;

/** [CIT-PARK-1] Two cards at the end of a turn for an owner with an empty hand. */
export const park: DistrictPower = {
  id: 'park',
  turnEnded(state, seat, { emit }) {
    if (state.hands[seat]!.length > 0 || state.deck.length === 0) return;
    const cards = drawToHand(state, seat, CARDS);
    emit?.({ kind: 'drew', seat, count: cards.length, why: 'park' });
    emit?.({ kind: 'sawCards', seat, cards: cards.map(districtOf), to: [seat], reveals: true });
  },
};

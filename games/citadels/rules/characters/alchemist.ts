import { addGold } from '../gold.ts';
import type { CharacterPower } from '../powers.ts';

/** [CIT-ALCHEMIST-1] At the end of the turn, all that was paid for building on it comes back; nothing else does. */
export const alchemist: CharacterPower = {
  id: 'alchemist',
  turnEnded(state, seat, { emit }) {
    const { spent } = state.turn;
    if (spent === 0) return;
    addGold(state, seat, spent);
    emit?.({ kind: 'gained', seat, gold: spent, why: 'alchemist' });
  },
};

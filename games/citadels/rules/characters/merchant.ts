import { addGold } from '../gold.ts';
import type { CharacterPower } from '../powers.ts';

/** [CIT-MERCHANT-2] One gold more after the action, whatever it was. */
export const merchant: CharacterPower = {
  id: 'merchant',
  acted(state, seat, { emit }) {
    addGold(state, seat, 1);
    emit?.({ kind: 'gained', seat, gold: 1, why: 'merchant' });
  },
};

import { moveCrown } from '../crown.ts';
import type { CharacterPower } from '../powers.ts';

/** [CIT-KING-1] The Crown goes to the King's player, [CIT-KING-2] bewitched or not. Income is in the table. */
export const king: CharacterPower = {
  id: 'king',
  answered: (state, seat, { emit }) => moveCrown(state, seat, 'king', emit),
};

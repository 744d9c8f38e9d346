import { addGold, goldOf } from '../gold.ts';
import type { DistrictPower } from '../powers.ts';

/** [CIT-POORHOUSE-1] A gold at the end of a turn for an owner who has none. */
export const poorHouse: DistrictPower = {
  id: 'poorHouse',
  turnEnded(state, seat, { emit }) {
    if (goldOf(state, seat) > 0) return;
    addGold(state, seat, 1);
    emit?.({ kind: 'gained', seat, gold: 1, why: 'poorHouse' });
  },
};

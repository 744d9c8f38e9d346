import type { DistrictPower } from '../powers.ts';

/** [CIT-THRONEROOM-1] A gold whenever the Crown changes hands. */
export const throneRoom: DistrictPower = { id: 'throneRoom', crownGold: 1 };

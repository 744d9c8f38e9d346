import type { DistrictPower } from '../powers.ts';

/** [CIT-OBSERVATORY-1] One card more to choose from. */
export const observatory: DistrictPower = { id: 'observatory', draws: 1 };

import type { DistrictPower } from '../powers.ts';

/** [CIT-QUARRY-1] A name may stand twice in the city, no more. */
export const quarry: DistrictPower = { id: 'quarry', twins: true };

import type { DistrictPower } from '../powers.ts';

/** [CIT-GREATWALL-1] Every other district of the city costs a Warlord one gold more. */
export const greatWall: DistrictPower = { id: 'greatWall', surcharge: 1 };

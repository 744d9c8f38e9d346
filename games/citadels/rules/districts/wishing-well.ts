import type { DistrictPower } from '../powers.ts';

/** [CIT-WISHINGWELL-1] A point per other purple district of the city. */
export const wishingWell: DistrictPower = { id: 'wishingWell', score: ({ purple }) => purple - 1 };

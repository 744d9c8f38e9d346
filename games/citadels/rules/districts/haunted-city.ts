import type { DistrictPower } from '../powers.ts';

/** [CIT-HAUNTEDCITY-1] Stands for the colour that is worth most at the end. */
export const hauntedCity: DistrictPower = { id: 'hauntedCity', haunted: true };

import type { DistrictPower } from '../powers.ts';

/** [CIT-BALLROOM-1] While its owner wears the Crown, the others say thank you when they are called. */
export const ballRoom: DistrictPower = { id: 'ballRoom', thanked: true };

import type { DistrictPower } from '../powers.ts';

/** [CIT-SCHOOLOFMAGIC-1] Counts for the income of whatever colour its owner earns from. */
export const schoolOfMagic: DistrictPower = { id: 'schoolOfMagic', anyIncome: true };

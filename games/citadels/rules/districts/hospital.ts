import type { DistrictPower } from '../powers.ts';

/** [CIT-HOSPITAL-1] Its owner, murdered, still takes an action. */
export const hospital: DistrictPower = { id: 'hospital', spares: true };

import type { DistrictPower } from '../powers.ts';

/** [CIT-KEEP-1] No Warlord destroys it and no Diplomat takes it. */
export const keep: DistrictPower = { id: 'keep', untouchable: true };

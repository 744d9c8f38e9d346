import type { DistrictPower } from '../powers.ts';

/** [CIT-LIBRARY-1] One card more to keep. */
export const library: DistrictPower = { id: 'library', keeps: 1 };

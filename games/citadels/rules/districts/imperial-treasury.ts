import type { DistrictPower } from '../powers.ts';

/** [CIT-IMPERIALTREASURY-1] A point per gold in the owner’s purse; gold on districts is not in it. */
export const imperialTreasury: DistrictPower = { id: 'imperialTreasury', score: ({ gold }) => gold };

import type { DistrictPower } from '../powers.ts';

/** [CIT-MAPROOM-1] A point per card in hand. */
export const mapRoom: DistrictPower = { id: 'mapRoom', score: ({ handSize }) => handSize };

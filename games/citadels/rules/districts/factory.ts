import type { DistrictPower } from '../powers.ts';

/** [CIT-FACTORY-1] Other purple districts cost one gold less. */
export const factory: DistrictPower = { id: 'factory', discount: 1 };

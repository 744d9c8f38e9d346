import type { Seat } from '@pentapolis/kernel';
import { allCases } from './buildings.ts';
import { casesOf } from './layout.ts';
import type { Table } from './state.ts';

/** [CTE-END-1] [CTE-SETUP-4] Nothing is left to build. */
export function hasBuiltAll(
  { buildings, choices, districts }: Pick<Table, 'buildings' | 'choices' | 'districts'>,
  seat: Seat,
): boolean {
  return casesOf(buildings, seat) === allCases(seat, districts.length, choices);
}

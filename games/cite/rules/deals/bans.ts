import type { Seat, Violation } from '@pentapolis/kernel';
import type { BuildingId } from '../buildings.ts';
import { cellId } from '../geometry.ts';
import { no } from '../refuse.ts';
import type { Table } from '../state.ts';
import { turnOf } from '../turns.ts';

/** [CTE-CLAUSE-7] A promise that forbids `seat` to build this on these Cases now. */
export function bans(
  table: Pick<Table, 'contracts' | 'choices' | 'phase' | 'turn' | 'harvests'>,
  seat: Seat,
  id: BuildingId,
  cells: readonly number[],
): Violation | undefined {
  const turn = turnOf(table, seat);
  for (const contract of table.contracts)
    for (const clause of contract.clauses) {
      if (clause.kind !== 'refrain' || clause.from !== seat || clause.until < turn) continue;
      const banned = clause.cells?.some(({ x, y }) => cells.includes(cellId(x, y)));
      if (clause.building === id || banned === true)
        return no('CTE-CLAUSE-7', 'promisedNot', { contract: contract.id, until: clause.until });
    }
  return undefined;
}

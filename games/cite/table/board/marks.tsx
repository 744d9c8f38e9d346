import type { Clause } from '../../rules/deals/clauses.ts';
import { type Cell, footprint } from '../../rules/geometry.ts';
import type { View } from '../../rules/view.ts';
import { CASE } from '../art/roofs.tsx';
import type { Drafting } from '../deals/use-draft.ts';

/** Cases of the town that a clause names. */
function cellsOfClause(clause: Clause): readonly Cell[] {
  if (clause.kind === 'place' && clause.at !== undefined) return footprint(clause.building, clause.at);
  if (clause.kind === 'permit') return footprint(clause.building, clause);
  return clause.kind === 'refrain' ? (clause.cells ?? []) : [];
}

const path = (cells: readonly Cell[]): string =>
  cells.map(({ x, y }) => `M${x * CASE + 3} ${y * CASE + 3}h42v42h-42Z`).join('');

/** Places that deals name: written ones, running ones, and leave to build. */
export function Marks({ view, drafting }: { readonly view: View; readonly drafting: Drafting }) {
  const running = view.contracts.flatMap(({ clauses, status }) =>
    clauses.filter((_, index) => status[index] === 'running' || status[index] === 'arrears'),
  );
  const leave = view.permits.flatMap((permit) => footprint(permit.building, permit));
  return (
    <>
      <path className="cte-promised" d={path(running.flatMap(cellsOfClause))} />
      <path className="cte-permitted" d={path(leave)} />
      {(drafting.draft?.clauses ?? []).map((clause, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: clauses are known by their place
          key={index}
          className="cte-pointed"
          data-now={drafting.pointing === index}
          d={path(cellsOfClause(clause))}
        />
      ))}
    </>
  );
}

import type { Seat, Violation } from '@pentapolis/kernel';
import type { ActionOf } from '../action.ts';
import { type Emit, tell } from '../facts.ts';
import { keep } from '../frozen.ts';
import { no } from '../refuse.ts';
import { seatsOf, type Table } from '../state.ts';
import type { Accusation } from './clauses.ts';
import { clausesOf, setStatus } from './settle.ts';

/** The match is over: promises that never fell due lapse, what is open is broken, and all that goes before the jury. */
export function callJury(table: Table, emit?: Emit): void {
  const accusations: Accusation[] = [];
  for (const { contract, index, clause, status } of clausesOf(table)) {
    const broken = status === 'arrears';
    if (broken) setStatus(table, contract, index, 'broken');
    else if (status === 'running' && clause.kind !== 'text') setStatus(table, contract, index, 'lapsed');
    // [CTE-JURY-1] [CTE-CLAUSE-8]
    if (!broken && clause.kind !== 'text') continue;
    const accused = clause.from;
    tell(emit, 'accused', { accusation: accusations.length, seat: accused, contract, clause: index });
    const votes = seatsOf(table).map((seat) => (seat === accused ? -1 : 0));
    accusations.push({ contract, clause: index, accused, votes });
  }
  table.accusations = keep(accusations);
}

/** The accusation a seat votes on next, -1 = none. */
export const nextVote = ({ accusations }: Pick<Table, 'accusations'>, seat: Seat): number =>
  accusations.findIndex(({ votes }) => votes[seat] === 0);

/** [CTE-JURY-2] More than half of those who may vote. */
export function isGuilty({ votes }: Accusation): boolean {
  const jurors = votes.filter((vote) => vote >= 0).length;
  return votes.filter((vote) => vote === 2).length > jurors / 2;
}

export function checkVote(table: Table, seat: Seat, { accusation }: ActionOf<'vote'>): Violation | undefined {
  return accusation === nextVote(table, seat)
    ? undefined
    : no('CTE-JURY-2', 'notThisVote', { accusation: nextVote(table, seat) });
}

export function applyVote(
  table: Table,
  seat: Seat,
  { accusation, guilty }: ActionOf<'vote'>,
  emit?: Emit,
): void {
  const before = table.accusations[accusation] as Accusation;
  const after = { ...before, votes: before.votes.with(seat, guilty ? 2 : 1) };
  table.accusations = keep(table.accusations.with(accusation, after));
  tell(emit, 'voted', { seat, accused: after.accused, accusation, guilty });
  if (after.votes.includes(0)) return;
  const { contract, clause, accused } = after;
  const verdict = isGuilty(after);
  const words = table.contracts.find(({ id }) => id === contract)?.clauses[clause]?.kind === 'text';
  if (words) setStatus(table, contract, clause, verdict ? 'broken' : 'kept');
  tell(emit, 'judged', { seat: accused, contract, clause, guilty: verdict });
}

/** [CTE-JURY-3] Seats found guilty of anything. */
export function convicted({ accusations }: Pick<Table, 'accusations'>): Seat[] {
  return [...new Set(accusations.filter(isGuilty).map(({ accused }) => accused))];
}

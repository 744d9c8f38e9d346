import type { Clause, ClauseStatus, Contract } from '../../rules/deals/clauses.ts';
import { areBeside } from '../../rules/deals/settle.ts';
import { lastTurn, turnOf } from '../../rules/turns.ts';
import type { View } from '../../rules/view.ts';

/** What a turn means to a clause: something was paid, is owed, falls due, may be used, is forbidden, or has to stand. */
export type Mark =
  | 'paid'
  | 'owed'
  | 'due'
  | 'waits'
  | 'use'
  | 'ban'
  | 'deadline'
  | 'kept'
  | 'broken'
  | undefined;

export interface DueRow {
  readonly contract: number;
  readonly index: number;
  readonly clause: Clause;
  readonly status: ClauseStatus;
  /** One mark per turn, from the first. */
  readonly marks: readonly Mark[];
  /** What is still owed of it. */
  readonly missing: readonly number[] | undefined;
}

const range = (turns: number): number[] => Array.from({ length: turns }, (_, at) => at + 1);

function markOf(view: View, contract: Contract, index: number, turn: number): Mark {
  const clause = contract.clauses[index] as Clause;
  const status = contract.status[index] as ClauseStatus;
  const now = turnOf(view, clause.from);
  switch (clause.kind) {
    case 'pay': {
      if (turn < clause.first || turn > clause.last) return undefined;
      const owed = view.debts.some(
        (debt) => debt.contract === contract.id && debt.clause === index && debt.since === turn,
      );
      if (owed) return 'owed';
      if (turn <= now) return 'paid';
      const waits = clause.when !== undefined && !areBeside(view, clause.when.one, clause.when.other);
      return waits ? 'waits' : 'due';
    }
    case 'lend':
      return turn >= clause.first && turn <= clause.last ? 'use' : undefined;
    case 'refrain':
      return turn >= contract.turn && turn <= clause.until ? 'ban' : undefined;
    case 'place':
      if (turn !== clause.by) return undefined;
      if (status === 'kept' || status === 'settled') return 'kept';
      return status === 'arrears' || status === 'broken' ? 'broken' : 'deadline';
    default:
      return undefined;
  }
}

/** Every clause that lasts, with the turns it concerns: the shared timeline. What changed hands at once is left out. */
export function dueRows(view: View): DueRow[] {
  const turns = range(lastTurn(view));
  return view.contracts.flatMap((contract) =>
    contract.clauses.flatMap((clause, index): DueRow[] => {
      if (clause.kind === 'give' || clause.kind === 'card' || clause.kind === 'permit') return [];
      const debts = view.debts.filter((debt) => debt.contract === contract.id && debt.clause === index);
      const missing = debts.reduce<number[] | undefined>(
        (sum, debt) => debt.missing.map((count, at) => count + (sum?.[at] ?? 0)),
        undefined,
      );
      return [
        {
          contract: contract.id,
          index,
          clause,
          status: contract.status[index] as ClauseStatus,
          marks: turns.map((turn) => markOf(view, contract, index, turn)),
          missing,
        },
      ];
    }),
  );
}

import type { Args, Chance, Seat, Violation } from '@pentapolis/kernel';
import type { Action, ActionKind } from './action.ts';
import type { Emit } from './facts.ts';
import type { State } from './state.ts';

/** What rules that play on need: luck and an ear. */
export interface Table {
  readonly chance: Chance;
  readonly emit: Emit;
}

/** A question the rules put to a seat, with all its answers. */
export interface Question {
  readonly kind: string;
  /** The rule that asks. */
  readonly rule: string;
  readonly answers: readonly ActionKind[];
  /** What a table needs to phrase it. */
  args?(state: State, seat: Seat): Args;
  /** Every answer, or samples of the kinds named in `meta.sampled`. Never empty while it is asked. */
  list(state: State, seat: Seat): Action[];
  /** `action` is of one of the kinds in `answers`. */
  check(state: State, seat: Seat, action: Action): Violation | undefined;
  play(state: State, seat: Seat, action: Action, table: Table): void;
}

export const never = (action: never): never => {
  throw new Error(`not an answer: ${JSON.stringify(action)}`);
};

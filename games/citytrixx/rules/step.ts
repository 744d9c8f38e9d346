import type { Args, Chance, Seat, Violation } from '@pentapolis/kernel';
import type { Action } from './action.ts';
import type { Emit } from './facts.ts';
import type { State, StepName } from './state.ts';

/** Where luck comes from and facts go to while a step is played. */
export interface Table {
  readonly chance: Chance;
  readonly emit: Emit;
}

export type QuestionKind = 'company' | 'start' | 'play' | 'take' | 'operate' | 'trade';

/** What a step asks of one seat at a time. `check` and `play` get actions that answer this kind of question only. */
export interface Question<A extends Action = Action> {
  readonly kind: QuestionKind;
  readonly rule: string;
  /** Who is asked now; NOBODY when the step is done. */
  asks(state: State): Seat;
  args(state: State, seat: Seat): Args;
  list(state: State, seat: Seat): A[];
  check(state: State, seat: Seat, action: A): Violation | undefined;
  play(state: State, seat: Seat, action: A, table: Table): void;
}

/**
 * One step of a round. It runs, then asks until nobody is left to ask (running again after each answer), and then the
 * step `leadsTo` names follows, or else the next one in the list.
 */
export interface Step {
  readonly name: StepName;
  run?(state: State, table: Table): void;
  // biome-ignore lint/suspicious/noExplicitAny: a step's question takes its own kinds of action only
  readonly question?: Question<any>;
  leadsTo?(state: State): StepName | undefined;
}

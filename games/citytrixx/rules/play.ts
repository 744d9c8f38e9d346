import { type Chance, type Decision, illegal, type Seat, type Violation } from '@pentapolis/kernel';
import type { Action } from './action.ts';
import type { Emit } from './facts.ts';
import { following, stepNamed } from './rounds.ts';
import { NOBODY, type State } from './state.ts';
import type { Question, QuestionKind, Table } from './step.ts';

// biome-ignore lint/suspicious/noExplicitAny: callers match the action to the question first
function asked(state: State): { readonly seat: Seat; readonly question: Question<any> } | undefined {
  const { question } = stepNamed(state.step);
  if (question === undefined) return undefined;
  const seat = question.asks(state);
  return seat === NOBODY ? undefined : { seat, question };
}

/** Who is to act; {@link NOBODY} once the match is over. */
export const mover = (state: State): Seat => asked(state)?.seat ?? NOBODY;

export function deciding(state: State): Seat[] {
  const now = asked(state);
  return now === undefined ? [] : [now.seat];
}

export function decision(state: State, seat: Seat): Decision | undefined {
  const now = asked(state);
  if (now === undefined || now.seat !== seat) return undefined;
  const { kind, rule } = now.question;
  return { kind, rule, args: now.question.args(state, seat) };
}

export function legalActions(state: State, seat: Seat): Action[] {
  const now = asked(state);
  return now === undefined || now.seat !== seat ? [] : (now.question.list(state, seat) as Action[]);
}

/** Purchases and passes answer the same question; every other kind of action is named like the question it answers. */
const answers = (action: Action, kind: QuestionKind): boolean =>
  kind === 'trade' ? action.kind === 'buy' || action.kind === 'pass' : action.kind === kind;

export function check(state: State, seat: Seat, action: Action): Violation | undefined {
  const now = asked(state);
  // [CTX-END-4]
  if (now === undefined) return illegal('CTX-END-4', 'refusal.over');
  const { question } = now;
  if (now.seat !== seat) return illegal(question.rule, 'refusal.notYourTurn', { seat: now.seat });
  if (!answers(action, question.kind))
    return illegal(question.rule, 'refusal.notAsked', { question: question.kind });
  return question.check(state, seat, action);
}

/** Plays a checked action and all that follows until a seat is asked again. */
export function apply(state: State, seat: Seat, action: Action, chance: Chance, emit?: Emit): void {
  const table: Table = { chance, emit };
  stepNamed(state.step).question?.play(state, seat, action, table);
  goOn(state, table);
}

/** Runs steps until one asks somebody, or the match is over. */
export function goOn(state: State, table: Table): void {
  for (;;) {
    const step = stepNamed(state.step);
    step.run?.(state, table);
    if (state.step === 'over' || asked(state) !== undefined) return;
    state.step = step.leadsTo?.(state) ?? following(state.step);
  }
}

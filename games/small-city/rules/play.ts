import { type Chance, type Decision, illegal, type Seat, type Violation } from '@pentapolis/kernel';
import type { Action } from './action.ts';
import { playerOf } from './borough.ts';
import { council, councilor, keep } from './council.ts';
import { grave, victim } from './deaths.ts';
import type { Emit } from './facts.ts';
import { advance } from './flow.ts';
import { founding } from './founding.ts';
import { housing } from './housing.ts';
import { trading } from './income.ts';
import { calm } from './instant/anarchist.ts';
import { merge } from './instant/assistant.ts';
import { expand } from './instant/planner.ts';
import { gain } from './instant/supporter.ts';
import { mayorQuestion } from './mayor.ts';
import { moving } from './moving.ts';
import { building, replan } from './plan.ts';
import type { Question } from './question.ts';
import { raise } from './raise.ts';
import { claiming } from './rondel.ts';
import { type AskKind, active, type Phase, type State } from './state.ts';
import { bonus, store } from './store.ts';

const ASKS: Readonly<Record<AskKind, Question>> = {
  gain,
  expand,
  councilor,
  merge,
  calm,
  bonus,
  raise,
  keep,
  store,
  replan,
  victim,
  grave,
};

/** Phases in which one seat after another is asked the same. */
const TURNS: Readonly<Partial<Record<Phase, Question>>> = {
  claim: claiming,
  move: moving,
  housing,
  income: trading,
  council,
};

/** Phases in which all are asked at once. [SMC-BUILD-1] */
const TOGETHER: Readonly<Partial<Record<Phase, Question>>> = { founding, build: building };

/** Everybody who is asked something, and what. */
function questions(state: State): { readonly seat: Seat; readonly question: Question }[] {
  if (state.phase === 'over') return [];
  const ask = state.asks.at(-1);
  if (ask !== undefined) return [{ seat: ask.seat, question: ASKS[ask.kind] }];
  if (state.phase === 'mayor') return [mayorQuestion(state)];
  const together = TOGETHER[state.phase];
  if (together === undefined) return [{ seat: state.order[state.at]!, question: TURNS[state.phase]! }];
  const waits = (seat: Seat): boolean =>
    state.phase === 'founding' ? state.boroughs[seat]!.side === '' : !playerOf(state, seat).planned;
  return active(state)
    .filter(waits)
    .map((seat) => ({ seat, question: together }));
}

export const deciding = (state: State): Seat[] => questions(state).map(({ seat }) => seat);

const questionFor = (state: State, seat: Seat): Question | undefined =>
  questions(state).find((asked) => asked.seat === seat)?.question;

export function decision(state: State, seat: Seat): Decision | undefined {
  const question = questionFor(state, seat);
  return question && { kind: question.kind, rule: question.rule, args: question.args?.(state, seat) ?? {} };
}

export function legalActions(state: State, seat: Seat): Action[] {
  return questionFor(state, seat)?.list(state, seat) ?? [];
}

export function check(state: State, seat: Seat, action: Action): Violation | undefined {
  // [SMC-END-1]
  if (state.phase === 'over') return illegal('SMC-END-1', 'refusal.over');
  const question = questionFor(state, seat);
  // [SMC-ROUND-2]
  if (question === undefined) return illegal('SMC-ROUND-2', 'refusal.notYourTurn');
  if (!question.answers.includes(action.kind))
    return illegal(question.rule, 'refusal.notAsked', { question: question.kind });
  return question.check(state, seat, action);
}

/** Plays a checked action and all that follows until somebody is asked again. */
export function apply(state: State, seat: Seat, action: Action, chance: Chance, emit?: Emit): void {
  const table = { chance, emit };
  questionFor(state, seat)!.play(state, seat, action, table);
  advance(state, table);
}

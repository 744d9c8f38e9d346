import { illegal, isViolation, type Seat, type Violation } from '@pentapolis/kernel';
import type { Action, ActionOf, Step } from './action.ts';
import { boroughOf, playerOf } from './borough.ts';
import { formatStep } from './notation.ts';
import { MOST_POLLUTION, putOut } from './out.ts';
import type { Question, Table } from './question.ts';
import { anyBuild, anyPlan, anyUpgrade, dice } from './sample.ts';
import { clone, copyStep, type State } from './state.ts';
import { applyStep, checkStep } from './step.ts';
import { NATURE } from './tiles.ts';

/** How many random plans stand for all. */
const SAMPLES = 10;

/**
 * Tries a plan out on a copy: what a seat does on its own screen before it hands it in. Nothing of it reaches the match.
 * @param state as the seat knows it; its plan of this round was not handed in
 * @returns the position after all steps, or the step that is wrong and why
 */
export function tryPlan(
  state: State,
  seat: Seat,
  steps: readonly Step[],
): State | { readonly step: number; readonly refusal: Violation } {
  const trial = clone(state);
  for (const [at, step] of steps.entries()) {
    // [SMC-SMOKE-4] who is out builds no more
    const refusal =
      playerOf(trial, seat).pollution >= MOST_POLLUTION
        ? illegal('SMC-SMOKE-4', 'refusal.outByThen')
        : checkStep(trial, seat, step);
    if (refusal !== undefined) return { step: at, refusal };
    applyStep(trial, seat, step);
  }
  return trial;
}

/** [SMC-BUILD-1] The whole plan of a Build phase, as one secret action. */
export const building: Question = {
  kind: 'build',
  rule: 'SMC-BUILD-1',
  answers: ['build'],
  list(state, seat) {
    const chance = dice(state, seat);
    const seen = new Set<string>();
    const list: Action[] = [];
    for (let count = 0; count <= SAMPLES; count++) {
      const steps = count === 0 ? [] : anyPlan(clone(state), seat, chance);
      const name = steps.map(formatStep).join('+');
      if (!seen.has(name)) list.push({ kind: 'build', steps });
      seen.add(name);
    }
    return list;
  },
  check(state, seat, action) {
    const tried = tryPlan(state, seat, (action as ActionOf<'build'>).steps);
    if (!('refusal' in tried)) return undefined;
    const { refusal, step } = tried;
    return { ...refusal, args: { ...refusal.args, step } };
  },
  play(state, seat, action, { emit }) {
    const { steps } = action as ActionOf<'build'>;
    const player = playerOf(state, seat);
    player.plan = steps.map(copyStep);
    player.planned = true;
    emit?.({ kind: 'planned', seat });
    emit?.({ kind: 'ownPlan', seat, steps: steps.map(formatStep).join('+'), to: [seat] });
  },
};

/** The step in the way of the plan being carried out. */
const stuckStep = (state: State, seat: Seat): Step => playerOf(state, seat).plan[0]!;

/** [SMC-BUILD-6] A step that cannot be carried out any more is planned again, or left out. */
export const replan: Question = {
  kind: 'replan',
  rule: 'SMC-BUILD-6',
  answers: ['replan', 'pass'],
  args: (state, seat) => ({ step: formatStep(stuckStep(state, seat)) }),
  list(state, seat) {
    const chance = dice(state, seat);
    const list: Action[] = [{ kind: 'pass' }];
    const seen = new Set<string>();
    const any = stuckStep(state, seat).do === 'upgrade' ? anyUpgrade : anyBuild;
    if (stuckStep(state, seat).do === 'build' || stuckStep(state, seat).do === 'upgrade')
      for (let count = 0; count < SAMPLES; count++) {
        const step = any(state, seat, chance);
        if (step === undefined || seen.has(formatStep(step))) continue;
        seen.add(formatStep(step));
        list.push({ kind: 'replan', step });
      }
    return list;
  },
  check(state, seat, action) {
    if (action.kind === 'pass') return undefined;
    const { step } = action as ActionOf<'replan'>;
    if (step.do !== stuckStep(state, seat).do) return illegal('SMC-BUILD-6', 'refusal.otherStep');
    return checkStep(state, seat, step);
  },
  play(state, seat, action, { emit }) {
    state.asks.pop();
    playerOf(state, seat).plan.shift();
    if (action.kind === 'pass') emit?.({ kind: 'leftOut', seat });
    else applyStep(state, seat, (action as ActionOf<'replan'>).step, emit);
    putOut(state, emit);
  },
};

/** A Factory 1 whose warehouse somebody else took meanwhile is built without it. [SMC-WORKS-2] */
function withoutWarehouse(state: State, step: Step): Step {
  if (step.do !== 'build' || step.warehouse === undefined || state.supply[NATURE.WH.index]! > 0) return step;
  const { warehouse, ...rest } = step;
  return rest;
}

/**
 * Carries plans out in turn order, until all are or somebody has to plan a step again. [SMC-BUILD-1] [SMC-BUILD-5]
 * @returns whether all are carried out
 */
export function carryOut(state: State, { emit }: Table): boolean {
  for (; state.at < state.order.length; state.at++) {
    const seat = state.order[state.at]!;
    const player = playerOf(state, seat);
    while (player.plan.length > 0 && !player.out) {
      const step = withoutWarehouse(state, player.plan[0]!);
      if (isViolation(checkStep(state, seat, step))) {
        emit?.({ kind: 'forestalled', seat, step: formatStep(step), reveals: true });
        state.asks.push({ kind: 'replan', seat, count: 0, cards: [] });
        return false;
      }
      player.plan.shift();
      applyStep(state, seat, step, emit);
      if (putOut(state, emit)) return false;
    }
    // where a plan ends was as secret as its steps
    if (!player.out)
      emit?.({ kind: player.built.length === 0 ? 'noSteps' : 'planDone', seat, reveals: true });
  }
  for (const seat of state.order) for (const tile of boroughOf(state, seat).tiles) tile.fresh = false;
  return true;
}

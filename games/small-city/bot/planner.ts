import type { Chance, Policy } from '@pentapolis/kernel';
import { determinize } from '../rules/determinize.ts';
import type { Action, State, View } from '../rules/index.ts';
import { decision } from '../rules/play.ts';
import { greedyPlan } from './build.ts';
import { CHOOSERS, listed } from './choices.ts';
import { nextMove } from './moves.ts';

/** How a player errs: points by which steps of a plan are misjudged, and one in so many other choices made blindly. */
export interface Temper {
  readonly whim: number;
  /** 0 = never. */
  readonly blindOneIn: number;
}

export const STEADY: Temper = { whim: 0, blindOneIn: 0 };

/** What the planner answers on a State it knows. */
export function plannerAction(state: State, seat: number, chance: Chance, temper: Temper = STEADY): Action {
  const { kind } = decision(state, seat)!;
  if (kind === 'build') return { kind: 'build', steps: greedyPlan(state, seat, chance, temper.whim).steps };
  if (temper.blindOneIn > 0 && chance.pick(temper.blindOneIn) === 0) {
    const actions = listed(state, seat);
    return actions[chance.pick(actions.length)]!;
  }
  if (kind === 'move') return nextMove(state, seat);
  const actions = listed(state, seat);
  if (actions.length === 1) return actions[0]!;
  return CHOOSERS[kind]!(state, seat, actions, chance);
}

/**
 * Builds one coherent borough: homes round City Hall between columns of culture, works in a corner, parks against the
 * smoke, and the promise in mind. It reads nothing that its View does not show: of the State drawn from it, only open
 * things and its own.
 */
export const plannerWith =
  (temper: Temper): Policy<View, Action> =>
  ({ view, seat }, chance) =>
    plannerAction(determinize(view, chance), seat, chance, temper);

export const planner = plannerWith(STEADY);

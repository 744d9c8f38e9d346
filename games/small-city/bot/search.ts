import { type Chance, fastChance, type Policy } from '@pentapolis/kernel';
import { determinize } from '../rules/determinize.ts';
import type { Action, State, Step, View } from '../rules/index.ts';
import { formatStep } from '../rules/notation.ts';
import { apply, deciding, decision, legalActions } from '../rules/play.ts';
import { scores } from '../rules/ranking.ts';
import { clone } from '../rules/state.ts';
import { greedyPlan } from './build.ts';
import { CHOOSERS } from './choices.ts';
import { nextMove } from './moves.ts';
import { plannerAction } from './planner.ts';

/** How widely and how far a search over plans looks. */
export interface Breadth {
  /** Different plans that are tried. */
  readonly plans: number;
  /** Points by which steps are misjudged to find plans that differ. */
  readonly whim: number;
  /** Rounds each is played on, with the planner in every seat's own borough; then the score counts. */
  readonly rounds: number;
  /** Times each is played on, with luck of its own. */
  readonly trials: number;
}

export const SEARCH: Breadth = { plans: 6, whim: 3, rounds: 8, trials: 2 };

/** Rivals in a trial: they build nothing and move what must move, which is quick and leaves the own borough alone. */
function rivalAction(state: State, seat: number, chance: Chance): Action {
  const { kind } = decision(state, seat)!;
  if (kind === 'build') return { kind: 'build', steps: [] };
  const actions = legalActions(state, seat);
  if (kind === 'move') return actions.find((action) => action.kind === 'done') ?? actions[0]!;
  return actions.length === 1 ? actions[0]! : CHOOSERS[kind]!(state, seat, actions, chance);
}

/** The score of `seat` once `plan` was handed in and the match was played on. */
function trial(start: State, seat: number, plan: readonly Step[], rounds: number, chance: Chance): number {
  const state = clone(start);
  const last = state.round + rounds;
  apply(state, seat, { kind: 'build', steps: plan }, chance);
  for (;;) {
    const asked = deciding(state);
    if (asked.length === 0 || state.round >= last) break;
    const [next] = asked;
    const action = next === seat ? plannerAction(state, next, chance) : rivalAction(state, next!, chance);
    apply(state, next!, action, chance);
  }
  return scores(state)[seat]! - (state.players[seat]!.out ? 100 : 0);
}

/** Plans that differ: the planner's own, and those of planners who misjudge a little. */
function candidates(state: State, seat: number, { plans, whim }: Breadth, chance: Chance): Step[][] {
  const seen = new Set<string>();
  const found: Step[][] = [];
  for (let count = 0; count < 2 * plans && found.length < plans; count++) {
    const { steps } = greedyPlan(state, seat, chance, count === 0 ? 0 : whim, count === 0 ? 2 : 3);
    const name = steps.map(formatStep).join('+');
    if (seen.has(name)) continue;
    seen.add(name);
    found.push(steps);
  }
  return found;
}

/** Plays every candidate plan on and keeps the one that scores best. */
export function bestPlan(state: State, seat: number, breadth: Breadth, chance: Chance): Step[] {
  const found = candidates(state, seat, breadth, chance);
  if (found.length === 1) return found[0]!;
  // every plan meets the same luck, so that plans are compared and not their luck
  const luck = Array.from({ length: breadth.trials }, () => chance.pick(0x7fffffff));
  let best = found[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const plan of found) {
    let sum = 0;
    for (const seed of luck) sum += trial(state, seat, plan, breadth.rounds, fastChance(seed));
    // the planner's own plan has the benefit of the doubt
    const worth = sum / breadth.trials + (plan === found[0] ? 0.5 : 0);
    if (worth > most) {
      most = worth;
      best = plan;
    }
  }
  return best;
}

/** A search over plans of the Build phase; all else as the planner does it. */
export const searchWith =
  (breadth: Breadth): Policy<View, Action> =>
  ({ view, seat }, chance) => {
    const state = determinize(view, chance);
    const { kind } = decision(state, seat)!;
    if (kind === 'build') return { kind: 'build', steps: bestPlan(state, seat, breadth, chance) };
    if (kind === 'move') return nextMove(state, seat);
    return plannerAction(state, seat, chance);
  };

export const search = searchWith(SEARCH);

import type { Chance, Policy } from '@pentapolis/kernel';
import type { Action } from '../rules/action.ts';
import { determinize } from '../rules/determinize.ts';
import { legalActions } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { judge } from './worth.ts';

/** Random points up to which two actions are as good as each other: a player nobody can read. */
const WHIM = 0.4;

/** The action that looks best to the seat at once. */
export function rushAction(state: State, seat: number, chance: Chance, whim = WHIM): Action {
  const actions = legalActions(state, seat);
  if (actions.length === 1) return actions[0]!;
  const worth = judge(state, seat);
  let best = actions[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const value = worth(action) + (whim * chance.pick(1024)) / 1024;
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}

/**
 * Builds cheap and fast, chooses characters for gold and cards, and names those its memory of the draft points at.
 * It plays on one State drawn from the View and reads nothing in it that the View does not show.
 */
export const rush: Policy<View, Action> = ({ view, seat }, chance) =>
  rushAction(determinize(view, chance), seat, chance);

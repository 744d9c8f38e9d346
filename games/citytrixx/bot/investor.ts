import type { Chance, Policy, Seat } from '@pentapolis/kernel';
import type { Action } from '../rules/action.ts';
import { determinize } from '../rules/determinize.ts';
import { legalActions } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { judge } from './worth.ts';

/** The action that looks best to `seat`; of equals one is drawn. */
export function investorAction(state: State, seat: Seat, chance: Chance): Action {
  const worth = judge(state, seat);
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const action of legalActions(state, seat)) {
    const own = worth(action);
    if (own > most) {
      best = action;
      most = own;
      equals = 1;
    } else if (own === most && chance.pick(++equals) === 0) best = action;
  }
  if (best === undefined) throw new Error(`seat ${seat} is asked nothing`);
  return best;
}

/** Values cards, cities and shares by rule of thumb, a move at a time. It knows its View and nothing else. */
export const investor: Policy<View, Action> = ({ view, seat }, chance) =>
  investorAction(determinize(view, chance), seat, chance);

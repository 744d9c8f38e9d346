import { type SearchModel, type Seat, textHash } from '@pentapolis/kernel';
import type { Action } from '../rules/action.ts';

import { dealHidden, type Hidden, hiddenIn, publicState } from '../rules/determinize.ts';
import { formatAction } from '../rules/notation.ts';
import { apply, legalActions, mover } from '../rules/play.ts';
import { ranking } from '../rules/scoring.ts';
import { clone, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { survey } from './survey.ts';
import { pendingWorths } from './tricks.ts';
import { judge } from './worth.ts';

/** A State drawn from the View, who moves in it, and what may be played there. */
export interface Position {
  state: State;
  seat: Seat;
  actions: readonly Action[] | undefined;
  /** What the View shows, and what it hides: to draw again. */
  readonly shown: State;
  readonly hidden: Hidden;
}

function actionsIn(position: Position): readonly Action[] {
  position.actions ??= legalActions(position.state, position.seat);
  return position.actions;
}

/** Money that makes one outlook e times as likely to win as another. */
const UNIT = 90;

function outlook(state: State): number[] {
  if (state.step === 'over') {
    const ranks = ranking(state);
    const winners = ranks.filter((rank) => rank === 1).length;
    return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
  }
  const seen = survey(state);
  const pending = pendingWorths(state, seen);
  const fortunes =
    pending === undefined
      ? seen.fortunes
      : seen.fortunes.map((fortune, seat) => fortune + (pending[seat] as number));
  const top = Math.max(...fortunes);
  const weights = fortunes.map((fortune) => Math.exp((fortune - top) / UNIT));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function redrawn(shown: State, hidden: Hidden, chance: Parameters<typeof dealHidden>[2]): State {
  const state = clone(shown);
  if (state.year > 0) dealHidden(state, hidden, chance);
  return state;
}

/** CityTriXX as search sees it: hands and stacks drawn anew, the investor's worths as priors and its beliefs as outlook. */
export const model: SearchModel<View, Action, Position> = {
  load(view, _seat, chance) {
    const shown = publicState(view);
    const hidden = hiddenIn(shown, view);
    const state = redrawn(shown, hidden, chance);
    return { state, seat: mover(state), actions: undefined, shown, hidden };
  },
  copy(from, into) {
    const state = clone(from.state);
    if (into === undefined) return { ...from, state };
    return Object.assign(into, { ...from, state });
  },
  redraw(position, chance) {
    position.state = redrawn(position.shown, position.hidden, chance);
    position.actions = undefined;
  },
  toMove: (position) => position.seat,
  moves(position, moves) {
    const count = actionsIn(position).length;
    for (let index = 0; index < count; index++) moves[index] = index;
    return count;
  },
  play(position, move, chance) {
    apply(position.state, position.seat, actionsIn(position)[move] as Action, chance);
    position.seat = mover(position.state);
    position.actions = undefined;
  },
  identity: (position, move) => textHash(formatAction(actionsIn(position)[move] as Action)),
  action: (position, move) => actionsIn(position)[move] as Action,
  returns: ({ state }) => outlook(state),
  priors(position, moves, count, priors) {
    const actions = actionsIn(position);
    const worth = judge(position.state, position.seat);
    for (let index = 0; index < count; index++)
      priors[index] = worth(actions[moves[index] as number] as Action);
  },
};

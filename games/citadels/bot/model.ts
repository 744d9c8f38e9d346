import { type SearchModel, type Seat, textHash } from '@pentapolis/kernel';
import type { Action } from '../rules/action.ts';
import { type Worlds, worldsOf } from '../rules/determinize.ts';
import { formatAction } from '../rules/notation.ts';
import { apply, deciding, legalActions } from '../rules/play.ts';
import { ranking } from '../rules/ranking.ts';
import type { KeepWeight } from '../rules/sample-draft.ts';
import { allSeats, clone, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { prospects } from './outlook.ts';
import { rushAction } from './rush.ts';
import { guessedWishes } from './wish.ts';
import { judge } from './worth.ts';

/** A State drawn from the View, who moves in it, and what may be played there. */
export interface Position {
  state: State;
  seat: Seat;
  actions: readonly Action[] | undefined;
  /** Where it was drawn from, to draw again. */
  readonly worlds: Worlds;
  /** What the others would have wished for when they drafted, by seat and rank. */
  readonly weight: KeepWeight;
}

/** How sharply seats are thought to follow their wishes when they draft. */
const SHARPNESS = 0.7;

/** What rivals' play implies: characters that would serve a seat are the likelier to be its own. */
export function draftWeights(state: State): KeepWeight {
  const table = allSeats(state).map((seat) =>
    guessedWishes(state, seat).map((wished) => Math.exp(Math.min(8, wished) * SHARPNESS)),
  );
  return (seat, _step, rank) => table[seat]![rank]!;
}

const moverIn = (state: State): Seat => deciding(state)[0] ?? -1;

function actionsIn(position: Position): readonly Action[] {
  position.actions ??= legalActions(position.state, position.seat);
  return position.actions;
}

/** Points that make one outlook e times as likely to win as another. */
const UNIT = 3;

function outlook(state: State): number[] {
  if (state.phase === 'over') {
    const ranks = ranking(state);
    const winners = ranks.filter((rank) => rank === 1).length;
    return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
  }
  const points = allSeats(state).map((seat) => prospects(state, seat));
  const top = Math.max(...points);
  const weights = points.map((own) => Math.exp((own - top) / UNIT));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/**
 * Citadels as search sees it: States drawn from the View with the draft in mind, the rush player's worths as priors and
 * its play as playouts.
 */
export const model: SearchModel<View, Action, Position> = {
  load(view, _seat, chance) {
    const worlds = worldsOf(view);
    const weight = draftWeights(worlds(chance));
    const state = worlds(chance, weight);
    return { state, seat: moverIn(state), actions: undefined, worlds, weight };
  },
  copy(from, into) {
    const state = clone(from.state);
    if (into === undefined) return { ...from, state };
    return Object.assign(into, { ...from, state });
  },
  redraw(position, chance) {
    position.state = position.worlds(chance, position.weight);
    position.actions = undefined;
  },
  toMove: (position) => position.seat,
  moves(position, moves) {
    const count = actionsIn(position).length;
    for (let index = 0; index < count; index++) moves[index] = index;
    return count;
  },
  play(position, move, chance) {
    apply(position.state, position.seat, actionsIn(position)[move]!, chance);
    position.seat = moverIn(position.state);
    position.actions = undefined;
  },
  identity: (position, move) => textHash(formatAction(actionsIn(position)[move]!)),
  action: (position, move) => actionsIn(position)[move]!,
  returns: ({ state }) => outlook(state),
  priors(position, moves, count, priors) {
    const actions = actionsIn(position);
    const worth = judge(position.state, position.seat);
    for (let index = 0; index < count; index++) priors[index] = worth(actions[moves[index]!]!);
  },
  rollout(position, chance) {
    const action = rushAction(position.state, position.seat, chance, 1);
    position.actions = [action];
    return 0;
  },
};

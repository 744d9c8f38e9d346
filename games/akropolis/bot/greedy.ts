import type { Policy } from '@pentapolis/kernel';
import type { Action } from '../rules/action.ts';
import type { View } from '../rules/view.ts';
import { modelWith } from './model.ts';
import { FEATURES } from './weights.data.ts';

/** Looks at nothing but the points on the table, stones among them. */
const shortSighted = modelWith(
  FEATURES.map((feature) => (feature === 'points' || feature === 'stones' ? 1 : 0)),
);

/**
 * Plays the move after which its score is highest, stones included; equals are drawn. The measure of all others: in
 * trials it made 112 points on average against itself at two, 91 at three and 80 at four.
 */
export const greedy: Policy<View, Action> = ({ view, seat }, chance) => {
  const position = shortSighted.load(view, seat, chance);
  const moves: number[] = [];
  const points: number[] = [];
  const count = shortSighted.moves(position, moves);
  shortSighted.priors?.(position, moves, count, points);
  const most = Math.max(...points);
  const best = moves.filter((_, index) => points[index] === most);
  return shortSighted.action(position, best[chance.pick(best.length)] as number);
};

import { rankBy } from '@pentapolis/kernel';
import { goldOf } from './gold.ts';
import { scoreOf } from './scoring.ts';
import { allSeats, type State } from './state.ts';

export function scores(state: State): number[] {
  return allSeats(state).map((seat) => scoreOf(state, seat).total);
}

/** [CIT-TIE-1] Most points; then the dearer districts, [CIT-TIE-2] then the fuller purse; [CIT-TIE-3] else shared. */
export function ranking(state: State): number[] {
  const results = allSeats(state).map((seat) => scoreOf(state, seat));
  return rankBy(
    state.seats,
    (a, b) =>
      results[b]!.total - results[a]!.total ||
      results[b]!.cost - results[a]!.cost ||
      goldOf(state, b) - goldOf(state, a),
  );
}

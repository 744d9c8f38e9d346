import { SCORE_PARTS, type ScorePart, type View } from '../../rules/index.ts';

/** A line of the count: one part of the points, seat by seat. */
export interface FinalRow {
  readonly part: ScorePart;
  readonly points: readonly number[];
}

/** How each seat's points come about, line by line; lines in which nobody scored are left out. */
export function finalRows(view: View): readonly FinalRow[] {
  return SCORE_PARTS.map((part) => ({ part, points: view.seats.map(({ score }) => score[part]) })).filter(
    ({ part, points }) => part === 'cost' || points.some((value) => value !== 0),
  );
}

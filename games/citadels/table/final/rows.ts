import type { View } from '../../rules/index.ts';

export const PARTS = ['cost', 'extra', 'colours', 'completion', 'special'] as const;
export type Part = (typeof PARTS)[number];

/** A line of the count: one part of the points, seat by seat. */
export interface FinalRow {
  readonly part: Part;
  readonly points: readonly number[];
}

/** How each seat's points come about, line by line; lines in which nobody scored are left out. */
export function finalRows(view: View): readonly FinalRow[] {
  return PARTS.map((part) => ({ part, points: view.seats.map(({ score }) => score[part]) })).filter(
    ({ part, points }) => part === 'cost' || points.some((value) => value !== 0),
  );
}

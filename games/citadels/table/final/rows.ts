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

/** Seats level on points whose order was settled by districts or gold, group by group. [CIT-TIE-1] [CIT-TIE-2] */
export function ties(view: View): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>();
  for (const [seat, { score }] of view.seats.entries())
    groups.set(score.total, [...(groups.get(score.total) ?? []), seat]);
  return [...groups.values()].filter((seats) => seats.length > 1);
}

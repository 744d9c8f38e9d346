import type { View } from '../../rules/index.ts';

export const PARTS = ['base', 'promise', 'specials', 'pollution'] as const;
export type Part = (typeof PARTS)[number];

/** A line of the count: one part of the score, seat by seat, in what the match is played for. */
export interface FinalRow {
  readonly part: Part;
  readonly points: readonly number[];
}

/** Whether promises count towards the total, or only among equals. [SMC-POPULACE-3] [SMC-ARTS-2] */
export const promisesCount = ({ choices: { mode } }: Pick<View, 'choices'>): boolean =>
  mode === 'basic' || mode === 'votes' || mode === 'economic';

/** How each seat's total comes about, line by line; lines that change nothing are left out. */
export function finalRows(view: View): readonly FinalRow[] {
  const counted = promisesCount(view);
  return PARTS.map((part) => ({
    part,
    points: view.scores.map((score) => (part === 'pollution' ? 0 - score.pollution : score[part])),
  })).filter(
    ({ part, points }) =>
      part === 'base' ||
      (part === 'pollution'
        ? points.some((value) => value !== 0)
        : counted && points.some((value) => value !== 0)),
  );
}

import { levelSeats } from '@pentapolis/kit';
import { DISTRICTS, type District, type View } from '../../rules/index.ts';

/** One line of the final count: what it is and what it gives each column (seats first, then the architect). */
export interface FinalRow {
  readonly id: District | 'stones' | 'quarries';
  readonly cells: readonly { readonly points: number; readonly value?: number; readonly stars?: number }[];
}

/** A final count as columns of figures that add up to the totals. */
export interface FinalSheet {
  readonly rows: readonly FinalRow[];
  readonly totals: readonly number[];
  readonly stones: readonly number[];
}

/** The final count of every seat, and of the architect in a game for one; undefined while points are hidden. */
export function finalSheet(view: View): FinalSheet | undefined {
  const scores = [
    ...view.cities.map(({ score }) => score),
    ...(view.architect ? [view.architect.score] : []),
  ];
  const known = scores.filter((score) => score !== undefined);
  if (known.length < scores.length) return undefined;
  const quarries = known.map((score) => ('quarryPoints' in score ? Number(score.quarryPoints) : 0));
  const rows: FinalRow[] = DISTRICTS.map((district) => ({
    id: district,
    cells: known.map(({ districts }) => districts[district]),
  }));
  if (quarries.some((points) => points > 0))
    rows.push({ id: 'quarries', cells: quarries.map((points) => ({ points })) });
  rows.push({ id: 'stones', cells: known.map(({ stonePoints }) => ({ points: stonePoints })) });
  return {
    rows,
    totals: known.map(({ total }) => total),
    stones: known.map(({ stonePoints }) => stonePoints),
  };
}

/** A place decided by more than points. */
export interface TieNote {
  readonly kind: 'stones' | 'shared';
  readonly seats: readonly number[];
  readonly points: number;
}

/** Seats with equal totals, and whether stones told them apart. */
export function tieNotes({ totals, stones }: FinalSheet, seats: number): TieNote[] {
  return levelSeats(totals.slice(0, seats)).map((group) => ({
    kind: new Set(group.map((seat) => stones[seat])).size > 1 ? 'stones' : 'shared',
    seats: group,
    points: totals[group[0] as number] as number,
  }));
}

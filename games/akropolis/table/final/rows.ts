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

/** Running totals after the first `count` rows. */
export function runningTotals({ rows, totals }: FinalSheet, count: number): number[] {
  return totals.map((_, column) =>
    rows.slice(0, count).reduce((sum, { cells }) => sum + (cells[column]?.points ?? 0), 0),
  );
}

/** A place decided by more than points. */
export interface TieNote {
  readonly kind: 'stones' | 'shared';
  readonly seats: readonly number[];
  readonly points: number;
}

/** Seats with equal totals, and whether stones told them apart. */
export function tieNotes({ totals, stones }: FinalSheet, seats: number): TieNote[] {
  const groups = new Map<number, number[]>();
  for (let seat = 0; seat < seats; seat++) {
    const points = totals[seat] as number;
    groups.set(points, [...(groups.get(points) ?? []), seat]);
  }
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([points, group]) => ({
      kind: new Set(group.map((seat) => stones[seat])).size > 1 ? 'stones' : 'shared',
      seats: group,
      points,
    }));
}

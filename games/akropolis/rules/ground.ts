import { qOf, SIDE, STEPS } from './geometry.ts';
import { NO_HEX } from './hexes.ts';
import type { City } from './state.ts';

/** Where to find the column of a cell: its index in the city's lists, or -1 for empty ground. */
export type Ground = (cell: number) => number;

/** A look-up table of a city as it stands now; building on makes it stale. */
export function groundOf({ cells }: Pick<City, 'cells'>): Ground {
  const first = Math.min(...cells);
  const index = new Int16Array(Math.max(...cells) - first + 1).fill(-1);
  for (let at = 0; at < cells.length; at++) index[(cells[at] as number) - first] = at;
  return (cell) => index[cell - first] ?? -1;
}

/** Hex code on top of a cell, 0 where nothing is built. */
export function hexOn(city: City, ground: Ground, cell: number): number {
  return city.hexes[ground(cell)] ?? NO_HEX;
}

/** Height of a cell, 0 where nothing is built. */
export function heightOn(city: City, ground: Ground, cell: number): number {
  return city.heights[ground(cell)] ?? 0;
}

export function neighbours(cell: number): number[] {
  return STEPS.map((step) => cell + step);
}

/** The empty cells next to a cell. */
export function emptyNeighbours(ground: Ground, cell: number): number[] {
  return neighbours(cell).filter((next) => ground(next) < 0);
}

/**
 * The lakes of a city: every region of empty ground from which no way over empty ground leads outside, as lists of
 * cells, smallest cell first.
 */
export function lakesOf(city: Pick<City, 'cells'>, ground: Ground): number[][] {
  const columns = city.cells.map(qOf);
  const west = Math.min(...columns) - 1;
  const east = Math.max(...columns) + 1;
  const first = Math.min(...city.cells.map(rowStart)) - SIDE;
  const end = Math.max(...city.cells.map(rowStart)) + 2 * SIDE;
  // The rim of this frame is empty all round, so whatever its corner reaches inside the frame is the outside.
  const within = (cell: number): boolean =>
    cell >= first && cell < end && qOf(cell) >= west && qOf(cell) <= east;

  const seen = new Uint8Array(end - first);
  const flood = (start: number): number[] => {
    const region = [start];
    seen[start - first] = 1;
    for (const cell of region)
      for (const step of STEPS) {
        const next = cell + step;
        if (!within(next) || seen[next - first] === 1 || ground(next) >= 0) continue;
        seen[next - first] = 1;
        region.push(next);
      }
    return region.sort((a, b) => a - b);
  };

  flood(first + west + SIDE / 2);
  const lakes: number[][] = [];
  for (const cell of city.cells)
    for (const start of emptyNeighbours(ground, cell))
      if (seen[start - first] === 0) lakes.push(flood(start));
  return lakes.sort((a, b) => (a[0] as number) - (b[0] as number));
}

/** The cell at the west end of a cell's row. */
function rowStart(cell: number): number {
  return cell - (cell % SIDE);
}

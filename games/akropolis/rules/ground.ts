import { CELLS, cellAt, qOf, rOf, STEPS } from './geometry.ts';
import { NO_HEX } from './hexes.ts';
import type { City } from './state.ts';

/** Where to find the column of a cell: its index in the city's lists, or -1 for empty ground. */
export type Ground = (cell: number) => number;

/** A look-up table of a city as it stands now; building on makes it stale. */
export function groundOf(city: Pick<City, 'cells'>): Ground {
  const index = new Int16Array(CELLS).fill(-1);
  city.cells.forEach((cell, at) => {
    index[cell] = at;
  });
  return (cell) => index[cell] ?? -1;
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
  const rows = city.cells.map(rOf);
  const west = Math.min(...columns) - 1;
  const east = Math.max(...columns) + 1;
  const north = Math.min(...rows) - 1;
  const south = Math.max(...rows) + 1;
  // The rim of this frame is empty all round, so whatever its corner reaches inside the frame is the outside.
  const within = (cell: number): boolean =>
    qOf(cell) >= west && qOf(cell) <= east && rOf(cell) >= north && rOf(cell) <= south;

  const seen = new Set<number>();
  const flood = (start: number): number[] => {
    const region = [start];
    seen.add(start);
    for (const cell of region)
      for (const next of emptyNeighbours(ground, cell))
        if (!seen.has(next) && within(next)) {
          seen.add(next);
          region.push(next);
        }
    return region.sort((a, b) => a - b);
  };

  flood(cellAt(west, north));
  const lakes: number[][] = [];
  for (const cell of city.cells)
    for (const start of emptyNeighbours(ground, cell)) if (!seen.has(start)) lakes.push(flood(start));
  return lakes.sort((a, b) => (a[0] as number) - (b[0] as number));
}

import type { Seat } from '@pentapolis/kernel';
import { type BuildingId, rowOf } from './buildings.ts';

/** A Case of the lattice. x grows eastwards, y southwards; the central point is the corner north-west of (0, 0). */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Where a building lies: its north-western corner, and whether a long one stands upright. */
export interface Spot extends Cell {
  readonly turned: boolean;
}

/** Nobody builds farther from the central point than all Cases of a player in a row. */
export const REACH = 100;
const SIDE = 2 * REACH + 16;

/** A cell as one whole number. */
export const cellId = (x: number, y: number): number => (y + REACH + 8) * SIDE + (x + REACH + 8);
/** Steps to the four neighbours of a {@link cellId}. [CTE-ADJ-1] */
export const STEPS: readonly number[] = [1, -1, SIDE, -SIDE];

export const cellAt = (id: number): Cell => ({
  x: (id % SIDE) - REACH - 8,
  y: Math.floor(id / SIDE) - REACH - 8,
});

/** [CTE-SETUP-5] [CTE-SETUP-6] Four quarters, or with three players a half and two quarters. */
export const DISTRICTS = { 3: ['N', 'SE', 'SW'], 4: ['NW', 'NE', 'SE', 'SW'] } as const;
export type District = (typeof DISTRICTS)[3 | 4][number];

export function districtAt(x: number, y: number, seats: number): District {
  if (y < 0) return seats === 3 ? 'N' : x < 0 ? 'NW' : 'NE';
  return x < 0 ? 'SW' : 'SE';
}

/** Whose district a Case lies in. */
export function landlord(x: number, y: number, districts: readonly District[]): Seat {
  return districts.indexOf(districtAt(x, y, districts.length));
}

/** [CTE-FIRST-2] Does the Case touch the central point? */
export const isCentral = (x: number, y: number): boolean => (x === 0 || x === -1) && (y === 0 || y === -1);

export function extent(id: BuildingId, turned: boolean): { width: number; height: number } {
  const { width, height } = rowOf(id);
  return turned ? { width: height, height: width } : { width, height };
}

/** Only long buildings can be turned: a square turned is the same square. [CTE-BUILD-9] */
export const canTurn = (id: BuildingId): boolean => rowOf(id).width !== rowOf(id).height;

const OUTLINES = new Map<string, readonly Cell[]>();

/** Cells covered, relative to the corner, row by row. */
export function outline(id: BuildingId, turned: boolean): readonly Cell[] {
  const name = `${id}${turned}`;
  let cells = OUTLINES.get(name);
  if (cells === undefined) {
    const { width, height } = extent(id, turned);
    cells = Array.from({ length: width * height }, (_, at) => ({
      x: at % width,
      y: Math.floor(at / width),
    })).filter(({ x, y }) => !(rowOf(id).hollow && x === 1 && y === 1));
    OUTLINES.set(name, cells);
  }
  return cells;
}

export function footprint(id: BuildingId, { x, y, turned }: Spot): Cell[] {
  return outline(id, turned).map((cell) => ({ x: x + cell.x, y: y + cell.y }));
}

/** Two seats whose districts share a border that one of the Cases touches. */
export function bordersOn(cells: readonly Cell[], districts: readonly District[], own: Seat): Seat[] {
  const found = new Set<Seat>();
  for (const { x, y } of cells)
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const other = landlord(x + dx, y + dy, districts);
      if (other !== own) found.add(other);
    }
  return [...found];
}

/**
 * The plane a city stands on: flat-top hexes in axial coordinates, `q` growing east, `r` growing south, the centre of
 * the start tile at (0, 0). A hex is one whole number, its *cell*: `(r + 64) * 128 + (q + 64)`.
 *
 * 30 tiles is the most a seat ever lays and a tile reaches at most two hexes further out, so no city leaves
 * -61..61 and a cell never wraps: ids and coordinates name each other, and a neighbour is the cell plus a constant.
 */
export const SIDE = 128;
export const CELLS = SIDE * SIDE;
const HALF = SIDE / 2;

/** Furthest coordinate an anchor may have; beyond it lies nothing that could touch a city. */
export const REACH = HALF - 2;

export type Hex = {
  readonly q: number;
  readonly r: number;
};

export function cellAt(q: number, r: number): number {
  return (r + HALF) * SIDE + q + HALF;
}

export function qOf(cell: number): number {
  return (cell % SIDE) - HALF;
}

export function rOf(cell: number): number {
  return Math.floor(cell / SIDE) - HALF;
}

export function hexAt(cell: number): Hex {
  return { q: qOf(cell), r: rOf(cell) };
}

/** Cell differences to the six neighbours, clockwise from north: N, NE, SE, S, SW, NW. */
export const STEPS: readonly number[] = [-SIDE, 1 - SIDE, 1, SIDE, SIDE - 1, -1];

/** The same as differences of q and r. */
export const AROUND: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export function step(direction: number): number {
  return STEPS[direction % 6] as number;
}

/** The centre of every city. */
export const ORIGIN = cellAt(0, 0);

/**
 * The three cells under a tile, in the order of its hexes: first hex on the anchor, the second in direction `rotation`
 * from it, the third in the next direction clockwise.
 * @param rotation 0..5, sixths of a turn clockwise
 */
export function footprint(anchor: number, rotation: number): readonly [number, number, number] {
  return [anchor, anchor + step(rotation), anchor + step(rotation + 1)];
}

/**
 * A place for a tile regardless of which hex comes first: its *spot*, `2 * cell + side`. Side 0 is the triangle
 * {cell, N, NE}, side 1 is {cell, NE, SE}; every three mutually touching hexes are exactly one spot.
 */
export const SPOTS = 2 * CELLS;

/** The rotation whose anchor is the spot's own cell, for its first hex; the two other ways round follow clockwise. */
export function placementAt(
  spot: number,
  way: number,
): { readonly anchor: number; readonly rotation: number } {
  const side = spot % 2;
  const corners = footprint((spot - side) / 2, side);
  const anchor = corners[way] as number;
  return { anchor, rotation: (side + 2 * way) % 6 };
}

/** The spot a tile covers when it lies with `anchor` and `rotation`. */
export function spotOf(anchor: number, rotation: number): number {
  const side = rotation % 2;
  const way = (rotation - side) / 2;
  // Seen from the spot's own cell the anchor is corner number `way`.
  const corner = way === 0 ? 0 : step(side + way - 1);
  return 2 * (anchor - corner) + side;
}

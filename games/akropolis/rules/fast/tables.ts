import { footprint, ORIGIN, SIDE, STEPS, spotOf } from '../geometry.ts';
import { TILE_COUNT, tileHexes } from '../tiles.ts';

/** Hex codes of all tiles: `TILES[3 * tile + i]` is hex i, clockwise. */
export const TILES = new Uint8Array(3 * (TILE_COUNT + 1));
for (let tile = 1; tile <= TILE_COUNT; tile++) TILES.set(tileHexes(tile), 3 * tile);

/** The six steps once more, where a typed array is worth it. */
export const AROUND = new Int16Array(STEPS);

/** The cells of a spot, from its own cell: the second lies at `SECOND + side`, the third at `THIRD + side * SIDE`. */
export const SECOND = -SIDE;
export const THIRD = 1 - SIDE;

/** Every spot that covers one of `cells`, ascending. */
function spotsOver(cells: readonly number[]): number[] {
  const spots = new Set<number>();
  for (const cell of cells)
    for (let rotation = 0; rotation < 6; rotation++) spots.add(spotOf(cell, rotation));
  return [...spots].sort((a, b) => a - b);
}

/** What lies round a tile, by side of its spot; the same everywhere on the plane. */
export interface Surroundings {
  /** Differences from the spot's own cell to the 27 cells that matter: the tile's three first, then those round it. */
  readonly cells: Int16Array;
  /** Differences from the spot to the 13 spots that share a hex with it, and which of `cells` each covers, as bits. */
  readonly over: Int16Array;
  readonly overBits: Int32Array;
  /** The same for the 24 more spots that touch it. */
  readonly ring: Int16Array;
  readonly ringBits: Int32Array;
}

function surroundings(side: number): Surroundings {
  const own = footprint(ORIGIN, side);
  const ownSpot = spotOf(ORIGIN, side);
  const over = spotsOver(own);
  const beside = spotsOver(own.flatMap((cell) => STEPS.map((step) => cell + step)));
  const ring = beside.filter((spot) => !over.includes(spot));
  const covered = (spot: number): readonly number[] => footprint(spot >> 1, spot & 1);
  const cells = [...new Set([...own, ...over.flatMap(covered), ...ring.flatMap(covered)])];
  const bits = (spot: number): number =>
    covered(spot).reduce((mask, cell) => mask | (1 << cells.indexOf(cell)), 0);
  return {
    cells: Int16Array.from(cells, (cell) => cell - ORIGIN),
    over: Int16Array.from(over, (spot) => spot - ownSpot),
    overBits: Int32Array.from(over, bits),
    ring: Int16Array.from(ring, (spot) => spot - ownSpot),
    ringBits: Int32Array.from(ring, bits),
  };
}

export const EVEN = surroundings(0);
export const ODD = surroundings(1);

/** The 13 spots of each side alone. */
export const OVER: readonly [Int16Array, Int16Array] = [EVEN.over, ODD.over];

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

/**
 * For a tile on a spot of side 0 or 1: the differences from its spot id to the 13 spots that share a hex with it, and to
 * the 24 more that touch it. They are the same everywhere on the plane.
 */
function differences(side: number): { over: Int16Array; ring: Int16Array } {
  const cells = footprint(ORIGIN, side);
  const own = spotOf(ORIGIN, side);
  const over = spotsOver(cells);
  const beside = spotsOver(cells.flatMap((cell) => STEPS.map((step) => cell + step)));
  const ring = beside.filter((spot) => !over.includes(spot));
  return {
    over: Int16Array.from(over, (spot) => spot - own),
    ring: Int16Array.from(ring, (spot) => spot - own),
  };
}

const EVEN = differences(0);
const ODD = differences(1);

/** By side of the spot. */
export const OVER: readonly [Int16Array, Int16Array] = [EVEN.over, ODD.over];
export const RING: readonly [Int16Array, Int16Array] = [EVEN.ring, ODD.ring];

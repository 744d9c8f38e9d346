import { type FastCity, HEIGHT_MASK, HEIGHT_SHIFT, HEX_MASK } from '../rules/fast/city.ts';
import { SECOND, THIRD } from '../rules/fast/tables.ts';
import { footprint, ORIGIN, SIDE, spotOf } from '../rules/geometry.ts';
import { QUARRY } from '../rules/hexes.ts';

const TILE_MASK = 0x3f << 9;
/** For a spot of that side: the differences to the 13 spots that share a hex with it, itself included. */
function overlapping(side: number): Int16Array {
  const spots = footprint(ORIGIN, side).flatMap((cell) => [0, 1, 2, 3, 4, 5].map((way) => spotOf(cell, way)));
  return Int16Array.from(new Set(spots), (spot) => spot - spotOf(ORIGIN, side));
}

const OVER: readonly [Int16Array, Int16Array] = [overlapping(0), overlapping(1)];

/** Heights a city can reach, with room to spare; the packed path has five bits for them. */
const STOREYS = 32;

/** Where a city can be built upon, its lofts: the legal spots that are not on the ground. */
export interface Lofts {
  /** How many rest on height 1, 2, ... */
  readonly byHeight: Int32Array;
  /** Quarries under all of them, counted once for each loft above. */
  quarries: number;
}

export function blankLofts(): Lofts {
  return { byHeight: new Int32Array(STOREYS), quarries: 0 };
}

export function copyLofts(from: Lofts, into: Lofts): void {
  into.byHeight.set(from.byHeight);
  into.quarries = from.quarries;
}

/** Counts all lofts of a city. */
export function countLofts(city: FastCity, into: Lofts): void {
  into.byHeight.fill(0);
  into.quarries = 0;
  for (let at = 0; at < city.open; at++) {
    const spot = city.spots[at] as number;
    const column = city.columns[spot >> 1] as number;
    if (column !== 0) book(city.columns, spot, column, 1, into);
  }
}

/** Adds (`sign` 1) or takes away (-1) the lofts among the 13 spots that share a hex with `spot`. */
export function bookLofts({ columns }: FastCity, spot: number, sign: number, into: Lofts): void {
  const over = (spot & 1) === 0 ? OVER[0] : OVER[1];
  for (let index = 0; index < over.length; index++) {
    const near = spot + (over[index] as number);
    const side = near & 1;
    const x = columns[near >> 1] as number;
    const y = columns[(near >> 1) + SECOND + side] as number;
    const z = columns[(near >> 1) + THIRD + side * SIDE] as number;
    if (x === 0 || y === 0 || z === 0) continue;
    const unlike = (x ^ y) | (x ^ z);
    if ((unlike & HEIGHT_MASK) === 0 && (unlike & TILE_MASK) !== 0) book(columns, near, x, sign, into);
  }
}

function book(columns: Int32Array, spot: number, column: number, sign: number, into: Lofts): void {
  const height = (column & HEIGHT_MASK) >> HEIGHT_SHIFT;
  into.byHeight[height] = (into.byHeight[height] as number) + sign;
  const side = spot & 1;
  const y = columns[(spot >> 1) + SECOND + side] as number;
  const z = columns[(spot >> 1) + THIRD + side * SIDE] as number;
  if ((column & HEX_MASK) === QUARRY) into.quarries += sign;
  if ((y & HEX_MASK) === QUARRY) into.quarries += sign;
  if ((z & HEX_MASK) === QUARRY) into.quarries += sign;
}

/** How many lofts lie upon each of three cells, the corners of `spot`. */
export function loftsUpon({ columns }: FastCity, spot: number, corners: Int32Array, into: Int32Array): void {
  into.fill(0);
  const over = (spot & 1) === 0 ? OVER[0] : OVER[1];
  for (let index = 0; index < over.length; index++) {
    const near = spot + (over[index] as number);
    const side = near & 1;
    const first = near >> 1;
    const second = first + SECOND + side;
    const third = first + THIRD + side * SIDE;
    const x = columns[first] as number;
    const y = columns[second] as number;
    const z = columns[third] as number;
    if (x === 0 || y === 0 || z === 0) continue;
    const unlike = (x ^ y) | (x ^ z);
    if ((unlike & HEIGHT_MASK) !== 0 || (unlike & TILE_MASK) === 0) continue;
    for (let corner = 0; corner < 3; corner++) {
      const cell = corners[corner];
      if (cell === first || cell === second || cell === third) into[corner] = (into[corner] as number) + 1;
    }
  }
}

import { CELLS, SIDE, SPOTS } from '../geometry.ts';
import { QUARRY } from '../hexes.ts';
import { legalSpots } from '../placement.ts';
import type { City } from '../state.ts';
import { AROUND, EVEN, ODD, SECOND, type Surroundings, THIRD, TILES } from './tables.ts';

/**
 * A city packed for search. One number per column of the plane, 0 = empty:
 * bits 0-3 hex code, 4-8 height, 9-14 tile, 15-17 how many of the six neighbours are built.
 */
export interface FastCity {
  readonly columns: Int32Array;
  /** Built cells, the first `count` entries. */
  readonly built: Int16Array;
  count: number;
  /** Legal spots in no particular order, the first `open` entries. */
  readonly spots: Uint16Array;
  open: number;
  /** Per spot its place in `spots` plus one; 0 = not legal. */
  readonly place: Uint16Array;
  /** Enclosed regions of empty ground, by Euler's formula: 1 - columns + edges - triangles. */
  lakes: number;
  /** Two cities with the same mark are equal: it is renewed by every change and copied with the rest. */
  mark: number;
}

export const HEX_MASK = 0xf;
export const HEIGHT_SHIFT = 4;
export const HEIGHT_MASK = 0x1f << HEIGHT_SHIFT;
const TILE_SHIFT = 9;
const TILE_MASK = 0x3f << TILE_SHIFT;
export const AROUND_SHIFT = 15;
const AROUND_ONE = 1 << AROUND_SHIFT;
const AROUND_MASK = 7 << AROUND_SHIFT;
const ONE_LEVEL = 1 << HEIGHT_SHIFT;

/** A long match for two covers at most 4 + 3 * 30 columns. */
export const MOST_BUILT = 96;
const MOST_SPOTS = 2048;

let marks = 0;

export function blankCity(): FastCity {
  return {
    columns: new Int32Array(CELLS),
    built: new Int16Array(MOST_BUILT),
    count: 0,
    spots: new Uint16Array(MOST_SPOTS),
    open: 0,
    place: new Uint16Array(SPOTS),
    lakes: 0,
    mark: 0,
  };
}

function wipe(city: FastCity): void {
  const { columns, built, spots, place } = city;
  for (let at = 0; at < city.count; at++) columns[built[at] as number] = 0;
  for (let at = 0; at < city.open; at++) place[spots[at] as number] = 0;
  city.count = 0;
  city.open = 0;
}

/** Makes `into` equal to `from`, touching only what either of them uses. */
export function copyCity(from: FastCity, into: FastCity): void {
  if (from.mark === into.mark) return;
  wipe(into);
  const { count, open } = from;
  const { columns, built, spots, place } = into;
  const source = from.columns;
  const sourceBuilt = from.built;
  const sourceSpots = from.spots;
  for (let at = 0; at < count; at++) {
    const cell = sourceBuilt[at] as number;
    built[at] = cell;
    columns[cell] = source[cell] as number;
  }
  for (let at = 0; at < open; at++) {
    const spot = sourceSpots[at] as number;
    spots[at] = spot;
    place[spot] = at + 1;
  }
  into.count = count;
  into.open = open;
  into.lakes = from.lakes;
  into.mark = from.mark;
}

/** Packs a city of the readable core into `city`; its spots come in ascending order. */
export function loadCity(city: FastCity, source: City): void {
  wipe(city);
  const { columns, built, spots, place } = city;
  let edges = 0;
  source.cells.forEach((cell, at) => {
    built[at] = cell;
    columns[cell] =
      (source.hexes[at] as number) |
      ((source.heights[at] as number) << HEIGHT_SHIFT) |
      ((source.tiles[at] as number) << TILE_SHIFT);
    edges += countNeighbours(columns, cell);
  });
  city.count = source.cells.length;
  let triangles = 0;
  for (const cell of source.cells)
    for (let side = 0; side < 2; side++)
      if (columns[cell + SECOND + side] !== 0 && columns[cell + THIRD + side * SIDE] !== 0) triangles++;
  city.lakes = 1 - city.count + edges - triangles;
  legalSpots(source).forEach((spot, at) => {
    spots[at] = spot;
    place[spot] = at + 1;
    city.open = at + 1;
  });
  city.mark = ++marks;
}

/** Tells a new column and its built neighbours of each other. @returns how many there are */
function countNeighbours(columns: Int32Array, cell: number): number {
  let beside = 0;
  for (let direction = 0; direction < 6; direction++) {
    const next = cell + (AROUND[direction] as number);
    const column = columns[next] as number;
    if (column === 0) continue;
    columns[next] = column + AROUND_ONE;
    beside++;
  }
  columns[cell] = (columns[cell] as number) + beside * AROUND_ONE;
  return beside;
}

/**
 * Lays a tile on a legal spot.
 * @param way which corner of the spot gets the tile's first hex, 0..2
 * @returns how many quarries it covered [AKR-STONE-1]
 */
export function lay(city: FastCity, spot: number, way: number, tile: number): number {
  const { columns } = city;
  const side = spot & 1;
  const a = spot >> 1;
  const b = a + SECOND + side;
  const c = a + THIRD + side * SIDE;
  const base = 3 * tile;
  // Corner j shows hex (j - way) mod 3 of the tile.
  const hexA = TILES[base + (way === 0 ? 0 : 3 - way)] as number;
  const hexB = TILES[base + (way === 2 ? 2 : 1 - way)] as number;
  const hexC = TILES[base + 2 - way] as number;
  const oldA = columns[a] as number;
  let quarries = 0;
  if (oldA === 0) {
    // [AKR-PLACE-2]
    const ground = ONE_LEVEL | (tile << TILE_SHIFT);
    const { built } = city;
    const count = city.count;
    built[count] = a;
    built[count + 1] = b;
    built[count + 2] = c;
    city.count = count + 3;
    columns[a] = ground | hexA;
    let edges = countNeighbours(columns, a);
    columns[b] = ground | hexB;
    edges += countNeighbours(columns, b);
    columns[c] = ground | hexC;
    edges += countNeighbours(columns, c);
    const around = side === 0 ? EVEN : ODD;
    const occupied = lookAround(columns, a, around);
    city.lakes += edges - 3 - closeGround(city, spot, occupied, around);
    openRing(city, spot, occupied, around);
  } else {
    // [AKR-PLACE-5]
    const oldB = columns[b] as number;
    const oldC = columns[c] as number;
    if ((oldA & HEX_MASK) === QUARRY) quarries++;
    if ((oldB & HEX_MASK) === QUARRY) quarries++;
    if ((oldC & HEX_MASK) === QUARRY) quarries++;
    const raised = ((oldA & HEIGHT_MASK) + ONE_LEVEL) | (tile << TILE_SHIFT);
    columns[a] = raised | (oldA & AROUND_MASK) | hexA;
    columns[b] = raised | (oldB & AROUND_MASK) | hexB;
    columns[c] = raised | (oldC & AROUND_MASK) | hexC;
    judgeOver(city, spot, side === 0 ? EVEN : ODD);
  }
  city.mark = ++marks;
  return quarries;
}

/** Which of the cells round a tile are built, as bits in the order of `around.cells`. */
function lookAround(columns: Int32Array, cell: number, { cells }: Surroundings): number {
  let occupied = 0;
  // A column is positive, so the sign bit of its negative says "built" without a branch.
  for (let index = 0; index < cells.length; index++)
    occupied |= (-(columns[cell + (cells[index] as number)] as number) >>> 31) << index;
  return occupied;
}

/** Are the three columns of a spot built, level, and not all of one tile? [AKR-PLACE-4] [AKR-PLACE-5] */
function carriesTile(columns: Int32Array, spot: number): boolean {
  const side = spot & 1;
  const cell = spot >> 1;
  const x = columns[cell] as number;
  const y = columns[cell + SECOND + side] as number;
  const z = columns[cell + THIRD + side * SIDE] as number;
  const unlike = (x ^ y) | (x ^ z);
  // Three equal heights are three empty columns or three built ones; empty ones are of one "tile", none.
  return (unlike & HEIGHT_MASK) === 0 && (unlike & TILE_MASK) !== 0;
}

function openSpot(city: FastCity, spot: number): void {
  city.spots[city.open] = spot;
  city.place[spot] = ++city.open;
}

/** The last spot of the list takes the place of the one that closes. */
function closeSpot(city: FastCity, spot: number): void {
  const { spots, place } = city;
  const held = place[spot] as number;
  const last = spots[--city.open] as number;
  spots[held - 1] = last;
  place[last] = held;
  place[spot] = 0;
}

/**
 * After a tile was laid on the ground: of the 13 spots that share a hex with it, those that are all built now may open,
 * the others close. @returns how many are all built
 */
function closeGround(city: FastCity, spot: number, occupied: number, around: Surroundings): number {
  const { columns, place } = city;
  const { over, overBits } = around;
  closeSpot(city, spot);
  let solid = 0;
  for (let index = 0; index < over.length; index++) {
    const bits = overBits[index] as number;
    const near = spot + (over[index] as number);
    if ((occupied & bits) !== bits) {
      if (place[near] !== 0) closeSpot(city, near); // [AKR-PLACE-3]
      continue;
    }
    solid++;
    if (carriesTile(columns, near)) openSpot(city, near);
  }
  return solid;
}

/** After a tile was laid on others: judges afresh the 13 spots that share a hex with it. */
function judgeOver(city: FastCity, spot: number, { over }: Surroundings): void {
  const { columns, place } = city;
  for (let index = 0; index < over.length; index++) {
    const near = spot + (over[index] as number);
    const legal = carriesTile(columns, near);
    if (legal === (place[near] !== 0)) continue;
    if (legal) openSpot(city, near);
    else closeSpot(city, near);
  }
}

/** Opens the empty spots of the ring round a tile just laid on the ground: they touch the city now. [AKR-PLACE-2] */
function openRing(city: FastCity, spot: number, occupied: number, { ring, ringBits }: Surroundings): void {
  const { place } = city;
  for (let index = 0; index < ring.length; index++) {
    const near = spot + (ring[index] as number);
    if (((occupied & (ringBits[index] as number)) | (place[near] as number)) === 0) openSpot(city, near);
  }
}

import { illegal, type Violation } from '@pentapolis/kernel';
import { footprint, hexAt, spotOf } from './geometry.ts';
import { type Ground, groundOf, heightOn, neighbours } from './ground.ts';
import { QUARRY } from './hexes.ts';
import type { City } from './state.ts';
import type { Tile } from './tiles.ts';

/** Why a tile may not lie somewhere; undefined where it may. */
type Fault = 'overhang' | 'uneven' | 'oneTile' | 'detached' | undefined;

function faultAt(city: City, ground: Ground, cells: readonly [number, number, number]): Fault {
  const a = ground(cells[0]);
  const b = ground(cells[1]);
  const c = ground(cells[2]);
  if (a < 0 && b < 0 && c < 0)
    // [AKR-PLACE-2]
    return cells.some((cell) => neighbours(cell).some((next) => ground(next) >= 0)) ? undefined : 'detached';
  if (a < 0 || b < 0 || c < 0) return 'overhang'; // [AKR-PLACE-3]
  const { heights, tiles } = city;
  if (heights[a] !== heights[b] || heights[a] !== heights[c]) return 'uneven'; // [AKR-PLACE-4]
  if (tiles[a] === tiles[b] && tiles[a] === tiles[c]) return 'oneTile'; // [AKR-PLACE-5]
  return undefined; // [AKR-PLACE-6] at any height
}

/**
 * Refuses a tile at `anchor` with `rotation` on this city and says which hexes are to blame. Undefined = it may lie there.
 */
export function checkPlacement(city: City, anchor: number, rotation: number): Violation | undefined {
  const cells = footprint(anchor, rotation);
  const ground = groundOf(city);
  const heights = cells.map((cell) => heightOn(city, ground, cell));
  const where = (test: (height: number) => boolean) =>
    cells.filter((_, at) => test(heights[at] as number)).map(hexAt);
  switch (faultAt(city, ground, cells)) {
    case undefined:
      return undefined;
    case 'detached':
      return illegal('AKR-PLACE-2', 'refusal.detached', { cells: cells.map(hexAt) });
    case 'overhang':
      return illegal('AKR-PLACE-3', 'refusal.overhang', { cells: where((height) => height === 0) });
    case 'uneven': {
      const top = Math.max(...heights);
      return illegal('AKR-PLACE-4', 'refusal.uneven', { cells: where((height) => height < top), heights });
    }
    case 'oneTile':
      return illegal('AKR-PLACE-5', 'refusal.oneTile', { cells: cells.map(hexAt) });
  }
}

/** Every spot where a tile may lie on this city, ascending. Each can be taken three ways round. */
export function legalSpots(city: City): number[] {
  const ground = groundOf(city);
  const open: number[] = [];
  for (const spot of spotsNear(city)) {
    const side = spot % 2;
    if (faultAt(city, ground, footprint((spot - side) / 2, side)) === undefined) open.push(spot);
  }
  return open.sort((a, b) => a - b);
}

/** The spots that touch or cover a city; no other can be legal. */
function spotsNear(city: City): Set<number> {
  const near = new Set<number>();
  for (const built of city.cells)
    for (const cell of [built, ...neighbours(built)])
      for (let rotation = 0; rotation < 6; rotation++) near.add(spotOf(cell, rotation));
  return near;
}

/**
 * Lays a tile that {@link checkPlacement} allows, in place.
 * @param hexes its three hex codes, clockwise
 * @returns how many quarries it covered [AKR-STONE-1]
 */
export function layTile(
  city: City,
  tile: Tile,
  hexes: readonly number[],
  anchor: number,
  rotation: number,
): number {
  const cells = footprint(anchor, rotation);
  const ground = groundOf(city);
  let quarries = 0;
  cells.forEach((cell, corner) => {
    const at = ground(cell);
    const hex = hexes[corner] as number;
    if (at < 0) {
      city.cells.push(cell);
      city.hexes.push(hex);
      city.heights.push(1);
      city.tiles.push(tile);
      return;
    }
    if (city.hexes[at] === QUARRY) quarries++;
    city.hexes[at] = hex; // [AKR-PLACE-7] what lay there is gone from every count
    city.heights[at] = (city.heights[at] as number) + 1;
    city.tiles[at] = tile;
  });
  city.last = [...cells];
  return quarries;
}

import { centroid, distance, hexAtPoint, hexKey, hexNeighbour, type Point } from '@pentapolis/kit/geometry';
import { cellAt, footprint, type Hex, hexAt, placementAt, spotOf } from '../../rules/geometry.ts';
import type { Action, ViewCell } from '../../rules/index.ts';
import { type Lens, SIZE, topOf } from './scene.ts';

/** Three mutually touching hexes that a tile could cover, as they lie on the screen. */
export interface Spot {
  /** Spot id of `rules/geometry.ts`. */
  readonly id: number;
  readonly cells: readonly Hex[];
  /** Height of the tile's hexes if it lay here (on the highest hex underneath where they differ). */
  readonly level: number;
  readonly legal: boolean;
  /** Middle of the tile's top. */
  readonly at: Point;
}

/** Everything a ghost can snap to in one city under one lens. */
export interface SpotBook {
  readonly spots: readonly Spot[];
  readonly legal: readonly Spot[];
  get(id: number): Spot | undefined;
}

export type Placement = Omit<Action, 'tile'>;

/** The spots the legal actions name; every tile fits everywhere, so any one tile tells them all. */
export function legalSpotIds(legal: readonly Action[]): ReadonlySet<number> {
  const tile = legal[0]?.tile;
  return new Set(
    legal
      .filter((action) => action.tile === tile)
      .map(({ q, r, rotation }) => spotOf(cellAt(q, r), rotation)),
  );
}

/** All spots that touch the city or its surroundings, the legal ones marked. */
export function spotBook(cells: readonly ViewCell[], legalIds: ReadonlySet<number>, lens: Lens): SpotBook {
  const heights = new Map(cells.map((cell) => [hexKey(cell), cell.height]));
  const anchors = new Map<string, Hex>();
  for (const cell of cells)
    for (const hex of [cell, ...[0, 1, 2, 3, 4, 5].map((way) => hexNeighbour(cell, way))])
      anchors.set(hexKey(hex), hex);
  const ids = new Set(legalIds);
  for (const { q, r } of anchors.values())
    for (let rotation = 0; rotation < 6; rotation++) ids.add(spotOf(cellAt(q, r), rotation));
  const spots = [...ids].map((id): Spot => {
    const under = cellsOf(id);
    const level = 1 + Math.max(...under.map((hex) => heights.get(hexKey(hex)) ?? 0));
    return { id, cells: under, level, legal: legalIds.has(id), at: middleOf(under, level, lens) };
  });
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  return { spots, legal: spots.filter(({ legal }) => legal), get: (id) => byId.get(id) };
}

function cellsOf(id: number): Hex[] {
  const { anchor, rotation } = placementAt(id, 0);
  return footprint(anchor, rotation).map(hexAt);
}

/** The middle of three tops of one height. */
export function middleOf(hexes: readonly Hex[], level: number, lens: Lens): Point {
  return centroid(hexes.map((hex) => topOf(hex, level, lens)));
}

/**
 * The spot a ghost shows for a pointer. Close to a legal spot, that one. Over the city but clearly nearer to a spot
 * where nothing may lie, that one, so that the refusal can be seen and explained. Anywhere else the nearest legal spot.
 * @param reach how near (board units) counts as close
 */
export function snap(pointer: Point, book: SpotBook, reach: number): Spot | undefined {
  const [spot, away] = nearest(pointer, book.legal);
  if (spot === undefined || away > reach) {
    const [refused, refusedAway] = nearest(pointer, book.spots);
    if (refused !== undefined && !refused.legal && refusedAway < reach) return refused;
  }
  return spot;
}

function nearest(pointer: Point, spots: readonly Spot[]): readonly [Spot | undefined, number] {
  let best: Spot | undefined;
  let away = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const to = distance(pointer, spot.at);
    // Of two in one place the higher one is the one that is seen.
    if (to < away - 1e-6 || (to <= away + 1e-6 && best !== undefined && spot.level > best.level))
      [best, away] = [spot, to];
  }
  return [best, away];
}

/** The tile laid on a spot with its first hex pointing as nearly as the spot allows to `heading` 0..5. */
export function placeOn(spot: number, heading: number): Placement {
  const side = spot % 2;
  const rotation = heading % 2 === side ? heading : (heading + 1) % 6;
  const { anchor } = placementAt(spot, ((rotation - side) / 2) % 3);
  const { q, r } = hexAt(anchor);
  return { q, r, rotation };
}

export function spotUnder({ q, r, rotation }: Placement): number {
  return spotOf(cellAt(q, r), rotation);
}

/** The three hexes under a tile, in the order of its letters. */
export function hexesUnder({ q, r, rotation }: Placement): Hex[] {
  return footprint(cellAt(q, r), rotation).map(hexAt);
}

/** Turned on the spot by a third of a turn: the same three hexes, the next way round. */
export function turnOnSpot(placement: Placement, way: 1 | -1): Placement {
  return placeOn(spotUnder(placement), (placement.rotation + 2 * way + 6) % 6);
}

/** Swung by a sixth of a turn around hex `pivot` (0..2) of the tile, which stays where it is. */
export function swing(placement: Placement, pivot: number, way: 1 | -1): Placement {
  const held = hexesUnder(placement)[pivot] as Hex;
  const rotation = (placement.rotation + way + 6) % 6;
  const turned = hexesUnder({ q: 0, r: 0, rotation })[pivot] as Hex;
  return { q: held.q - turned.q, r: held.r - turned.r, rotation };
}

/**
 * The next placement round `pivot` that is legal, at most once round; undefined when this is the only one.
 * @param pivot undefined turns on the spot, which is always legal where the tile lies legally
 */
export function nextTurn(
  placement: Placement,
  pivot: number | undefined,
  way: 1 | -1,
  book: SpotBook,
): Placement | undefined {
  if (pivot === undefined) return turnOnSpot(placement, way);
  let next = placement;
  for (let turns = 0; turns < 5; turns++) {
    next = swing(next, pivot, way);
    if (book.get(spotUnder(next))?.legal) return next;
  }
  return undefined;
}

/** Which hex of a tile lying at `level` is seen at a point: 0..2 in the order of its letters, or -1. */
export function tileHexAt(point: Point, placement: Placement, level: number, { squash, lift }: Lens): number {
  const under = hexKey(hexAtPoint({ x: point.x, y: point.y + level * lift }, SIZE, squash));
  return hexesUnder(placement).findIndex((hex) => hexKey(hex) === under);
}

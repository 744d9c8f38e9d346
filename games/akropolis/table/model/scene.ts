import {
  boundsOf,
  brief,
  clipConvex,
  convexHull,
  HEX_EDGES,
  hexCentre,
  hexCorners,
  hexKey,
  hexNeighbour,
  hexOutline,
  type Point,
  pathThrough,
  type Rect,
} from '@pentapolis/kit/geometry';
import { cellAt, type Hex, hexAt } from '../../rules/geometry.ts';
import { groundOf, lakesOf } from '../../rules/ground.ts';
import type { HexLetter, ViewCell } from '../../rules/index.ts';

/** From the centre of a hex to a corner, in board units. */
export const SIZE = 48;

/** How the city is looked at: pressed together by `squash`, every level raised by `lift` board units. */
export interface Lens {
  readonly squash: number;
  readonly lift: number;
}

/** At a slant, as a model on the table. */
export const MODEL: Lens = { squash: 0.8, lift: 20 };
/** From straight above: nothing hides anything. */
export const PLAN: Lens = { squash: 1, lift: 0 };

/** The middle of the top of a column of some height. */
export function topOf(hex: Hex, height: number, { squash, lift }: Lens): Point {
  const { x, y } = hexCentre(hex, SIZE, squash);
  return { x, y: y - height * lift };
}

/** How far a shadow falls per level, before the plane is pressed together: the sun stands in the west-north-west. */
const SHADOW: Point = { x: 0.32 * SIZE, y: 0.13 * SIZE };

/** All that the drawing of one column depends on, so that it is drawn again only when some of it changes. */
export interface Column extends Hex {
  readonly key: string;
  readonly hex: HexLetter;
  readonly height: number;
  /** Heights of the neighbours in front, right to left: SE, S, SW. */
  readonly front: readonly [number, number, number];
  /** Bit d is set when the neighbour in direction d is part of the same tile. */
  readonly joined: number;
  /** What higher neighbours throw on its top, as a path around the middle of the top. */
  readonly shade: string;
}

type Standing = Pick<ViewCell, 'q' | 'r' | 'hex' | 'height'> & { readonly tile?: string };

/** The columns of a city, those at the back first. */
export function columnsOf(cells: readonly Standing[], lens: Lens): Column[] {
  const byKey = new Map(cells.map((cell) => [hexKey(cell), cell]));
  const heightAt = (hex: Hex, direction: number): number =>
    byKey.get(hexKey(hexNeighbour(hex, direction)))?.height ?? 0;
  return [...cells].sort(backToFront).map((cell) => {
    let joined = 0;
    for (let direction = 0; direction < 6; direction++) {
      const next = byKey.get(hexKey(hexNeighbour(cell, direction)));
      if (next?.tile !== undefined && next.tile === cell.tile && next.height === cell.height)
        joined |= 1 << direction;
    }
    return {
      q: cell.q,
      r: cell.r,
      key: hexKey(cell),
      hex: cell.hex,
      height: cell.height,
      front: [heightAt(cell, 2), heightAt(cell, 3), heightAt(cell, 4)],
      joined,
      shade: shadeOn(cell, heightAt, lens),
    };
  });
}

/** Order of painting: what stands further back first. */
export function backToFront(a: Hex, b: Hex): number {
  return 2 * a.r + a.q - (2 * b.r + b.q) || a.q - b.q;
}

/** Directions from which a neighbour's shadow falls: NW, N, SW. */
const SUNWARD = [5, 0, 4] as const;

function shadeOn(cell: Standing, heightAt: (hex: Hex, direction: number) => number, lens: Lens): string {
  const corners = hexCorners(SIZE, lens.squash);
  return SUNWARD.map((direction) => {
    const above = heightAt(cell, direction) - cell.height;
    if (above <= 0) return '';
    const [from, to] = (HEX_EDGES[direction] as readonly [number, number]).map((at) => corners[at] as Point);
    const shift = shadowOf(Math.min(above, 4), lens);
    const swept = [from as Point, to as Point, moved(to as Point, shift), moved(from as Point, shift)];
    return pathThrough(clipConvex(swept, corners));
  }).join('');
}

function shadowOf(levels: number, { squash }: Lens): Point {
  return { x: SHADOW.x * levels, y: SHADOW.y * levels * squash };
}

function moved({ x, y }: Point, by: Point): Point {
  return { x: x + by.x, y: y + by.y };
}

/** What the whole city throws on the ground, as one path. */
export function groundShadow(cells: readonly Standing[], lens: Lens): string {
  const corners = hexCorners(SIZE, lens.squash);
  return cells
    .map((cell) => {
      const foot = hexCentre(cell, SIZE, lens.squash);
      const shift = shadowOf(cell.height, lens);
      const outline = corners.map((corner) => moved(corner, foot));
      return pathThrough(convexHull([...outline, ...outline.map((corner) => moved(corner, shift))]));
    })
    .join('');
}

/** The border of some hexes of equal height, as a path. */
export function outlinePath(hexes: readonly Hex[], height: number, lens: Lens): string {
  const rise = height * lens.lift;
  return hexOutline(hexes, SIZE, lens.squash)
    .map((loop) => pathThrough(loop.map(({ x, y }) => ({ x, y: brief(y - rise) }))))
    .join('');
}

/** Empty hexes that the city encloses. */
export function lakeHexes(cells: readonly Hex[]): Hex[] {
  const city = { cells: cells.map(({ q, r }) => cellAt(q, r)) };
  return lakesOf(city, groundOf(city)).flat().map(hexAt);
}

/** A young city is not looked at through a magnifying glass. */
const LEAST = { width: 11 * SIZE, height: 9 * SIZE };

/** What the camera shows: the city with room for one more tile all round. */
export function sceneBounds(cells: readonly Standing[], lens: Lens): Rect {
  const points = cells.flatMap((cell) => [topOf(cell, cell.height, lens), topOf(cell, 0, lens)]);
  const { x, y, width, height } = boundsOf(points, SIZE * 2.2);
  const wider = Math.max(0, LEAST.width - width);
  const taller = Math.max(0, LEAST.height - height);
  return { x: x - wider / 2, y: y - taller / 2, width: width + wider, height: height + taller };
}

import type { Seat } from '@pentapolis/kernel';
import { boundsOf, type Point, type Rect } from '@pentapolis/kit/geometry';
import type { BuildingId } from '../../rules/buildings.ts';
import { type Cell, extent, footprint, type Spot } from '../../rules/geometry.ts';
import type { Building } from '../../rules/layout.ts';
import { CASE } from '../art/roofs.tsx';

/** The Case under a point of the board. */
export const cellUnder = ({ x, y }: Point): Cell => ({ x: Math.floor(x / CASE), y: Math.floor(y / CASE) });

/** The ground a building covers, its hollow included, in board units. */
export function rectOf(id: BuildingId, { x, y, turned }: Spot): Rect {
  const { width, height } = extent(id, turned);
  return { x: x * CASE, y: y * CASE, width: width * CASE, height: height * CASE };
}

export function middleOf(id: BuildingId, spot: Spot): Point {
  const { x, y, width, height } = rectOf(id, spot);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The spot at which a building lies about a point. */
export function spotAbout(id: BuildingId, turned: boolean, { x, y }: Point): Spot {
  const { width, height } = extent(id, turned);
  return { x: Math.round(x / CASE - width / 2), y: Math.round(y / CASE - height / 2), turned };
}

/** The town in Cases, never smaller than what shows all districts at the central point. */
export function townCells(buildings: readonly Building[], least = 4): Rect {
  const corners = buildings.flatMap((building) => {
    const { width, height } = extent(building.building, building.turned);
    return [
      { x: building.x, y: building.y },
      { x: building.x + width, y: building.y + height },
    ];
  });
  return boundsOf([...corners, { x: -least, y: -least }, { x: least, y: least }]);
}

export const toUnits = ({ x, y, width, height }: Rect, margin = 0): Rect => ({
  x: (x - margin) * CASE,
  y: (y - margin) * CASE,
  width: (width + 2 * margin) * CASE,
  height: (height + 2 * margin) * CASE,
});

/** Index of the building on a Case; undefined where none stands. */
export function buildingOn(buildings: readonly Building[], cell: Cell): number | undefined {
  const index = buildings.findIndex((building) =>
    footprint(building.building, building).some(({ x, y }) => x === cell.x && y === cell.y),
  );
  return index < 0 ? undefined : index;
}

export const sameSpot = (one: Spot, other: Spot): boolean =>
  one.x === other.x && one.y === other.y && one.turned === other.turned;

/** The spot of the list nearest to where one would like to be, within `reach` Cases. */
export function nearestSpot(spots: readonly Spot[], wanted: Spot, reach: number): Spot | undefined {
  let best: Spot | undefined;
  let least = reach + 0.001;
  for (const spot of spots) {
    if (spot.turned !== wanted.turned) continue;
    const away = Math.hypot(spot.x - wanted.x, spot.y - wanted.y);
    if (away < least) [best, least] = [spot, away];
  }
  return best;
}

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Of some places, the one an arrow leads to: near, and rather straight ahead than aside. */
export function ahead<T>(
  places: readonly { readonly at: Point; readonly value: T }[],
  from: Point,
  way: Point,
): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { at, value } of places) {
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const forward = dx * way.x + dy * way.y;
    if (forward < 1) continue;
    const cost = forward + 2.5 * Math.abs(dx * way.y - dy * way.x);
    if (cost < least) [best, least] = [value, cost];
  }
  return best;
}

/** Where the banner of each seat's district stands, in board units, within the walls. */
export function bannerOf(district: string, { x, y, width, height }: Rect): Point {
  const [right, bottom] = [x + width, y + height];
  const at: Readonly<Record<string, Point>> = {
    N: { x: (x + right) / 2, y: y + 26 },
    NW: { x: x + 84, y: y + 26 },
    NE: { x: right - 84, y: y + 26 },
    SW: { x: x + 84, y: bottom - 26 },
    SE: { x: right - 84, y: bottom - 26 },
  };
  return at[district] ?? { x, y };
}

/** The part of the plane a district covers, as far as `reach` board units. */
export function groundOf(district: string, reach: number): Rect {
  const west = district === 'NW' || district === 'SW';
  const north = district.startsWith('N');
  return {
    x: district === 'N' || west ? -reach : 0,
    y: north ? -reach : 0,
    width: district === 'N' ? 2 * reach : reach,
    height: reach,
  };
}

export const ownSeats = (districts: readonly string[]): Seat[] => districts.map((_, seat) => seat);

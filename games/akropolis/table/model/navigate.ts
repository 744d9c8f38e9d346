import type { Point } from '@pentapolis/kit/geometry';
import type { Spot } from './spots.ts';

export type Direction = 'up' | 'right' | 'down' | 'left';

const HEADINGS: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/** Arrow keys as directions. */
export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

/**
 * The spot an arrow key leads to from a place: the nearest in that direction, straying sideways costing double. With
 * nothing straight ahead (within 60°) whatever lies on that side of the place will do, so that no spot is out of reach.
 */
export function spotTowards(from: Point, direction: Direction, spots: readonly Spot[]): Spot | undefined {
  return (
    nearestIn(from, direction, spots, 1.74) ?? nearestIn(from, direction, spots, Number.POSITIVE_INFINITY)
  );
}

function nearestIn(
  from: Point,
  direction: Direction,
  spots: readonly Spot[],
  slope: number,
): Spot | undefined {
  const heading = HEADINGS[direction];
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const x = spot.at.x - from.x;
    const y = spot.at.y - from.y;
    const along = x * heading.x + y * heading.y;
    const across = Math.abs(x * heading.y - y * heading.x);
    if (along < 1 || across > along * slope) continue;
    const cost = along + 2 * across;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

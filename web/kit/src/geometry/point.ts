/** A place on the plane of a board, in board units: x to the right, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An upright rectangle in board units or pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** The middle of some points; the origin when there are none. */
export function centroid(points: readonly Point[]): Point {
  const count = Math.max(1, points.length);
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / count,
    y: points.reduce((sum, { y }) => sum + y, 0) / count,
  };
}

/** The smallest rectangle around some points, grown by `margin` on every side; empty at the origin for none. */
export function boundsOf(points: readonly Point[], margin = 0): Rect {
  if (points.length === 0) return { x: -margin, y: -margin, width: 2 * margin, height: 2 * margin };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** A number as it stands in SVG paths: two decimals at most, so that markup stays short. */
export function brief(value: number): number {
  return Math.round(value * 100) / 100;
}

/** An SVG path through points; closed unless `open`. */
export function pathThrough(points: readonly Point[], open = false): string {
  if (points.length === 0) return '';
  return `M${points.map(({ x, y }) => `${brief(x)} ${brief(y)}`).join('L')}${open ? '' : 'Z'}`;
}

/**
 * The part of convex polygon `subject` that lies inside convex polygon `clip` (Sutherland and Hodgman, 1974). Both run
 * clockwise on the screen (y down). [] when they don't meet.
 */
export function clipConvex(subject: readonly Point[], clip: readonly Point[]): Point[] {
  let kept = [...subject];
  clip.forEach((from, index) => {
    const to = clip[(index + 1) % clip.length] as Point;
    const side = ({ x, y }: Point): number => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
    kept = kept.flatMap((point, at) => {
      const next = kept[(at + 1) % kept.length] as Point;
      const [here, there] = [side(point), side(next)];
      const own = here >= 0 ? [point] : [];
      if (here >= 0 === there >= 0) return own;
      const share = here / (here - there);
      return [...own, { x: mix(point.x, next.x, share), y: mix(point.y, next.y, share) }];
    });
  });
  return kept;
}

/** The convex hull of some points, clockwise on the screen (Andrew's monotone chain, 1979). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const chain = (run: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of run) {
      while (kept.length >= 2 && cross(kept.at(-2) as Point, kept.at(-1) as Point, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function cross(o: Point, a: Point, b: Point): number {
  return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

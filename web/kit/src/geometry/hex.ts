import type { Point } from './point.ts';

/**
 * Flat-top hexes in axial coordinates: `q` grows to the right, `r` down a column. Board units; `size` is the distance
 * from the centre to a corner. `squash` (0..1] presses the plane together from top to bottom, as seen at a slant.
 */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

const ROOT3 = Math.sqrt(3);

/** Steps to the six neighbours, clockwise from the one above: N, NE, SE, S, SW, NW. */
export const HEX_STEPS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export function hexKey({ q, r }: Axial): string {
  return `${q},${r}`;
}

/** The neighbour in a direction 0..5; any whole number wraps round. */
export function hexNeighbour({ q, r }: Axial, direction: number): Axial {
  const step = HEX_STEPS[((direction % 6) + 6) % 6] as Axial;
  return { q: q + step.q, r: r + step.r };
}

export function hexCentre({ q, r }: Axial, size: number, squash = 1): Point {
  return { x: 1.5 * size * q, y: ROOT3 * size * squash * (r + q / 2) };
}

/** Corners around (0, 0), clockwise from the right-hand one: E, SE, SW, W, NW, NE. */
export function hexCorners(size: number, squash = 1): Point[] {
  const high = (ROOT3 / 2) * size * squash;
  const half = size / 2;
  return [
    { x: size, y: 0 },
    { x: half, y: high },
    { x: -half, y: high },
    { x: -size, y: 0 },
    { x: -half, y: -high },
    { x: half, y: -high },
  ];
}

/** The two corners (indices into {@link hexCorners}) of the edge towards each neighbour, in clockwise order. */
export const HEX_EDGES: readonly (readonly [number, number])[] = [
  [4, 5],
  [5, 0],
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
];

/** The hex under a point. */
export function hexAtPoint({ x, y }: Point, size: number, squash = 1): Axial {
  const q = x / (1.5 * size);
  return roundHex({ q, r: y / (ROOT3 * size * squash) - q / 2 });
}

/** The nearest hex to fractional coordinates. */
export function roundHex({ q, r }: Axial): Axial {
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq + 0, r: rr + 0 };
}

/** How many steps apart two hexes lie. */
export function hexDistance(a: Axial, b: Axial): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/**
 * The border of a set of hexes as closed loops of points: outer ones clockwise on the screen, holes anticlockwise, so
 * that both fill rules draw holes.
 */
export function hexOutline(hexes: readonly Axial[], size: number, squash = 1): Point[][] {
  const inside = new Set(hexes.map(hexKey));
  const corners = hexCorners(size, squash);
  const corner = (hex: Axial, index: number): Point => {
    const centre = hexCentre(hex, size, squash);
    const offset = corners[index] as Point;
    return { x: centre.x + offset.x, y: centre.y + offset.y };
  };
  const id = ({ x, y }: Point): string =>
    `${Math.round((x / size) * 8)},${Math.round((y / size / squash) * 8)}`;
  const edges = new Map<string, Point[]>();
  for (const hex of hexes)
    HEX_EDGES.forEach(([from, to], direction) => {
      if (inside.has(hexKey(hexNeighbour(hex, direction)))) return;
      edges.set(id(corner(hex, from)), [corner(hex, from), corner(hex, to)]);
    });
  const loops: Point[][] = [];
  while (edges.size > 0) {
    const loop: Point[] = [];
    let [at] = edges.keys();
    for (let edge = edges.get(at as string); edge !== undefined; edge = edges.get(at as string)) {
      edges.delete(at as string);
      loop.push(edge[0] as Point);
      at = id(edge[1] as Point);
    }
    loops.push(loop);
  }
  return loops;
}

/** The projection of the picture: flat-top hexes seen from the south, a little from above. */

/** Radius of a hex in picture units. */
export const RADIUS = 46;
/** How much the ground is foreshortened. */
const TILT = 0.56;
/** Height of one storey. */
export const STOREY = 27;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One column of the hill. */
export interface Column {
  readonly q: number;
  readonly r: number;
  readonly height: number;
  readonly district: 'house' | 'market' | 'barracks' | 'temple' | 'garden' | 'quarry' | 'plaza';
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Middle of the top of a column. */
export function topOf({ q, r, height }: Pick<Column, 'q' | 'r' | 'height'>): Point {
  return {
    x: round(RADIUS * 1.5 * q),
    y: round(RADIUS * Math.sqrt(3) * (r + q / 2) * TILT - height * STOREY),
  };
}

/** A point on the top of a column, in units of the hex radius. */
export function on(at: Point, x: number, y: number, up = 0): Point {
  return { x: round(at.x + x * RADIUS), y: round(at.y + y * RADIUS * TILT - up * RADIUS) };
}

/** Corners of the top, from the east one clockwise. */
export function corners(at: Point, scale = 1): Point[] {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index;
    return on(at, Math.cos(angle) * scale, Math.sin(angle) * scale);
  });
}

/** A closed path through these points. */
export function path(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

/** The same number for the same column, spread over 0..1: the picture is drawn once and stays. */
export function grain(q: number, r: number, salt: number): number {
  const value = Math.sin(q * 127.1 + r * 311.7 + salt * 74.7) * 43758.5453;
  return value - Math.floor(value);
}

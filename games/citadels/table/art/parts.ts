/**
 * The building kit of all emblems, on a grid of 24. Every part is a closed outline unless it says otherwise, so a church
 * and a fortress are of one hand. Units are grid units.
 */

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** A roof: its base lies at `y`. */
export const gable = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}l${width / 2} ${-height}l${width / 2} ${height}Z`;

/** Half a circle standing on `y`. */
export const dome = (x: number, y: number, width: number): string =>
  `M${x} ${y}a${width / 2} ${width / 2} 0 0 1 ${width} 0Z`;

/** A wall with `merlons` teeth along its top. */
export function battlement(x: number, y: number, width: number, height: number, merlons: number): string {
  const unit = width / (2 * merlons - 1);
  const teeth = `v1.75h${unit}v-1.75h${unit}`.repeat(merlons - 1);
  return `M${x} ${y + height}V${y}h${unit}${teeth}V${y + height}Z`;
}

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

/** A round-headed opening on `base`; open below. */
export function door(x: number, base: number, width: number, height: number): string {
  const radius = width / 2;
  return `M${x - radius} ${base}v${radius - height}a${radius} ${radius} 0 0 1 ${width} 0v${height - radius}`;
}

/** A line. */
export const slit = (x: number, y: number, height: number): string => `M${x} ${y}v${height}`;

/** A pennant on a staff that stands on `y`: a line. */
export const flag = (x: number, y: number): string => `M${x} ${y}v-5l4 1.6l-4 1.6`;

/** A latin cross that stands on `y`: lines. */
export const cross = (x: number, y: number): string => `M${x} ${y}v-4.5M${x - 1.75} ${y - 3}h3.5`;

/** A star of five points. */
export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const length = at % 2 === 0 ? radius : radius * 0.42;
    const angle = (at * Math.PI) / 5;
    return `${round(x + length * Math.sin(angle))} ${round(y - length * Math.cos(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

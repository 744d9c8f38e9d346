import type { Seat } from '@pentapolis/kernel';
import { brief, type Rect } from '@pentapolis/kit/geometry';
import type { District } from '../../rules/geometry.ts';
import { groundOf } from '../model/geo.ts';
import { CASE } from './roofs.tsx';

const REACH = 110 * CASE;

/** A round tower of the walls. */
const Tower = ({
  x,
  y,
  radius = 13,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
}) => (
  <g className="cte-wall-tower">
    <circle cx={brief(x)} cy={brief(y)} r={radius} />
    <circle cx={brief(x)} cy={brief(y)} r={radius * 0.55} />
  </g>
);

function wallPath({ x, y, width, height }: Rect): string {
  const cut = CASE * 1.25;
  const [right, bottom] = [x + width, y + height];
  return `M${x + cut} ${y}H${right - cut}L${right} ${y + cut}V${bottom - cut}L${right - cut} ${bottom}H${x + cut}L${x} ${bottom - cut}V${y + cut}Z`;
}

function towersOf({ x, y, width, height }: Rect): { x: number; y: number }[] {
  const cut = CASE * 1.25;
  const [right, bottom] = [x + width, y + height];
  return [
    [x + cut, y],
    [right - cut, y],
    [right, y + cut],
    [right, bottom - cut],
    [right - cut, bottom],
    [x + cut, bottom],
    [x, bottom - cut],
    [x, y + cut],
  ].map(([tx, ty]) => ({ x: tx as number, y: ty as number }));
}

/** A gate where a border road leaves the town. */
function Gate({ x, y, upright }: { readonly x: number; readonly y: number; readonly upright: boolean }) {
  const [dx, dy] = upright ? [0, 17] : [17, 0];
  return (
    <>
      <path
        className="cte-gate"
        d={`M${x - dx - (upright ? 7 : 0)} ${y - dy - (upright ? 0 : 7)}h${2 * dx + (upright ? 14 : 0)}v${2 * dy + (upright ? 0 : 14)}h${-(2 * dx + (upright ? 14 : 0))}Z`}
      />
      <Tower x={x - dx} y={y - dy} radius={10} />
      <Tower x={x + dx} y={y + dy} radius={10} />
    </>
  );
}

interface GroundProps {
  readonly districts: readonly District[];
  /** What the walls enclose, in board units. */
  readonly town: Rect;
  /** District that is shown as one's own. */
  readonly own: Seat | undefined;
}

/** Parchment with the drawn lattice, the districts and their borders, and the walls, which grow with the town. */
export function Ground({ districts, town, own }: GroundProps) {
  const { x, y, width, height } = town;
  const [right, bottom] = [x + width, y + height];
  const upTop = districts.length === 3 ? 0 : y;
  return (
    <g className="cte-plan">
      {districts.map((district, seat) => {
        const ground = groundOf(district, REACH);
        return (
          <rect
            key={district}
            className="cte-district"
            data-own={seat === own}
            x={ground.x}
            y={ground.y}
            width={ground.width}
            height={ground.height}
            style={{ fill: `var(--seat-${seat})` }}
          />
        );
      })}
      <rect x={-REACH} y={-REACH} width={2 * REACH} height={2 * REACH} fill="url(#cte-grid)" />
      <path className="cte-moat" d={wallPath(town)} />
      <path className="cte-border" d={`M${x} 0H${right}M0 ${upTop}V${bottom}`} />
      <path className="cte-border-line" d={`M${x} 0H${right}M0 ${upTop}V${bottom}`} />
      <path className="cte-rampart" d={wallPath(town)} />
      <path className="cte-rampart-line" d={wallPath(town)} />
      {towersOf(town).map((tower) => (
        <Tower key={`${tower.x},${tower.y}`} {...tower} />
      ))}
      <Gate x={x} y={0} upright />
      <Gate x={right} y={0} upright />
      <Gate x={0} y={bottom} upright={false} />
      {districts.length === 3 ? undefined : <Gate x={0} y={y} upright={false} />}
    </g>
  );
}

/** The stone in the middle of the town, above everything. */
export const CentralStone = () => <path className="cte-centre" d="M0-9L9 0L0 9L-9 0Z" />;

import type { Seat, Speaker } from '@pentapolis/kernel';
import { SeatMark } from '@pentapolis/kit';
import type { CSSProperties } from 'react';
import { extent, landlord } from '../../rules/geometry.ts';
import type { Building } from '../../rules/layout.ts';
import { type Pile, RESOURCES } from '../../rules/resources.ts';
import type { View } from '../../rules/view.ts';
import { BuildingArt } from '../art/building-art.tsx';
import { ResourceLayers } from '../art/resource-sign.tsx';
import { CASE } from '../art/roofs.tsx';
import { nextYield } from '../model/words.ts';

/** A Resource and its number, in board units. */
const WIDE = 42;
const HIGH = 17;

interface YieldTagProps {
  readonly pile: Pile;
  readonly width: number;
  readonly height: number;
  readonly say: Speaker;
}

/** What a building yields next turn, at its foot. */
export function YieldTag({ pile, width, height, say }: YieldTagProps) {
  const shown = RESOURCES.flatMap((resource, at) => {
    const count = pile[at] as number;
    return count === 0 ? [] : [{ resource, count }];
  });
  if (shown.length === 0) return undefined;
  // side by side where there is room, else one above the other
  const aside = shown.length * WIDE <= width * CASE + 4;
  const [columns, rows] = aside ? [shown.length, 1] : [1, shown.length];
  return (
    <g
      className="cte-yield"
      transform={`translate(${(width * CASE - columns * WIDE) / 2} ${height * CASE - rows * HIGH - 1})`}
    >
      <rect width={columns * WIDE} height={rows * HIGH} rx="8" />
      {shown.map(({ resource, count }, at) => (
        <g key={resource} transform={`translate(${aside ? at * WIDE : 0} ${aside ? 0 : at * HIGH})`}>
          <text x={count > 9 ? 1 : 4} y="13">{`+${say.number(count)}`}</text>
          <g transform={`translate(${count > 9 ? 26 : 22} 0) scale(0.7)`}>
            <ResourceLayers resource={resource} />
          </g>
        </g>
      ))}
    </g>
  );
}

interface TownProps {
  readonly view: View;
  readonly before: View | undefined;
  readonly looked: number | undefined;
  /** Buildings whose yield would change. */
  readonly changing: ReadonlySet<number>;
  /** Corner of the building that is being moved. */
  readonly moving: { readonly x: number; readonly y: number } | undefined;
  readonly own: Seat | undefined;
  readonly say: Speaker;
}

/** All buildings as they stand, with what each yields next turn. */
export function Town({ view, before, looked, changing, moving, own, say }: TownProps) {
  return view.buildings.map((building, index) => {
    const { building: id, owner, x, y, turned } = building;
    const { width, height } = extent(id, turned);
    const fresh = before !== undefined && !before.buildings.some((old) => isSame(old, building));
    const away = landlord(x, y, view.districts) !== owner;
    return (
      <g
        key={`${owner} ${id} ${x} ${y}`}
        className="cte-standing"
        data-fresh={fresh}
        data-looked={index === looked}
        data-changing={changing.has(index)}
        data-moving={owner === own && moving?.x === x && moving.y === y}
        transform={`translate(${x * CASE} ${y * CASE})`}
      >
        <BuildingArt id={id} owner={owner} turned={turned} />
        <rect
          className="cte-edge"
          x="2"
          y="2"
          width={width * CASE - 4}
          height={height * CASE - 4}
          rx="2"
          style={{ '--cte-owner': `var(--seat-${owner})` } as CSSProperties}
        />
        <text className="cte-name" x={(width * CASE) / 2} y="11">
          {say.term(`building.${id}`)}
        </text>
        {away ? (
          <g transform="translate(3 3)">
            <SeatMark seat={owner} size={14} />
          </g>
        ) : undefined}
        <YieldTag pile={nextYield(view, index)} width={width} height={height} say={say} />
      </g>
    );
  });
}

const isSame = (one: Building, other: Building): boolean =>
  one.building === other.building && one.x === other.x && one.y === other.y && one.owner === other.owner;

import type { Seat } from '@pentapolis/kernel';
import { extent } from '../../rules/geometry.ts';
import { BuildingArt } from '../art/building-art.tsx';
import { CASE } from '../art/roofs.tsx';
import type { Placing } from './use-placing.ts';

/** Where the building in hand may stand, and the building where it is held. */
export function GhostLayer({ placing, own }: { readonly placing: Placing; readonly own: Seat }) {
  const { holding, ground, refusal } = placing;
  if (holding === undefined) return undefined;
  const { building, spot, set } = holding;
  const size = spot && extent(building, spot.turned);
  return (
    <>
      <path
        className="cte-free"
        d={ground.map(({ x, y }) => `M${x * CASE + 2} ${y * CASE + 2}h44v44h-44Z`).join('')}
      />
      {spot === undefined || size === undefined ? undefined : (
        <g
          className="cte-ghost"
          data-refused={refusal !== undefined}
          data-set={set}
          transform={`translate(${spot.x * CASE} ${spot.y * CASE})`}
        >
          <BuildingArt id={building} owner={own} turned={spot.turned} />
          <rect
            x="1"
            y="1"
            width={size.width * CASE - 2}
            height={size.height * CASE - 2}
            rx="3"
            className="cte-ghost-edge"
          />
          {refusal === undefined ? undefined : (
            <path
              className="cte-ghost-cross"
              d={`M8 8L${size.width * CASE - 8} ${size.height * CASE - 8}M${size.width * CASE - 8} 8L8 ${size.height * CASE - 8}`}
            />
          )}
        </g>
      )}
    </>
  );
}

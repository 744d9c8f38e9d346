import type { Seat } from '@pentapolis/kernel';
import { type BuildingId, rowOf, shopYield } from '../../rules/buildings.ts';
import { extent } from '../../rules/geometry.ts';
import type { Resource } from '../../rules/resources.ts';
import { ResourceLayers } from './resource-sign.tsx';
import { CASE, Roof } from './roofs.tsx';

/** The Resource a building is about, shown on its roof. */
export function signOf(id: BuildingId, owner: Seat): Resource | undefined {
  if (id === 'bank') return 'gold';
  return rowOf(id).recipe?.output ?? shopYield(id, owner)?.resource;
}

interface BuildingArtProps {
  readonly id: BuildingId;
  readonly owner: Seat;
  readonly turned: boolean;
}

/** A building in board units, its corner at the origin: roof, and the sign of what it makes, upright. */
export function BuildingArt({ id, owner, turned }: BuildingArtProps) {
  const { width, height } = extent(id, turned);
  const sign = signOf(id, owner);
  const large = id === 'largeShop';
  const size = large ? 34 : 22;
  return (
    <>
      <Roof id={id} turned={turned} height={turned ? width : height} />
      {sign === undefined ? undefined : (
        <g
          className="cte-plaque"
          transform={`translate(${(width * CASE - size) / 2} ${(height * CASE - size) / 2})`}
        >
          <rect x="-2" y="-2" width={size + 4} height={size + 4} rx="4" />
          <g transform={`scale(${size / 24})`}>
            <ResourceLayers resource={sign} />
          </g>
        </g>
      )}
    </>
  );
}

/** A building as a picture by itself, fitted into a square. */
export function BuildingPicture({
  id,
  owner,
  size = 40,
}: {
  readonly id: BuildingId;
  readonly owner: Seat;
  readonly size?: number;
}) {
  const { width, height } = extent(id, false);
  const side = Math.max(width, height, 1.25) * CASE;
  return (
    <svg
      className="cte-picture"
      viewBox={`${(width * CASE - side) / 2} ${(height * CASE - side) / 2} ${side} ${side}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <BuildingArt id={id} owner={owner} turned={false} />
    </svg>
  );
}

import { memo, useMemo } from 'react';
import type { Hex, ViewCell } from '../../rules/index.ts';
import { groundShadow, type Lens, lakeHexes, outlinePath } from '../model/scene.ts';

interface GroundProps {
  readonly cells: readonly ViewCell[];
  readonly lens: Lens;
}

/** Sea, shallows, beach and the ground the city stands on; lakes where the city encloses some. */
export const Ground = memo(function Ground({ cells, lens }: GroundProps) {
  const shore = useMemo(() => outlinePath(cells, 0, lens), [cells, lens]);
  const shadow = useMemo(() => groundShadow(cells, lens), [cells, lens]);
  const lakes = useMemo(() => {
    const hexes: readonly Hex[] = lakeHexes(cells);
    return hexes.length > 0 ? outlinePath(hexes, 0, lens) : '';
  }, [cells, lens]);
  return (
    <g className="akr-ground">
      <rect
        className="akr-waves"
        x={-6000}
        y={-6000}
        width={12000}
        height={12000}
        fill="url(#akr-pattern-waves)"
      />
      <path className="akr-shallows" d={shore} />
      <path className="akr-foam" d={shore} />
      <path className="akr-beach" d={shore} />
      <path className="akr-earth" d={shore} />
      <path className="akr-cast" d={shadow} />
      {lakes === '' ? undefined : <path className="akr-lake" d={lakes} />}
    </g>
  );
});

import { memo } from 'react';
import type { Spot } from '../model/spots.ts';

/** A dot on every spot where a tile may lie: open on the ground, full on built hexes. */
export const SpotMarks = memo(function SpotMarks({ spots }: { readonly spots: readonly Spot[] }) {
  return (
    <g className="akr-spots">
      {spots.map(({ id, at, level }) => (
        <circle
          key={id}
          className={level === 1 ? 'akr-spot-ground' : 'akr-spot-high'}
          cx={at.x}
          cy={at.y}
          r={level === 1 ? 5 : 6}
        />
      ))}
    </g>
  );
});

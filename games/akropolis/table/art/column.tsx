import { memo } from 'react';
import type { Mark } from '../model/marks.ts';
import { type Column, type Lens, topOf } from '../model/scene.ts';
import { type FaceSet, facesFor } from './faces.ts';
import { TopFace } from './top-face.tsx';

interface ColumnArtProps {
  readonly column: Column;
  readonly lens: Lens;
  /** Whether a district earns something; undefined while points are hidden. */
  readonly mark?: Mark | undefined;
  /** Part of the tile laid last. */
  readonly last?: boolean;
  /** Just laid: it settles from above after so long; undefined = it lies. */
  readonly freshMs?: number | undefined;
}

/** One column: side faces down to what stands in front of it, courses of stone, and its top. */
export const ColumnArt = memo(function ColumnArt({ column, lens, mark, last, freshMs }: ColumnArtProps) {
  const { x, y } = topOf(column, column.height, lens);
  const faces = facesFor(lens);
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={`akr-column${mark ? ` akr-is-${mark}` : ''}`}
      data-hex={column.key}
    >
      <g
        className={freshMs === undefined ? undefined : 'akr-fresh'}
        style={freshMs === undefined ? undefined : { animationDelay: `${freshMs}ms` }}
      >
        {lens.lift > 0 ? <Sides column={column} faces={faces} /> : undefined}
        <path className={`akr-stone akr-top akr-course-${courseOf(column.height)}`} d={faces.rim} />
        <TopFace hex={column.hex} height={column.height} doubled={mark === 'doubled'} lens={lens} />
        {column.shade === '' ? undefined : <path className="akr-shade" d={column.shade} />}
        <path
          className="akr-seam"
          d={faces.edges.filter((_, way) => !(column.joined & (1 << way))).join('')}
        />
        {last ? (
          <path
            className="akr-last"
            d={faces.edges.filter((_, way) => !(column.joined & (1 << way))).join('')}
          />
        ) : undefined}
      </g>
    </g>
  );
});

/** Stone of another bed on every level, so that levels can be counted. */
function courseOf(height: number): number {
  return (height - 1) % 5;
}

const LIGHT = ['shaded', 'half', 'lit'] as const;

function Sides({ column, faces }: { readonly column: Column; readonly faces: FaceSet }) {
  return column.front.map((low, front) => {
    const depth = column.height - low;
    if (depth <= 0) return undefined;
    const levels = Array.from({ length: depth }, (_, level) => level);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the three faces are always the same
      <g key={front} className={`akr-side akr-${LIGHT[front]}`}>
        {levels.map((level) => (
          <path
            key={level}
            className={`akr-stone akr-course-${courseOf(column.height - level)}`}
            d={faces.side(front, level, level + 1)}
          />
        ))}
        <path className="akr-veil" d={faces.side(front, 0, depth)} />
        <path className="akr-joints" d={levels.map((level) => faces.joints(front, level)).join('')} />
        <path className="akr-ledge" d={levels.map((level) => faces.ledge(front, level)).join('')} />
      </g>
    );
  });
}

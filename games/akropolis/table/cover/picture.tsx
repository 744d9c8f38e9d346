import { District } from './buildings.tsx';
import { type Column, corners, grain, type Point, path, STOREY, topOf } from './grid.ts';
import { HILL } from './hill.ts';
import { Sea } from './sea.tsx';
import './cover.css';

/** A prism of limestone: lit on the left, shaded on the right, coursed like masonry. */
function Prism({ column, at }: { readonly column: Column; readonly at: Point }) {
  const [east, southEast, southWest, west] = corners(at) as [Point, Point, Point, Point];
  const deep = column.height * STOREY + (column.height === 1 ? 6 : 0);
  const down = ({ x, y }: Point): Point => ({ x, y: y + deep });
  const courses = Array.from({ length: column.height * 2 }, (_, index) => (index * STOREY) / 2 + STOREY / 2);
  const shade = Math.floor(grain(column.q, column.r, 9) * 3);
  return (
    <>
      <path d={path([west, southWest, down(southWest), down(west)])} fill="var(--cover-stone-lit)" />
      <path
        d={path([southWest, southEast, down(southEast), down(southWest)])}
        fill="var(--cover-stone-front)"
      />
      <path d={path([southEast, east, down(east), down(southEast)])} fill="var(--cover-stone-shade)" />
      <path
        d={courses
          .map(
            (y) =>
              `M${west.x} ${west.y + y}L${southWest.x} ${southWest.y + y}H${southEast.x}L${east.x} ${east.y + y}`,
          )
          .join('')}
        className="cover-course"
      />
      <path
        d={path(corners(at))}
        fill={`var(--cover-top-${column.district === 'garden' ? 'green' : shade})`}
      />
      <path
        d={`M${west.x} ${west.y}L${southWest.x} ${southWest.y}H${southEast.x}L${east.x} ${east.y}`}
        className="cover-edge"
      />
    </>
  );
}

/** Foam and shallow water where the hill meets the sea. */
function Shore() {
  const shore = HILL.filter(({ height }) => height === 1).map((column) =>
    topOf({ ...column, height: -0.15 }),
  );
  return (
    <>
      <g fill="var(--cover-shallow)">
        {shore.map((at) => (
          <path key={`${at.x},${at.y}`} d={path(corners(at, 1.55))} />
        ))}
      </g>
      <g fill="var(--cover-foam)">
        {shore.map((at) => (
          <path key={`${at.x},${at.y}`} d={path(corners(at, 1.14))} />
        ))}
      </g>
    </>
  );
}

/** Noon on limestone terraces by the sea; the same hill by lamplight where the theme is dark. */
export function Picture() {
  return (
    <svg
      className="akropolis-cover"
      viewBox="0 0 1600 800"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <Sea />
      <g transform="translate(1165 505) scale(1.02)">
        <Shore />
        {HILL.map((column) => {
          const at = topOf(column);
          return (
            <g key={`${column.q},${column.r}`}>
              <Prism column={column} at={at} />
              <District column={column} at={at} />
            </g>
          );
        })}
      </g>
    </svg>
  );
}

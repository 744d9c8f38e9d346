import { type Column, grain, on, type Point, path } from './grid.ts';

/** A block with its left side in the sun and its right side in the shade, standing on a terrace. */
function Block(props: {
  readonly at: Point;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tall: number;
  readonly roof: string;
  readonly pitched?: boolean;
}) {
  const { at, x, y, size, tall, roof, pitched } = props;
  const west = on(at, x - size, y);
  const south = on(at, x, y + size);
  const east = on(at, x + size, y);
  const up = (from: Point, by: number): Point => ({ x: from.x, y: from.y - by });
  const wall = tall * 40;
  const ridge = on(at, x, y, tall + size * 0.75);
  return (
    <>
      <path d={path([west, south, up(south, wall), up(west, wall)])} fill="var(--cover-wall)" />
      <path d={path([south, east, up(east, wall), up(south, wall)])} fill="var(--cover-wall-shade)" />
      {pitched ? (
        <>
          <path d={path([up(west, wall), up(south, wall), ridge])} fill={`var(--cover-${roof})`} />
          <path d={path([up(south, wall), up(east, wall), ridge])} fill={`var(--cover-${roof}-shade)`} />
        </>
      ) : (
        <path
          d={path([up(west, wall), up(south, wall), up(east, wall), up(on(at, x, y - size), wall)])}
          fill={`var(--cover-${roof})`}
        />
      )}
      <path
        className="cover-window"
        d={path(
          [
            [0.3, 0.25],
            [0.5, 0.25],
            [0.5, 0.62],
            [0.3, 0.62],
          ].map(([along, high]) => ({
            x: west.x + (south.x - west.x) * (along as number),
            y: west.y + (south.y - west.y) * (along as number) - wall * (high as number),
          })),
        )}
      />
    </>
  );
}

function Cypress({ at, x, y, tall }: { at: Point; x: number; y: number; tall: number }) {
  const foot = on(at, x, y);
  const half = tall * 0.2;
  const side = (sign: number): string =>
    `M${foot.x} ${foot.y}q${sign * half * 1.6} ${-tall * 0.25} 0 ${-tall}Z`;
  return (
    <>
      <path d={side(-1)} fill="var(--cover-leaf)" />
      <path d={side(1)} fill="var(--cover-leaf-shade)" />
    </>
  );
}

function Olive({ at, x, y, size }: { at: Point; x: number; y: number; size: number }) {
  const foot = on(at, x, y);
  return (
    <>
      <ellipse cx={foot.x + 2} cy={foot.y} rx={size} ry={size * 0.4} fill="var(--cover-shadow)" />
      <circle cx={foot.x} cy={foot.y - size * 0.8} r={size} fill="var(--cover-olive-shade)" />
      <circle cx={foot.x - size * 0.25} cy={foot.y - size} r={size * 0.72} fill="var(--cover-olive)" />
    </>
  );
}

function Awning({ at, x, y }: { at: Point; x: number; y: number }) {
  const { x: left, y: top } = on(at, x - 0.32, y, 0.34);
  return (
    <>
      <path
        d={`M${left + 2} ${top}v17M${left + 28} ${top + 4}v17`}
        stroke="var(--cover-wood)"
        strokeWidth={2}
      />
      {[0, 1, 2, 3, 4].map((stripe) => (
        <path
          key={stripe}
          d={`M${left + stripe * 6} ${top + stripe * 0.9}l6 .9l-4 9l-6-.9Z`}
          fill={stripe % 2 === 0 ? 'var(--cover-market)' : 'var(--cover-wall)'}
        />
      ))}
    </>
  );
}

/** The temple that crowns the hill: steps, six columns, a pediment. */
function Temple({ at: { x, y } }: { at: Point }) {
  const at = { x, y: y + 14 };
  const step = (half: number, low: number): string =>
    `M${at.x - half} ${at.y - low}h${half * 2}v7h${-half * 2}Z`;
  return (
    <g>
      <path d={step(46, 0)} fill="var(--cover-wall-shade)" />
      <path d={step(41, 7)} fill="var(--cover-wall)" />
      <path d={`M${at.x - 36} ${at.y - 55}h72v48h-72Z`} fill="var(--cover-temple-dark)" />
      {[-33, -20, -7, 6, 19, 32].map((column) => (
        <g key={column}>
          <path d={`M${at.x + column - 4} ${at.y - 55}h8v48h-8Z`} fill="var(--cover-wall)" />
          <path d={`M${at.x + column + 1} ${at.y - 55}h3v48h-3Z`} fill="var(--cover-wall-shade)" />
        </g>
      ))}
      <path d={`M${at.x - 42} ${at.y - 62}h84v8h-84Z`} fill="var(--cover-wall)" />
      <path
        d={`M${at.x - 46} ${at.y - 62}L${at.x} ${at.y - 90}L${at.x + 46} ${at.y - 62}Z`}
        fill="var(--cover-temple)"
      />
      <path
        d={`M${at.x - 32} ${at.y - 64}L${at.x} ${at.y - 83}L${at.x + 32} ${at.y - 64}Z`}
        fill="var(--cover-wall)"
      />
      <circle cx={at.x} cy={at.y - 70} r={4.5} fill="var(--cover-temple)" />
    </g>
  );
}

function Houses({ at, q, r }: { at: Point; q: number; r: number }) {
  const spots = [
    [-0.1, -0.45],
    [-0.5, 0],
    [0.42, -0.05],
    [0, 0.42],
  ] as const;
  return spots.map(([x, y], index) =>
    grain(q, r, 20 + index) < 0.18 ? undefined : (
      <Block
        key={`${x},${y}`}
        at={at}
        x={x}
        y={y}
        size={0.24 + grain(q, r, 30 + index) * 0.07}
        tall={0.32 + grain(q, r, 40 + index) * 0.3}
        roof="house"
        pitched={grain(q, r, 50 + index) < 0.7}
      />
    ),
  );
}

/** What stands on a terrace. */
export function District({ column, at }: { readonly column: Column; readonly at: Point }) {
  const { q, r, district } = column;
  switch (district) {
    case 'house':
      return <Houses at={at} q={q} r={r} />;
    case 'garden':
      return (
        <>
          <Cypress at={at} x={-0.4} y={-0.25} tall={40} />
          <Olive at={at} x={0.35} y={-0.2} size={11} />
          <Cypress at={at} x={0} y={0.1} tall={48} />
          <Olive at={at} x={-0.35} y={0.4} size={10} />
          <Olive at={at} x={0.4} y={0.42} size={9} />
        </>
      );
    case 'market':
      return (
        <>
          <Block at={at} x={0.1} y={-0.4} size={0.3} tall={0.4} roof="market" />
          <Awning at={at} x={-0.35} y={0.15} />
          <Awning at={at} x={0.35} y={0.35} />
        </>
      );
    case 'barracks':
      return (
        <>
          <Block at={at} x={-0.05} y={-0.1} size={0.5} tall={0.42} roof="barracks" />
          <Block at={at} x={0.05} y={-0.2} size={0.26} tall={1.05} roof="barracks" pitched />
        </>
      );
    case 'temple':
      return <Temple at={at} />;
    case 'plaza':
      return (
        <>
          <path
            d={path([on(at, -0.3, 0), on(at, 0, 0.3), on(at, 0.3, 0), on(at, 0, -0.3)])}
            fill="var(--cover-inlay)"
          />
          <Cypress at={at} x={0.55} y={0} tall={34} />
        </>
      );
    case 'quarry':
      return (
        <>
          <Block at={at} x={-0.2} y={-0.1} size={0.3} tall={0.24} roof="cut" />
          <Block at={at} x={0.3} y={0.22} size={0.22} tall={0.16} roof="cut" />
        </>
      );
  }
}

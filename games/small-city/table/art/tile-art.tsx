import type { Point } from '@pentapolis/kit';
import { memo } from 'react';
import { STRIDE } from '../../rules/geometry.ts';
import {
  type Kit,
  kitOf,
  NATURE,
  type SpaceUse,
  type Spot,
  type TileId,
  type TileSpec,
} from '../../rules/index.ts';
import { EMBLEMS } from './emblems.data.ts';
import { corner, middle, outline, UNIT } from './outline.ts';
import { UseSign } from './uses.tsx';

/** A tile lying on some grid. */
export interface Drawn {
  readonly type: TileId;
  /** In the order of the tile's spaces. */
  readonly cells: readonly number[];
  readonly water: readonly number[];
  readonly spaces?: readonly SpaceUse[] | undefined;
}

/** How a tile lies, ready to be drawn. */
export function drawn(spot: Spot, kit: Kit): Drawn {
  return {
    type: spot.type,
    cells: spot.cells,
    water: spot.cells.filter((cell) => !spot.ground.includes(cell)),
    spaces: kit.tile(spot.type).spaces,
  };
}

/** A tile of its own, as it lies unturned, and the width and height of its box in spaces. */
export function alone(spec: TileSpec): {
  readonly tile: Drawn;
  readonly width: number;
  readonly height: number;
} {
  const width = Math.max(...spec.cells.map(([, column]) => column)) + 1;
  const height = Math.max(...spec.cells.map(([row]) => row)) + 1;
  const at = ([row, column]: readonly [number, number]): number => row * STRIDE + column;
  const water = (spec.water ?? []).map(at);
  return { tile: { type: spec.id, cells: spec.cells.map(at), water, spaces: spec.spaces }, width, height };
}

const TREES: readonly (readonly [number, number, number])[] = [
  [29, 30, 19],
  [70, 27, 14],
  [66, 68, 20],
  [27, 73, 13],
];

function House({ tall }: { readonly tall: boolean }) {
  if (tall)
    return (
      <>
        <path className="smc-roof-shade" d="M24 24H60V58H24Z" />
        <path className="smc-roof-line" d="M24 24H60V58H24ZM24 41H60M42 24V58" />
      </>
    );
  return (
    <>
      <path className="smc-shadow" d="M22 26H76V70H22Z" />
      <path className="smc-house-lit" d="M17 19H71V41H17Z" />
      <path className="smc-house-shade" d="M17 41H71V63H17Z" />
      <path className="smc-roof-line" d="M17 19H71V63H17ZM17 41H71" />
      <path className="smc-chimney" d="M54 25h8v10h-8Z" />
    </>
  );
}

/** What stands on one space, in its own coordinates. */
function Space({ tile }: { readonly tile: Drawn }) {
  const { category, level } = NATURE[tile.type];
  switch (category) {
    case 'residence':
      return <House tall={level > 3} />;
    case 'park':
      return TREES.map(([x, y, r], tree) => (
        <g key={`${x}`} className="smc-tree">
          <circle className="smc-shadow" cx={x + 4} cy={y + 5} r={r} />
          <circle className="smc-leaves" data-tree={tree % 2} cx={x} cy={y} r={r} />
          <circle className="smc-leaves-lit" cx={x - r * 0.22} cy={y - r * 0.25} r={r * 0.55} />
        </g>
      ));
    case 'factory':
      return <path className="smc-roof-shade" d="M17 62H83V69H17ZM17 74H83V81H17ZM70 17H78V27H70Z" />;
    case 'commerce':
      return (
        <path
          className="smc-awning"
          d="M17 70h10v13h-10ZM37 70h10v13h-10ZM57 70h10v13h-10ZM73 70h10v13h-10Z"
        />
      );
    case 'warehouse':
      return <path className="smc-slot" d="M24 22H76V76H24Z" />;
    case 'hall':
      return <path className="smc-slot" d="M20 20H80V80H20Z" />;
    default:
      return undefined;
  }
}

interface TileArtProps {
  readonly tile: Drawn;
  /** Leaves out what is too small to see. */
  readonly plain?: boolean;
}

/** A tile: a plate of its kind's colour and pattern, a flat model of its building, what its spaces are for. */
export const TileArt = memo(function TileArt({ tile, plain = false }: TileArtProps) {
  const { type, cells, water } = tile;
  const { category, level } = NATURE[type];
  const plate = outline(cells, 4, 9);
  const dry = cells.filter((cell) => !water.includes(cell));
  const flat = category !== 'park' && !(category === 'residence' && level <= 3);
  const emblem = EMBLEMS[type];
  const seat = emblem === undefined ? undefined : cells[emblem.on];
  return (
    <g className="smc-tile" data-kind={category} data-type={type}>
      <path className="smc-shadow" d={plate} transform="translate(4 6)" />
      <path className="smc-plate" d={plate} />
      {plain ? undefined : (
        <path className="smc-pattern" d={plate} style={{ fill: `url(#smc-p-${category})` }} />
      )}
      {water.length === 0 ? undefined : (
        <>
          <path className="smc-water" d={outline(water, 9, 6)} />
          <path className="smc-waves" d={outline(water, 9, 6)} />
        </>
      )}
      {flat ? (
        <>
          <path
            className="smc-shadow"
            d={outline(dry, 14, 3)}
            transform={`translate(${4 + level * 1.5} ${5 + level * 2})`}
          />
          <path className="smc-roof" d={outline(dry, 14, 3)} />
        </>
      ) : undefined}
      {dry.map((cell) => {
        const { x, y } = corner(cell);
        return (
          <g key={cell} transform={`translate(${x} ${y})`}>
            <Space tile={tile} />
          </g>
        );
      })}
      <path className="smc-rim" d={plate} />
      {emblem === undefined || seat === undefined ? undefined : (
        <Emblem
          d={emblem.d}
          at={category === 'hall' || category === 'warehouse' ? centre(cells) : corner(seat)}
        />
      )}
      {plain ? undefined : <Uses tile={tile} />}
      {plain || level === 0 || category === 'park' ? undefined : <Level type={type} cell={cells[0] ?? 0} />}
    </g>
  );
});

/** The middle of a tile that needs all its spaces for what lies on them. */
function centre(cells: readonly number[]): Point {
  const points = cells.map(corner);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(points.map(({ x }) => x)) + 12, y: mean(points.map(({ y }) => y)) + 13 };
}

function Emblem({ d, at }: { readonly d: string; readonly at: Point }) {
  return (
    <g transform={`translate(${at.x + 14} ${at.y + 13})`}>
      <circle className="smc-emblem-disc" cx="24" cy="24" r="24" />
      <path className="smc-emblem" d={d} transform="translate(7.2 7.2) scale(1.4)" />
    </g>
  );
}

function Uses({ tile }: { readonly tile: Drawn }) {
  return tile.spaces?.map((use, at) => {
    const { x, y } = middle(tile.cells[at] ?? 0);
    const small = use === 'white' || use === 'grey' || use === 'black' || use === 'money';
    return (
      <g key={use} transform={`translate(${x - (small ? 20 : 8)} ${y - 22})`}>
        <rect
          className="smc-label"
          x={small ? -17 : -30}
          y="-16"
          width={small ? 34 : 60}
          height="32"
          rx="6"
        />
        <UseSign use={use} />
      </g>
    );
  });
}

function Level({ type, cell }: { readonly type: TileId; readonly cell: number }) {
  const { x, y } = corner(cell);
  return (
    <g transform={`translate(${x + 8} ${y + UNIT - 33})`}>
      <rect className="smc-label" width="37" height="26" rx="5" />
      <text className="smc-level" x="18.5" y="20">
        {type}
      </text>
    </g>
  );
}

interface TilePictureProps {
  readonly type: TileId;
  readonly components: string;
  /** Side of a space in px. */
  readonly cell?: number;
}

/** A tile by itself, for the supply and for lists. Decoration: its name stands beside it or in a label. */
export function TilePicture({ type, components, cell = 18 }: TilePictureProps) {
  const { tile, width, height } = alone(kitOf(components).tile(type));
  return (
    <svg
      className="smc-art"
      viewBox={`-4 -4 ${width * UNIT + 12} ${height * UNIT + 14}`}
      width={width * cell}
      height={height * cell}
      aria-hidden="true"
    >
      <TileArt tile={tile} plain={cell < 20} />
    </svg>
  );
}

import type { Seat } from '@pentapolis/kernel';
import { memo } from 'react';
import { STRIDE } from '../../rules/geometry.ts';
import {
  type Board,
  boardOf,
  boroughOf,
  cellName,
  kitOf,
  NOBODY,
  type State,
  spotOf,
  streetCells,
} from '../../rules/index.ts';
import { Cube } from './cube.tsx';
import { corner, middle, outline, UNIT } from './outline.ts';
import { Citizen, Grave, MayorFigure } from './people.tsx';
import { drawn, TileArt } from './tile-art.tsx';

interface BoroughArtProps {
  readonly state: State;
  readonly seat: Seat;
  /** Small: without what can't be read at that size. */
  readonly plain?: boolean;
}

/** A borough as it lies: grid and zone, tiles, cubes, citizens, cemeteries, the Mayor. */
export const BoroughArt = memo(function BoroughArt({ state, seat, plain = false }: BoroughArtProps) {
  const borough = boroughOf(state, seat);
  const board = boardOf(state, seat);
  const kit = kitOf(state.components);
  return (
    <g className="smc-borough">
      <Ground board={board} step={borough.step} plain={plain} />
      {borough.side !== '' && state.host === seat && state.street >= 0 ? (
        <path className="smc-closed" d={outline(streetCells(state), 6, 6)} />
      ) : undefined}
      {borough.tiles.map((tile) => (
        <TileArt key={tile.id} tile={drawn(spotOf(board, tile), kit)} plain={plain} />
      ))}
      {borough.graves.map(({ cell, seat: owner }) => (
        <g key={cell} transform={at(cell)}>
          <Grave seat={owner} />
        </g>
      ))}
      {borough.cube.map((cube, cell) =>
        cube === 0 ? undefined : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
          <g key={cell} transform={`${at(cell)} translate(25 22) scale(2.1)`}>
            <Cube colour={cube - 1} />
          </g>
        ),
      )}
      {borough.who.map((who, cell) =>
        who === NOBODY ? undefined : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
          <g key={cell} transform={at(cell)}>
            {borough.mate[cell] === NOBODY ? undefined : (
              <g transform="translate(8 34)">
                <Citizen seat={borough.mate[cell] ?? 0} mood={borough.mateMood[cell] ?? 0} />
              </g>
            )}
            <g
              transform={
                borough.tiles[borough.grid[cell] ?? -1]?.type === 'CH'
                  ? 'translate(26 20)'
                  : 'translate(46 36)'
              }
            >
              <Citizen seat={who} mood={borough.mood[cell] ?? 0} />
            </g>
          </g>
        ),
      )}
      {borough.side !== '' && state.host === seat && state.street >= 0 ? <Mayor state={state} /> : undefined}
    </g>
  );
});

const at = (cell: number): string => {
  const { x, y } = corner(cell);
  return `translate(${x} ${y})`;
};

function Mayor({ state }: { readonly state: State }) {
  const [one = 0, other = 0] = streetCells(state).map((cell) => middle(cell));
  if (one === 0 || other === 0) return undefined;
  return (
    <g transform={`translate(${(one.x + other.x) / 2} ${(one.y + other.y) / 2 + 26})`}>
      <MayorFigure />
    </g>
  );
}

/** The grid: the zone that may be built on, and the steps it may grow by. */
function Ground({
  board,
  step,
  plain,
}: {
  readonly board: Board;
  readonly step: number;
  readonly plain: boolean;
}) {
  const { cells, stepOf, spec } = board;
  const { width, height } = spec;
  const zone = (until: number): number[] => cells.filter((cell) => (stepOf[cell] ?? 0) <= until);
  return (
    <g className="smc-ground">
      <rect
        className="smc-land"
        x="-14"
        y="-14"
        width={width * UNIT + 28}
        height={height * UNIT + 28}
        rx="18"
      />
      {spec.zones
        .map((_, later) => later)
        .slice(step + 1)
        .toReversed()
        .map((later) => (
          <path key={later} className="smc-zone-later" d={outline(zone(later), 0, 8)} />
        ))}
      <path className="smc-zone" d={outline(zone(step), 0, 8)} />
      {plain ? undefined : (
        <>
          <path className="smc-grid" d={gridPath(width, height)} />
          <Names width={width} height={height} />
        </>
      )}
      <path className="smc-zone-rim" d={outline(zone(step), 0, 8)} />
    </g>
  );
}

function gridPath(width: number, height: number): string {
  const across = Array.from({ length: height - 1 }, (_, row) => `M0 ${(row + 1) * UNIT}H${width * UNIT}`);
  const down = Array.from({ length: width - 1 }, (_, column) => `M${(column + 1) * UNIT} 0V${height * UNIT}`);
  return [...across, ...down].join('');
}

/** Letters and numbers at the edges, as spaces are named in words. */
function Names({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <g className="smc-names">
      {Array.from({ length: width }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
        <text key={column} x={column * UNIT + UNIT / 2} y="-22">
          {cellName(column).slice(0, -1)}
        </text>
      ))}
      {Array.from({ length: height }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places
        <text key={row} x="-30" y={row * UNIT + UNIT / 2 + 9}>
          {cellName(row * STRIDE).slice(1)}
        </text>
      ))}
    </g>
  );
}

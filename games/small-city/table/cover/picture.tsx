import { useMemo } from 'react';
import { ArtDefs } from '../art/defs.tsx';
import { Citizen, MayorFigure } from '../art/people.tsx';
import { type Drawn, TileArt } from '../art/tile-art.tsx';
import '../art/art.css';
import './cover.css';

/** Cells of the picture's own grid: row * 12 + column. */
const TOWN: readonly Drawn[] = [
  { type: 'P3', cells: [1, 2, 13], water: [] },
  { type: 'R4', cells: [3, 4, 15, 16], water: [] },
  { type: 'SCH', cells: [5], water: [] },
  { type: 'UNI', cells: [6, 7, 8, 18, 19, 20], water: [] },
  { type: 'R2', cells: [17, 29], water: [] },
  { type: 'P2', cells: [14, 26], water: [] },
  { type: 'CH', cells: [27, 28, 39, 40], water: [] },
  { type: 'MUS', cells: [30, 31, 32], water: [] },
  { type: 'C3', cells: [41, 42, 54], water: [], spaces: ['money', 'cubeForMoney', 'moneyForVotes'] },
  { type: 'R1', cells: [43], water: [] },
  { type: 'P1', cells: [25], water: [] },
  { type: 'P2', cells: [44, 56], water: [] },
  { type: 'FIR', cells: [51, 52, 64], water: [] },
  { type: 'F3', cells: [61, 62, 63], water: [], spaces: ['white', 'grey', 'black'] },
  { type: 'P1', cells: [53], water: [] },
  { type: 'WH', cells: [65, 66], water: [] },
  { type: 'HAR', cells: [67, 68, 79, 80], water: [79, 80] },
];

const PEOPLE: readonly (readonly [number, number, number])[] = [
  [3, 1, 0],
  [4, 2, 0],
  [1, 4, 1],
  [0, 5, 3],
  [2, 6, 3],
  [1, 3, 4],
  [0, 2, 5],
];

/** A planner's model on its table, seen from a little to the side. */
export function Picture() {
  const town = useMemo(
    () => TOWN.map((tile) => <TileArt key={`${tile.type}${tile.cells[0]}`} tile={tile} />),
    [],
  );
  return (
    <div className="smc smc-cover">
      <ArtDefs />
      <svg viewBox="0 0 1600 800" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <rect className="smc-cover-table" width="1600" height="800" />
        <path className="smc-cover-ruler" d="M120 700L620 770L630 735L130 665Z" />
        <g transform="translate(530 118) rotate(-7) skewX(-4) scale(.98)">
          <rect className="smc-cover-edge" x="30" y="-70" width="910" height="850" rx="16" />
          <rect className="smc-cover-board" x="30" y="-90" width="900" height="850" rx="16" />
          <path
            className="smc-grid"
            d="M100-60V730M200-60V730M300-60V730M400-60V730M500-60V730M600-60V730M700-60V730M800-60V730M60 0H910M60 100H910M60 200H910M60 300H910M60 400H910M60 500H910M60 600H910M60 700H910"
          />
          {town}
          {PEOPLE.map(([seat, column, row]) => (
            <g key={`${column}.${row}`} transform={`translate(${column * 100 + 46} ${row * 100 + 36})`}>
              <Citizen seat={seat} />
            </g>
          ))}
          <g transform="translate(500 690) scale(1.3)">
            <MayorFigure />
          </g>
        </g>
      </svg>
    </div>
  );
}

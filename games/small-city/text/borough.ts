import type { Paint, PaintStyle } from '@pentapolis/kernel';
import {
  boardOf,
  boroughOf,
  EMPTY,
  GRAVE,
  NATURE,
  NOBODY,
  STRIDE,
  type State,
  streetCells,
  tileAt,
} from '../rules/index.ts';

const HUES: Readonly<Record<string, PaintStyle>> = {
  residence: 'green',
  commerce: 'blue',
  factory: 'yellow',
  industry: 'yellow',
  warehouse: 'yellow',
  park: 'green',
  service: 'cyan',
  culture: 'red',
  hall: 'magenta',
};

const CUBES = ['w', 'g', 'b'] as const;
const WIDTH = 5;

/** A tile among others of its kind: a to z, then A to Z. */
const letter = (id: number): string =>
  String.fromCharCode((id - 1) % 52 < 26 ? 97 + ((id - 1) % 52) : 65 + ((id - 1) % 52) - 26);

function cellText(state: State, seat: number, cell: number, paint: Paint): string {
  const borough = boroughOf(state, seat);
  const { stepOf } = boardOf(state, seat);
  const tile = tileAt(borough, cell);
  if (tile === undefined) {
    const beside = seat === state.host && streetCells(state).includes(cell);
    const ground = borough.grid[cell] === GRAVE ? '†' : stepOf[cell]! > borough.step ? ' ' : '.';
    const mark = borough.grid[cell] === EMPTY && beside ? 'M' : ground;
    return paint('dim', mark.padEnd(WIDTH));
  }
  const who = borough.who[cell]!;
  const cube = borough.cube[cell]!;
  const there =
    who !== NOBODY
      ? `${who + 1}${borough.mate[cell] === NOBODY ? '' : '+'}`
      : cube > 0
        ? CUBES[cube - 1]!
        : '';
  const code = tile.type.slice(0, 2) + letter(tile.id);
  return (
    paint(HUES[NATURE[tile.type].category] ?? 'dim', code) + paint('bold', there.padEnd(WIDTH - code.length))
  );
}

/** A borough, row by row: numbers at the side, column letters on top. */
export function drawBorough(state: State, seat: number, paint: Paint): string[] {
  const { spec } = boardOf(state, seat);
  const columns = Array.from({ length: spec.width }, (_, column) => String.fromCharCode(97 + column));
  const lines = [`    ${columns.map((name) => name.padEnd(WIDTH)).join('')}`.trimEnd()];
  for (let row = 0; row < spec.height; row++) {
    const cells = columns.map((_, column) => cellText(state, seat, row * STRIDE + column, paint));
    lines.push(`${String(row + 1).padStart(3)} ${cells.join('')}`.trimEnd());
  }
  return lines;
}

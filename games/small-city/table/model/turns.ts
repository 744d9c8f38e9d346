import type { Point } from '@pentapolis/kit';
import { STRIDE, shapesOf } from '../../rules/geometry.ts';
import { type Board, kitOf, type Spot, type TileId } from '../../rules/index.ts';
import { UNIT } from '../art/outline.ts';

/** Turns of a tile that look different, in order. */
export const turnsOf = (components: string, tile: TileId): readonly number[] =>
  shapesOf(kitOf(components).tile(tile)).map(({ turn }) => turn);

const half = (turns: readonly number[], turn: number): readonly number[] =>
  turns.filter((one) => one >= 4 === turn >= 4);

/** A quarter turn on, or back. */
export function rotated(turns: readonly number[], turn: number, way: 1 | -1): number {
  const same = half(turns, turn);
  return same[(same.indexOf(turn) + way + same.length) % same.length] ?? turn;
}

/** The other face up; the next turn where both faces look the same. */
export function flipped(turns: readonly number[], turn: number): number {
  const other = turns.filter((one) => one >= 4 !== turn >= 4);
  if (other.length === 0) return rotated(turns, turn, 1);
  return other.includes((turn + 4) % 8) ? (turn + 4) % 8 : (other[0] as number);
}

/** The space under a point of the board; undefined outside the grid. */
export function cellAt(board: Board, { x, y }: Point): number | undefined {
  const [column, row] = [Math.floor(x / UNIT), Math.floor(y / UNIT)];
  const { width, height } = board.spec;
  return column < 0 || row < 0 || column >= width || row >= height ? undefined : row * STRIDE + column;
}

/** Width and height of the box around a tile, in spaces. */
function boxOf({ cells, at }: Spot): { readonly width: number; readonly height: number } {
  const width = Math.max(...cells.map((cell) => (cell % STRIDE) - (at % STRIDE))) + 1;
  const height = Math.max(...cells.map((cell) => Math.floor(cell / STRIDE) - Math.floor(at / STRIDE))) + 1;
  return { width, height };
}

/** How a tile lies when its middle is held at a point, pushed inside the grid. */
export function spotUnder(board: Board, tile: TileId, turn: number, point: Point): Spot | undefined {
  const sample = board.spots(tile).find((spot) => spot.turn === turn);
  if (sample === undefined) return undefined;
  const { width, height } = boxOf(sample);
  const { spec } = board;
  const into = (value: number, most: number): number => Math.min(Math.max(Math.round(value), 0), most);
  const column = into(point.x / UNIT - width / 2, spec.width - width);
  const row = into(point.y / UNIT - height / 2, spec.height - height);
  return board.spot(tile, row * STRIDE + column, turn);
}

/** The middle of the box around a tile, in board units. */
export function centreOf(spot: Spot): Point {
  const { width, height } = boxOf(spot);
  return {
    x: ((spot.at % STRIDE) + width / 2) * UNIT,
    y: (Math.floor(spot.at / STRIDE) + height / 2) * UNIT,
  };
}

/** The spot whose middle is nearest to a point. */
export function nearest(spots: readonly Spot[], point: Point): Spot | undefined {
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const { x, y } = centreOf(spot);
    const far = (x - point.x) ** 2 + (y - point.y) ** 2;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

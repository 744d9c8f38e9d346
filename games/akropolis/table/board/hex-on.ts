import { type Axial, hexAtPoint, hexDistance, type Point } from '@pentapolis/kit/geometry';
import type { ViewCell } from '../../rules/index.ts';
import { backToFront, type Lens, SIZE } from '../model/scene.ts';

/** The column a person sees at a point of the board: of all tops that cover it, the one painted last. */
export function hexOn<T extends Pick<ViewCell, 'q' | 'r' | 'height'>>(
  point: Point,
  cells: readonly T[],
  { squash, lift }: Lens,
): T | undefined {
  let seen: T | undefined;
  for (const cell of cells) {
    const under: Axial = hexAtPoint({ x: point.x, y: point.y + cell.height * lift }, SIZE, squash);
    if (hexDistance(under, cell) === 0 && (seen === undefined || backToFront(seen, cell) < 0)) seen = cell;
  }
  return seen;
}

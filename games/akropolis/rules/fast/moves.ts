import type { Action } from '../action.ts';
import { cellAt, placementAt, qOf, rOf, spotOf } from '../geometry.ts';
import { tileName, tileNamed } from '../tiles.ts';

/**
 * An action as one number, `tile * 2^17 + spot * 3 + way`: the tile, the three hexes it covers, and which of them gets
 * its first hex. It means the same in every position, so it also names the choice across determinizations.
 */
export type Move = number;

const TILE_SHIFT = 17;
const PLACE_MASK = (1 << TILE_SHIFT) - 1;

export function moveOf(tile: number, spot: number, way: number): Move {
  return (tile << TILE_SHIFT) | (spot * 3 + way);
}

export function moveTile(move: Move): number {
  return move >> TILE_SHIFT;
}

/** Spot and way together, `spot * 3 + way`. */
export function movePlace(move: Move): number {
  return move & PLACE_MASK;
}

export function actionOf(move: Move): Action {
  const place = movePlace(move);
  const way = place % 3;
  const { anchor, rotation } = placementAt((place - way) / 3, way);
  return { tile: tileName(moveTile(move)), q: qOf(anchor), r: rOf(anchor), rotation };
}

export function moveFrom({ tile, q, r, rotation }: Action): Move {
  return moveOf(tileNamed(tile), spotOf(cellAt(q, r), rotation), rotation >> 1);
}

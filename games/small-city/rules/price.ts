import type { Seat } from '@pentapolis/kernel';
import type { Step } from './action.ts';
import { boardOf, boroughOf, playerOf, spotOf, tileAt } from './borough.ts';
import { CARD } from './cards.ts';
import { kitOf } from './geometry.ts';
import type { State } from './state.ts';
import { NATURE, type TileId } from './tiles.ts';

/** What a step costs: money, cubes by colour, and pollution at once. */
export interface Price {
  readonly money: number;
  /** White, grey, black. */
  readonly cubes: readonly [number, number, number];
  readonly pollution: number;
}

const FREE: Price = { money: 0, cubes: [0, 0, 0], pollution: 0 };

/** Spaces of a tile that count for its price: all but water. [SMC-BUILD-4] [SMC-WORKS-6] */
export function pricedSpaces(state: State, type: TileId): number {
  const { cells, water = [] } = kitOf(state.components).tile(type);
  return cells.length - water.length;
}

/** Price of a tile in the Build phase. @param save the colour of the cube an Architect saves */
export function tilePrice(state: State, seat: Seat, type: TileId, save?: number): Price {
  const { card } = playerOf(state, seat);
  // [SMC-CULTURE-1]
  if (NATURE[type].category === 'culture') {
    const { materials = [0, 0, 0] } = kitOf(state.components).tile(type);
    const cubes: [number, number, number] = [...materials];
    // [SMC-CARD-2]
    if (save !== undefined) cubes[save] = Math.max(0, cubes[save]! - 1);
    return { money: 0, cubes, pollution: 0 };
  }
  const spaces = pricedSpaces(state, type);
  // [SMC-CARD-3]
  return { ...FREE, money: card === CARD.mediator ? Math.max(1, spaces - 1) : spaces };
}

/** Price of a step of a plan, legal or not. Steps that name no tile cost nothing. */
export function stepPrice(state: State, seat: Seat, step: Step): Price {
  if (step.do === 'build') return tilePrice(state, seat, step.tile, step.save);
  if (step.do !== 'demolish') return FREE;
  const tile = tileAt(boroughOf(state, seat), step.cell);
  if (tile === undefined) return FREE;
  // [SMC-DEMOLISH-2]
  const spaces = spotOf(boardOf(state, seat), tile).ground.length;
  return { ...FREE, money: spaces, pollution: spaces };
}

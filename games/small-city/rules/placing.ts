import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import { boardOf, boroughOf, hasTile, playerOf, spotOf } from './borough.ts';
import { kitOf, type Spot, STRIDE } from './geometry.ts';
import { bothered, influenceOn, lacking } from './influence.ts';
import { EMPTY, type State, type Tile } from './state.ts';
import { isUnique, NATURE, nextLevel, OWN_TILES, type TileId } from './tiles.ts';

/** The two cells beside the Mayor, on the host's board; [] when nothing is blocked. [SMC-MAYOR-5] */
export function streetCells(state: State): number[] {
  if (state.street < 0) return [];
  const cell = state.street >> 1;
  return [cell, cell + ((state.street & 1) === 1 ? STRIDE : 1)];
}

const isBlocked = (state: State, seat: Seat, cell: number): boolean =>
  seat === state.host && state.street >= 0 && streetCells(state).includes(cell);

/** Whether each player has a copy of its own. [SMC-SETUP-3] [SMC-ARTS-1] */
export const isOwned = (state: State, type: TileId): boolean =>
  (OWN_TILES as readonly TileId[]).includes(type) ||
  (state.choices.mode === 'cultural' && NATURE[type].category === 'culture');

/** How many copies of a tile `seat` could take. [SMC-BUILD-5] */
export function copiesFor(state: State, seat: Seat, type: TileId): number {
  if (isOwned(state, type)) return playerOf(state, seat).own.includes(type) ? 1 : 0;
  return state.supply[NATURE[type].index]!;
}

/** The first thing that is wrong with the ground: outside the zone, occupied, beside the Mayor. */
export function checkGround(state: State, seat: Seat, cells: readonly number[]): Violation | undefined {
  const { step, grid } = boroughOf(state, seat);
  const { stepOf } = boardOf(state, seat);
  for (const cell of cells) {
    // [SMC-BUILD-3]
    if (stepOf[cell]! > step) return illegal('SMC-BUILD-3', 'refusal.outsideZone', { cells: [cell] });
    if (grid[cell] !== EMPTY) return illegal('SMC-BUILD-3', 'refusal.occupied', { cells: [cell] });
    // [SMC-MAYOR-5]
    if (isBlocked(state, seat, cell)) return illegal('SMC-MAYOR-5', 'refusal.mayor', { cells: [cell] });
  }
  return undefined;
}

/** {@link checkGround} without words, for search. */
function groundIsFree(state: State, seat: Seat, spot: Spot): boolean {
  const { step, grid } = boroughOf(state, seat);
  if (spot.step > step) return false;
  for (const cell of spot.cells) if (grid[cell] !== EMPTY || isBlocked(state, seat, cell)) return false;
  return true;
}

/** Whether a copy is at hand and none stands yet where only one may. */
export function checkCopy(state: State, seat: Seat, type: TileId): Violation | undefined {
  const { category } = NATURE[type];
  // [SMC-CULTURE-2] [SMC-SERVICE-1] [SMC-WORKS-6]
  if (isUnique(type) && hasTile(boroughOf(state, seat), type)) {
    const rule =
      category === 'service' ? 'SMC-SERVICE-1' : category === 'industry' ? 'SMC-WORKS-6' : 'SMC-CULTURE-2';
    return illegal(rule, 'refusal.onlyOne', { tile: type });
  }
  return copiesFor(state, seat, type) > 0
    ? undefined
    : illegal('SMC-BUILD-5', 'refusal.noneLeft', { tile: type });
}

/** What keeps a tile from being laid there. @param strict whether its conditions must hold [SMC-COUNCIL-7] */
export function checkSpot(state: State, seat: Seat, spot: Spot, strict = true): Violation | undefined {
  const ground = checkGround(state, seat, spot.cells);
  if (ground !== undefined) return ground;
  const influence = influenceOn(boardOf(state, seat), boroughOf(state, seat), spot.halo);
  const rule = bothered(spot.type, influence);
  if (rule !== undefined)
    return illegal(rule, 'refusal.tooClose', { tile: spot.type, cells: spot.cells.slice() });
  const lack = strict ? lacking(spot.type, influence) : undefined;
  return lack && illegal(lack.rule, lack.key, { tile: spot.type, needed: lack.needed, found: lack.found });
}

/** {@link checkSpot} without words, for search. */
export function fits(state: State, seat: Seat, spot: Spot, strict = true): boolean {
  if (!groundIsFree(state, seat, spot)) return false;
  const influence = influenceOn(boardOf(state, seat), boroughOf(state, seat), spot.halo);
  return (
    bothered(spot.type, influence) === undefined && (!strict || lacking(spot.type, influence) === undefined)
  );
}

/** Every way to lay a tile now, whatever it costs. Tiles without a copy at hand have none. */
export function legalSpots(state: State, seat: Seat, type: TileId, strict = true): Spot[] {
  if (checkCopy(state, seat, type) !== undefined) return [];
  return boardOf(state, seat)
    .spots(type)
    .filter((spot) => fits(state, seat, spot, strict));
}

/** Places for the warehouse that comes with a Factory 1 on `factory`, which is laid already or about to be. [SMC-WORKS-2] */
export function warehouseSpots(state: State, seat: Seat, factory: Spot): Spot[] {
  if (state.supply[NATURE.WH.index] === 0) return [];
  return boardOf(state, seat)
    .spots('WH')
    .filter(
      (spot) =>
        spot.cells.some((cell) => factory.halo.includes(cell)) &&
        !spot.cells.some((cell) => factory.cells.includes(cell)) &&
        fits(state, seat, spot),
    );
}

/** What keeps a tile from becoming the next level, laid as `spot`. */
export function checkUpgrade(state: State, seat: Seat, tile: Tile, spot: Spot): Violation | undefined {
  const borough = boroughOf(state, seat);
  const board = boardOf(state, seat);
  const old = spotOf(board, tile);
  // [SMC-UPGRADE-6]
  if (tile.fresh) return illegal('SMC-UPGRADE-6', 'refusal.justBuilt', { tile: tile.type });
  // [SMC-UPGRADE-3]
  const lack = lacking(spot.type, influenceOn(board, borough, old.halo));
  if (lack !== undefined)
    return illegal(lack.rule, lack.key, { tile: spot.type, needed: lack.needed, found: lack.found });
  // [SMC-BUILD-5]
  if (state.supply[NATURE[spot.type].index] === 0)
    return illegal('SMC-BUILD-5', 'refusal.noneLeft', { tile: spot.type });
  // [SMC-UPGRADE-4]
  if (old.cells.some((cell) => !spot.cells.includes(cell)))
    return illegal('SMC-UPGRADE-4', 'refusal.coversAll', { cells: old.cells.slice() });
  // [SMC-UPGRADE-5]
  if (
    kitOf(state.components).tile(spot.type).spaces !== undefined &&
    old.cells.some((cell, at) => spot.cells[at] !== cell)
  )
    return illegal('SMC-UPGRADE-5', 'refusal.shifted', { cells: old.cells.slice() });
  const ground = checkGround(
    state,
    seat,
    spot.cells.filter((cell) => !old.cells.includes(cell)),
  );
  if (ground !== undefined) return ground;
  const influence = influenceOn(board, borough, spot.halo);
  const rule = bothered(spot.type, influence);
  if (rule === undefined) return undefined;
  return illegal(rule, 'refusal.tooClose', { tile: spot.type, cells: spot.cells.slice() });
}

/** Every way to raise a tile to the next level now. */
export function upgradeSpots(state: State, seat: Seat, tile: Tile): Spot[] {
  const next = nextLevel(tile.type);
  if (next === undefined || tile.fresh || state.supply[NATURE[next].index] === 0) return [];
  const board = boardOf(state, seat);
  const borough = boroughOf(state, seat);
  const old = spotOf(board, tile);
  if (lacking(next, influenceOn(board, borough, old.halo)) !== undefined) return [];
  return board
    .spots(next)
    .filter(
      (spot) => spot.cells.includes(old.cells[0]!) && checkUpgrade(state, seat, tile, spot) === undefined,
    );
}

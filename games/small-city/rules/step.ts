import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import type { BuildStep, Step } from './action.ts';
import {
  boardOf,
  boroughOf,
  cubeCounts,
  cubesOf,
  liftTile,
  playerOf,
  returnCube,
  sendHome,
  spotOf,
  swapTile,
  takeCitizen,
  tileAt,
} from './borough.ts';
import { CARD } from './cards.ts';
import { checkStaff, raiseTile } from './construct.ts';
import type { Emit } from './facts.ts';
import { checkCopy, checkSpot, checkUpgrade, warehouseSpots } from './placing.ts';
import { stepPrice, tilePrice } from './price.ts';
import { copyStep, NOBODY, type State } from './state.ts';
import { NATURE, nextLevel } from './tiles.ts';

/** [SMC-BUILD-2] */
const MOST_TILES = 3;

/** What of a Build phase a seat has used: tiles built or torn down, the zone, the Architect's cube. */
export interface Used {
  readonly tiles: number;
  readonly demolished: boolean;
  readonly expanded: boolean;
  readonly saved: boolean;
}

export function usedBy(state: State, seat: Seat): Used {
  const used = { tiles: 0, demolished: false, expanded: false, saved: false };
  for (const step of playerOf(state, seat).built) {
    if (step.do === 'build' || step.do === 'demolish') used.tiles++;
    if (step.do === 'demolish') used.demolished = true;
    if (step.do === 'expand') used.expanded = true;
    if (step.do === 'build' && step.save !== undefined) used.saved = true;
  }
  return used;
}

/** [SMC-BUILD-2] Whether one more tile may be built or torn down. */
function checkCount({ tiles, expanded }: Used): Violation | undefined {
  if (tiles >= MOST_TILES) return illegal('SMC-BUILD-2', 'refusal.tilesBuilt', { most: MOST_TILES });
  return expanded && tiles >= 1 ? illegal('SMC-BUILD-2', 'refusal.expandedAlready') : undefined;
}

/**
 * Whether `seat` may do this as the next step of its Build phase, given what `players[seat].built` lists as done. The
 * State may be one on which the seat's plan so far was tried out.
 */
export function checkStep(state: State, seat: Seat, step: Step): Violation | undefined {
  switch (step.do) {
    case 'build':
      return checkBuild(state, seat, step);
    case 'upgrade': {
      const tile = tileAt(boroughOf(state, seat), step.cell);
      const next = tile && nextLevel(tile.type);
      // [SMC-UPGRADE-2] [SMC-PARK-2]
      if (tile === undefined || next === undefined)
        return illegal('SMC-UPGRADE-2', 'refusal.noUpgrade', { cells: [step.cell] });
      const spot = boardOf(state, seat).spot(next, step.at, step.turn);
      if (spot === undefined) return illegal('SMC-BUILD-8', 'refusal.noSuchPlace', { tile: next });
      return checkUpgrade(state, seat, tile, spot);
    }
    case 'demolish':
      return checkDemolish(state, seat, step);
    case 'expand': {
      const { tiles, expanded } = usedBy(state, seat);
      // [SMC-BUILD-2]
      if (expanded) return illegal('SMC-BUILD-2', 'refusal.expandedAlready');
      if (tiles > 1) return illegal('SMC-BUILD-2', 'refusal.expandOrBuild');
      return checkExpand(state, seat);
    }
  }
}

/** Whether the Constructible Zone has a step left. */
export function checkExpand(state: State, seat: Seat): Violation | undefined {
  const last = boardOf(state, seat).spec.zones.length - 1;
  return boroughOf(state, seat).step >= last ? illegal('SMC-BUILD-2', 'refusal.wholeZone') : undefined;
}

function checkBuild(state: State, seat: Seat, step: BuildStep): Violation | undefined {
  const { tile: type, at, turn, save } = step;
  const { category } = NATURE[type];
  const used = usedBy(state, seat);
  const over = checkCount(used);
  if (over !== undefined) return over;
  // [SMC-WORKS-5] [SMC-SETUP-6]
  if (category === 'warehouse' || category === 'hall')
    return illegal('SMC-WORKS-5', 'refusal.notBuilt', { tile: type });
  const spot = boardOf(state, seat).spot(type, at, turn);
  if (spot === undefined) return illegal('SMC-BUILD-8', 'refusal.noSuchPlace', { tile: type });
  const refused = checkCopy(state, seat, type) ?? checkSpot(state, seat, spot);
  if (refused !== undefined) return refused;
  // [SMC-CARD-2]
  if (save !== undefined) {
    const possible = category === 'culture' && playerOf(state, seat).card === CARD.architect && !used.saved;
    const { cubes } = tilePrice(state, seat, type);
    if (!possible || (cubes[save] ?? 0) === 0)
      return illegal('SMC-CARD-2', 'refusal.noSaving', { tile: type });
  }
  return checkPayment(state, seat, step) ?? checkExtras(state, seat, step);
}

/** [SMC-BUILD-10] */
function checkPayment(state: State, seat: Seat, step: BuildStep): Violation | undefined {
  const { money } = playerOf(state, seat);
  const price = tilePrice(state, seat, step.tile, step.save);
  if (price.money > money) return illegal('SMC-BUILD-10', 'refusal.money', { price: price.money, money });
  const stock = cubeCounts(boroughOf(state, seat));
  const short = price.cubes.findIndex((count, colour) => count > stock[colour]!);
  if (short >= 0)
    return illegal('SMC-CULTURE-1', 'refusal.cubes', {
      colour: short,
      price: price.cubes[short]!,
      stock: stock[short]!,
    });
  const { cubes } = step;
  if (cubes === undefined) return undefined;
  const paid = [0, 0, 0];
  for (const cell of cubes) {
    const colour = (boroughOf(state, seat).cube[cell] ?? 0) - 1;
    if (colour < 0) return illegal('SMC-CULTURE-1', 'refusal.noCube', { cells: [cell] });
    paid[colour]!++;
  }
  const exact =
    new Set(cubes).size === cubes.length && paid.every((count, colour) => count === price.cubes[colour]);
  return exact ? undefined : illegal('SMC-CULTURE-1', 'refusal.otherCubes', { cells: cubes.slice() });
}

/** The warehouse of a Factory 1 and the citizen of a station. */
export function checkExtras(state: State, seat: Seat, step: BuildStep): Violation | undefined {
  const { tile: type, warehouse, staff } = step;
  const spot = boardOf(state, seat).spot(type, step.at, step.turn)!;
  // [SMC-WORKS-2] [SMC-WORKS-3] [SMC-WORKS-4]
  const places = type === 'F1' ? warehouseSpots(state, seat, spot) : [];
  if (warehouse === undefined) {
    if (places.length > 0) return illegal('SMC-WORKS-2', 'refusal.warehouseNeeded');
  } else if (!places.some((place) => place.at === warehouse.at && place.turn === warehouse.turn))
    return illegal('SMC-WORKS-2', type === 'F1' ? 'refusal.warehouseThere' : 'refusal.noWarehouse', {
      tile: type,
    });
  return staff === undefined ? undefined : checkStaff(state, seat, type, staff);
}

function checkDemolish(
  state: State,
  seat: Seat,
  step: Extract<Step, { do: 'demolish' }>,
): Violation | undefined {
  const used = usedBy(state, seat);
  const over = checkCount(used);
  if (over !== undefined) return over;
  // [SMC-DEMOLISH-1]
  if (used.demolished) return illegal('SMC-DEMOLISH-1', 'refusal.demolishedAlready');
  const tile = tileAt(boroughOf(state, seat), step.cell);
  if (tile === undefined) return illegal('SMC-DEMOLISH-1', 'refusal.noTile', { cells: [step.cell] });
  if (tile.type === 'CH') return illegal('SMC-DEMOLISH-1', 'refusal.notHall');
  // [SMC-DEMOLISH-2]
  const price = stepPrice(state, seat, step).money;
  const { money } = playerOf(state, seat);
  return price > money ? illegal('SMC-BUILD-10', 'refusal.money', { price, money }) : undefined;
}

/** Cells the cubes of a step are taken from: those it names, else City Hall first, then warehouses. [SMC-CULTURE-1] */
export function cubesFor(state: State, seat: Seat, step: BuildStep): number[] {
  if (step.cubes !== undefined) return step.cubes.slice();
  const { cubes } = tilePrice(state, seat, step.tile, step.save);
  return cubes.flatMap((count, colour) => cubesOf(state, seat, colour).slice(0, count));
}

/** Carries out a checked step and notes it in `players[seat].built`. Pollution that reaches 100 is left to the caller. */
export function applyStep(state: State, seat: Seat, step: Step, emit?: Emit): void {
  const player = playerOf(state, seat);
  const borough = boroughOf(state, seat);
  const board = boardOf(state, seat);
  switch (step.do) {
    case 'build': {
      const { money } = tilePrice(state, seat, step.tile, step.save);
      const cubes = cubesFor(state, seat, step);
      player.money -= money;
      for (const cell of cubes) returnCube(state, seat, cell);
      const spot = board.spot(step.tile, step.at, step.turn)!;
      emit?.({
        kind: 'built',
        seat,
        tile: step.tile,
        at: step.at,
        turn: step.turn,
        price: money,
        cubes: cubes.slice(),
        free: false,
        reveals: true,
      });
      raiseTile(state, seat, spot, step, true, emit);
      break;
    }
    case 'upgrade': {
      const tile = tileAt(borough, step.cell)!;
      const from = tile.type;
      const type = nextLevel(from)!;
      // [SMC-UPGRADE-1] [SMC-UPGRADE-7] [SMC-UPGRADE-8]
      swapTile(state, seat, tile, board.spot(type, step.at, step.turn)!);
      state.supply[NATURE[from].index]!++;
      state.supply[NATURE[type].index]!--;
      emit?.({
        kind: 'upgraded',
        seat,
        from,
        tile: type,
        cell: step.cell,
        at: step.at,
        turn: step.turn,
        reveals: true,
      });
      break;
    }
    case 'demolish':
      demolish(state, seat, step.cell, emit);
      break;
    case 'expand':
      borough.step++;
      emit?.({ kind: 'enlarged', seat, step: borough.step, reveals: true });
      break;
  }
  player.built.push(copyStep(step));
}

/** [SMC-DEMOLISH-2] [SMC-DEMOLISH-3] */
function demolish(state: State, seat: Seat, cell: number, emit: Emit): void {
  const player = playerOf(state, seat);
  const borough = boroughOf(state, seat);
  const tile = tileAt(borough, cell)!;
  const { cells, ground } = spotOf(boardOf(state, seat), tile);
  player.money -= ground.length;
  player.pollution += ground.length;
  player.rise += ground.length;
  emit?.({ kind: 'demolished', seat, tile: tile.type, cell, price: ground.length, reveals: true });
  for (const one of cells) {
    if (borough.cube[one]! > 0) returnCube(state, seat, one);
    while (borough.who[one] !== NOBODY) {
      const owner = takeCitizen(borough, one);
      const hall = sendHome(state, owner);
      emit?.({ kind: 'wentHome', seat: owner, borough: seat, cell: one, hall, why: 'demolition' });
    }
  }
  state.box[NATURE[tile.type].index]!++;
  liftTile(state, seat, tile);
}

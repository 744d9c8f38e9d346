import { fastChance, type Seat, type Violation } from '@pentapolis/kernel';
import type { Step } from './action.ts';
import { boardOf, boroughOf, playerOf, spotOf, tileAt } from './borough.ts';
import { staffFor } from './construct.ts';
import { determinize } from './determinize.ts';
import type { Spot } from './geometry.ts';
import { influencers } from './influence.ts';
import { checkCopy, checkSpot, checkUpgrade, legalSpots, upgradeSpots, warehouseSpots } from './placing.ts';
import { tryPlan } from './plan.ts';
import { type Price, stepPrice } from './price.ts';
import { BUILDABLE } from './sample.ts';
import { clone, type State, type Tile } from './state.ts';
import { checkStep } from './step.ts';
import { NATURE, nextLevel, type TileId } from './tiles.ts';
import type { View } from './view.ts';

/**
 * A Build phase being planned: the position after the steps so far, on the seat's own screen. Taking a step back is
 * planning again with fewer steps; nothing of it is told to anybody. [SMC-BUILD-1]
 */
export interface PlanStart {
  readonly seat: Seat;
  readonly steps: readonly Step[];
  /** After all steps that could be made. `checkStep` and all other helpers can be asked about it. */
  readonly state: State;
  /** What each step costs. */
  readonly prices: readonly Price[];
  /** The first step that can't be made, and why; those after it are left out. */
  readonly wrong?: { readonly step: number; readonly refusal: Violation };
}

/**
 * Plays a plan out as its own seat sees the table. Hidden things (other plans, promises) have no part in it, so any State
 * drawn from the View will do.
 */
export function startPlan(view: View, seat: Seat, steps: readonly Step[] = []): PlanStart {
  const start = determinize(view, fastChance(1));
  const tried = tryPlan(start, seat, steps);
  const wrong = 'refusal' in tried ? tried : undefined;
  const made = steps.slice(0, wrong?.step ?? steps.length);
  const state = wrong === undefined ? (tried as State) : (tryPlan(start, seat, made) as State);
  const prices = made.map((step, at) =>
    stepPrice(tryPlan(start, seat, made.slice(0, at)) as State, seat, step),
  );
  return { seat, steps: made, state, prices, ...(wrong === undefined ? {} : { wrong }) };
}

const laying = ({ at, turn }: Spot): { at: number; turn: number } => ({ at, turn });

/**
 * Legal next steps of a plan: every tile that can be paid in every place (a Factory 1 with its first warehouse, a station
 * without staff, cubes from wherever), every upgrade, demolition, the zone.
 * @param state the position after the steps so far
 * @param types only these tiles, for a table that asks about one at a time
 */
export function nextSteps(state: State, seat: Seat, types: readonly TileId[] = BUILDABLE): Step[] {
  const steps: Step[] = [];
  for (const tile of types) {
    for (const spot of legalSpots(state, seat, tile)) {
      const [warehouse] = tile === 'F1' ? warehouseSpots(state, seat, spot) : [];
      const step: Step = {
        do: 'build',
        tile,
        ...laying(spot),
        ...(warehouse === undefined ? {} : { warehouse: laying(warehouse) }),
      };
      if (checkStep(state, seat, step) !== undefined) break; // what can't be paid here can't be paid elsewhere
      steps.push(step);
    }
  }
  for (const tile of boroughOf(state, seat).tiles) {
    const cell = spotOf(boardOf(state, seat), tile).cells[0]!;
    for (const spot of upgradeSpots(state, seat, tile)) steps.push({ do: 'upgrade', cell, ...laying(spot) });
    steps.push({ do: 'demolish', cell });
  }
  steps.push({ do: 'expand' });
  return steps.filter((step) => step.do === 'build' || checkStep(state, seat, step) === undefined);
}

/** What a tile held over the board would do there. */
export interface Hover {
  readonly spot: Spot;
  /** Why it can't be laid there; absent when it can. */
  readonly refusal?: Violation;
  /** Tiles that would influence it, and those it would influence, by their ids. */
  readonly influencedBy: readonly number[];
  readonly influences: readonly number[];
  /** Tiles that could be upgraded once it lies there and can't be now: id and next level. */
  readonly unlocks: readonly { readonly id: number; readonly tile: TileId }[];
  /** Where the warehouse of a Factory 1 could go. */
  readonly warehouses: readonly Spot[];
  /** Cells of citizens that could go on duty at once in a station. */
  readonly staff: readonly number[];
}

const upgradable = (state: State, seat: Seat): Map<number, TileId> =>
  new Map(
    boroughOf(state, seat)
      .tiles.filter((tile) => upgradeSpots(state, seat, tile).length > 0)
      .map((tile) => [tile.id, nextLevel(tile.type)!]),
  );

/**
 * Looks at a tile held over the board: halo (`spot.halo`), conditions and what it would unlock.
 * @param over cell of the tile it would be an upgrade of; absent = a new tile
 * @param strict false where conditions do not count [SMC-COUNCIL-7]
 * @returns undefined when the tile would not lie on the grid that way
 */
export function hover(
  state: State,
  seat: Seat,
  tile: TileId,
  at: number,
  turn: number,
  over?: number,
  strict = true,
): Hover | undefined {
  const board = boardOf(state, seat);
  const borough = boroughOf(state, seat);
  const spot = board.spot(tile, at, turn);
  if (spot === undefined) return undefined;
  const old: Tile | undefined = over === undefined ? undefined : tileAt(borough, over);
  const refusal =
    over === undefined
      ? (checkCopy(state, seat, tile) ?? checkSpot(state, seat, spot, strict))
      : old === undefined || nextLevel(old.type) !== tile
        ? checkStep(state, seat, { do: 'upgrade', cell: over, at, turn })
        : checkUpgrade(state, seat, old, spot);
  const influencedBy = influencers(board, borough, spot.halo).map(({ id }) => id);
  const influences = borough.tiles
    .filter((other) => other !== old && spotOf(board, other).cells.some((cell) => spot.halo.includes(cell)))
    .map(({ id }) => id);
  const common = {
    spot,
    influencedBy,
    influences,
    staff: NATURE[tile].category === 'service' ? staffFor(state, seat) : [],
  };
  if (refusal !== undefined) return { ...common, refusal, unlocks: [], warehouses: [] };
  const trial = clone(state);
  const before = upgradable(trial, seat);
  const laid = boroughOf(trial, seat);
  if (old === undefined) {
    for (const cell of spot.cells) laid.grid[cell] = laid.tiles.length;
    laid.tiles.push({ id: laid.nextId++, type: tile, at, turn, fresh: true });
  } else {
    const index = borough.tiles.indexOf(old);
    Object.assign(laid.tiles[index]!, { type: tile, at, turn });
    for (const cell of spot.cells) laid.grid[cell] = index;
  }
  const unlocks = [...upgradable(trial, seat)]
    .filter(([id, next]) => before.get(id) !== next)
    .map(([id, next]) => ({ id, tile: next }));
  return {
    ...common,
    unlocks,
    warehouses: tile === 'F1' && over === undefined ? warehouseSpots(state, seat, spot) : [],
  };
}

/** Money a seat has and what a plan leaves of it. */
export const moneyLeft = ({ state, seat }: PlanStart): number => playerOf(state, seat).money;

import type { Chance, Seat } from '@pentapolis/kernel';
import { fastChance } from '@pentapolis/kernel';
import type { BuildStep, Step } from './action.ts';
import { boardOf, boroughOf, cubeCounts, playerOf, spotOf } from './borough.ts';
import { CARD } from './cards.ts';
import { staffFor } from './construct.ts';
import type { Spot } from './geometry.ts';
import { checkCopy, fits, upgradeSpots, warehouseSpots } from './placing.ts';
import { tilePrice } from './price.ts';
import type { State } from './state.ts';
import { applyStep, checkStep, usedBy } from './step.ts';
import { NATURE, TILES, type TileId } from './tiles.ts';

/** Tiles that a plan may name, at any level. [SMC-WORKS-5] [SMC-BUILD-7] */
export const BUILDABLE: readonly TileId[] = TILES.filter((type) => type !== 'CH' && type !== 'WH');

/**
 * A generator that knows no more than the seat does, for samples of what can't be listed whole: the same position gives
 * the same samples. [SMC-BUILD-1]
 */
export function dice(state: State, seat: Seat): Chance {
  const { tiles, step } = boroughOf(state, seat);
  const { money, votes } = playerOf(state, seat);
  let hash = state.round * 31 + seat * 7 + money * 101 + votes * 13 + step * 17;
  for (const { id, at, turn } of tiles) hash = (Math.imul(hash, 33) + id * 1009 + at * 8 + turn) | 0;
  return fastChance(hash);
}

const oneOf = <T>(items: readonly T[], chance: Chance): T => items[chance.pick(items.length)]!;

/** The first way to lay a tile that fits, looked for from a random one on. */
export function anySpot(
  state: State,
  seat: Seat,
  type: TileId,
  chance: Chance,
  strict = true,
): Spot | undefined {
  const spots = boardOf(state, seat).spots(type);
  const start = chance.pick(spots.length);
  for (let count = 0; count < spots.length; count++) {
    const spot = spots[(start + count) % spots.length]!;
    if (fits(state, seat, spot, strict)) return spot;
  }
  return undefined;
}

const laying = ({ at, turn }: Spot): { at: number; turn: number } => ({ at, turn });

/** A tile laid there with whatever comes with it, drawn at random. */
export function dressed(state: State, seat: Seat, spot: Spot, chance: Chance): BuildStep {
  const places = spot.type === 'F1' ? warehouseSpots(state, seat, spot) : [];
  const staff = NATURE[spot.type].category === 'service' ? staffFor(state, seat) : [];
  return {
    do: 'build',
    tile: spot.type,
    ...laying(spot),
    ...(places.length > 0 ? { warehouse: laying(oneOf(places, chance)) } : {}),
    ...(staff.length > 0 && chance.pick(2) === 0 ? { staff: oneOf(staff, chance) } : {}),
  };
}

/** A colour an Architect could save on this building, if there is one. [SMC-CARD-2] */
function saving(state: State, seat: Seat, type: TileId): { save?: number } {
  if (playerOf(state, seat).card !== CARD.architect || usedBy(state, seat).saved) return {};
  const { cubes } = tilePrice(state, seat, type);
  const stock = cubeCounts(boroughOf(state, seat));
  const short = cubes.findIndex((count, colour) => count > stock[colour]!);
  const save = short >= 0 ? short : cubes.findLastIndex((count) => count > 0);
  return save < 0 ? {} : { save };
}

/** A random build step that is legal, if one is soon found. */
export function anyBuild(state: State, seat: Seat, chance: Chance): BuildStep | undefined {
  for (let tries = 0; tries < 4; tries++) {
    const type = oneOf(BUILDABLE, chance);
    if (checkCopy(state, seat, type) !== undefined) continue;
    const save = NATURE[type].category === 'culture' ? saving(state, seat, type) : {};
    const price = tilePrice(state, seat, type, save.save);
    const stock = cubeCounts(boroughOf(state, seat));
    if (price.money > playerOf(state, seat).money || price.cubes.some((count, at) => count > stock[at]!))
      continue;
    const spot = anySpot(state, seat, type, chance);
    if (spot === undefined) continue;
    const step: BuildStep = { ...dressed(state, seat, spot, chance), ...save };
    if (checkStep(state, seat, step) === undefined) return step;
  }
  return undefined;
}

/** A random upgrade that is legal, if there is one. */
export function anyUpgrade(state: State, seat: Seat, chance: Chance): Step | undefined {
  const { tiles } = boroughOf(state, seat);
  const start = chance.pick(Math.max(1, tiles.length));
  for (let count = 0; count < tiles.length; count++) {
    const tile = tiles[(start + count) % tiles.length]!;
    const spots = upgradeSpots(state, seat, tile);
    if (spots.length === 0) continue;
    const cell = spotOf(boardOf(state, seat), tile).cells[0]!;
    return { do: 'upgrade', cell, ...laying(oneOf(spots, chance)) };
  }
  return undefined;
}

function anyDemolition(state: State, seat: Seat, chance: Chance): Step | undefined {
  const step: Step = {
    do: 'demolish',
    cell: spotOf(boardOf(state, seat), oneOf(boroughOf(state, seat).tiles, chance)).cells[0]!,
  };
  return checkStep(state, seat, step) === undefined ? step : undefined;
}

/** A random legal step; undefined when none was found soon. */
export function anyStep(state: State, seat: Seat, chance: Chance): Step | undefined {
  const roll = chance.pick(20);
  if (roll === 0) return anyDemolition(state, seat, chance);
  if (roll < 3) return checkStep(state, seat, { do: 'expand' }) === undefined ? { do: 'expand' } : undefined;
  if (roll < 8) return anyUpgrade(state, seat, chance);
  return anyBuild(state, seat, chance);
}

/** A random plan. It is played out on `trial`, which is spoiled by it. */
export function anyPlan(trial: State, seat: Seat, chance: Chance): Step[] {
  const steps: Step[] = [];
  for (let tries = chance.pick(7); tries > 0; tries--) {
    const step = anyStep(trial, seat, chance);
    if (step === undefined) continue;
    applyStep(trial, seat, step);
    steps.push(step);
  }
  return steps;
}

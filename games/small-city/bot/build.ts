import type { Chance } from '@pentapolis/kernel';
import {
  applyStep,
  type BuildStep,
  boardOf,
  boroughOf,
  CARD,
  checkStep,
  EMPTY,
  fits,
  NATURE,
  type Spot,
  type State,
  type Step,
  spotOf,
  type TileId,
  tilePrice,
  upgradeSpots,
  usedBy,
  warehouseSpots,
} from '../rules/index.ts';
import { checkCopy } from '../rules/placing.ts';
import { copyOfSeat } from './copy.ts';
import { suits, WAREHOUSE_GROUND } from './template.ts';
import { outlook } from './value.ts';

/** Tiles the planner thinks of. The others serve other ways of winning. */
const WISHES: readonly TileId[] = [
  'SCH',
  'LIB',
  'MUS',
  'MET',
  'UNI',
  'CLI',
  'R1',
  'R2',
  'R3',
  'R4',
  'F1',
  'P1',
  'P2',
  'P3',
  'C1',
];

const laying = ({ at, turn }: Spot): { at: number; turn: number } => ({ at, turn });

/** The places of a tile that suit the borough best. Suiting is looked at first: it is cheaper than the conditions. */
function bestSpots(state: State, seat: number, type: TileId, most: number): Spot[] {
  if (checkCopy(state, seat, type) !== undefined) return [];
  const { grid, step } = boroughOf(state, seat);
  const rated: { spot: Spot; worth: number }[] = [];
  for (const spot of boardOf(state, seat).spots(type)) {
    if (spot.step > step || spot.cells.some((cell) => grid[cell] !== EMPTY)) continue;
    const worth = suits(state, seat, spot);
    if (worth !== undefined) rated.push({ spot, worth });
  }
  rated.sort((a, b) => b.worth - a.worth);
  const best: Spot[] = [];
  for (const { spot } of rated) {
    if (!fits(state, seat, spot)) continue;
    best.push(spot);
    if (best.length === most) break;
  }
  return best;
}

function warehouseFor(state: State, seat: number, spot: Spot): { warehouse?: { at: number; turn: number } } {
  const places = warehouseSpots(state, seat, spot);
  const worth = ({ cells }: Spot): number => cells.filter((cell) => WAREHOUSE_GROUND.has(cell)).length;
  const [best] = places.sort((a, b) => worth(b) - worth(a));
  return best === undefined ? {} : { warehouse: laying(best) };
}

/** The step that builds a tile there, with the Architect's cube saved where it helps. */
export function buildStep(state: State, seat: number, spot: Spot): BuildStep | undefined {
  const { type } = spot;
  const step: BuildStep = {
    do: 'build',
    tile: type,
    ...laying(spot),
    ...(type === 'F1' ? warehouseFor(state, seat, spot) : {}),
  };
  const architect =
    NATURE[type].category === 'culture' &&
    state.players[seat]!.card === CARD.architect &&
    !usedBy(state, seat).saved;
  if (architect) {
    const { cubes } = tilePrice(state, seat, type);
    const colours = [2, 1, 0].filter((colour) => cubes[colour]! > 0);
    for (const save of colours)
      if (checkStep(state, seat, { ...step, save }) === undefined) return { ...step, save };
  }
  return checkStep(state, seat, step) === undefined ? step : undefined;
}

/** Upgrades, on the ground meant for them if possible; of commerce and factories too. */
function upgrades(state: State, seat: number): Step[] {
  const board = boardOf(state, seat);
  return boroughOf(state, seat).tiles.flatMap((tile): Step[] => {
    const spots = upgradeSpots(state, seat, tile);
    const rated = spots
      .map((spot) => ({ spot, worth: suits(state, seat, spot) ?? -9 }))
      .sort((a, b) => b.worth - a.worth);
    return rated
      .slice(0, 2)
      .map(({ spot }) => ({ do: 'upgrade', cell: spotOf(board, tile).cells[0]!, ...laying(spot) }));
  });
}

/** Steps worth a thought. */
export function wishes(state: State, seat: number, breadth: number): Step[] {
  const steps: Step[] = upgrades(state, seat);
  for (const type of WISHES) {
    const { money, cubes } = tilePrice(state, seat, type);
    if (money > state.players[seat]!.money) continue;
    if (cubes[0] + cubes[1] + cubes[2] > 0 && boroughOf(state, seat).cube.every((cube) => cube === 0)) {
      if (state.players[seat]!.card !== CARD.architect) continue;
    }
    for (const spot of bestSpots(state, seat, type, breadth)) {
      const step = buildStep(state, seat, spot);
      if (step !== undefined) steps.push(step);
    }
  }
  if (checkStep(state, seat, { do: 'expand' }) === undefined) steps.push({ do: 'expand' });
  return steps;
}

/** What costs nothing that could serve otherwise is done when in doubt. */
const favour = (step: Step): number =>
  step.do === 'upgrade' ? 0.2 : step.do === 'build' && NATURE[step.tile].category === 'culture' ? 0.8 : 0;

export interface Planned {
  readonly steps: Step[];
  readonly worth: number;
}

/**
 * A plan made step by step, each the one that improves the outlook most.
 * @param whim points by which a step may be misjudged: weaker players, and variety for a search
 */
export function greedyPlan(start: State, seat: number, chance: Chance, whim = 0, breadth = 2): Planned {
  let state = copyOfSeat(start, seat);
  const steps: Step[] = [];
  let worth = outlook(state, seat);
  for (let count = 0; count < 24; count++) {
    let best: { step: Step; state: State; worth: number; felt: number } | undefined;
    for (const step of wishes(state, seat, breadth)) {
      const trial = copyOfSeat(state, seat);
      applyStep(trial, seat, step);
      const after = outlook(trial, seat) + favour(step);
      const felt = after + (whim === 0 ? 0 : (whim * (chance.pick(2001) - 1000)) / 1000);
      if (best === undefined || felt > best.felt) best = { step, state: trial, worth: after, felt };
    }
    if (best === undefined || best.felt <= worth + 0.05) break;
    steps.push(best.step);
    state = best.state;
    worth = best.worth;
  }
  return { steps, worth };
}

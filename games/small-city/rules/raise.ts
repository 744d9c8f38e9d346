import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import type { Action, ActionOf, BuildStep } from './action.ts';
import { boardOf } from './borough.ts';
import { raiseTile } from './construct.ts';
import { LAST_COLUMN } from './council.ts';
import { formatStep } from './notation.ts';
import { checkCopy, checkSpot, fits } from './placing.ts';
import { pricedSpaces } from './price.ts';
import type { Question } from './question.ts';
import { anySpot, BUILDABLE, dice, dressed } from './sample.ts';
import type { State } from './state.ts';
import { checkExtras } from './step.ts';
import { NATURE, type TileId } from './tiles.ts';

/** How many samples stand for all tiles and places. */
const SAMPLES = 24;

/** Whether the Building row gives this tile in a column. [SMC-COUNCIL-6] [SMC-COUNCIL-7] [SMC-OPTION-3] */
export function isGiven(state: State, type: TileId, column: number): boolean {
  if (NATURE[type].category === 'culture' || !BUILDABLE.includes(type)) return false;
  const spaces = pricedSpaces(state, type);
  if (column === LAST_COLUMN || state.choices.councilTiles === 'orSmaller') return spaces <= column;
  return spaces === column;
}

const isStrict = (column: number): boolean => column !== LAST_COLUMN;

/** Tiles the seat could build for free in this column. */
export const givenTiles = (state: State, seat: Seat, column: number): TileId[] =>
  BUILDABLE.filter((type) => isGiven(state, type, column) && checkCopy(state, seat, type) === undefined);

/** Whether there is anything to build at all. */
export const canRaise = (state: State, seat: Seat, column: number): boolean =>
  givenTiles(state, seat, column).some((type) =>
    boardOf(state, seat)
      .spots(type)
      .some((spot) => fits(state, seat, spot, isStrict(column))),
  );

function checkRaise(state: State, seat: Seat, column: number, step: BuildStep): Violation | undefined {
  const { tile, at, turn, save, cubes } = step;
  if (!isGiven(state, tile, column)) return illegal('SMC-COUNCIL-6', 'refusal.notGiven', { tile, column });
  if (save !== undefined || cubes !== undefined) return illegal('SMC-CARD-2', 'refusal.noSaving', { tile });
  const spot = boardOf(state, seat).spot(tile, at, turn);
  if (spot === undefined) return illegal('SMC-BUILD-8', 'refusal.noSuchPlace', { tile });
  return (
    checkCopy(state, seat, tile) ??
    checkSpot(state, seat, spot, isStrict(column)) ??
    checkExtras(state, seat, step)
  );
}

/** [SMC-COUNCIL-6] A tile for free, with what comes with it. Conditions hold but in the last column. */
export const raise: Question = {
  kind: 'raise',
  rule: 'SMC-COUNCIL-6',
  answers: ['raise'],
  args: (state) => ({ column: state.asks.at(-1)!.count }),
  list(state, seat) {
    const column = state.asks.at(-1)!.count;
    const chance = dice(state, seat);
    const types = givenTiles(state, seat, column);
    const seen = new Set<string>();
    const list: Action[] = [];
    for (let count = 0; count < Math.max(SAMPLES, types.length); count++) {
      const spot = anySpot(state, seat, types[count % types.length]!, chance, isStrict(column));
      if (spot === undefined) continue;
      const step = dressed(state, seat, spot, chance);
      if (seen.has(formatStep(step))) continue;
      seen.add(formatStep(step));
      list.push({ kind: 'raise', step });
    }
    return list;
  },
  check: (state, seat, action) =>
    checkRaise(state, seat, state.asks.at(-1)!.count, (action as ActionOf<'raise'>).step),
  play(state, seat, action, { emit }) {
    const { step } = action as ActionOf<'raise'>;
    state.asks.pop();
    const { tile, at, turn } = step;
    emit?.({ kind: 'built', seat, tile, at, turn, price: 0, cubes: [], free: true });
    raiseTile(state, seat, boardOf(state, seat).spot(tile, at, turn)!, step, false, emit);
  },
};

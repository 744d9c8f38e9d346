import type { Seat } from '@pentapolis/kernel';
import { playerOf } from './borough.ts';
import { doomed } from './deaths.ts';
import { jobsOf, visitorsIn } from './income.ts';
import { MOST_POLLUTION } from './out.ts';
import { smokeOf } from './smoke.ts';
import { active, clone, isSolo, type State } from './state.ts';
import { votesOf } from './votes.ts';

/** What this round would bring a seat if everybody stayed where they are. */
export interface Forecast {
  /** Money without trades: tourists and $1 spaces. */
  readonly money: number;
  /** Trades of commerce that could be made. */
  readonly trades: { readonly sell: number; readonly buy: number; readonly give: number };
  /** Cubes its citizens would make: white, grey, black. */
  readonly cubes: readonly [number, number, number];
  readonly votes: number;
  /** By how much pollution would rise in the Pollution phase, and all of it after that. */
  readonly rise: number;
  readonly pollution: number;
  /** Citizens it would have to bury, as the others' boroughs stand. */
  readonly deaths: number;
  readonly out: boolean;
}

/** How many factories of a borough would make something, for whomever. */
function workingFactories(state: State, home: Seat): number {
  const { grid } = state.boroughs[home]!;
  const cells = active(state)
    .flatMap((seat) => jobsOf(state, seat))
    .filter(({ use, borough }) => borough === home && ['white', 'grey', 'black'].includes(use))
    .map(({ cell }) => grid[cell]);
  return new Set(cells).size;
}

/**
 * The running forecast of a round. After the phases it speaks of it repeats what they brought: income, votes and pollution
 * are then part of what the seat has.
 */
export function forecast(state: State, seat: Seat): Forecast {
  const jobs = jobsOf(state, seat);
  const count = (use: string): number => jobs.filter((job) => job.use === use).length;
  const { residences, university } = votesOf(state, seat);
  const trial = clone(state);
  for (const other of active(trial)) {
    const player = playerOf(trial, other);
    const { rise } = smokeOf(state, other, workingFactories(state, other));
    player.pollution += rise;
    player.rise += rise;
  }
  const { rise } = smokeOf(state, seat, workingFactories(state, seat));
  const { pollution } = playerOf(trial, seat);
  trial.order = isSolo(trial) ? [0] : active(trial);
  return {
    money: visitorsIn(state, seat) + count('money'),
    trades: { sell: count('cubeForMoney'), buy: count('moneyForVotes'), give: count('cubeForVotes') },
    cubes: [count('white'), count('grey'), count('black')],
    votes: residences + university,
    rise,
    pollution,
    deaths: doomed(trial).find((one) => one.seat === seat)?.count ?? 0,
    out: pollution >= MOST_POLLUTION,
  };
}

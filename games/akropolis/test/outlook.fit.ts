/**
 * Makes `bot/weights.data.ts` from matches of the bot against itself; run it by hand:
 *
 *     npx tsx games/akropolis/test/outlook.fit.ts [minutes of evolution] [matches of calibration]
 *
 * 1. Weights, by evolution strategy: pairs of opposite changes to all weights meet over the same tiles with seats
 *    exchanged, at two, three and four seats and with random variants, and the weights follow the winners (Salimans et
 *    al. 2017). The first player knows nothing but points and stones.
 * 2. Calibration: what outlooks turned out to be worth, by turns left.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Chance, fastChance, randomOptions } from '@pentapolis/kernel';
import { boardOf } from '../bot/board.ts';
import type { Calibration } from '../bot/forecast.ts';
import { modelWith } from '../bot/model.ts';
import { Outlook, turnsInAll, turnsLeft } from '../bot/outlook.ts';
import { FEATURES, WEIGHTS } from '../bot/weights.data.ts';
import {
  copyInto,
  type FastPosition,
  isOver,
  listMoves,
  loadFast,
  play,
  scores,
  toMove,
} from '../rules/fast/index.ts';
import { akropolis } from '../rules/index.ts';
import { optionsWith } from './positions.ts';

const minutes = Number(process.argv[2] ?? 10);
const matches = Number(process.argv[3] ?? 300);
const PAIRS = 24;
const STEP = 0.25;
const SPREAD = 0.5;
const KNOTS = 9;
const chance = fastChance(1);

type Chooser = (position: FastPosition) => number;

function normal(): number {
  const uniform = (): number => (chance.pick(2 ** 24) + 1) / 2 ** 24;
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** Plays the move of the best prior. */
function follower(weights: readonly number[], noise = 0): Chooser {
  const model = modelWith(weights);
  const moves: number[] = [];
  const priors: number[] = [];
  return (position) => {
    const count = listMoves(position, moves);
    model.priors?.(boardOf(position), moves, count, priors);
    let best = 0;
    for (let index = 0; index < count; index++) {
      if (noise > 0) priors[index] = (priors[index] as number) + noise * normal();
      if ((priors[index] as number) > (priors[best] as number)) best = index;
    }
    return moves[best] as number;
  };
}

function playMatch(position: FastPosition, seats: readonly Chooser[], seen?: () => void): number[] {
  while (!isOver(position)) {
    play(position, (seats[toMove(position)] as Chooser)(position));
    seen?.();
  }
  const points: number[] = [];
  scores(position, points);
  return points;
}

function setUp(seats: number, luck: Chance, variants: boolean): FastPosition {
  const options = variants
    ? { ...randomOptions(akropolis.meta.options, luck, seats), long: false }
    : optionsWith(seats);
  return loadFast(akropolis.setup({ seats, options }, luck));
}

/** One over the spread of each feature among the moves of a position, so that a step means as much in each. */
function scalesOf(weights: readonly number[]): number[] {
  const outlook = new Outlook(weights);
  const choose = follower(weights, 3);
  const variance = FEATURES.map(() => 0);
  const moves: number[] = [];
  let positions = 0;
  for (let match = 0; match < 8; match++) {
    const position = setUp(2, fastChance(match), false);
    const spare = copyInto(position);
    for (; !isOver(position); play(position, choose(position))) {
      const count = listMoves(position, moves);
      const seat = toMove(position);
      const rows = Array.from({ length: 40 }, () => {
        copyInto(position, spare);
        play(spare, moves[chance.pick(count)] as number);
        outlook.aim(position);
        outlook.ofSeat(spare, seat);
        return [...outlook.features];
      });
      FEATURES.forEach((_, feature) => {
        const values = rows.map((row) => row[feature] as number);
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        variance[feature] =
          (variance[feature] as number) + values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 40;
      });
      positions++;
    }
  }
  return variance.map((sum) => (sum > 0 ? Math.min(3, 1 / Math.sqrt(sum / positions)) : 0));
}

/** How much better the first did than the second, seats exchanged over the same tiles, in -1..1. */
function compare(first: Chooser, second: Chooser): number {
  const seats = [2, 2, 3, 4][chance.pick(4)] as number;
  const seed = chance.pick(2 ** 31);
  const variants = chance.pick(2) === 1;
  let balance = 0;
  for (const shift of [0, 1]) {
    const own = Array.from({ length: seats }, (_, seat) => (seat + shift) % 2 === 0);
    const points = playMatch(
      setUp(seats, fastChance(seed), variants),
      own.map((mine) => (mine ? first : second)),
    );
    const best = (mine: boolean): number => Math.max(...points.filter((_, seat) => own[seat] === mine));
    balance += Math.tanh((best(true) - best(false)) / 30) / 2;
  }
  return balance;
}

function evolve(start: readonly number[]): number[] {
  let weights = [...start];
  let average = [...start];
  let momentum = start.map(() => 0);
  const scales = scalesOf(start);
  const until = Date.now() + 60_000 * minutes;
  for (let generation = 1; Date.now() < until; generation++) {
    const slope = start.map(() => 0);
    for (let pair = 0; pair < PAIRS; pair++) {
      const change = start.map((_, feature) => SPREAD * (scales[feature] as number) * normal());
      const moved = (sign: number): number[] =>
        weights.map((weight, feature) => weight + sign * (change[feature] as number));
      const balance = compare(follower(moved(1)), follower(moved(-1)));
      change.forEach((amount, feature) => {
        slope[feature] = (slope[feature] as number) + (balance * amount) / SPREAD / PAIRS;
      });
    }
    momentum = momentum.map((value, feature) => 0.8 * value + 0.2 * (slope[feature] as number));
    weights = weights.map((weight, feature) => weight + STEP * (momentum[feature] as number));
    average = average.map((weight, feature) => 0.98 * weight + 0.02 * (weights[feature] as number));
    console.log(`generation ${generation}`);
  }
  // Only the direction matters for choosing; a point on the table stays a point.
  return average.map((weight) => Number((weight / (average[0] as number)).toFixed(4)));
}

interface Knot {
  n: number;
  v: number;
  y: number;
  vv: number;
  vy: number;
}

/** For every seat after every move: its outlook, its share of turns left, and how it ended. */
interface Sight {
  readonly outlooks: readonly number[];
  readonly left: readonly number[];
  readonly final: readonly number[];
}

function watch(weights: readonly number[], seats: number): Sight[] {
  const outlook = new Outlook(weights);
  const choose = follower(weights, 1.5);
  const sights: Sight[] = [];
  for (let match = 0; match < matches; match++) {
    const position = setUp(seats, fastChance(1000 + match), false);
    const all = turnsInAll(position);
    const seen: Omit<Sight, 'final'>[] = [];
    const note = (): void => {
      outlook.aim(position);
      seen.push({
        outlooks: position.cities.map((_, seat) => outlook.ofSeat(position, seat)),
        left: position.cities.map((_, seat) => turnsLeft(position, seat) / all),
      });
    };
    const final = playMatch(
      position,
      position.cities.map(() => choose),
      note,
    );
    sights.push(...seen.map((sight) => ({ ...sight, final })));
  }
  return sights;
}

/** Regression of final scores on outlooks, locally at each knot of the share of turns left. */
function calibrate(weights: readonly number[], seats: number): Calibration {
  const sights = watch(weights, seats);
  const knots: Knot[] = Array.from({ length: KNOTS }, () => ({ n: 0, v: 0, y: 0, vv: 0, vy: 0 }));
  let total = 0;
  for (const { outlooks, left, final } of sights)
    outlooks.forEach((v, seat) => {
      const y = final[seat] as number;
      total += y / seats / sights.length;
      if (left[seat] === 0) return;
      knots.forEach((knot, index) => {
        const weight = Math.max(0, 1 - Math.abs((left[seat] as number) * (KNOTS - 1) - index));
        knot.n += weight;
        knot.v += weight * v;
        knot.y += weight * y;
        knot.vv += weight * v * v;
        knot.vy += weight * v * y;
      });
    });
  const slope = knots.map(({ n, v, y, vv, vy }) => (vy / n - (v / n) * (y / n)) / (vv / n - (v / n) ** 2));
  // At the very beginning all cities are alike and there is nothing to regress on.
  slope[KNOTS - 1] = slope[KNOTS - 2] as number;
  const level = knots.map(({ n, v, y }, index) => v / n - (y / n - total) / (slope[index] as number));
  const errors = knots.map(() => ({ n: 0, squares: 0 }));
  const read = (list: readonly number[], left: number): number => {
    const index = Math.min(KNOTS - 2, Math.floor(left * (KNOTS - 1)));
    const low = list[index] as number;
    return low + ((list[index + 1] as number) - low) * (left * (KNOTS - 1) - index);
  };
  for (const { outlooks, left, final } of sights) {
    const hope = (seat: number): number => {
      const share = left[seat] as number;
      return share === 0
        ? (outlooks[seat] as number) - total
        : read(slope, share) * ((outlooks[seat] as number) - read(level, share));
    };
    const error = errors[Math.round((((left[0] as number) + (left[1] as number)) / 2) * (KNOTS - 1))];
    if (error === undefined) continue;
    error.n++;
    error.squares += ((final[0] as number) - (final[1] as number) - hope(0) + hope(1)) ** 2;
  }
  const round = (list: readonly number[]): number[] => list.map((value) => Number(value.toFixed(3)));
  // A logistic curve of this unit is close to the normal one of that deviation.
  const spread = errors.map(({ n, squares }) => Math.sqrt(squares / Math.max(1, n)) / 1.7);
  const { 0: turns } = [turnsInAll(setUp(seats, fastChance(1), false))];
  return {
    turns: turns as number,
    mean: Number(total.toFixed(2)),
    slope: round(slope),
    level: round(level),
    spread: round(spread),
  };
}

const weights = minutes > 0 ? evolve(WEIGHTS) : WEIGHTS;
const file = fileURLToPath(new URL('../bot/weights.data.ts', import.meta.url));
const tables = [2, 3, 4].map((seats) => `  ${seats}: ${JSON.stringify(calibrate(weights, seats))},`);
writeFileSync(
  file,
  `/**
 * Written by \`test/outlook.fit.ts\`. What the outlook of a city is made of, see \`outlook.ts\`; the order is that of
 * {@link WEIGHTS}. What ends in \`Late\` counts in proportion to the turns left, most else while there are any.
 */
export const FEATURES = ${JSON.stringify(FEATURES)} as const;

export const WEIGHTS: readonly number[] = ${JSON.stringify(weights)};

/** By number of seats, see \`forecast.ts\`. */
export const CALIBRATION = {
${tables.join('\n')}
} as const;
`,
);

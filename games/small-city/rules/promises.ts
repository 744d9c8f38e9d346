import { type Components, DECKS, type Deck } from './components.ts';
import type { Tally } from './tally.ts';

export const PROMISES = 16;
/** Special promises are numbered from here to 32. */
export const FIRST_SPECIAL = 17;
export const LAST_SPECIAL = 32;

/** [SMC-PROMISE-3] */
export const PROMISE_VALUE: Readonly<Record<Deck, { readonly kept: number; readonly broken: number }>> = {
  easy: { kept: 6, broken: -3 },
  medium: { kept: 12, broken: -6 },
  difficult: { kept: 18, broken: -12 },
};

/** [SMC-ADVANCED-4] */
export const SPECIAL_BROKEN = -5;

export function deckOf({ decks }: Components, promise: number): Deck {
  return DECKS.find((deck) => decks[deck].includes(promise))!;
}

const sizes = (levels: readonly number[]): number => levels.filter((count) => count > 0).length;

/** What each promise asks. [SMC-PROMISE-4] [SMC-PROMISE-5] [SMC-PROMISE-6] */
const KEPT: Readonly<Record<number, (tally: Tally) => boolean>> = {
  1: ({ residences }) => sizes(residences) >= 4,
  2: ({ factories }) => sizes(factories) === 3,
  3: ({ commerce }) => sizes(commerce) === 4,
  4: ({ whole }) => whole,
  5: ({ rows }) => rows >= 2,
  6: ({ pollution }) => pollution < 15,
  7: ({ dead }) => dead >= 3,
  8: ({ expanded }) => !expanded,
  9: ({ commerce }) => commerce[3]! >= 3,
  10: ({ parks }) => parks.filter((spaces) => spaces > 4).length >= 3,
  11: ({ unused }) => unused === 0,
  12: ({ pollution }) => pollution > 40,
  13: ({ factories }) => factories[2]! >= 3,
  14: ({ money }) => money > 17,
  15: ({ residences }) => sizes(residences) === 5,
  16: ({ culture }) => culture.length === 6,
};

export const isKept = (promise: number, tally: Tally): boolean => KEPT[promise]?.(tally) ?? false;

const area = (levels: readonly number[]): number =>
  levels.reduce((sum, count, level) => sum + count * (level + 1), 0);

type Measure = (tally: Tally) => number;
const factories: Measure = (tally) => area(tally.factories);
const homes: Measure = (tally) => area(tally.residences);
const parks: Measure = (tally) => tally.parks.reduce((sum, spaces) => sum + spaces, 0);

/** What is compared, and whether most (1) or least (-1) of it keeps the promise. [SMC-ADVANCED-6] [SMC-ADVANCED-7] */
const CONTESTS: Readonly<Record<number, readonly [Measure, 1 | -1]>> = {
  17: [factories, 1],
  18: [homes, 1],
  19: [(tally) => area(tally.commerce), 1],
  20: [(tally) => tally.dead, -1],
  21: [(tally) => tally.empty, 1],
  22: [parks, -1],
  23: [factories, -1],
  24: [(tally) => tally.dead, 1],
  25: [(tally) => tally.empty, -1],
  26: [(tally) => tally.residents, -1],
  27: [(tally) => tally.pollution, 1],
  28: [homes, -1],
  29: [(tally) => tally.votes, -1],
  30: [(tally) => tally.used, 1],
  31: [(tally) => tally.money, 1],
  // [SMC-ADVANCED-8] who has both has more than nothing
  32: [({ police, fire }) => (police && fire ? 1 : 0), 1],
};

/** Whether a seat alone meets a special promise. Those who are out are not compared. [SMC-ADVANCED-5] */
export function isSpecialKept(promise: number, tallies: readonly Tally[], seat: number): boolean {
  const contest = CONTESTS[promise];
  const own = tallies[seat]!;
  if (contest === undefined) return false;
  const [measure, sign] = contest;
  const mine = measure(own) * sign;
  if (promise === 20 && own.dead === 0) return true;
  if (promise === 32 && mine === 0) return false;
  return tallies.every((other, at) => at === seat || other.out || measure(other) * sign < mine);
}

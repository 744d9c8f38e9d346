import { rankBy } from '@pentapolis/kernel';
import type { Components } from './components.ts';
import type { Mode } from './options.ts';
import { deckOf, isKept, isSpecialKept, PROMISE_VALUE, SPECIAL_BROKEN } from './promises.ts';
import type { Tally } from './tally.ts';

/** [SMC-SOLO-6] The least score of each title. */
export const TITLES = [
  [50, 'homestead'],
  [60, 'hamlet'],
  [70, 'village'],
  [80, 'neighborhood'],
  [90, 'town'],
  [100, 'suburb'],
  [110, 'city'],
  [120, 'metropolis'],
  [135, 'capital'],
  [150, 'megalopolis'],
] as const;
export type Title = (typeof TITLES)[number][1];

/** The title a solo score earns; undefined below the first. */
export const titleFor = (total: number): Title | undefined =>
  TITLES.findLast(([least]) => total >= least)?.[1];

/** What a seat brings to scoring: what was counted, and its promises as far as they are known (0 = unknown). */
export interface Standing extends Tally {
  readonly promise: number;
  readonly specials: readonly number[];
}

/** A seat's score, line by line. */
export interface Score {
  /** What the match is played for: votes, money and Revenue, citizens, spaces of culture. */
  readonly base: number;
  /** Kept or broken, in the currency of the mode; 0 while it is unknown. */
  readonly promise: number;
  readonly kept: boolean;
  readonly specials: number;
  /** Pollution taken off; 0 where it is not. */
  readonly pollution: number;
  /** Votes with promises, for ties. */
  readonly votes: number;
  readonly money: number;
  readonly total: number;
}

const baseOf = (mode: Mode, { votes, money, revenue, inPlay, cultureSpaces }: Tally): number => {
  switch (mode) {
    case 'economic':
      return money + revenue; // [SMC-ECONOMY-3]
    case 'citizens':
      return inPlay; // [SMC-POPULACE-3]
    case 'cultural':
      return cultureSpaces; // [SMC-ARTS-2]
    default:
      return votes; // [SMC-END-1]
  }
};

/** Scores a table as if the match ended now. */
export function scoreAll(components: Components, mode: Mode, table: readonly Standing[]): Score[] {
  return table.map((standing, seat) => {
    const kept = standing.promise > 0 && isKept(standing.promise, standing);
    const value = standing.promise > 0 ? PROMISE_VALUE[deckOf(components, standing.promise)] : undefined;
    const promise = value === undefined ? 0 : kept ? value.kept : value.broken;
    // [SMC-ADVANCED-4]
    const broken = standing.specials.filter((card) => card > 0 && !isSpecialKept(card, table, seat)).length;
    const specials = broken === 0 ? 0 : broken * SPECIAL_BROKEN;
    const base = baseOf(mode, standing);
    const byVotes = mode === 'basic' || mode === 'votes';
    // [SMC-ECONOMY-3] [SMC-POPULACE-3] [SMC-ARTS-2] pollution is taken off votes only
    const pollution = byVotes ? standing.pollution : 0;
    const counts = byVotes || mode === 'economic';
    return {
      base,
      promise,
      kept,
      specials,
      pollution,
      votes: standing.votes + (mode === 'economic' ? 0 : promise + specials),
      money: standing.money,
      total: base + (counts ? promise + specials : 0) - pollution,
    };
  });
}

/** Negative when `a` is better than `b`. [SMC-END-2] [SMC-END-3] */
export function compare(mode: Mode, table: readonly Standing[], scores: readonly Score[]) {
  return (a: number, b: number): number => {
    const [one, other] = [table[a]!, table[b]!];
    if (one.out !== other.out) return one.out ? 1 : -1;
    if (one.out) return 0;
    const votes = scores[b]!.votes - scores[a]!.votes;
    const money = other.money - one.money;
    const ties =
      mode === 'basic' || mode === 'votes' ? [money] : mode === 'economic' ? [votes] : [votes, money];
    return (
      [scores[b]!.total - scores[a]!.total, one.pollution - other.pollution, ...ties].find(
        (gap) => gap !== 0,
      ) ?? 0
    );
  };
}

/** Ranks of a table; alone, 1 with a title and 2 without. [SMC-SOLO-6] */
export function rank(mode: Mode, table: readonly Standing[], scores: readonly Score[]): number[] {
  if (table.length === 1) return [table[0]!.out || titleFor(scores[0]!.total) === undefined ? 2 : 1];
  return rankBy(table.length, compare(mode, table, scores));
}

import type { Budget, Json, LogEvent, Options, Setup } from '@pentapolis/kernel';

/** What is played, whoever sits at the table. */
export interface Terms {
  /** As `readOptions` gave them. */
  readonly options: Options;
  /** As the game's `readComponents` gave them; absent = its own. */
  readonly components?: Json;
}

export function termsOf({ options, components }: Terms): Terms {
  return { options, ...(components === undefined ? {} : { components }) };
}

export function setupOf(terms: Terms, seats: number): Setup {
  return { seats, ...termsOf(terms) };
}

/** Who plays what, how often, and on which luck. Plain JSON: it travels to worker threads. */
export interface Plan extends Terms {
  readonly game: string;
  /** Bot names; their number is the number of seats. A name may be listed more than once. */
  readonly players: readonly string[];
  readonly matches: number;
  /** Whole number. Together with iterations it decides every match, whoever plays it and in whatever order. */
  readonly seed: number;
  /** Overrules what levels say about thinking; absent = it doesn't. */
  readonly budget?: Budget;
  /** Keep the log of every match. */
  readonly record?: boolean;
}

/** A listed player answered against the rules or broke down. It lost that match. */
export interface Fault {
  readonly match: number;
  /** Place in the list of players. */
  readonly player: number;
  readonly seat: number;
  /** What was wrong, in English: it is for the developer of the bot. */
  readonly message: string;
}

/** One match played. Lists are by place in the list of players, not by seat. */
export interface Played {
  readonly match: number;
  /** Seat of each listed player. */
  readonly seats: readonly number[];
  /** 1 = won; equal ranks share. */
  readonly ranking: readonly number[];
  readonly scores: readonly number[];
  readonly actions: number;
  readonly faults: readonly Fault[];
  readonly record?: { readonly seed: string; readonly log: readonly LogEvent[] };
}

/** Seat of listed player `player` in match `match`: every player sits in every seat equally often. */
export function seatOf(player: number, match: number, players: number): number {
  return (player + match) % players;
}

/** What each rank list is worth: joint winners share one win. */
export function winShares(ranking: readonly number[]): number[] {
  const winners = ranking.filter((rank) => rank === 1).length;
  return ranking.map((rank) => (rank === 1 ? 1 / winners : 0));
}

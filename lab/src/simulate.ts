import type { Plan, Played } from './plan.ts';
import { winShares } from './plan.ts';
import type { Run } from './pool.ts';
import { type Bin, histogram, mean, type Summary, summarize, wilson } from './statistics.ts';

/** How one listed player fared. */
export interface PlayerResult {
  readonly bot: string;
  /** Matches won; a shared win counts in parts. */
  readonly wins: number;
  readonly winShare: number;
  /** Wilson 95 % interval of `winShare`. */
  readonly ci95: readonly [number, number];
  readonly meanScore: number;
}

/** What `simulate` reports. One entry of `seats` per listed player, in the order of the list. */
export interface SimulationResult {
  readonly game: string;
  readonly matches: number;
  readonly seats: readonly PlayerResult[];
  readonly actionsPerSecond: number;
}

/** What more there is to know about one listed player. */
export interface PlayerDetails {
  readonly bot: string;
  readonly scores: Summary;
  readonly histogram: readonly Bin[];
  /** How often it came 1st, 2nd, ... */
  readonly ranks: readonly number[];
  /** Share of wins by the seat it sat in. */
  readonly winShareBySeat: readonly number[];
  readonly faults: number;
}

/** Digits that mean something: a share to four places, a score to two. */
function round(value: number, places: number): number {
  const scale = 10 ** places;
  return Math.round(value * scale) / scale;
}

export function summarizeRun(plan: Plan, { played, elapsedMs }: Run): SimulationResult {
  const actions = played.reduce((sum, match) => sum + match.actions, 0);
  const shares = played.map(({ ranking }) => winShares(ranking));
  return {
    game: plan.game,
    matches: played.length,
    seats: plan.players.map((bot, player) => {
      const wins = shares.reduce((sum, share) => sum + (share[player] as number), 0);
      const [low, high] = wilson(wins, played.length);
      return {
        bot,
        wins: round(wins, 4),
        winShare: round(wins / played.length, 4),
        ci95: [round(low, 4), round(high, 4)],
        meanScore: round(mean(scoresOf(played, player)), 2),
      };
    }),
    actionsPerSecond: Math.round((1000 * actions) / elapsedMs),
  };
}

export function detailsOfRun(plan: Plan, { played }: Run): PlayerDetails[] {
  const seats = plan.players.length;
  return plan.players.map((bot, player) => {
    const scores = scoresOf(played, player);
    const wonFrom = (seat: number): number =>
      mean(
        played
          .filter((match) => match.seats[player] === seat)
          .map(({ ranking }) => winShares(ranking)[player] as number),
      );
    return {
      bot,
      scores: summarize(scores),
      histogram: histogram(scores),
      ranks: Array.from(
        { length: Math.max(2, seats) },
        (_, index) => played.filter(({ ranking }) => ranking[player] === index + 1).length,
      ),
      winShareBySeat: Array.from({ length: seats }, (_, seat) => round(wonFrom(seat), 4)),
      faults: played.flatMap(({ faults }) => faults).filter((fault) => fault.player === player).length,
    };
  });
}

function scoresOf(played: readonly Played[], player: number): number[] {
  return played.map(({ scores }) => scores[player] as number);
}

import type { Budget } from '@pentapolis/kernel';
import { type Fault, type Plan, type Terms, termsOf, winShares } from './plan.ts';
import type { Arena } from './pool.ts';
import { type Meeting, type Rating, rate } from './rating.ts';
import { type SimulationResult, summarizeRun } from './simulate.ts';

/** Everybody meets everybody else, `matchesPerPair` times: two at a table, whose seats they fill in turn. */
export interface Tournament extends Terms {
  readonly game: string;
  readonly players: readonly string[];
  readonly matchesPerPair: number;
  /** Even, so that each has half of them. Default 2. */
  readonly seats?: number;
  readonly seed: number;
  readonly budget?: Budget;
  /** Who stands at 1000; by convention `random`. */
  readonly anchor: string;
}

export interface Rung extends Rating {
  readonly bot: string;
  /** Over all its meetings. */
  readonly winShare: number;
}

export interface Ladder {
  readonly game: string;
  readonly anchor: string;
  readonly matches: number;
  /** Best first. */
  readonly rungs: readonly Rung[];
  readonly pairs: readonly SimulationResult[];
  readonly faults: readonly Fault[];
}

/** Plays a round robin and rates the players from all its meetings at once. */
export async function playTournament(
  arena: Arena,
  { game, players, matchesPerPair, seats = 2, seed, budget, anchor, ...terms }: Tournament,
  onProgress?: (done: number) => void,
): Promise<Ladder> {
  const pairings = players.flatMap((_, first) =>
    players.slice(first + 1).map((__, offset) => ({ first, second: first + 1 + offset })),
  );
  const meetings: Meeting[] = [];
  const pairs: SimulationResult[] = [];
  const faults: Fault[] = [];
  for (const [index, { first, second }] of pairings.entries()) {
    const placed = (place: number): number => (place % 2 === 0 ? first : second);
    const plan: Plan = {
      game,
      players: Array.from({ length: seats }, (_, place) => players[placed(place)] as string),
      ...termsOf(terms),
      matches: matchesPerPair,
      seed,
      ...(budget ? { budget } : {}),
    };
    const run = await arena.run(plan, (done) => onProgress?.(index * matchesPerPair + done));
    pairs.push(summarizeRun(plan, run));
    for (const { ranking, faults: found } of run.played) {
      const share = winShares(ranking).reduce((sum, won, place) => (place % 2 === 0 ? sum + won : sum), 0);
      meetings.push({ first, second, share });
      faults.push(...found.map((fault) => ({ ...fault, player: placed(fault.player) })));
    }
  }
  const ratings = rate(players.length, meetings, Math.max(0, players.indexOf(anchor)));
  const rungs = players.map((bot, player) => ({
    bot,
    ...(ratings[player] as Rating),
    winShare: winShareOf(player, meetings),
  }));
  return {
    game,
    anchor,
    matches: meetings.length,
    rungs: rungs.sort((a, b) => b.rating - a.rating),
    pairs,
    faults,
  };
}

function winShareOf(player: number, meetings: readonly Meeting[]): number {
  const own = meetings.filter(({ first, second }) => first === player || second === player);
  const won = own.reduce((sum, { first, share }) => sum + (first === player ? share : 1 - share), 0);
  return own.length === 0 ? 0 : won / own.length;
}

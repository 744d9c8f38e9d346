import { fastChance } from '../chance.ts';
import type { AnyGame, Fact } from '../game.ts';
import { createReport, type Failure } from './report.ts';
import { freshSeed, oneOf } from './sample.ts';
import { randomSetup } from './setups.ts';

export interface ExhaustiveRequest {
  readonly seed: number;
  /** Matches after which it gives up. */
  readonly matches: number;
  readonly onProgress?: (progress: { readonly matches: number; readonly missing: number }) => void;
}

export interface ExhaustiveResult {
  /** Every feature was exercised at least once, and nothing failed. */
  readonly ok: boolean;
  readonly game: string;
  readonly matches: number;
  readonly actions: number;
  /** How many actions exercised each feature, in the order of the game's list. */
  readonly counts: Readonly<Record<string, number>>;
  readonly missing: readonly string[];
  /** Set-ups that could not be drawn, matches that did not end, features nobody announced. */
  readonly failures: readonly Failure[];
}

/**
 * Plays random matches over the whole option space until every feature of the game has been exercised, each match to
 * its end.
 * @throws TypeError when the game names no features
 */
export function runExhaustive(
  game: AnyGame,
  { seed, matches, onProgress }: ExhaustiveRequest,
): ExhaustiveResult {
  const { coverage } = game;
  if (coverage === undefined) throw new TypeError(`${game.meta.id} names no features`);
  const counts = new Map<string, number>(coverage.features.map((feature) => [feature, 0]));
  const report = createReport();
  const seeds = fastChance(seed);
  let played = 0;
  let actions = 0;
  const missing = (): string[] => coverage.features.filter((feature) => counts.get(feature) === 0);
  while (played < matches && missing().length > 0) {
    const own = freshSeed(seeds);
    played++;
    report.verify('termination', { seed: own }, () => {
      const match = playOnce(game, own, report, (features) => {
        for (const feature of features) {
          const count = counts.get(feature);
          if (count === undefined) return `the feature ${feature} is not on the list`;
          counts.set(feature, count + 1);
        }
        return undefined;
      });
      actions += match.actions;
      return match.fault;
    });
    onProgress?.({ matches: played, missing: missing().length });
  }
  const { failures } = report;
  return {
    ok: missing().length === 0 && failures.length === 0,
    game: game.meta.id,
    matches: played,
    actions,
    counts: Object.fromEntries(counts),
    missing: missing(),
    failures,
  };
}

function playOnce(
  game: AnyGame,
  seed: number,
  report: ReturnType<typeof createReport>,
  note: (features: readonly string[]) => string | undefined,
): { readonly actions: number; readonly fault?: string } {
  const chance = fastChance(seed);
  const setup = randomSetup(game, seed, chance, {
    report,
    refusals: {},
    words: undefined,
    components: undefined,
  });
  if (setup === undefined) return { actions: 0 };
  const state = game.setup(setup, chance);
  for (let actions = 0; ; actions++) {
    const deciding = game.deciding(state);
    if (deciding.length === 0) return { actions };
    if (actions >= game.meta.maxActions) return { actions, fault: `not over after ${actions} actions` };
    const seat = oneOf(deciding, chance);
    const action = oneOf(game.legalActions(state, seat), chance);
    const before = game.clone(state);
    const facts: Fact[] = [];
    game.apply(state, seat, action, chance, (fact: Fact) => facts.push(fact));
    const fault = note(game.coverage?.touched({ before, after: state, seat, action, facts }) ?? []);
    if (fault !== undefined) return { actions, fault };
  }
}

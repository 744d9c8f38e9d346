import { fastChance } from '../chance.ts';
import type { AnyGame, Setup } from '../game.ts';
import type { Json } from '../json.ts';
import { playMatch } from './play.ts';
import { createReport, type Failure, type Tally } from './report.ts';
import { EFFORTS, type HiddenSeen, type Thoroughness } from './scene.ts';
import { checkMeta, chooseSetup, matchSeeds, randomSetup } from './setups.ts';
import { type Vocabulary, wordsOf } from './vocabulary.ts';

export interface ConformanceRequest {
  readonly matches: number;
  /** Seed of the run; every match gets a seed of its own from it. */
  readonly seed: number;
  /** Tables to draw from instead of the whole option space. */
  readonly setups?: readonly Setup[];
  /** Replacement components to play with, as the game's `readComponents` gave them. */
  readonly components?: Json;
  readonly thoroughness?: Thoroughness;
  /** Seed of a single match, as failures name it: only that match is played. */
  readonly onlyMatch?: number;
  readonly vocabulary?: Vocabulary;
  readonly onProgress?: (progress: {
    readonly done: number;
    readonly matches: number;
    readonly failed: number;
  }) => void;
}

export interface ConformanceResult {
  readonly ok: boolean;
  readonly game: string;
  readonly matches: number;
  readonly checks: Tally;
  /** The first few failures of each check, in the order they were found. */
  readonly failures: readonly Failure[];
  /** Option sets that `validate` refused, by the rule it cited. */
  readonly refusals: Readonly<Record<string, number>>;
}

/** Twins of seats after which a game of hidden information must have shown that something is hidden. */
const ENOUGH_TWINS = 40;

/**
 * The one suite that every game must pass: random tables over the whole option space, random legal play to the end, and
 * the checks of `CHECKS` on the way. Pure and reproducible from the seed.
 */
export function runConformance(game: AnyGame, request: ConformanceRequest): ConformanceResult {
  const {
    seed,
    setups = [],
    components,
    thoroughness = 'normal',
    onlyMatch,
    vocabulary,
    onProgress,
  } = request;
  const report = createReport();
  const refusals: Record<string, number> = {};
  const hidden: HiddenSeen = { probes: 0, changed: 0 };
  const words = vocabulary && wordsOf(vocabulary);
  checkMeta(game, seed, report, words);
  const seeds = onlyMatch === undefined ? matchSeeds(seed, request.matches) : [onlyMatch];
  seeds.forEach((own, index) => {
    const chance = fastChance(own);
    const setup =
      chooseSetup(setups, chance) ?? randomSetup(game, own, chance, { report, refusals, words, components });
    if (setup !== undefined)
      report.verify('termination', { seed: own, setup }, () =>
        playMatch(game, { seed: own, setup, effort: EFFORTS[thoroughness], report, words, hidden }),
      );
    onProgress?.({ done: index + 1, matches: seeds.length, failed: failedIn(report.checks) });
  });
  if (game.meta.information === 'hidden' && hidden.probes >= ENOUGH_TWINS)
    report.verify('secrecy', { seed }, () =>
      hidden.changed > 0
        ? undefined
        : `in ${hidden.probes} twins of a seat nothing that another seat sees was ever different: nothing is hidden`,
    );
  const { checks, failures } = report;
  return {
    ok: failedIn(checks) === 0,
    game: game.meta.id,
    matches: seeds.length,
    checks,
    failures,
    refusals,
  };
}

function failedIn(checks: Tally): number {
  return Object.values(checks).reduce((sum, { failed }) => sum + failed, 0);
}

import type { Setup } from '../game.ts';

/** What the suite proves, by the names that reports use. They are stable; docs/conformance.md says more about each. */
export const CHECKS = {
  setups:
    'defaults are playable, other option sets are or are refused with a rule; so are tables too small or too large',
  jsonRoundTrip: 'states, views, decisions, actions and facts are plain JSON and survive a round trip',
  cloneIndependence: 'clones, views, facts and determinized states share nothing with the state',
  decidingSeatsCanAct: 'exactly the deciding seats have a decision and at least one action',
  listedActions: 'every listed action is unique, readable, allowed and playable',
  unlistedActions: 'everything else is refused with a well-formed violation and changes nothing',
  notation: 'actions survive being written as short text',
  describes: 'everything that can be said has words in every language',
  conservation: 'the amounts named by `invariants` never change',
  liveRestore: 'a copy restored from JSON after every event stays equal',
  frameDelta: 'patching a frame with its change gives the next frame',
  determinizeConsistency: 'a determinized state shows the very view it was made from, and plays on',
  secrecy: 'what a viewer may not know changes nothing it can see',
  revealsMarked: 'a fact that shows something hidden says so',
  openViews: 'a game of open information shows everybody the same',
  undo: 'taking back leads to the very position before, and the luck stays the same',
  termination: 'the match ends within `maxActions`',
  scoresRanking: 'one finite score and one consistent rank per seat',
  finishedViews: 'a finished match asks nobody and refuses everything',
  determinism: 'the same log gives the same states and facts',
} as const;

export type CheckName = keyof typeof CHECKS;

/** Why a check failed and where. `seed` reproduces the match alone: `runConformance(game, { onlyMatch: seed })`. */
export interface Failure {
  readonly check: CheckName;
  /** Seed of the match; the seed of the whole run when `setup` is absent. */
  readonly seed: number;
  /** Absent when it takes many matches to see it. */
  readonly setup?: Setup;
  /** Number of events in the log when it was seen. */
  readonly seq?: number;
  readonly message: string;
}

export type Tally = Record<CheckName, { run: number; failed: number }>;

/** Failures of one check that are kept, with different messages; all are counted. */
const KEPT_PER_CHECK = 5;

/** Where the results of a run come together. */
export interface Report {
  readonly checks: Tally;
  readonly failures: Failure[];
  /**
   * Runs one test. It returns what is wrong, or undefined; throwing is a failure too.
   * @returns whether it passed
   */
  verify(
    check: CheckName,
    where: Omit<Failure, 'check' | 'message'>,
    test: () => string | undefined,
  ): boolean;
}

export function createReport(): Report {
  const names = Object.keys(CHECKS) as CheckName[];
  const checks = Object.fromEntries(names.map((name) => [name, { run: 0, failed: 0 }])) as Tally;
  const failures: Failure[] = [];
  return {
    checks,
    failures,
    verify(check, where, test) {
      checks[check].run++;
      const message = outcome(test);
      if (message === undefined) return true;
      checks[check].failed++;
      const kept = failures.filter((failure) => failure.check === check);
      if (kept.length < KEPT_PER_CHECK && !kept.some((failure) => failure.message === message))
        failures.push({ check, ...where, message });
      return false;
    },
  };
}

function outcome(test: () => string | undefined): string | undefined {
  try {
    return test();
  } catch (error) {
    if (!(error instanceof Error)) return `threw ${String(error)}`;
    const frame = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
    return `threw ${error.name}: ${error.message}${frame === undefined ? '' : ` (${frame.trim()})`}`;
  }
}

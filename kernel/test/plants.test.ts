import { describe, expect, test } from 'vitest';
import { type ConformanceResult, matchSeeds, runConformance } from '../src/conformance/index.ts';
import type { AnyGame } from '../src/game.ts';
import { isFound } from './toys/finding.ts';
import { hush } from './toys/hush.ts';
import { hushMessages } from './toys/hush-messages.ts';
import { ALWAYS, LEAKS_ANYWHERE, SELDOM } from './toys/leaks-anywhere.ts';
import type { Plant } from './toys/planting.ts';
import { ACTIONS, ENDS } from './toys/plants-actions.ts';
import { LEAKS } from './toys/plants-leaks.ts';
import { COPIES, HIDDEN_STATE, VALUES } from './toys/plants-state.ts';

/** Tables at which everything Hush can do happens. */
const options = { rounds: '3', powers: ['peek', 'dice'], double: false };
const setups = [1, 2, 3].map((seats) => ({ seats, options }));

const rules = ['SETUP-1', 'SETUP-2', 'SETUP-3', 'SETUP-4', 'SETUP-5', 'PLAY-1', 'PLAY-2', 'PLAY-3'];
const vocabulary = { messages: hushMessages, ruleIds: rules.map((id) => `HSH-${id}`) };

const request = { matches: 24, seed: 5, thoroughness: 'normal', setups, vocabulary } as const;

/** Alone at the table nobody has secrets. */
const shared = setups.slice(1);

function runUntilFound(game: AnyGame, { check }: Plant): ConformanceResult {
  for (const onlyMatch of matchSeeds(request.seed, request.matches)) {
    const result = runConformance(game, { ...request, onlyMatch });
    if (result.checks[check].failed > 0) return result;
  }
  // Some faults show only over many matches.
  return runConformance(game, request);
}

test('nothing is found at these tables when nothing is broken', () => {
  expect(runConformance(hush, request).failures).toEqual([]);
});

describe('every planted fault is found by the check it breaks', () => {
  test.each([...LEAKS, ...HIDDEN_STATE, ...COPIES, ...VALUES, ...ACTIONS, ...ENDS])('$what', (planted) => {
    const { ok, checks, failures } = runUntilFound(planted.game, planted);
    expect(failures.map(({ check }) => check)).toContain(planted.check);
    expect(checks[planted.check].failed).toBeGreaterThan(0);
    expect(ok).toBe(false);
  });
});

describe('[PEN-TURN-3] a leak by any channel is found within three matches', () => {
  test.each(LEAKS_ANYWHERE.flatMap((leak) => [ALWAYS, SELDOM].map((occasion) => ({ leak, occasion }))))(
    '$leak.channel, $occasion.when',
    ({ leak, occasion }) => {
      expect(isFound(hush, leak, occasion, { seed: 3, setups: shared })).toBe(true);
    },
  );
});

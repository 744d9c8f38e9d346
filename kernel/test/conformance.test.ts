import { describe, expect, test } from 'vitest';
import { CHECKS, type CheckName, runConformance } from '../src/conformance/index.ts';
import type { AnyGame } from '../src/game.ts';
import { bell } from './toys/bell.ts';
import { dig } from './toys/dig.ts';
import { hush } from './toys/hush.ts';
import { hushMessages } from './toys/hush-messages.ts';
import { plant } from './toys/planting.ts';

const names = Object.keys(CHECKS) as CheckName[];

describe('sound games pass', () => {
  test.each<{ readonly game: AnyGame; readonly notRun: readonly CheckName[] }>([
    { game: hush, notRun: ['describes', 'openViews'] },
    { game: dig, notRun: ['conservation', 'describes'] },
    { game: bell, notRun: ['conservation', 'describes'] },
  ])('$game.meta.id', ({ game, notRun }) => {
    const { ok, failures, checks, matches } = runConformance(game, { matches: 12, seed: 3 });
    expect(failures).toEqual([]);
    expect(ok).toBe(true);
    expect(matches).toBe(12);
    expect(names.filter((name) => checks[name].run === 0).sort()).toEqual(notRun);
  });

  test('with their words', () => {
    const { failures, checks } = runConformance(hush, {
      matches: 6,
      seed: 4,
      vocabulary: { messages: hushMessages },
    });
    expect(failures).toEqual([]);
    expect(checks.describes.run).toBeGreaterThan(0);
  });

  test('at every thoroughness, looking harder each time', () => {
    const run = (thoroughness: 'quick' | 'normal' | 'full'): number =>
      runConformance(hush, { matches: 4, seed: 2, thoroughness }).checks.secrecy.run;
    const [quick, normal, full] = [run('quick'), run('normal'), run('full')];
    expect(normal).toBeGreaterThan(quick);
    expect(full).toBeGreaterThan(normal);
  });
});

describe('a run', () => {
  const { game } = plant('a listed action is refused', 'listedActions', {
    check: (state, seat, action) =>
      action.kind === 'choose' && action.card === 7
        ? { violation: 'illegal', rule: 'HSH-PLAY-1', key: 'refusal.notAsked', args: {} }
        : hush.check(state, seat, action),
  });

  test('is the same again from its seed', () => {
    const request = { matches: 5, seed: 11 };
    expect(runConformance(game, request)).toEqual(runConformance(game, request));
  });

  test('is another from another seed', () => {
    const seeds = [1, 2].map((seed) => runConformance(game, { matches: 8, seed }).failures[0]?.seed);
    expect(seeds[0]).toBeDefined();
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  test('names a match that shows the failure alone', () => {
    const { failures } = runConformance(game, { matches: 20, seed: 1 });
    for (const failure of failures) {
      const alone = runConformance(game, { matches: 20, seed: 1, onlyMatch: failure.seed });
      expect(alone.matches).toBe(1);
      expect(alone.failures).toContainEqual(failure);
    }
    expect(failures.length).toBeGreaterThan(0);
  });

  test('tells how far it is', () => {
    const seen: number[] = [];
    runConformance(hush, {
      matches: 3,
      seed: 1,
      thoroughness: 'quick',
      onProgress: ({ done }) => seen.push(done),
    });
    expect(seen).toEqual([1, 2, 3]);
  });

  test('counts refused option sets by the rule they broke', () => {
    const { refusals } = runConformance(hush, { matches: 20, seed: 1, thoroughness: 'quick' });
    expect(Object.keys(refusals)).toEqual(['HSH-SETUP-5']);
  });

  test('says so when no option set is ever accepted', () => {
    const none = plant('no table', 'setups', {
      validate: ({ seats }) => ({
        violation: 'illegal',
        rule: 'HSH-SETUP-4',
        key: 'refusal.seats',
        args: { seats },
      }),
    });
    const { ok, checks } = runConformance(none.game, { matches: 1, seed: 1 });
    expect(ok).toBe(false);
    expect(checks.setups.failed).toBe(9); // the defaults of eight sizes of table, and the random sets
    expect(checks.termination.run).toBe(0);
  });

  test('goes on when the game throws', () => {
    const broken = plant('throws', 'termination', {
      observe: () => {
        throw new Error('no view today');
      },
    });
    const { ok, failures } = runConformance(broken.game, { matches: 2, seed: 1 });
    expect(ok).toBe(false);
    expect(failures[0]?.message).toMatch(/^threw Error: no view today \(at /);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Built, buildCommand, type Ended } from './command.ts';
import { inside } from './inside.ts';

let command: Built;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command.remove());

/** The one line of JSON on standard output. */
// biome-ignore lint/suspicious/noExplicitAny: what comes out of another process has no type
function json({ stdout }: Ended): any {
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  return JSON.parse(stdout);
}

describe('simulate', () => {
  const simulate = (...more: string[]) =>
    command.run([
      'simulate',
      'akropolis',
      '--seats',
      'greedy,random',
      '--matches',
      '6',
      '--seed',
      '3',
      '--json',
      ...more,
    ]);

  test('one entry per listed player, in the order of the list', async () => {
    const ended = await simulate();
    expect(ended.status).toBe(0);
    expect(ended.stderr).toBe('');
    const { actionsPerSecond, ...rest } = json(ended);
    expect(actionsPerSecond).toBeGreaterThan(0);
    expect(rest).toEqual({
      game: 'akropolis',
      matches: 6,
      seats: ['greedy', 'random'].map((bot) => ({
        bot,
        wins: expect.any(Number),
        winShare: expect.any(Number),
        ci95: [expect.any(Number), expect.any(Number)],
        meanScore: expect.any(Number),
      })),
    });
    const [greedy, random] = rest.seats;
    expect(greedy.wins + random.wins).toBe(6);
    expect(greedy.meanScore).toBeGreaterThan(random.meanScore);
    expect(greedy.ci95[0]).toBeLessThanOrEqual(greedy.winShare);
    expect(greedy.ci95[1]).toBeGreaterThanOrEqual(greedy.winShare);
  });

  test('the same seed gives the same result, whatever the number of workers; another seed another', async () => {
    const results = await Promise.all([
      simulate('--workers', '1'),
      simulate('--workers', '3'),
      simulate('--seed', '4'),
    ]);
    const [one, three, other] = results.map((ended) => json(ended).seats);
    expect(three).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('searching bots are reproducible by iterations', async () => {
    const search = () =>
      command.run('simulate akropolis --seats ismcts,random --matches 1 --iterations 20 --json'.split(' '));
    const [one, two] = await Promise.all([search(), search()]);
    expect(json(two).seats).toEqual(json(one).seats);
  });

  test('options and larger tables', async () => {
    const args = ['simulate', 'akropolis', '--seats', 'random,random,random', '--matches', '3', '--json'];
    const ended = await command.run([...args, '--options', '{"variants":["temple","garden"],"long":true}']);
    expect(json(ended).seats).toHaveLength(3);
  });

  test('details, and the same in words', async () => {
    const ended = await simulate('--details');
    expect(json(ended).details[0]).toMatchObject({ bot: 'greedy', faults: 0, scores: { count: 6 } });
    const words = await command.run(
      'simulate akropolis --seats greedy,random --matches 6 --seed 3 --details --lang fr'.split(' '),
    );
    expect(words.stdout).toMatch(/Akropolis · 6 parties · graine 3\n/);
    expect(words.stdout).toMatch(/greedy +6 +100,0 %/);
    expect(words.stdout).not.toContain('\u001b');
  });

  test('saves matches that can be replayed and verified', async () => {
    const ended = await simulate('--save', 'saved');
    expect(ended.status).toBe(0);
    const files = readdirSync(join(command.scratch, 'saved'));
    expect(files).toHaveLength(6);
    const file = `saved/${files[0]}`;
    const verified = await command.run(['verify', file, '--json']);
    const text = readFileSync(join(command.scratch, file), 'utf8');
    expect((await command.run(['replay', '-'], { stdin: text })).stdout).toMatch(/^Akropolis · \d+ events/);
    expect(json(verified).ok).toBe(true);
    const replayed = json(await command.run(['replay', file, '--json']));
    const { result } = JSON.parse(text);
    expect(replayed).toMatchObject({ game: 'akropolis', version: 2, ...result });
    expect(replayed.events).toBeGreaterThan(30);
    expect(replayed.hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

test('ladder: everybody rated, best first, random at 1000', async () => {
  const ended = await command.run('ladder akropolis --bots random,greedy --matches 4 --json'.split(' '));
  const { rungs, pairs, matches } = json(ended);
  expect(rungs.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'random']);
  expect(rungs[1].rating).toBe(1000);
  expect(pairs).toHaveLength(1);
  expect(matches).toBe(4);
});

describe('check', () => {
  test('every check of the suite with what it ran', async () => {
    const ended = await command.run('check akropolis --matches 2 --json'.split(' '));
    expect(ended.status).toBe(0);
    const { ok, game, matches, checks, ...others } = json(ended);
    expect({ ok, game, matches, others }).toEqual({ ok: true, game: 'akropolis', matches: 2, others: {} });
    expect(checks.secrecy.run).toBeGreaterThan(0);
    expect(Object.values(checks)).toSatisfy((all: { run: number; failed: number }[]) =>
      all.every(({ run, failed }) => run > 0 && failed === 0),
    );
  });

  test('in words', async () => {
    const { stdout } = await inside('check akropolis --matches 1 --seed 9'.split(' '));
    expect(stdout).toMatch(/Akropolis · 1 match · seed 9/);
    expect(stdout).toMatch(/✓ secrecy: \d+/);
    expect(stdout).toMatch(/Everything holds\./);
  });
});

describe('perft', () => {
  test('counts and first position are those of the seed', async () => {
    const perft = (...more: string[]) => inside(['perft', 'akropolis', '--depth', '1', '--json', ...more]);
    const [one, again, other, four] = [
      await perft(),
      await perft(),
      await perft('--seed', '2'),
      await perft('--seats', '4'),
    ].map(json);
    expect(again).toEqual(one);
    expect(one.counts).toHaveLength(1);
    // The start tile has 30 spots, three ways round; seat 0 can pay for two tiles.
    expect(one.counts[0]).toBe(180);
    expect(other.hash).not.toBe(one.hash);
    expect(four.seats).toBe(4);
  });

  test('deeper counts sum over the actions before', async () => {
    const ended = await command.run('perft akropolis --depth 2 --seats 3'.split(' '));
    expect(ended.stdout).toMatch(/depth {2}action sequences\n1 +180\n2 +48,600\n/);
  });
});

describe('rules', () => {
  test('a rule in either language', async () => {
    const english = json(await inside(['rules', 'akropolis', 'AKR-PLACE-2', '--json']));
    expect(english).toMatchObject({ id: 'AKR-PLACE-2', title: expect.any(String), text: expect.any(String) });
    const { stdout } = await inside(['rules', 'akropolis', 'akr-place-2', '--lang', 'fr']);
    expect(stdout).toMatch(/^AKR-PLACE-2 {2}\S/);
    expect(stdout).not.toContain(english.title);
  });

  test('all of them, the platform’s too', async () => {
    const { stdout } = await inside(['rules']);
    expect(stdout).toMatch(/ {2}AKR-PLACE-2 +\S/);
    expect(stdout).toMatch(/ {2}PEN-UNDO-2 +\S/);
  });

  test('a rule by itself, and by words without accents', async () => {
    expect((await inside(['rules', 'PEN-UNDO-2'])).stdout).toMatch(/^PEN-UNDO-2/);
    const found = await inside(['rules', 'akropolis', '--search', 'CARRIERE', '--lang', 'fr', '--json']);
    const ids = json(found).flatMap(({ rules }: { rules: { id: string }[] }) => rules.map(({ id }) => id));
    expect(ids).toContain('AKR-STONE-1');
  });
});

test('score reads standard input', async () => {
  const sheet = { cells: [{ q: 0, r: 0, hex: 'H', height: 1 }], stones: 3 };
  const ended = await command.run(['score', 'akropolis', '-', '--json'], { stdin: JSON.stringify(sheet) });
  expect(json(ended)).toMatchObject({ stonePoints: 3, total: 3 });
});

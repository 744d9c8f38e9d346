import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Built, buildCommand, type Ended } from './command.ts';

let command: Built;
beforeAll(async () => {
  command = await buildCommand();
}, 60_000);
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
    expect(json(verified).ok).toBe(true);
    const replayed = json(await command.run(['replay', file, '--json']));
    const { result } = JSON.parse(readFileSync(join(command.scratch, file), 'utf8'));
    expect(replayed).toMatchObject({ game: 'akropolis', version: 1, ...result });
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
    const { stdout } = await command.run('check akropolis --matches 1 --seed 9'.split(' '));
    expect(stdout).toMatch(/Akropolis · 1 match · seed 9/);
    expect(stdout).toMatch(/✓ secrecy: \d+/);
    expect(stdout).toMatch(/Everything holds\./);
  });
});

describe('perft', () => {
  test('counts and first position are those of the seed', async () => {
    const perft = (...more: string[]) =>
      command.run(['perft', 'akropolis', '--depth', '1', '--json', ...more]);
    const [one, again, other, four] = (
      await Promise.all([perft(), perft(), perft('--seed', '2'), perft('--seats', '4')])
    ).map(json);
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
    const english = json(await command.run(['rules', 'akropolis', 'AKR-PLACE-2', '--json']));
    expect(english).toMatchObject({ id: 'AKR-PLACE-2', title: expect.any(String), text: expect.any(String) });
    const { stdout } = await command.run(['rules', 'akropolis', 'akr-place-2', '--lang', 'fr']);
    expect(stdout).toMatch(/^AKR-PLACE-2 {2}\S/);
    expect(stdout).not.toContain(english.title);
  });

  test('all of them, the platform’s too', async () => {
    const { stdout } = await command.run(['rules', 'akropolis']);
    expect(stdout).toMatch(/ {2}AKR-PLACE-2 +\S/);
    expect(stdout).toMatch(/ {2}PEN-UNDO-2 +\S/);
  });

  test('a rule by itself, and by words without accents', async () => {
    expect((await command.run(['rules', 'PEN-UNDO-2'])).stdout).toMatch(/^PEN-UNDO-2/);
    const found = await command.run(['rules', 'akropolis', '--search', 'CARRIERE', '--lang', 'fr', '--json']);
    const ids = json(found).flatMap(({ rules }: { rules: { id: string }[] }) => rules.map(({ id }) => id));
    expect(ids).toContain('AKR-STONE-1');
  });
});

describe('score', () => {
  const cases = JSON.parse(
    readFileSync(new URL('../../games/akropolis/test/cases.json', import.meta.url), 'utf8'),
  );
  const scoring = cases.positions.filter(({ kind }: { kind: string }) => kind === 'scoring');
  const sheets = scoring.flatMap(
    // biome-ignore lint/suspicious/noExplicitAny: a file of worked positions
    ({ id, cells, stones, rulings, variants, expected, alternatives, variantExpectations }: any) => [
      { id, sheet: { cells, stones, rulings, variants }, expected },
      // biome-ignore lint/suspicious/noExplicitAny: a file of worked positions
      ...alternatives.map((other: any) => ({
        id: `${id} ${JSON.stringify(other.rulings)}`,
        sheet: { cells, stones, variants, rulings: { ...rulings, ...other.rulings } },
        expected: other.expected,
      })),
      // biome-ignore lint/suspicious/noExplicitAny: a file of worked positions
      ...variantExpectations.map((other: any) => ({
        id: `${id} ${other.variants}`,
        sheet: { cells, stones, rulings: { ...rulings, ...other.ruling }, variants: other.variants },
        expected: other.expected,
      })),
    ],
  );

  test('every worked position, under every ruling it is worked for', async () => {
    expect(sheets.length).toBeGreaterThan(scoring.length);
    const queue = [...sheets.entries()];
    const work = async (): Promise<void> => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        const [index, { id, sheet, expected }] = next;
        const path = `sheet-${index}.json`;
        writeFileSync(join(command.scratch, path), JSON.stringify(sheet));
        const ended = await command.run(['score', 'akropolis', path, '--json']);
        expect({ id, ...json(ended) }).toEqual({ id, ...expected });
      }
    };
    await Promise.all([work(), work(), work()]);
  }, 120_000);

  const cell = { q: 0, r: 0, hex: 'H', height: 1 };
  test.concurrent.each<[string, unknown, RegExp]>([
    ['no cells', { stones: 1 }, /“cells”/],
    ['an empty city', { cells: [] }, /“cells” should be a list/],
    [
      'an unknown letter',
      { cells: [cell, { ...cell, q: 1, hex: 'x' }] },
      /“cells\[1\]\.hex” should be one of the letters/,
    ],
    [
      'a height of 0',
      { cells: [{ ...cell, height: 0 }] },
      /“cells\[0\]\.height” should be a whole number from 1/,
    ],
    ['no hex', { cells: [cell, null] }, /“cells\[1\]” should be a hex/],
    ['half a coordinate', { cells: [{ ...cell, q: 0.5 }] }, /“cells\[0\]\.q”/],
    ['one hex twice', { cells: [cell, cell] }, /0, 0/],
    ['stones below 0', { cells: [cell], stones: -1 }, /“stones”/],
    ['an unknown variant', { cells: [cell], variants: ['castle'] }, /“variants”/],
    ['an unknown ruling', { cells: [cell], rulings: { houses: 'none' } }, /“houses”/],
    ['a list', [cell], /“cells”/],
  ])('says what is wrong: %s', async (_, sheet, message) => {
    const { status, stdout, stderr } = await command.run(['score', 'akropolis', '-', '--json'], {
      stdin: JSON.stringify(sheet),
    });
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/\[(AKR|PEN)-/);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  test('in words', async () => {
    const sheet = { cells: [cell, { q: 0, r: 1, hex: 'h', height: 2 }], stones: 3 };
    const { stdout } = await command.run(['score', 'akropolis', '-', '--lang', 'fr'], {
      stdin: JSON.stringify(sheet),
    });
    expect(stdout).toMatch(/Habitations +2 × +1 = +2\n/);
    expect(stdout).toMatch(/Total +5\n/);
  });
});

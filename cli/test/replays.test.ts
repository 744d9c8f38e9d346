import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EMPTY_KIT } from '@pentapolis/bots';
import { RULES } from '@pentapolis/catalogue';
import { chainLink, fold, type Options, openMatch, readOptions } from '@pentapolis/kernel';
import { playMatch } from '@pentapolis/lab';
import { Chronicle } from '@pentapolis/server';
import type { ShownFile } from '@pentapolis/wire';
import { afterAll, describe, expect, test } from 'vitest';
import { resultOf } from '../src/commands/shared.ts';
import { replayFile } from '../src/replay-file.ts';
import { inside } from './inside.ts';

const scratch = mkdtempSync(join(tmpdir(), 'cli-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A true record: two random players, as `simulate --save` writes it. */
const record = await trueRecord();

// biome-ignore lint/suspicious/noExplicitAny: it is taken apart and falsified here
async function trueRecord(): Promise<any> {
  const { game } = await RULES.akropolis();
  const options = readOptions(game.meta.options, {}, 2) as Options;
  const plan = {
    game: 'akropolis',
    players: ['random', 'random'],
    options,
    matches: 1,
    seed: 1,
    record: true,
  };
  const { record: kept, ranking, scores, seats } = playMatch(game, EMPTY_KIT, plan, 0);
  return JSON.parse(
    JSON.stringify(
      replayFile(kept?.log ?? [], plan.players, kept?.seed ?? '', resultOf(seats, { ranking, scores })),
    ),
  );
}

let written = 0;

/** The same match as a server shows it to seat 1 while it goes on. */
const shownFile = await shownOf();

async function shownOf(): Promise<ShownFile> {
  const { game } = await RULES.akropolis();
  const match = openMatch(game, record.events[0]);
  const chronicle = new Chronicle(match, 1_000);
  for (const event of record.events.slice(1, 6))
    chronicle.advance(match, fold(match, event), 2_000 + event.seq);
  const histories = (['spectator', 1] as const).map((viewer) => JSON.parse(chronicle.history(viewer)));
  const { version } = record;
  return {
    format: 'pentapolis-shown/1',
    game: 'akropolis',
    version,
    names: ['Ada', 'Bo'],
    options: {},
    histories,
  };
}

/** Writes the record with a change. */
// biome-ignore lint/suspicious/noExplicitAny: it is taken apart and falsified here
function changed(change: (file: any) => void): string {
  const file = structuredClone(record);
  change(file);
  const path = join(scratch, `changed-${written++}.json`);
  writeFileSync(path, JSON.stringify(file));
  return path;
}

/** Puts a value somewhere into a file; undefined takes what is there out. */
function put(path: string, value: unknown) {
  return (file: object): void => {
    const steps = path.split('.');
    const last = steps.pop() as string;
    const place = steps.reduce((inner, step) => inner[step] as never, file as Record<string, unknown>);
    if (value === undefined) delete place[last];
    else place[last] = value;
  };
}

async function findings(path: string) {
  const ended = await inside(['verify', path, '--json']);
  const { ok, checks } = JSON.parse(ended.stdout);
  const failed = Object.keys(checks).filter((name) => !checks[name].ok);
  expect(ok).toBe(failed.length === 0);
  expect(ended.status).toBe(ok ? 0 : 1);
  return { failed, checks };
}

/** Makes the chain fit again, as a forger would. */
// biome-ignore lint/suspicious/noExplicitAny: it is taken apart and falsified here
function rechain(file: any): void {
  file.chain = [];
  for (const event of file.events) file.chain.push(chainLink(file.chain.at(-1) ?? '', event));
}

describe('what a match had shown', () => {
  const shown = (change: object = {}): string => {
    const path = join(scratch, `shown-${written++}.json`);
    writeFileSync(path, JSON.stringify({ ...shownFile, ...change }));
    return path;
  };

  test('is told with its times, and is nothing to verify', async () => {
    const told = await inside(['replay', shown(), '--times', '--board']);
    expect(told.status).toBe(0);
    expect(told.stdout).toMatch(/as Bo had seen them/);
    expect(told.stdout).toMatch(/\b(19)?70\b/);
    expect(told.stderr).toMatch(/not over/);
    const json = await inside(['replay', shown(), '--json', '--at', '1', '--times']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      game: 'akropolis',
      viewer: 1,
      steps: 1,
      status: 'running',
      times: [1_000, 2_001],
    });
    const verified = await inside(['verify', shown()]);
    expect([verified.status, verified.stdout]).toEqual([2, '']);
    expect(verified.stderr).toMatch(/can’t be verified.*“replay”/s);
  });

  test('is told through the eyes asked for, as long as they are in it', async () => {
    const spectator = await inside(['replay', shown(), '--eyes', 'spectator']);
    expect([spectator.status, spectator.stdout]).toEqual([
      0,
      expect.stringMatching(/as a spectator had seen/),
    ]);
    const ada = await inside(['replay', shown(), '--eyes', '1']);
    expect([ada.status, ada.stderr]).toEqual([2, expect.stringMatching(/spectator and 2 \(Bo\)/)]);
    for (const eyes of ['0', '3', 'Bo', '1e0']) {
      const { status, stderr } = await inside(['replay', shown(), '--eyes', eyes]);
      expect([eyes, status, stderr]).toEqual([eyes, 2, expect.stringMatching(/seat from 1 to 2/)]);
    }
  });

  test('may be nothing, when the server could not follow it', async () => {
    const broken = { seq: 3, why: 'altered' };
    const { status, stdout, stderr } = await inside(['replay', shown({ histories: [], broken })]);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/0 steps.*from event 3 on/s)]);
    expect(stderr).toMatch(/could not follow/);
  });

  const seen = (change: object) => {
    const [history] = shownFile.histories;
    return shown({ histories: [{ ...history, ...change }] });
  };
  test.each<[string, () => string, RegExp]>([
    ['an unknown member', () => shown({ clock: 1 }), /“clock” is not understood/],
    ['later rules', () => shown({ version: 99 }), /newer Pentapolis/],
    [
      'a change that fits nothing',
      () => seen({ steps: [{ n: 1, at: 1, c: { left: { 7: 1 } } }] }),
      /nothing that this game/,
    ],
    [
      'a fact nobody tells',
      () => seen({ steps: [{ n: 1, at: 1, f: [{ kind: 'placed' }] }] }),
      /nothing that this game/,
    ],
    [
      'no table',
      () => seen({ first: { ...shownFile.histories[0]?.first, view: {} } }),
      /nothing that this game/,
    ],
  ])('is refused in words where it holds %s', async (_, path, words) => {
    const { status, stdout, stderr } = await inside(['replay', path(), '--board']);
    expect([status, stdout, stderr]).toEqual([2, '', expect.stringMatching(words)]);
    expect(stderr).not.toMatch(/report|at .*\.ts/);
  });
});

describe('replay, when and by whom', () => {
  test('says when each move was played, where the file knows it', async () => {
    const times = record.events.map((_: unknown, seq: number) => Date.UTC(2026, 4, 3, 12) + seq * 60_000);
    const timed = changed(put('times', times));
    const { stdout } = await inside(['replay', timed, '--times', '--at', '2']);
    expect(stdout.split('\n').filter((line) => /^ {2}.*\b26\b.*:01:00/.test(line)).length).toBeGreaterThan(0);
    expect(
      JSON.parse((await inside(['replay', timed, '--json', '--times', '--at', '2'])).stdout).times,
    ).toEqual(times.slice(0, 3));
    const without = await inside(['replay', changed(() => {}), '--times']);
    expect([without.status, without.stderr]).toEqual([0, expect.stringMatching(/does not say when/)]);
  });

  test('tells a seat what it was told, and draws what it sees', async () => {
    const golden = fileURLToPath(new URL('../../games/citadels/replays/four.json', import.meta.url));
    const told = async (...flags: string[]) => {
      const { status, stdout } = await inside(['replay', golden, '--at', '30', ...flags]);
      expect(status).toBe(0);
      return stdout.split('\n').filter((line) => line.startsWith('  '));
    };
    const all = await told();
    const spectator = await told('--eyes', 'spectator');
    const one = await told('--eyes', '1');
    const two = await told('--eyes', '2');
    expect(spectator.length).toBeLessThan(one.length);
    expect(one.length).toBeLessThan(all.length);
    expect(one.every((line) => all.includes(line))).toBe(true);
    expect(two).not.toEqual(one);
    expect(await told('--board', '--eyes', '1')).not.toEqual(await told('--board', '--eyes', '2'));
    expect((await inside(['replay', golden, '--eyes', '5'])).stderr).toMatch(/seat from 1 to 4/);
  });
});

describe('verify', () => {
  test('a true record', async () => {
    expect((await findings(changed(() => {}))).failed).toEqual([]);
    const { stdout, status } = await inside(['verify', changed(() => {})]);
    expect(stdout.match(/✓/g)).toHaveLength(5);
    expect(status).toBe(0);
  });

  test('does not depend on the times, which are the server’s word alone', async () => {
    const { events } = record;
    const bare = await inside(['verify', changed(() => {}), '--json']);
    for (const first of [0, 9e12]) {
      const times = changed(
        put(
          'times',
          events.map((_: unknown, seq: number) => Math.abs(first - seq)),
        ),
      );
      expect(await inside(['verify', times, '--json'])).toEqual(bare);
    }
    const short = await inside(['verify', changed(put('times', [1])), '--json']);
    expect([short.status, short.stderr]).toEqual([2, expect.stringMatching(/“times”/)]);
  });

  // biome-ignore lint/suspicious/noExplicitAny: it is taken apart and falsified here
  test.each<[string, (file: any) => void, string[]]>([
    ['a changed link', put('chain.4', '00'), ['chain']],
    ['a missing link', (file) => void file.chain.pop(), ['chain']],
    ['another seed', put('seed', 'other'), ['commitment', 'draws']],
    ['a better result', put('result.scores', [400, 2]), ['result']],
    ['no result', put('result', undefined), ['result']],
    [
      'a result too early',
      (file) => {
        file.events.pop();
        file.chain.pop();
      },
      ['result'],
    ],
    [
      'luck of one’s own',
      (file) => {
        const [order] = file.events[0].outcomes;
        [order[30], order[31]] = [order[31], order[30]];
        rechain(file);
      },
      ['draws'],
    ],
    [
      'an illegal action in a chain that fits',
      (file) => {
        file.events[3].action.q += 20;
        rechain(file);
      },
      ['draws', 'rules', 'result'],
    ],
    [
      'an event left out',
      (file) => {
        file.events.splice(2, 1);
        rechain(file);
      },
      ['chain', 'draws', 'rules', 'result'],
    ],
    [
      'an impossible table',
      (file) => {
        file.events[0].setup.options.lake = 'deep';
        rechain(file);
      },
      ['draws', 'rules', 'result'],
    ],
  ])('%s', async (_, change, failed) => {
    // Luck that is changed may also change what is legal later; everything named has to be among what is found.
    const found = await findings(changed(change));
    expect(found.failed).toEqual(expect.arrayContaining(failed));
    if (!failed.includes('rules')) expect(found.checks.commitment.ok).toBe(!failed.includes('commitment'));
  });

  test('what one was promised and added is held against the file, and bad usage is told apart', async () => {
    const path = changed((file) => {
      file.events[0].salts = ['mine', 'yours'];
      rechain(file);
    });
    const { commitment } = record.events[0];
    const checksOf = async (...args: string[]) => {
      const ended = await inside(['verify', path, '--json', ...args]);
      return { status: ended.status, checks: JSON.parse(ended.stdout).checks };
    };
    const good = await checksOf(
      '--commitment',
      commitment.toUpperCase(),
      '--salt',
      'mine',
      '--salt',
      'yours',
    );
    expect(good.checks).toMatchObject({ promise: { ok: true }, salt: { ok: true } });
    const swapped = await inside(['verify', changed(() => {}), '--commitment', 'a'.repeat(64), '--json']);
    expect(swapped.status).toBe(1);
    expect(JSON.parse(swapped.stdout).checks.promise.ok).toBe(false);
    expect((await inside(['verify', changed(() => {}), '--commitment', commitment])).status).toBe(0);
    const twice = await checksOf('--salt', 'mine', '--salt', 'mine');
    expect(twice).toMatchObject({ status: 1, checks: { salt: { ok: false } } });
    for (const wrong of [
      ['--commitment', 'abc'],
      ['--salt', ''],
      ['--salt', 'x'.repeat(65)],
    ])
      expect((await inside(['verify', path, ...wrong])).status).toBe(2);
  });

  test('says in words which rule refuses', async () => {
    const path = changed((file) => {
      file.events[3].action.q += 20;
    });
    const { stdout } = await inside(['verify', path, '--lang', 'fr']);
    expect(stdout).toMatch(/✗ chaque action selon les règles : événement 3 : .+ \[AKR-PLACE-2\]/);
  });
});

describe('replay', () => {
  test('tells names apart that look alike, and has one for a seat without a name', async () => {
    const alike = changed((file) => {
      file.names = ['planner', 'pIanner'];
    });
    const { stdout } = await inside(['replay', alike]);
    expect(stdout).toMatch(/planner \(seat 1\): \d+ points/);
    expect(stdout).toMatch(/pIanner \(seat 2\): \d+ points/);
    const unnamed = changed((file) => {
      file.names = ['', 'Ada'];
    });
    expect((await inside(['replay', unnamed, '--lang', 'fr'])).stdout).toMatch(/Joueur 1 : \d+ points/);
  });

  test('to any moment, in words and with the table', async () => {
    const path = changed(() => {});
    const { stdout } = await inside(['replay', path, '--at', '2', '--board']);
    expect(stdout).toMatch(/Akropolis · 3 events\n {2}random \(seat \d\) takes T\d\d/);
    expect(stdout).toMatch(/As it stands:\n1\. random \(seat \d\): \d+ points/);
    expect(stdout).toMatch(/\d,-?\d +q1/);
    const early = JSON.parse((await inside(['replay', path, '--at', '2', '--json'])).stdout);
    const late = JSON.parse((await inside(['replay', path, '--json'])).stdout);
    expect(early.events).toBe(3);
    expect(early.hash).not.toBe(late.hash);
  });

  test('a log against the rules is a failure, in words', async () => {
    const path = changed((file) => {
      file.events[3].action.rotation = 0;
      file.events[3].action.q = 20;
    });
    const { status, stderr } = await inside(['replay', path]);
    expect(stderr).toMatch(/does not follow the rules: event 3: .+ \[AKR-PLACE-2\]/);
    expect(status).toBe(1);
  });

  // biome-ignore lint/suspicious/noExplicitAny: it is taken apart and falsified here
  test.each<[string, (file: any) => void, RegExp]>([
    ['an unknown kind of event', put('events.2.kind', 'cheat'), /“events\[2\]\.kind”/],
    ['an event without a seat', put('events.2.seat', undefined), /“events\[2\]\.seat”/],
    ['no start', (file) => void file.events.shift(), /“events\[0\]\.kind”/],
    ['no events', put('events', []), /“events”/],
    ['names that are none', put('names', [1]), /“names\[0\]”/],
    ['a later version', put('version', 9), /newer Pentapolis \(akropolis 9\)/],
    ['a version nobody plays', put('version', 0), /version 0 .* played here: 1, 2/],
    ['a later format', put('format', 'pentapolis-replay/2'), /newer Pentapolis \(pentapolis-replay\/2\)/],
    ['what it does not understand', put('events.2.clock', 5), /“events\[2\]\.clock” is not understood/],
    ['another game', put('game', 'chess'), /no game “chess”/],
  ])('refuses %s', async (_, change, message) => {
    const { status, stderr, stdout } = await inside(['replay', changed(change), '--json']);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  test('a moment the file does not have', async () => {
    const { status, stderr } = await inside(['replay', changed(() => {}), '--at', '999']);
    expect(stderr).toMatch(/--at.*“999”/);
    expect(status).toBe(2);
  });
});

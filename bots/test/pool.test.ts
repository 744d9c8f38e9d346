import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { RULES } from '@pentapolis/catalogue';
import { fastChance, type Options, readOptions } from '@pentapolis/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type BotError, type BotPool, type BotTask, createBotPool, type PoolOptions } from '../src/index.ts';
import { bundleWorker } from '../src/testing.ts';

const directory = mkdtempSync(`${tmpdir()}/bots-`);
const pools: BotPool[] = [];
let unruly = '';

function open(options: PoolOptions = {}): BotPool {
  const pool = createBotPool({ workers: 1, workerFile: unruly, ...options });
  pools.push(pool);
  return pool;
}

const ask = (bot: string, seed = 1): BotTask => ({ game: 'any', bot, question: { view: {}, seat: 0 }, seed });

/** Why the bot gave no answer. */
const reason = (thought: Promise<unknown>): Promise<string> =>
  thought.then(
    () => 'answered',
    (error: BotError) => error.reason,
  );

beforeAll(async () => {
  unruly = await bundleWorker(directory, fileURLToPath(new URL('./unruly-worker.ts', import.meta.url)));
});

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('a pool goes on', () => {
  test.each([
    ['exit', 'crashed'],
    ['hoard', 'crashed'],
    ['throw', 'failed'],
  ])('after a bot that does "%s": it is rejected as %s, the next ones answer', async (bot, why) => {
    const pool = open({ memoryMb: 16 });
    const [bad, ...good] = await Promise.all([
      reason(pool.think(ask(bot))),
      pool.think(ask('echo', 7)),
      pool.think(ask('echo', 8)),
    ]);
    expect(bad).toBe(why);
    expect(good.map(({ action }) => action)).toEqual([7, 8]);
  });

  test('after it ended a bot that thought too long', async () => {
    const pool = open({ limitMs: 2000 });
    await pool.think(ask('echo'));
    expect(await reason(pool.think(ask('hang')))).toBe('timeout');
    expect((await pool.think(ask('echo', 5))).action).toBe(5);
  });

  test('after it was told that a running and a waiting question no longer matter', async () => {
    const pool = open();
    await pool.think(ask('echo'));
    const abort = new AbortController();
    const running = reason(pool.think(ask('hang'), abort.signal));
    const waiting = reason(pool.think(ask('echo'), abort.signal));
    abort.abort();
    expect(await Promise.all([running, waiting])).toEqual(['aborted', 'aborted']);
    expect((await pool.think(ask('echo', 6))).action).toBe(6);
    expect(await reason(pool.think(ask('echo'), abort.signal))).toBe('aborted');
  });
});

test('more questions than may wait are refused at once', async () => {
  const pool = open({ maxQueue: 2 });
  await pool.think(ask('echo'));
  const abort = new AbortController();
  const held = [1, 2, 3].map(() => reason(pool.think(ask('hang'), abort.signal)));
  expect(pool.waiting()).toBe(2);
  expect(await reason(pool.think(ask('echo')))).toBe('full');
  abort.abort();
  await Promise.all(held);
});

test('when many wait, each is given less time', async () => {
  const pool = open();
  await pool.think(ask('echo'));
  const paces = await Promise.all([1, 2, 3, 4].map(() => pool.think(ask('pace'))));
  expect(paces.map(({ action }) => action)).toEqual([1, 1, 0.5, 1 / 3]);
});

test('closing rejects what is open, and whatever is asked later', async () => {
  const pool = open();
  await pool.think(ask('echo'));
  const running = reason(pool.think(ask('hang')));
  const waiting = reason(pool.think(ask('echo')));
  await pool.close();
  expect(await Promise.all([running, waiting, reason(pool.think(ask('echo')))])).toEqual([
    'closed',
    'closed',
    'closed',
  ]);
});

test('a bot sees nothing of the environment', async () => {
  process.env.PENTAPOLIS_SECRET = 'seed';
  expect((await open().think(ask('secrets'))).action).toEqual([]);
});

describe('the real worker', () => {
  let workerFile = '';
  beforeAll(async () => {
    workerFile = await bundleWorker(`${directory}/real`);
  });

  async function question(): Promise<BotTask> {
    const { game } = await RULES.akropolis();
    const options = readOptions(game.meta.options, { first: 'seat1' }, 2) as Options;
    const state = game.setup({ seats: 2, options }, fastChance(1));
    return { game: 'akropolis', bot: 'ismcts', question: { view: game.observe(state, 0), seat: 0 }, seed: 9 };
  }

  test('answers within the rules, and the same for the same seed and iterations', async () => {
    const pool = open({ workerFile });
    const task = { ...(await question()), budget: { iterations: 20 } };
    const [first, second] = await Promise.all([pool.think(task), pool.think(task)]);
    const { game } = await RULES.akropolis();
    const state = game.determinize(task.question.view, fastChance(2));
    expect(game.check(state, 0, first.action)).toBeUndefined();
    expect(second).toEqual(first);
    expect(first.fault).toBeUndefined();
  });

  test('says which name it does not know', async () => {
    const pool = open({ workerFile });
    const task = await question();
    await expect(pool.think({ ...task, bot: 'oracle' })).rejects.toThrow('no bot is named "oracle"');
    await expect(pool.think({ ...task, game: 'chess' })).rejects.toThrow('no game is named "chess"');
  });
});

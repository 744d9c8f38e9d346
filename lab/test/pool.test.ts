import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, type GameId, RULES } from '@pentapolis/catalogue';
import { readOptions } from '@pentapolis/kernel';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playTournament } from '../src/ladder.ts';
import type { Plan } from '../src/plan.ts';
import { openArena } from '../src/pool.ts';

let directory = '';
const workerFile = (): string => join(directory, 'lab-worker.mjs');

beforeAll(async () => {
  // Inside the tree, so that the packages left out of the bundle are found.
  const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
  mkdirSync(cache, { recursive: true });
  directory = mkdtempSync(join(cache, 'lab-'));
  await build({
    entryPoints: [fileURLToPath(new URL('../src/worker.ts', import.meta.url))],
    outfile: workerFile(),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['piscina'],
    logLevel: 'error',
  });
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

const game = GAME_IDS[0] as GameId;

async function played(workers: number, plan: Plan, onProgress?: (done: number) => void) {
  const arena = openArena(workers, workerFile());
  try {
    return (await arena.run(plan, onProgress)).played;
  } finally {
    await arena.close();
  }
}

async function defaults(): Promise<Plan['options']> {
  const { meta } = (await RULES[game]()).game;
  return readOptions(meta.options, {}, 2) as Plan['options'];
}

test('one worker or three: the same matches, and progress to the end', async () => {
  const plan: Plan = { game, players: ['random', 'random'], options: await defaults(), matches: 7, seed: 5 };
  const reports: number[] = [];
  const one = await played(1, plan, (done) => reports.push(done));
  const three = await played(3, plan);
  expect(one).toEqual(three);
  expect(one.map(({ match }) => match)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(reports.at(-1)).toBe(7);
});

test('a tournament: every pair meets, the anchor stands at 1000', async () => {
  const arena = openArena(2, workerFile());
  const ladder = await playTournament(arena, {
    game,
    players: ['random', 'greedy'],
    options: await defaults(),
    matchesPerPair: 6,
    seed: 1,
    anchor: 'random',
  });
  await arena.close();
  expect(ladder.pairs).toHaveLength(1);
  expect(ladder.matches).toBe(6);
  expect(ladder.rungs.map(({ bot }) => bot)).toEqual(['greedy', 'random']);
  expect(ladder.rungs[1]?.rating).toBe(1000);
});

test('a tournament at larger tables: the two fill the seats in turn, and share a win as two of them', async () => {
  const arena = openArena(2, workerFile());
  const terms = { game, options: await defaults(), matchesPerPair: 8, seats: 4, seed: 1, anchor: 'random' };
  const ladder = await playTournament(arena, { ...terms, players: ['random', 'greedy'] });
  await arena.close();
  const [pair] = ladder.pairs;
  expect(pair?.seats.map(({ bot }) => bot)).toEqual(['random', 'greedy', 'random', 'greedy']);
  expect(ladder.rungs.map(({ bot, winShare }) => [bot, winShare])).toEqual([
    ['greedy', 1],
    ['random', 0],
  ]);
});

test('an unknown game is refused', async () => {
  const plan: Plan = { game: 'nothing', players: ['random'], options: {}, matches: 1, seed: 1 };
  await expect(played(1, plan)).rejects.toThrow(/nothing/);
});

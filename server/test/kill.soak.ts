import { once } from 'node:events';
import { fastChance } from '@pentapolis/kernel';
import { expect, test } from 'vitest';
import { Client } from './support/client.ts';
import {
  bundledServer,
  inspect,
  type Memory,
  playUntilKilled,
  spawnServer,
  whenUp,
} from './support/killing.ts';
import { tempDir } from './support/start.ts';

/*
 * A server under load, killed without warning at any moment: while it starts, between two batches, in the middle of one.
 *   SOAK_KILLS=50 SOAK_SEED=7 npm run soak -- kills
 */

const KILLS = Number(process.env.SOAK_KILLS ?? 1000);
const SEED = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000);
const PLAYERS = 8;
/** Kills after which a new data folder is begun, so that looking into it stays quick. */
const PER_FOLDER = 40;
/** One kill in so many falls into the start. */
const EARLY = 8;
/** A start takes about so long, and play goes on for as long at most. */
const START_MS = 500;
const PLAY_MS = 400;

/** Moves sent again after a restart, by their ids: those acknowledged are answered as before, the others played once at most. */
async function sendAgain(url: string, { played, open }: Memory): Promise<void> {
  const client = new Client(url);
  try {
    for (const { match, token, id, move, n } of played.slice(-5))
      expect(await client.move(match, token, move, id)).toEqual({ ok: true, n });
    for (const { match, token, id, move } of open.splice(0)) await client.move(match, token, move, id);
  } finally {
    client.close();
  }
}

test(`killed ${KILLS} times (SOAK_SEED=${SEED}), the server loses nothing and plays nothing twice`, async () => {
  const serve = await bundledServer();
  const chance = fastChance(SEED);
  const wait = (mostMs: number) => new Promise((resolve) => setTimeout(resolve, chance.pick(mostMs)));
  const sum = { kills: 0, early: 0, moves: 0, lost: 0, doubled: 0 };
  while (sum.kills < KILLS) {
    const dataDir = await tempDir();
    const memory: Memory = { begun: [], played: [], open: [] };
    const most = Math.min(KILLS, sum.kills + PER_FOLDER);
    for (let first = true; sum.kills < most; first = false) {
      const child = spawnServer(serve, dataDir);
      const ended = once(child, 'exit');
      // the first start makes the database; from then on a start may be cut short
      if (!first && chance.pick(EARLY) === 0) {
        await wait(START_MS);
        sum.early++;
        child.kill('SIGKILL');
        await ended;
      } else {
        const server = await whenUp(child);
        await sendAgain(server.url, memory);
        const players = Array.from({ length: PLAYERS }, (_, at) =>
          playUntilKilled(server, 1000 * sum.kills + at, memory),
        );
        await wait(PLAY_MS);
        child.kill('SIGKILL');
        await ended;
        await Promise.all(players);
      }
      sum.kills++;
    }
    const { lost, doubled } = inspect(dataDir, memory);
    sum.moves += memory.played.length;
    sum.lost += lost.length;
    sum.doubled += doubled.length;
  }
  const { kills, early, moves, lost, doubled } = sum;
  process.stdout.write(
    `kills: ${kills} (${early} while starting), ${moves} acknowledged moves, ${lost} lost, ${doubled} doubled, seed ${SEED}\n`,
  );
  expect([lost, doubled]).toEqual([0, 0]);
  expect(moves).toBeGreaterThan(0);
});

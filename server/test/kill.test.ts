import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chainLink, fastChance, type LogEvent, replay } from '@pentapolis/kernel';
import { hush } from '@pentapolis/kernel/toys';
import SqliteDatabase from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { info, make, request } from './support/api.ts';
import { bundle } from './support/bundle.ts';
import { Client, connect } from './support/client.ts';
import { playToTheEnd } from './support/play.ts';
import { tempDir } from './support/start.ts';

/** A move that the server said was played. */
interface Acknowledged {
  readonly match: string;
  readonly token: string;
  readonly seat: number;
  readonly id: string;
  readonly n: number;
}

interface Begun {
  readonly match: string;
  readonly tokens: readonly string[];
}

const PLAYERS = 12;
const KILLS = 4;
let serve = '';

async function startProcess(dataDir: string): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [serve, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
  return { process: child, url: String(line).trim() };
}

/** Makes matches and plays both seats until the server is gone, noting what it acknowledged. */
async function playUntilKilled(
  server: { process: ChildProcess; url: string },
  seed: number,
  begun: Begun[],
  played: Acknowledged[],
): Promise<void> {
  const chance = fastChance(seed);
  const client = new Client(server.url);
  try {
    for (let matches = 0; ; matches++) {
      const made = await make(server.url, {
        seats: [{ fill: 'you' }, { fill: 'you' }],
        options: { rounds: '6' },
      });
      const { id: match } = made.match;
      const tokens = made.tokens.map(({ token }) => token);
      begun.push({ match, tokens });
      await client.watch(match, tokens);
      for (let moves = 0; client.as(0).frame.status === 'running'; moves++) {
        const seat = client.as(0).frame.deciding[0] as number;
        const token = tokens[seat] as string;
        const id = `${seed}-${matches}-${moves}`;
        const reply = await client.move(match, token, client.anyMove(seat, chance), id);
        if (!reply.ok) throw new Error(JSON.stringify(reply));
        played.push({ match, token, seat, id, n: reply.n });
        await client.until(() => client.as(seat).n >= reply.n);
      }
      await client.ask('unwatch', { match });
    }
  } catch (error) {
    if (!server.process.killed) throw error;
  } finally {
    client.close();
  }
}

/** Looks into the file itself: every acknowledged move is there, every log is unbroken and follows the rules. */
function inspect(dataDir: string, begun: readonly Begun[], played: readonly Acknowledged[]): void {
  const db = new SqliteDatabase(join(dataDir, 'pentapolis.sqlite'), { readonly: true });
  const read = db.prepare('SELECT body, chain, client FROM event WHERE match_id = ? ORDER BY seq');
  const known = new Set<string>();
  for (const { match } of begun) {
    const rows = read.all(match) as { body: string; chain: string; client: string | null }[];
    const events = rows.map(({ body }) => JSON.parse(body) as LogEvent);
    let chain = '';
    for (const [seq, event] of events.entries()) {
      expect(event.seq).toBe(seq);
      chain = chainLink(chain, event);
      expect(rows[seq]?.chain).toBe(chain);
      known.add(`${match}/${'seat' in event ? event.seat : ''}/${rows[seq]?.client}`);
    }
    expect(replay(hush, events).log).toHaveLength(rows.length);
  }
  const lost = played.filter(({ match, seat, id }) => !known.has(`${match}/${seat}/${id}`));
  expect(lost).toEqual([]);
  db.close();
}

test(`killed ${KILLS} times under load, the server has lost nothing it acknowledged`, {
  timeout: 90_000,
}, async () => {
  const folder = await bundle('kill', {
    serve: './test/support/serve.ts',
    'store-worker': './src/store/sqlite/worker.ts',
  });
  serve = join(folder, 'serve.js');
  const dataDir = await tempDir();
  const begun: Begun[] = [];
  const played: Acknowledged[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await startProcess(dataDir);
    const before = played.length;
    const players = Array.from({ length: PLAYERS }, (_, at) =>
      playUntilKilled(server, 100 * kill + at, begun, played),
    );
    await vi.waitFor(() => expect(played.length).toBeGreaterThan(before + 50), { timeout: 15_000 });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
    await Promise.all(players);
    inspect(dataDir, begun, played);
  }

  const server = await startProcess(dataDir);
  const client = await connect(server.url);
  for (const { match, token, id, n } of played.slice(-150))
    expect(await client.move(match, token, { kind: 'resign' }, id)).toEqual({ ok: true, n });
  for (const { match, tokens } of begun.slice(-3)) {
    await client.watch(match, tokens);
    await playToTheEnd(
      match,
      tokens.map((token, seat) => ({ client, seat, token })),
    );
    expect((await info(server.url, match)).status).toBe('finished');
    expect((await request(`${server.url}/api/matches/${match}/replay`)).status).toBe(200);
  }
  server.process.kill('SIGTERM');
  expect(await once(server.process, 'exit')).toEqual([0, null]);
});

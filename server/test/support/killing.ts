import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chainLink, fastChance, type LogEvent, replay } from '@pentapolis/kernel';
import { hush } from '@pentapolis/kernel/toys';
import type { Move } from '@pentapolis/wire';
import SqliteDatabase from 'better-sqlite3';
import { make } from './api.ts';
import { bundle } from './bundle.ts';
import { Client } from './client.ts';

/** A move that was sent. */
export interface Sent {
  readonly match: string;
  readonly token: string;
  readonly seat: number;
  readonly id: string;
  readonly move: Move;
}

/** A move that the server said was played. */
export interface Acknowledged extends Sent {
  readonly n: number;
}

/** What those who play remember, whatever happens to the server. */
export interface Memory {
  readonly begun: { readonly match: string; readonly tokens: readonly string[] }[];
  readonly played: Acknowledged[];
  /** Sent and not acknowledged when the server was gone: played or not. */
  readonly open: Sent[];
}

export interface Running {
  readonly process: ChildProcess;
  readonly url: string;
}

/** The server and its storage thread in files of their own, so that a start costs little. @returns the file to run */
export async function bundledServer(): Promise<string> {
  const folder = await bundle('kill', {
    serve: './test/support/serve.ts',
    'store-worker': './src/store/sqlite/worker.ts',
  });
  return join(folder, 'serve.js');
}

export function spawnServer(serve: string, dataDir: string): ChildProcess {
  return spawn(process.execPath, [serve, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** @throws Error when it ends instead of saying where it answers */
export async function whenUp(child: ChildProcess): Promise<Running> {
  const line = await Promise.race([
    once(child.stdout as NonNullable<typeof child.stdout>, 'data').then(([data]) => String(data)),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code} before it answered`);
    }),
  ]);
  return { process: child, url: line.trim() };
}

/** Makes matches and plays both seats until the server is gone, noting what it sent and what was acknowledged. */
export async function playUntilKilled(server: Running, seed: number, memory: Memory): Promise<void> {
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
      memory.begun.push({ match, tokens });
      await client.watch(match, tokens);
      for (let moves = 0; client.as(0).frame.status === 'running'; moves++) {
        const seat = client.as(0).frame.deciding[0] as number;
        const token = tokens[seat] as string;
        const sent = {
          match,
          token,
          seat,
          id: `${seed}-${matches}-${moves}`,
          move: client.anyMove(seat, chance),
        };
        memory.open.push(sent);
        const reply = await client.move(match, token, sent.move, sent.id);
        if (!reply.ok) throw new Error(JSON.stringify(reply));
        memory.open.splice(memory.open.indexOf(sent), 1);
        memory.played.push({ ...sent, n: reply.n });
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

/** What the database holds against what was acknowledged. */
export interface Found {
  readonly lost: readonly Acknowledged[];
  /** Moves that stand in a log more than once. */
  readonly doubled: readonly string[];
}

/**
 * Looks into the file itself, of a server that is down.
 * @throws Error when a log is broken: its events out of order, its chain, or against the rules
 */
export function inspect(dataDir: string, { begun, played }: Memory): Found {
  const db = new SqliteDatabase(join(dataDir, 'pentapolis.sqlite'), { readonly: true });
  const read = db.prepare('SELECT body, chain, client FROM event WHERE match_id = ? ORDER BY seq');
  const known = new Set<string>();
  const doubled: string[] = [];
  for (const { match } of begun) {
    const rows = read.all(match) as { body: string; chain: string; client: string | null }[];
    const events = rows.map(({ body }) => JSON.parse(body) as LogEvent);
    let chain = '';
    for (const [seq, event] of events.entries()) {
      chain = chainLink(chain, event);
      if (event.seq !== seq || rows[seq]?.chain !== chain)
        throw new Error(`event ${seq} of match ${match} does not follow the one before`);
      if (!('seat' in event)) continue;
      const move = `${match}/${event.seat}/${rows[seq]?.client}`;
      if (known.has(move)) doubled.push(move);
      known.add(move);
    }
    if (replay(hush, events).log.length !== rows.length) throw new Error(`match ${match} is cut short`);
  }
  db.close();
  return { lost: played.filter(({ match, seat, id }) => !known.has(`${match}/${seat}/${id}`)), doubled };
}

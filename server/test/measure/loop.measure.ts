/**
 * The longest time for which a server's event loop serves nobody else, in processor time of its thread; run it by hand (on
 * Linux):
 *
 *     npx tsx server/test/measure/loop.measure.ts [repeats 5]
 *
 * For a long match of every game, of actions drawn at random: loading it, its history and its file, many who come to
 * look at once, and taking back. Each in a process of its own server, several times; the least of the longest turns is
 * told, since whatever else the machine does only adds to them. Prints a table, times in ms; ends with 1 when anything but
 * the first answer of a fresh process (`openapi`) took 20 ms or more.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, type GameId, RULES } from '@pentapolis/catalogue';
import {
  type AnyMatch,
  commit,
  commitment,
  defaultOptions,
  fastChance,
  isViolation,
  matchKey,
  openMatch,
  prepare,
  startEvent,
} from '@pentapolis/kernel';
import { io } from 'socket.io-client';
import { createServer } from '../../src/index.ts';
import { hashToken } from '../../src/secrets.ts';
import { storedEvent } from '../../src/store/events.ts';
import { openSqliteStore } from '../../src/store/sqlite/store.ts';
import type { StoredEvent } from '../../src/store/store.ts';
import { progressOf } from '../../src/table/progress.ts';

/** How long nobody else may be served. */
const MOST_MS = 20;
const SPECTATORS = 50;
const OPTIONS: Partial<Record<GameId, object>> = { cite: { game: 'grand' }, akropolis: { long: true } };

/** Processor time of this thread so far: unlike a clock it stands still while other programs have the processor. */
function busyMs(): number {
  const [onProcessorNs] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
  return Number(onProcessorNs) / 1e6;
}

/** The server that is measured: tells the longest turn of its event loop since it was last asked. */
async function serve(dataDir: string): Promise<void> {
  const rates = {
    readsPerMinute: 1e9,
    connectionsPerMinute: 1e9,
    messagesPerMinute: 1e9,
    movesPerMinute: 1e9,
  };
  const server = await createServer({ port: 0, host: '127.0.0.1', dataDir, limits: rates, botWorkers: 1 });
  let longestMs = 0;
  let before = busyMs();
  const turn = (): void => {
    const now = busyMs();
    longestMs = Math.max(longestMs, now - before);
    before = now;
    setImmediate(turn);
  };
  turn();
  process.on('message', () => {
    process.send?.(longestMs);
    longestMs = 0;
  });
  process.send?.(server.url);
}

/** Stores a long match of a game under its id; all seats have the token 'x', 'xx' and so on. */
async function storeMatch(id: GameId, file: string): Promise<{ events: number; seats: number }> {
  const { game } = await RULES[id]();
  const seats = game.meta.seats.max;
  const options = { ...defaultOptions(game.meta.options, seats), ...OPTIONS[id] };
  const salts = Array.from({ length: seats }, () => '');
  const match: AnyMatch = openMatch(game, startEvent(game, { seats, options }, id, salts));
  const chance = fastChance(3);
  const key = matchKey(id, salts);
  for (;;) {
    const deciding = game.deciding(match.state);
    const seat = deciding[chance.pick(deciding.length)] as number;
    const legal = game.legalActions(match.state, seat);
    const prepared = prepare(match, { kind: 'act', seat, action: legal[chance.pick(legal.length)] }, key);
    if (isViolation(prepared)) throw new Error(prepared.key);
    if (prepared.change.status === 'finished') break; // it is to run, so that something can be taken back
    commit(match, prepared);
  }
  const events: StoredEvent[] = [];
  for (const event of match.log) events.push(storedEvent(events.at(-1)?.chain ?? '', event, 1));
  const people = salts.map(() => ({ filled: 'person', name: 'Ada', salt: '' }) as const);
  const store = await openSqliteStore(file, { inline: true });
  await store.create({
    record: {
      id,
      game: id,
      version: game.meta.version,
      name: '',
      visibility: 'public',
      options,
      seats: people,
      commitment: commitment(id),
      createdAt: 1,
      revision: 0,
      ...progressOf(match, people, Date.now()),
    },
    seed: id,
    tokens: salts.map((_, seat) => ({ seat, hash: hashToken('x'.repeat(seat + 1)), creator: seat === 0 })),
    events,
  });
  await store.close();
  return { events: events.length, seats };
}

/** What one server took for a match: the longest turn of its event loop, in ms, for each thing asked of it. */
async function measure(id: GameId, dataDir: string, seats: number): Promise<Record<string, number>> {
  const child = fork(fileURLToPath(import.meta.url), ['serve', dataDir], { execArgv: process.execArgv });
  const [url] = (await once(child, 'message')) as [string];
  const longest = async (): Promise<number> => {
    child.send('longest');
    return ((await once(child, 'message')) as [number])[0];
  };
  const took: Record<string, number> = {};
  const timed = async (what: string, ask: () => Promise<unknown>): Promise<void> => {
    await longest();
    await ask();
    took[what] = await longest();
  };
  const get = async (path: string): Promise<void> => void (await (await fetch(`${url}${path}`)).text());
  const socket = async () => {
    const made = io(url, { transports: ['websocket'], forceNew: true });
    await new Promise<void>((resolve) => made.once('connect', resolve));
    return made;
  };
  const tokens = Array.from({ length: seats }, (_, seat) => 'x'.repeat(seat + 1));

  await get('/api/health');
  await timed('openapi', () => get('/api/openapi.json'));
  await timed('load', () => get(`/api/matches/${id}`));
  await timed('history', () => get(`/api/matches/${id}/history`));
  const people = await socket();
  await timed('watchAllSeats', () => people.emitWithAck('watch', { match: id, tokens }));
  const eyes = await Promise.all(Array.from({ length: SPECTATORS }, socket));
  await timed('watchTogether', () =>
    Promise.all(eyes.map((eye) => eye.emitWithAck('watch', { match: id, tokens: [] }))),
  );
  await timed('takeBack', async () => {
    for (const [seat, token] of tokens.entries())
      await people.emitWithAck('move', { match: id, token, id: `undo ${seat}`, move: { kind: 'undo' } });
    for (const [seat, token] of tokens.entries())
      await people.emitWithAck('move', {
        match: id,
        token,
        id: `${seat}`,
        move: { kind: 'answer', agree: true },
      });
  });
  for (const one of [people, ...eyes]) one.disconnect();
  child.kill('SIGTERM');
  await once(child, 'exit');
  return took;
}

async function main(repeats: number): Promise<void> {
  let broken = false;
  let heads: string[] | undefined;
  for (const id of GAME_IDS) {
    const least: Record<string, number> = {};
    let stored = { events: 0, seats: 0 };
    for (let repeat = 0; repeat < repeats; repeat++) {
      const dataDir = mkdtempSync(join(tmpdir(), 'pentapolis-loop-'));
      stored = await storeMatch(id, join(dataDir, 'pentapolis.sqlite'));
      const took = await measure(id, dataDir, stored.seats);
      for (const [what, ms] of Object.entries(took))
        least[what] = Math.min(least[what] ?? Number.POSITIVE_INFINITY, Number(ms.toFixed(1)));
      rmSync(dataDir, { recursive: true, force: true });
    }
    const row = Object.entries({ game: id, ...stored, ...least });
    if (heads === undefined) {
      heads = row.map(([name]) => name);
      console.log(`| ${heads.join(' | ')} |\n| ${heads.map(() => '---').join(' | ')} |`);
    }
    const over = (name: string): boolean => name !== 'openapi' && (least[name] ?? 0) >= MOST_MS;
    broken ||= row.some(([name]) => over(name));
    console.log(`| ${row.map(([name, value]) => (over(name) ? `**${value}**` : value)).join(' | ')} |`);
  }
  console.log(`load average ${loadavg()[0]?.toFixed(1)}; ${broken ? 'A LIMIT IS BROKEN' : 'all hold'}`);
  process.exitCode = broken ? 1 : 0;
}

if (process.argv[2] === 'serve') await serve(process.argv[3] as string);
else await main(Number(process.argv[2] ?? 5));

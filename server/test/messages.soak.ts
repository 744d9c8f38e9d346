import { join as joinPath } from 'node:path';
import { type AnyGame, type Chance, type Frame, fastChance } from '@pentapolis/kernel';
import { INSIDE, mutant, mutantText } from '@pentapolis/kernel/toys';
import type { ClientMessages, Seated } from '@pentapolis/wire';
import SqliteDatabase from 'better-sqlite3';
import { io, type Socket } from 'socket.io-client';
import { expect, test } from 'vitest';
import { catalogueGames } from '../src/served/games.ts';
import { make, request, tokenOf } from './support/api.ts';
import { Client } from './support/client.ts';
import { start } from './support/start.ts';

/*
 * Mutants of good messages of all five games, over sockets and HTTP, against a real server. None may do anything: the
 * moves among them answer a question that is not asked, or come with a token that is none.
 *   SOAK_MESSAGES=20000 SOAK_SEED=7 npm run soak -- messages
 */

const MESSAGES = Number(process.env.SOAK_MESSAGES ?? 1_000_000);
const SEED = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000);
/** Messages after which the database is looked at. */
const BATCH = 5000;
/** One message in so many goes over HTTP, which is slower. */
const HTTP = 12;
/** What is on its way at once. */
const AT_ONCE = 64;
/** The answer to a message is its own size and some; a picture of a match is larger. */
const MOST_BYTES = 600_000;
/** An answer that takes longer counts as none. */
const PATIENCE_MS = 30_000;

/** A running match whose rows may not change. */
interface Victim {
  readonly game: AnyGame;
  readonly match: string;
  readonly token: string;
  readonly actions: readonly unknown[];
}

/** Everything the database holds of the victims, but for what anybody may say in their chat. */
function contents(dataDir: string, victims: readonly Victim[]): string {
  const db = new SqliteDatabase(joinPath(dataDir, 'pentapolis.sqlite'), { readonly: true });
  const ids = victims.map(({ match }) => match);
  const marks = ids.map(() => '?').join();
  const read = (table: string, key: string) =>
    db.prepare(`SELECT * FROM ${table} WHERE ${key} IN (${marks})`).all(...ids);
  const all = [
    read('match', 'id'),
    ...['event', 'secret', 'seat_token'].map((table) => read(table, 'match_id')),
  ];
  db.close();
  return JSON.stringify(all);
}

async function begin(url: string, game: AnyGame, chance: Chance): Promise<Victim> {
  const seats = Array.from({ length: Math.max(2, game.meta.seats.min) }, () => ({ fill: 'you' }) as const);
  const made: Seated = await make(url, { game: game.meta.id, seats });
  const client = new Client(url);
  const tokens = made.tokens.map(({ token }) => token);
  await client.watch(made.match.id, tokens);
  const frames: Frame[] = tokens.map((_, seat) => client.as(seat).frame);
  client.close();
  const actions = frames.flatMap((frame, seat) =>
    frame.decision === undefined
      ? []
      : game.legalActions(game.determinize(frame.view, chance), seat).slice(0, 40),
  );
  return { game, match: made.match.id, token: tokenOf(made), actions };
}

const STRANGER = 'x'.repeat(32);
/** No match gets to so many questions. */
const NEVER_ASKED = 900_000;

/** Messages as clients send them, that are refused all the same. */
function message(victim: Victim, chance: Chance): readonly [keyof ClientMessages, object] {
  const { match, token, actions } = victim;
  const action = actions[chance.pick(actions.length)];
  const act = { kind: 'act', decision: NEVER_ASKED, action };
  switch (chance.pick(8)) {
    case 0:
      return ['watch', { match, tokens: [STRANGER], have: { spectator: 0 } }];
    case 1:
      return ['unwatch', { match }];
    case 2:
      return ['tail', { match, token, after: 0 }];
    case 3:
      return ['chat', { match, token: STRANGER, text: 'Hello' }];
    case 4:
      return ['move', { match, token: STRANGER, id: 'a', move: { kind: 'undo' } }];
    case 5:
      return ['move', { match, token: STRANGER, id: 'b', move: { ...act, decision: 0 } }];
    default:
      return ['move', { match, token, id: 'c', move: act }];
  }
}

/** A mutant that still has no right to act: it can't have got hold of the question that is asked. */
function mutantOf(victim: Victim, chance: Chance): readonly [string, unknown] {
  const [name, good] = message(victim, chance);
  if (name !== 'move') return [name, mutant(good, chance)];
  // Mutating the whole could leave out or hit the number of the question; its action and the rest are changed apart.
  const { token, move } = good as { token: string; move: { kind: string; action?: unknown } };
  if (token !== STRANGER && chance.pick(3) > 0)
    return [name, { ...good, move: { ...move, action: mutant(move.action, chance) } }];
  return [name, mutant({ ...good, token: STRANGER }, chance)];
}

function httpMutant(victim: Victim, chance: Chance): readonly [string, RequestInit] {
  const { game, match } = victim;
  const create = {
    game: game.meta.id,
    visibility: 'private',
    seats: [{ fill: 'you', name: 'Ada' }, { fill: 'open' }],
    options: Object.fromEntries(game.meta.options.map(({ id, default: value }) => [id, value])),
    components: { cards: [{ id: 'x', count: 1 }], tiles: [] },
  };
  const [path, good] = [
    ['/api/matches', create] as const,
    [`/api/matches/${match}/join`, { name: 'Bo', seat: 0, token: STRANGER }] as const,
    [`/api/matches/${match}/bots`, { level: 'expert', token: STRANGER, seats: [0] }] as const,
    [`/api/matches/${match}/rematch`, { tokens: [STRANGER] }] as const,
  ][chance.pick(4)] as readonly [string, object];
  const headers = { 'content-type': 'application/json' };
  const text = JSON.stringify(mutant(good, chance));
  if (chance.pick(8) === 0) {
    const get = [`/api/matches/${match}`, `/api/matches/${match}/history?viewer=0`, '/api/games'];
    const address = mutantText(get[chance.pick(get.length)] as string, chance).replaceAll(
      /[^\x21-\x7e]/g,
      '%00',
    );
    return [address.startsWith('/') ? address : `/${address}`, {}];
  }
  return [path, { method: 'POST', headers, body: chance.pick(3) === 0 ? mutantText(text, chance) : text }];
}

test(`of ${MESSAGES} mutated messages (SOAK_SEED=${SEED}) none crashes, changes or betrays anything`, async () => {
  const served = await catalogueGames();
  const { url, dataDir } = await start({ games: served });
  const chance = fastChance(SEED);
  const victims = await Promise.all(served.map(({ game }) => begin(url, game, chance)));
  const before = contents(dataDir, victims);
  const sum = { sent: 0, http: 0, refused: 0, crashes: 0, changes: 0, stacks: 0 };
  const faults: string[] = [];

  let socket: Socket | undefined;
  const connected = (): Socket => {
    if (socket?.disconnected !== false)
      socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    return socket;
  };
  const overSocket = async (): Promise<string> => {
    const [name, value] = mutantOf(victims[chance.pick(victims.length)] as Victim, chance);
    const at = connected();
    const answer = await new Promise<unknown>((resolve) => {
      const gone = (): void => resolve({ ok: false, gone: true });
      at.once('disconnect', gone);
      at.timeout(PATIENCE_MS).emit(name, value, (error: unknown, reply: unknown) => {
        at.off('disconnect', gone);
        resolve(error === null ? reply : `no answer to ${name}`);
      });
    });
    if (typeof answer === 'string') {
      sum.crashes++;
      faults.push(answer);
    } else if ((answer as { ok?: boolean }).ok !== true) sum.refused++;
    return JSON.stringify(answer);
  };
  const overHttp = async (): Promise<string> => {
    sum.http++;
    const [path, init] = httpMutant(victims[chance.pick(victims.length)] as Victim, chance);
    const { status, body } = await request(`${url}${path}`, {
      ...init,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (status >= 500) {
      sum.crashes++;
      faults.push(`${status} for ${path} ${String(init.body).slice(0, 300)}`);
    } else if (status >= 400) sum.refused++;
    return JSON.stringify(body);
  };
  const one = async (): Promise<void> => {
    const answer = await (chance.pick(HTTP) === 0 ? overHttp() : overSocket());
    if (INSIDE.test(answer) || answer.length > MOST_BYTES) {
      sum.stacks++;
      faults.push(answer.slice(0, 300));
    }
  };

  while (sum.sent < MESSAGES) {
    const most = Math.min(MESSAGES, sum.sent + BATCH);
    while (sum.sent < most) {
      const together = Math.min(AT_ONCE, most - sum.sent);
      await Promise.all(Array.from({ length: together }, one));
      sum.sent += together;
    }
    if (contents(dataDir, victims) !== before) sum.changes++;
  }
  expect((await request(`${url}/api/health`)).status).toBe(200);
  socket?.disconnect();
  process.stdout.write(
    `messages: ${sum.sent} (${sum.http} over HTTP), ${sum.refused} refused, ${sum.crashes} crashes, ${sum.changes} changes, ${sum.stacks} stacks, seed ${SEED}\n`,
  );
  expect(faults.slice(0, 10)).toEqual([]);
  expect([sum.crashes, sum.changes, sum.stacks]).toEqual([0, 0, 0]);
});

import { copyFileSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, fastChance, type LogEvent } from '@pentapolis/kernel';
import SqliteDatabase from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backUp } from '../src/operate/backup.ts';
import { importMatch } from '../src/operate/import.ts';
import { type MatchFile, matchFileOf, readMatchFile } from '../src/operate/match-file.ts';
import { openForReading, openForWriting } from '../src/operate/open.ts';
import { gamesOf } from '../src/served/games.ts';
import { chainText } from '../src/store/events.ts';
import type { Store } from '../src/store/store.ts';
import { info, make, request } from './support/api.ts';
import { connect } from './support/client.ts';
import { playToTheEnd } from './support/play.ts';
import { type Started, servedHush, start, tempDir } from './support/start.ts';
import { until } from './support/until.ts';

const games = gamesOf([servedHush]);

/** A match of two people after its first move, with a line of chat. */
async function begunMatch(server: Started) {
  const made = await make(server.url, {
    seats: [
      { fill: 'you', name: 'Ada' },
      { fill: 'you', name: 'Bo' },
    ],
  });
  const { id } = made.match;
  const tokens = made.tokens.map(({ token }) => token);
  const client = await connect(server.url);
  await client.watch(id, tokens);
  await client.move(id, tokens[0] ?? '', client.anyMove(0, fastChance(3)), 'first');
  await client.ask('chat', { match: id, token: tokens[1], text: 'good luck' });
  client.close();
  return { id, tokens };
}

/** Both seats go on from where the match stands, by the tokens they always had. */
async function playOn(server: Started, id: string, tokens: readonly string[]): Promise<void> {
  const client = await connect(server.url);
  await client.watch(id, tokens);
  expect(client.as(0).n).toBeGreaterThan(0);
  await playToTheEnd(
    id,
    tokens.map((token, seat) => ({ client, seat, token })),
  );
  expect((await info(server.url, id)).status).toBe('finished');
}

async function closing(store: Promise<Store>): Promise<Store> {
  const opened = await store;
  onTestFinished(() => opened.close());
  return opened;
}

async function fileOf(dataDir: string, id: string): Promise<MatchFile> {
  const store = await openForReading(dataDir);
  const file = await matchFileOf(store, id);
  await store.close();
  if (file === undefined) throw new Error('no such match');
  const read = readMatchFile(JSON.parse(JSON.stringify(file)));
  if ('outcome' in read) throw new Error(JSON.stringify(read));
  expect(read).toEqual(file);
  return read;
}

describe('a backup', () => {
  test('is made while people play, and served from another folder they play on', async () => {
    const server = await start();
    const { id, tokens } = await begunMatch(server);
    const target = join(await tempDir(), 'monday.sqlite');
    const backup = backUp(server.dataDir, target);
    await make(server.url); // written while the copy is made
    expect(await backup).toMatchObject({ matches: expect.any(Number), events: expect.any(Number) });
    expect(statSync(target).mode & 0o777).toBe(0o600);

    const dataDir = await tempDir();
    copyFileSync(target, join(dataDir, 'pentapolis.sqlite'));
    const restored = await start({ dataDir });
    await playOn(restored, id, tokens);
    expect((await info(server.url, id)).status).toBe('running');
  });

  test('takes the place of no other file, and leaves nothing behind when it can’t be made', async () => {
    const server = await start();
    const folder = await tempDir();
    const target = join(folder, 'monday.sqlite');
    writeFileSync(target, 'last week');
    await expect(backUp(server.dataDir, target)).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(backUp(folder, join(folder, 'x'))).rejects.toMatchObject({ problem: { fault: 'missing' } });
    expect(readdirSync(folder)).toEqual(['monday.sqlite']);
    expect(existsSync(join(folder, 'pentapolis.sqlite'))).toBe(false);
  });
});

describe('a match that moves', () => {
  test('goes on where it stood: seats, chat, times, moves that are sent again', async () => {
    const server = await start();
    const { id, tokens } = await begunMatch(server);
    const file = await fileOf(server.dataDir, id); // while the server runs
    const dataDir = await tempDir();
    const other = await start({ dataDir });
    const store = await closing(openForWriting(dataDir));
    expect(await importMatch(store, games, file)).toEqual({ outcome: 'imported' });
    expect(await importMatch(store, games, file)).toEqual({ outcome: 'known' });
    expect(await fileOf(dataDir, id)).toEqual(file);

    const client = await connect(other.url);
    const again = await client.ask('watch', { match: id, tokens });
    expect(again).toMatchObject({ ok: true, chat: [{ text: 'good luck' }] });
    expect(await client.move(id, tokens[0] ?? '', { kind: 'resign' }, 'first')).toEqual({ ok: true, n: 1 });
    await playOn(other, id, tokens);
    expect(await importMatch(store, games, file)).toEqual({ outcome: 'differs' });
    expect((await info(other.url, id)).status).toBe('finished');
    expect((await request(`${other.url}/api/matches/${id}/replay`)).status).toBe(200);
  });

  test('with a bot to move is played on as soon as somebody looks', async () => {
    const server = await start({ botDelayMs: 3_600_000 });
    const made = await make(server.url, { seats: [{ fill: 'you' }, { fill: 'bot', level: 'master' }] });
    const file = await fileOf(server.dataDir, made.match.id);
    const other = await start();
    const store = await closing(openForWriting(other.dataDir));
    expect(await importMatch(store, games, file)).toEqual({ outcome: 'imported' });
    await until(async () => {
      expect((await info(other.url, made.match.id)).deciding).toEqual([0]);
    });
  });

  test('is refused when its log, its luck or its game is not right, and nothing changes', async () => {
    const server = await start();
    const { id } = await begunMatch(server);
    const file = await fileOf(server.dataDir, id);
    const store = await closing(openForWriting(await tempDir()));
    const altered = (seq: number, change: (event: LogEvent) => object): MatchFile => {
      let chain = '';
      const events = file.events.map((text) => {
        const event = JSON.parse(text.body) as LogEvent;
        const body = canonicalJson(text.seq === seq ? change(event) : event);
        chain = chainText(chain, body);
        return { ...text, body, chain };
      });
      return { ...file, events };
    };
    const wrong: [MatchFile, object][] = [
      [altered(1, (event) => ({ ...event, action: { card: 99 } })), { outcome: 'broken', seq: 1 }],
      [altered(1, (event) => ({ ...event, outcomes: [1] })), { outcome: 'broken', seq: 1 }],
      [
        { ...file, seed: 'another' },
        { outcome: 'broken', seq: 0 },
      ],
      [
        { ...file, events: file.events.slice(1) },
        { outcome: 'broken', seq: 0 },
      ],
      [
        { ...file, record: { ...file.record, version: 99 } },
        { outcome: 'notServed', game: 'hush', version: 99 },
      ],
    ];
    for (const [bad, outcome] of wrong) expect(await importMatch(store, games, bad)).toEqual(outcome);
    expect(await store.ids(undefined, 9)).toEqual([]);
    expect(readMatchFile({ ...file, format: 'x' })).toEqual({ outcome: 'noExport', field: 'format' });
    expect(readMatchFile({ ...file, format: 'pentapolis-export/2', more: 1 })).toEqual({
      outcome: 'newer',
      found: 'pentapolis-export/2',
    });
    expect(readMatchFile({ ...file, clock: 1 })).toEqual({ outcome: 'unknown', field: 'clock' });
    const [seat, ...seats] = file.record.seats;
    for (const [field, change] of [
      ['record.clock', { clock: 1 }],
      ['record.seats.0.clock', { seats: [{ ...seat, clock: 1 }, ...seats] }],
      ['record.occupants.0.clock', { occupants: [{ clock: 1 }] }],
    ] as const)
      expect(readMatchFile({ ...file, record: { ...file.record, ...change } })).toMatchObject({ field });
    expect(readMatchFile({ ...file, tokens: [{ seat: 'x' }] })).toEqual({
      outcome: 'noExport',
      field: 'tokens.0.seat',
    });
  });

  test('may be damaged when it is taken out: it is what is stored', async () => {
    const server = await start();
    const { id } = await begunMatch(server);
    await server.close();
    const db = new SqliteDatabase(join(server.dataDir, 'pentapolis.sqlite'));
    db.prepare("UPDATE event SET body = 'not JSON' WHERE match_id = ? AND seq = 1").run(id);
    db.close();
    const file = await fileOf(server.dataDir, id);
    expect(file.events.map(({ body }) => body)).toContain('not JSON');
    const store = await closing(openForWriting(await tempDir()));
    expect(await importMatch(store, games, file)).toEqual({ outcome: 'broken', seq: 1 });
  });
});

import { closeSync, openSync, readFileSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { StorageError, type StorageFault } from '../src/store/fault.ts';
import type * as openModule from '../src/store/sqlite/open.ts';
import { make, request, tokenOf } from './support/api.ts';
import { connect } from './support/client.ts';
import { start, tempDir } from './support/start.ts';
import { until } from './support/until.ts';

/** The databases that were opened, last one last: to make the disk full without filling one. */
const opened: Database[] = [];
vi.mock('../src/store/sqlite/open.ts', async (original) => {
  const { openDatabase } = await original<typeof openModule>();
  return {
    openDatabase(file: string) {
      const db = openDatabase(file);
      opened.push(db);
      return db;
    },
  };
});

/** A data folder in which a match has been made and played. */
async function usedFolder(): Promise<{ dataDir: string; file: string; id: string }> {
  const server = await start();
  const { match } = await make(server.url, {
    seats: [
      { fill: 'you', name: 'Ada' },
      { fill: 'bot', level: 'master' },
    ],
  });
  await server.close();
  return { dataDir: server.dataDir, file: join(server.dataDir, 'pentapolis.sqlite'), id: match.id };
}

/** What keeps a server from starting; it must not have begun to listen. */
async function refusalOf(dataDir: string, port = 0): Promise<{ fault: StorageFault; args: object }> {
  const error = await start({ dataDir, port }).then(
    () => undefined,
    (failed: unknown) => failed,
  );
  if (!(error instanceof StorageError)) throw new Error(`no StorageError: ${error}`);
  return error.problem;
}

function overwritePages(file: string, every: number): void {
  const { size } = statSync(file);
  const handle = openSync(file, 'r+');
  for (let page = every; page * 4096 < size; page += every)
    writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, (page - 1) * 4096);
  closeSync(handle);
}

describe('a server that can’t keep what is played does not start', () => {
  test('every third page of the database is damaged', async () => {
    const { dataDir, file } = await usedFolder();
    overwritePages(file, 3);
    expect(await refusalOf(dataDir)).toMatchObject({ fault: 'corrupt' });
  });

  test('the database is cut off in the middle, or to nothing', async () => {
    const { dataDir, file } = await usedFolder();
    truncateSync(file, 2 * 4096);
    expect(await refusalOf(dataDir)).toMatchObject({ fault: 'corrupt' });
    truncateSync(file, 0);
    expect(await refusalOf(dataDir)).toMatchObject({ fault: 'corrupt' });
    expect(statSync(file).size).toBe(0);
  });

  test('the file is something else', async () => {
    const dataDir = await tempDir();
    const file = join(dataDir, 'pentapolis.sqlite');
    await writeFile(file, 'Dear Ada, this is a letter.\n'.repeat(300));
    expect(await refusalOf(dataDir)).toMatchObject({ fault: 'notADatabase' });
    expect(readFileSync(file, 'utf8')).toMatch(/^Dear Ada/);
  });

  test('the database is another program’s', async () => {
    for (const version of [0, 1]) {
      const dataDir = await tempDir();
      const db = new SqliteDatabase(join(dataDir, 'pentapolis.sqlite'));
      db.exec(`CREATE TABLE recipe (id INTEGER PRIMARY KEY); PRAGMA user_version = ${version}`);
      db.close();
      expect(await refusalOf(dataDir)).toMatchObject({ fault: 'notADatabase' });
    }
  });

  test('a newer Pentapolis wrote it', async () => {
    const { dataDir, file } = await usedFolder();
    const db = new SqliteDatabase(file);
    db.pragma('user_version = 99');
    db.close();
    expect(await refusalOf(dataDir)).toMatchObject({ fault: 'newer', args: { found: 99 } });
  });

  test('a file or a folder is where the other should be', async () => {
    const folder = await tempDir();
    const file = join(folder, 'data');
    writeFileSync(file, '');
    expect(await refusalOf(file)).toMatchObject({ fault: 'notAFolder' });
    expect(await refusalOf(join(file, 'deeper'))).toMatchObject({ fault: 'notAFolder' });
    const dataDir = await tempDir();
    await mkdir(join(dataDir, 'pentapolis.sqlite'));
    expect(await refusalOf(dataDir)).toMatchObject({ fault: 'notADatabase' });
  });

  test('whoever could not start has left nothing behind: the same folder and port serve as soon as it is mended', async () => {
    const { dataDir, file } = await usedFolder();
    const whole = readFileSync(file);
    overwritePages(file, 3);
    const probe = await start();
    await probe.close();
    await refusalOf(dataDir, probe.port);
    writeFileSync(file, whole);
    const server = await start({ dataDir, port: probe.port });
    expect((await request(`${server.url}/api/health`)).status).toBe(200);
  });
});

describe('one server per data folder', () => {
  test('a second one is refused and told who holds it', async () => {
    const server = await start();
    const refused = await refusalOf(server.dataDir);
    expect(refused).toMatchObject({ fault: 'locked', args: { pid: String(process.pid) } });
    expect(await refusalOf(server.dataDir)).toEqual(refused);
    expect((await request(`${server.url}/api/health`)).status).toBe(200);
    await server.close();
    await start({ dataDir: server.dataDir });
  });

  test('what a dead server left there keeps nobody out', async () => {
    const { dataDir } = await usedFolder();
    writeFileSync(join(dataDir, 'pentapolis.lock'), '');
    writeFileSync(join(dataDir, 'pentapolis.lock.json'), JSON.stringify({ pid: 1, host: 'gone' }));
    await start({ dataDir });
  });
});

describe('a full disk', () => {
  /** No page more than there are now: SQLite then answers as on a full disk. Until it is let go. */
  function fill(): () => void {
    const db = opened.at(-1);
    if (db === undefined) throw new Error('no database has been opened');
    const usual = db.pragma('max_page_count', { simple: true });
    db.pragma(`max_page_count = ${db.pragma('page_count', { simple: true })}`);
    return () => void db.pragma(`max_page_count = ${usual}`);
  }

  test('health says so and what to do; nothing is acknowledged that was not kept; all goes on when there is room again', async () => {
    const server = await start();
    const made = await make(server.url, { seats: [{ fill: 'you' }, { fill: 'you' }] });
    const { id } = made.match;
    const token = tokenOf(made);
    const client = await connect(server.url);
    await client.watch(id, [token]);
    const health = () => request(`${server.url}/api/health`);
    expect(await health()).toMatchObject({ status: 200, body: { ok: true } });

    const release = fill();
    const chat = { match: id, token, text: 'x'.repeat(400) };
    const lines: boolean[] = [];
    const full = await until(async () => {
      const reply = await client.ask('chat', chat); // until what is left of the last page is used up
      lines.push(reply.ok);
      expect(reply).toEqual({ ok: false, error: { key: 'api.storage', args: {} } });
      const unhealthy = await health();
      expect(unhealthy.status).toBe(503);
      return unhealthy.body.error;
    });
    expect(full).toMatchObject({
      key: 'storage.full',
      cure: { en: expect.stringMatching(/disk is full.*Make room/), fr: expect.stringMatching(/plein/) },
    });
    expect((await request(`${server.url}/api/matches/${id}`)).status).toBe(200);

    release();
    expect((await client.ask('chat', chat)).ok).toBe(true);
    await until(async () => expect((await health()).status).toBe(200));
    const kept = lines.filter(Boolean).length + 1;
    const again = await client.ask('watch', { match: id, tokens: [token] });
    expect(again).toMatchObject({ ok: true, chat: { length: kept } });
  });
});

test('one damaged match keeps no other from being swept, and every sweep gets past it', async () => {
  const first = await start();
  const ids: string[] = [];
  for (let index = 0; index < 3; index++)
    ids.push((await make(first.url, { seats: [{ fill: 'you' }, { fill: 'you' }] })).match.id);
  await first.close();
  const db = new SqliteDatabase(join(first.dataDir, 'pentapolis.sqlite'));
  db.prepare('UPDATE match SET changed_at = ?').run(1);
  db.prepare('UPDATE match SET changed_at = 0 WHERE id = ?').run(ids[0]);
  db.prepare("UPDATE event SET body = replace(body, 'hush', 'hash') WHERE match_id = ?").run(ids[0]);
  db.close();

  const told: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void told.push(line) });
  const server = await start({ dataDir: first.dataDir, log });
  const status = async (id: string | undefined) => (await request(`${server.url}/api/matches/${id}`)).body;
  await until(async () => {
    for (const id of ids.slice(1)) expect(await status(id)).toMatchObject({ status: 'abandoned' });
  });
  expect(told.filter((line) => line.includes(ids[0] ?? '?') && line.includes('abandon'))).toHaveLength(1);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite/store.ts';
import { type StoreUnderTest, storeSuite } from './store.suite.ts';
import { bundledStoreThread } from './support/bundle.ts';
import { tempDir } from './support/start.ts';

const threadFile = await bundledStoreThread();

async function openSqlite(inline: boolean): Promise<StoreUnderTest> {
  const file = join(await tempDir(), 'test.sqlite');
  const store = await openSqliteStore(file, { inline, threadFile });
  const opened = [store];
  onTestFinished(() => opened.at(-1)?.close());
  return {
    store,
    async reopen() {
      await opened.at(-1)?.close();
      const again = await openSqliteStore(file, { inline, threadFile });
      opened.push(again);
      return again;
    },
  };
}

storeSuite('SQLite in this thread', () => openSqlite(true));
storeSuite('SQLite in a thread of its own', () => openSqlite(false));

test('many writes go to disk together', async () => {
  const sizes: number[] = [];
  const file = join(await tempDir(), 'test.sqlite');
  const store = await openSqliteStore(file, { inline: true, onBatch: (size) => sizes.push(size) });
  await Promise.all(
    Array.from({ length: 50 }, (_, at) => store.say(`m${at}`, { at, name: 'Ada', text: 'x' })),
  );
  expect(sizes).toEqual([50]);
  await store.close();
});

test('every commit is synced, and a newer database is refused', async () => {
  const file = join(await tempDir(), 'test.sqlite');
  await (await openSqliteStore(file, { inline: true })).close();
  const db = new SqliteDatabase(file);
  expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
  db.pragma('user_version = 99');
  db.close();
  await expect(openSqliteStore(file, { inline: true })).rejects.toThrow('newer');
  await expect(openSqliteStore(file, { threadFile })).rejects.toThrow('newer');
});

test('a file that is no database is refused', async () => {
  await expect(openSqliteStore(await tempDir(), { threadFile })).rejects.toThrow();
});

test('from source the thread compiles itself', async () => {
  const store = await openSqliteStore(join(await tempDir(), 'test.sqlite'));
  expect(await store.countActive()).toBe(0);
  await store.close();
});

test('a storage thread that ended is replaced, and what it was asked is refused', async () => {
  const dir = await tempDir();
  const mortal = join(dir, 'mortal.mjs');
  writeFileSync(
    mortal,
    `import { existsSync, writeFileSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     const died = ${JSON.stringify(join(dir, 'died'))};
     if (existsSync(died)) await import(${JSON.stringify(threadFile)});
     else {
       parentPort.on('message', () => { writeFileSync(died, ''); process.exit(3); });
       parentPort.postMessage({ told: [] });
     }`,
  );
  const store = await openSqliteStore(join(dir, 'test.sqlite'), { threadFile: mortal });
  await expect(store.countActive()).rejects.toThrow('ended');
  expect(await store.countActive()).toBe(0);
  await store.close();
});

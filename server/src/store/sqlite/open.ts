import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { StorageError } from '../fault.ts';
import { oneLine, storageError } from './faults.ts';
import { migrate, requireKnown } from './schema.ts';

/** Up to this size all of a database is examined before it is served: a second or two on an ordinary disk. */
const EXAMINED_BYTES = 2 ** 30;

/** Of a larger one, what every start and every list reads; a damaged event is found by its chain when it is read. */
const EXAMINED_TABLES = ['match', 'secret', 'seat_token'] as const;

/**
 * Opens the database for serving: examined, brought up to date, every commit synced.
 * @param file made when it isn't there; `:memory:` for one that is lost on closing
 * @param examined false: a damaged one is opened as well, to save what can be read
 * @throws StorageError why it can't be used; nothing has been changed then
 */
export function openDatabase(file: string, examined = true): Database {
  let db: Database | undefined;
  try {
    if (file === ':memory:') return prepared(new SqliteDatabase(file));
    if (existsSync(file)) requireFile(file);
    else makeDatabase(file);
    db = new SqliteDatabase(file);
    if (examined) examine(db, statSync(file).size);
    return prepared(db);
  } catch (error) {
    db?.close();
    throw storageError(error) ?? error;
  }
}

/** A file without content is what is left of a database: a new one gets its name once it has all of its tables. */
function requireFile(file: string): void {
  const stat = statSync(file);
  if (!stat.isFile()) throw new StorageError('notADatabase');
  if (stat.size === 0) throw new StorageError('corrupt', { detail: 'the file is empty' });
}

function makeDatabase(file: string): void {
  const unfinished = `${file}.new`;
  rmSync(unfinished, { force: true });
  const db = new SqliteDatabase(unfinished);
  try {
    db.pragma('auto_vacuum = INCREMENTAL'); // only possible before the first table
    migrate(db);
  } finally {
    db.close();
  }
  renameSync(unfinished, file);
}

function examine(db: Database, bytes: number): void {
  const checks = bytes <= EXAMINED_BYTES ? [''] : EXAMINED_TABLES;
  for (const table of checks) {
    const found = db.pragma(`quick_check${table === '' ? '(1)' : `(${table})`}`, { simple: true });
    if (found !== 'ok') throw new StorageError('corrupt', { detail: oneLine(String(found)) });
  }
}

function prepared(db: Database): Database {
  requireKnown(db);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL'); // WAL with NORMAL may lose the last commits on a power cut
  db.pragma('busy_timeout = 5000');
  db.pragma('secure_delete = ON'); // what is deleted leaves no bytes in free pages
  migrate(db);
  return db;
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { StorageError } from '../fault.ts';
import { storageError } from './faults.ts';

/** A data folder held by this process. */
export interface FolderLock {
  release(): void;
}

/**
 * Holds a data folder against other servers: what one keeps in memory, another would not see. It is a lock of the
 * operating system on a file of its own, so it ends with its process however that ends, and the database beside it can
 * still be read and copied.
 * @param dataDir an existing folder on a disk of this machine
 * @throws StorageError `locked` with the other's pid and host, or why nothing can be written there
 */
export function lockFolder(dataDir: string): FolderLock {
  const holder = join(dataDir, 'pentapolis.lock.json');
  const db = held(join(dataDir, 'pentapolis.lock'), holder);
  try {
    writeFileSync(holder, JSON.stringify({ pid: process.pid, host: hostname() }));
  } catch (error) {
    db.close();
    throw storageError(error) ?? error;
  }
  return {
    release() {
      rmSync(holder, { force: true });
      db.close();
    },
  };
}

function held(file: string, holder: string): SqliteDatabase.Database {
  let db: SqliteDatabase.Database | undefined;
  try {
    db = new SqliteDatabase(file, { timeout: 0 });
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch (error) {
    db?.close();
    const found = storageError(error);
    if (found?.problem.fault === 'locked')
      throw new StorageError('locked', holderIn(holder), { cause: error });
    throw found ?? error;
  }
}

/** Who holds the folder, as far as that can be read: it is written just after the lock was taken. */
function holderIn(file: string): { pid: string; host: string } {
  try {
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    return { pid: String(pid), host: String(host) };
  } catch {
    return { pid: '?', host: '?' };
  }
}

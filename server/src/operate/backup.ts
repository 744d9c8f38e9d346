import { chmodSync, closeSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { StorageError } from '../store/fault.ts';
import { storageError } from '../store/sqlite/faults.ts';
import { existingDatabase } from '../store/sqlite/folder.ts';

export interface Backup {
  readonly matches: number;
  readonly events: number;
}

/** All pages in one step: a copy in several begins anew whenever the server writes between them. */
const ALL_PAGES = 0x7fffffff;

/**
 * Copies the database of a data folder as it is at one moment, also while a server uses it; the server goes on writing.
 * The copy holds every secret, so only its owner can read it. It gets its name once it has been read through.
 * @param file must not exist
 * @throws StorageError what is wrong with the database, or with the copy
 * @throws Error with the code of Node when the file exists or can't be written
 */
export async function backUp(dataDir: string, file: string): Promise<Backup> {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    closeSync(openSync(unfinished, 'wx', 0o600));
    await copy(existingDatabase(dataDir), unfinished);
    const backup = examined(unfinished);
    chmodSync(unfinished, 0o600);
    linkSync(unfinished, file); // unlike a renaming, it never takes the place of another file
    return backup;
  } finally {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(`${unfinished}${rest}`, { force: true });
  }
}

async function copy(source: string, target: string): Promise<void> {
  const db = new SqliteDatabase(source, { fileMustExist: true });
  try {
    await db.backup(target, { progress: () => ALL_PAGES });
  } catch (error) {
    throw storageError(error) ?? error;
  } finally {
    db.close();
  }
}

/** Reads a copy through, makes it one file that needs no other, and sees it to the disk. */
function examined(file: string): Backup {
  let db: Database | undefined;
  try {
    db = new SqliteDatabase(file, { fileMustExist: true });
    db.pragma('journal_mode = DELETE');
    const found = db.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') throw new StorageError('corrupt', { detail: String(found) });
    const count = (table: string): number =>
      db?.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;
    return { matches: count('match'), events: count('event') };
  } catch (error) {
    throw storageError(error) ?? error;
  } finally {
    db?.close();
    const handle = openSync(file, 'r');
    fsyncSync(handle);
    closeSync(handle);
  }
}

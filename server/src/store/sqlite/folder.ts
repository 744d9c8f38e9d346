import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StorageError } from '../fault.ts';
import { storageError } from './faults.ts';
import { type FolderLock, lockFolder } from './lock.ts';

/** Where the database is in a data folder. */
export const databaseIn = (dataDir: string): string => join(dataDir, 'pentapolis.sqlite');

/** @throws StorageError when there is no database in that data folder */
export function existingDatabase(dataDir: string): string {
  const file = databaseIn(dataDir);
  if (!existsSync(file)) throw new StorageError('missing');
  return file;
}

/**
 * Makes a data folder when it isn't there.
 * @throws StorageError when it is no folder or can't be made
 */
export function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw storageError(error) ?? error;
  }
}

/**
 * Makes a data folder when it isn't there and holds it against other servers.
 * @throws StorageError when it is no folder, can't be written to, its disk is full, or another server holds it
 */
export function holdFolder(dataDir: string): FolderLock {
  makeFolder(dataDir);
  return lockFolder(dataDir);
}

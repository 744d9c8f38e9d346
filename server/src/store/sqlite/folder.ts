import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { storageError } from './faults.ts';
import { type FolderLock, lockFolder } from './lock.ts';

/** Where the database is in a data folder. */
export const databaseIn = (dataDir: string): string => join(dataDir, 'pentapolis.sqlite');

/**
 * Makes a data folder when it isn't there and holds it against other servers.
 * @throws StorageError when it is no folder, can't be written to, its disk is full, or another server holds it
 */
export function holdFolder(dataDir: string): FolderLock {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw storageError(error) ?? error;
  }
  return lockFolder(dataDir);
}

import { databaseIn, existingDatabase, makeFolder } from '../store/sqlite/folder.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import type { Store } from '../store/store.ts';

/** The store of a data folder, damaged or not. @throws StorageError when there is none, or it can't even be opened */
export async function openForReading(dataDir: string): Promise<Store> {
  return openSqliteStore(existingDatabase(dataDir), { inline: true, examined: false });
}

/** The store of a data folder, made when it isn't there. @throws StorageError why it can't be used */
export async function openForWriting(dataDir: string): Promise<Store> {
  makeFolder(dataDir);
  return openSqliteStore(databaseIn(dataDir), { inline: true });
}

import { speaker } from '@pentapolis/kernel';
import { wireMessages } from '@pentapolis/wire';
import type { Context } from './context.ts';
import { CheckFailure } from './failure.ts';

/**
 * Runs something that reads or writes a data folder or a database.
 * @param path what it is about, named first when it can't be used
 * @throws CheckFailure what is wrong with it and what to do, in the caller's language
 */
export async function storing<T>(context: Context, path: string, task: () => Promise<T>): Promise<T> {
  const { StorageError } = await import('@pentapolis/server');
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    const { fault, args } = error.problem;
    const say = speaker(context.language, wireMessages[context.language]);
    throw new CheckFailure(`${path}: ${say({ key: `storage.${fault}`, args })}`);
  }
}

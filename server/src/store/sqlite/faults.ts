import { StorageError, type StorageFault, type StorageProblem } from '../fault.ts';

/** By the beginning of the code that Node or SQLite gave; the first that fits. */
const FAULTS: readonly (readonly [code: string, fault: StorageFault])[] = [
  ['ENOTDIR', 'notAFolder'],
  ['EEXIST', 'notAFolder'],
  ['EACCES', 'notWritable'],
  ['EPERM', 'notWritable'],
  ['EROFS', 'notWritable'],
  ['SQLITE_READONLY', 'notWritable'],
  ['SQLITE_CANTOPEN', 'notWritable'],
  ['SQLITE_PERM', 'notWritable'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR_SHMSIZE', 'full'], // the memory shared by connections is a file beside the database
  ['SQLITE_NOTADB', 'notADatabase'],
  ['SQLITE_CORRUPT', 'corrupt'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_IOERR', 'io'],
  ['EIO', 'io'],
];

/** The fault behind an error of Node or SQLite; undefined when it is an error of another kind. */
export function storageError(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const fault = FAULTS.find(([prefix]) => code?.startsWith(prefix))?.[1];
  if (fault === undefined) return undefined;
  return new StorageError(fault, { detail: oneLine(message) }, { cause: error });
}

/** What SQLite reports may be a list of many lines. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 160);

/** An error as it goes from the storage thread to its owner. */
export interface Failure {
  readonly message: string;
  readonly problem?: StorageProblem;
}

export function failureOf(error: unknown): Failure {
  const known = storageError(error);
  return { message: String(error), ...(known === undefined ? {} : { problem: known.problem }) };
}

export function errorOf({ message, problem }: Failure): Error {
  return problem === undefined ? new Error(message) : new StorageError(problem.fault, problem.args);
}

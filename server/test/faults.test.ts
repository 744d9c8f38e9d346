import { expect, test } from 'vitest';
import { StorageError, type StorageFault } from '../src/store/fault.ts';
import { errorOf, failureOf, storageError } from '../src/store/sqlite/faults.ts';

const coded = (code: string): Error => Object.assign(new Error('it\n  failed'), { code });

test.each<[code: string, fault: StorageFault]>([
  ['EACCES', 'notWritable'], // a folder of somebody else
  ['EROFS', 'notWritable'], // mounted to be read only
  ['SQLITE_READONLY_DIRECTORY', 'notWritable'],
  ['SQLITE_CANTOPEN', 'notWritable'],
  ['ENOTDIR', 'notAFolder'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR_SHMSIZE', 'full'],
  ['SQLITE_IOERR_FSYNC', 'io'],
  ['SQLITE_CORRUPT_INDEX', 'corrupt'],
  ['SQLITE_NOTADB', 'notADatabase'],
])('%s is a fault of the disk, also from another thread', (code, fault) => {
  const problem = { fault, args: { detail: 'it failed' } };
  expect(storageError(coded(code))?.problem).toEqual(problem);
  const across = errorOf(structuredClone(failureOf(coded(code))));
  expect(across).toBeInstanceOf(StorageError);
  expect((across as StorageError).problem).toEqual(problem);
});

test('what is no fault of the disk stays what it is', () => {
  expect(storageError(coded('SQLITE_ERROR'))).toBeUndefined();
  expect(errorOf(failureOf(new TypeError('a bug')))).not.toBeInstanceOf(StorageError);
});

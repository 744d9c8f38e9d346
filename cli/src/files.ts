import { readFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { isNestedTooDeep, MOST_NESTING } from '@pentapolis/kernel';
import type { Context } from './context.ts';
import { givenTwice } from './given-twice.ts';

const STDIN = '-';

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/** What a file holds, or standard input for `-`. @throws UsageError */
async function readText(context: Context, path: string): Promise<string> {
  try {
    return path === STDIN ? await textOf(process.stdin) : await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return context.refuse('file.missing', { path });
    if (codeOf(error) === 'EISDIR') return context.refuse('file.directory', { path });
    return context.refuse('file.unreadable', { path, message: (error as Error).message });
  }
}

/** @throws UsageError when the file is missing, no JSON, nested so deep that no file of ours can be, or says a thing twice */
export async function readJson(context: Context, path: string): Promise<unknown> {
  const text = await readText(context, path);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return context.refuse('file.notJson', { path, message: (error as Error).message });
  }
  if (isNestedTooDeep(value)) return context.refuse('file.tooDeep', { path, most: MOST_NESTING });
  const field = givenTwice(text);
  if (field !== undefined) return context.refuse('file.twice', { path, field });
  return value;
}

/** Runs something that writes at `path`. @throws UsageError when that can't be done */
export async function writing<T>(context: Context, path: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return context.refuse('file.unwritable', { path, message: (error as Error).message });
  }
}

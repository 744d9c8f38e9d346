import type { ChatLine } from '@pentapolis/wire';
import { StorageError, type StorageFault } from '../fault.ts';
import type {
  HeldToken,
  IdlePage,
  ListPage,
  MatchRecord,
  Store,
  StoredMatch,
  WriteOutcome,
} from '../store.ts';
import type { Ask } from './core.ts';
import { errorOf } from './faults.ts';
import { newMatchRows, writeRows } from './rows.ts';
import { inlineRunner, type Runner, threadRunner } from './runner.ts';

export interface SqliteOptions {
  /** Run SQL in this thread instead of one of its own. Default false. */
  readonly inline?: boolean;
  /** False: a damaged database is opened as well, to save what can be read (inline only). Default true. */
  readonly examined?: boolean;
  /** The bundled code of that thread. Default: `store-worker.js` beside this file, or its source. */
  readonly threadFile?: string;
  /** Told the size of every batch and how long it took. */
  readonly onBatch?: (size: number, tookMs: number) => void;
}

/** Faults that do not pass by themselves. */
const LASTING: readonly StorageFault[] = ['corrupt', 'notADatabase'];

/** More than this waits for the next transaction. */
const MAX_BATCH = 1000;

interface Waiting {
  readonly ask: Ask;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * Matches in one SQLite file. Group commit: what is asked while a transaction is being written waits for the next one,
 * so that one fsync covers all of it and a lone write waits for nobody. A thread that ended by itself is replaced.
 * @param file path of the database, or `:memory:` (inline only)
 * @throws StorageError why it can't be opened
 */
export async function openSqliteStore(file: string, options: SqliteOptions = {}): Promise<Store> {
  const open = async (): Promise<Runner> =>
    options.inline === true ? inlineRunner(file, options.examined) : threadRunner(file, options.threadFile);
  let runner = await open();
  /** Damage met since the start. It stays until somebody has mended it, however well other pages can be written. */
  let damage: StorageError | undefined;
  let queue: Waiting[] = [];
  let closed = false;
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    await new Promise(setImmediate); // what this turn of the event loop still asks comes along
    while (queue.length > 0) {
      const batch = queue.splice(0, MAX_BATCH);
      const start = performance.now();
      try {
        if (!runner.alive()) runner = await open();
        const answers = await runner.run(batch.map(({ ask }) => ask));
        batch.forEach(({ resolve, reject }, index) => {
          const told = answers[index];
          if (told === undefined) reject(new Error('no answer from storage'));
          else if ('failed' in told) reject(noted(errorOf(told.failed)));
          else resolve(told.value);
        });
      } catch (error) {
        for (const { reject } of batch) reject(noted(error as Error));
      }
      options.onBatch?.(batch.length, performance.now() - start);
      if (options.inline === true) await new Promise(setImmediate);
    }
    running = undefined;
  }

  function noted(error: Error): Error {
    if (error instanceof StorageError && LASTING.includes(error.problem.fault)) damage = error;
    return error;
  }

  function ask<T>(question: Ask): Promise<T> {
    if (closed) return Promise.reject(new Error('the store is closed'));
    return new Promise<T>((resolve, reject) => {
      queue.push({ ask: question, resolve: resolve as (value: unknown) => void, reject });
      running ??= drain();
    });
  }

  return {
    create: (match) => ask<WriteOutcome>({ ask: 'create', match: newMatchRows(match) }),
    write: (change) => ask<WriteOutcome>({ ask: 'write', change: writeRows(change) }),
    load: (match) => ask<StoredMatch | undefined>({ ask: 'load', match }),
    records: (matches) => ask<MatchRecord[]>({ ask: 'records', matches }),
    list: (query) => ask<ListPage>({ ask: 'list', query }),
    chat: (match, limit) => ask<ChatLine[]>({ ask: 'chat', match, limit }),
    say: (match, line) => ask<ChatLine | undefined>({ ask: 'say', match, line }),
    held: (matches, hashes) => ask<HeldToken[]>({ ask: 'held', matches, hashes }),
    ids: (after, limit) => ask<string[]>({ ask: 'ids', after, limit }),
    countActive: () => ask<number>({ ask: 'countActive' }),
    waitingForBots: () => ask<string[]>({ ask: 'waitingForBots' }),
    waitingForSalts: () => ask<string[]>({ ask: 'waitingForSalts' }),
    setBroken: (match, broken) => ask<void>({ ask: 'setBroken', match, broken }),
    attended: (matches, at) => ask<void>({ ask: 'attended', matches, at }),
    forgotten: (before, limit) => ask<string[]>({ ask: 'forgotten', before, limit }),
    ended: (query) => ask<string[]>({ ask: 'ended', query }),
    removeEnded: (query) => ask<string[]>({ ask: 'removeEnded', query }),
    idle: (query) => ask<IdlePage>({ ask: 'idle', query }),
    seeClock: (at) => ask<number | undefined>({ ask: 'seeClock', at }),
    async probe() {
      await ask({ ask: 'probe' });
      if (damage !== undefined) throw damage;
    },
    async close() {
      closed = true;
      await running;
      queue = [];
      await runner.close();
    },
  };
}

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { BotAnswer, BotTask } from './task.ts';

export interface PoolOptions {
  /** Threads that think at the same time. Default: all cores but one, at least one. */
  readonly workers?: number;
  /** Questions that may wait; one more is refused at once. */
  readonly maxQueue?: number;
  /** Longest a question may take, waiting included, in ms; its thread is then ended and replaced. */
  readonly limitMs?: number;
  /** Heap of a thread; one that needs more is ended and replaced. */
  readonly memoryMb?: number;
  /** The bundled worker. Default: `bot-worker.js` beside this file (in dist/), else `dist/bot-worker.js` of this tree. */
  readonly workerFile?: string;
}

/** Why a bot gave no answer. */
export type BotFailure = 'aborted' | 'timeout' | 'full' | 'closed' | 'crashed' | 'failed';

/** `crashed`: the thread died and was replaced. `failed`: the player threw, see `cause`. */
export class BotError extends Error {
  override readonly name = 'BotError';
  readonly reason: BotFailure;

  constructor(reason: BotFailure, cause?: unknown) {
    super(cause instanceof Error ? `bot ${reason}: ${cause.message}` : `bot ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface BotPool {
  /**
   * Lets a bot think in a thread of its own. When more questions wait than there are threads, each gets proportionally
   * less time, so that nobody waits long.
   * @throws BotError always, whatever goes wrong; the pool goes on
   */
  think(task: BotTask, signal?: AbortSignal): Promise<BotAnswer>;
  /** Questions waiting for a thread. */
  waiting(): number;
  /** Ends all threads; questions still open are rejected as `closed`. */
  close(): Promise<void>;
}

/** @throws Error when the bundled worker is nowhere to be found */
export function createBotPool(options: PoolOptions = {}): BotPool {
  const workers = options.workers ?? Math.max(1, availableParallelism() - 1);
  const maxQueue = options.maxQueue ?? 1000;
  const limitMs = options.limitMs ?? 60_000;
  const pool = new Piscina({
    filename: options.workerFile ?? bundledWorker(),
    name: 'think',
    minThreads: workers, // as many as there ever are: Piscina replaces a dead thread up to this number only
    maxThreads: workers,
    idleTimeout: Number.POSITIVE_INFINITY,
    resourceLimits: { maxOldGenerationSizeMb: options.memoryMb ?? 256 },
    env: {}, // bots need no environment, and whatever secrets stand in it are none of theirs
  });
  pool.on('error', () => {}); // a thread that dies idle; it is replaced
  let closed = false;
  return {
    async think(task, signal) {
      if (closed) throw new BotError('closed');
      if (pool.queueSize >= maxQueue) throw new BotError('full');
      const limit = AbortSignal.timeout(limitMs);
      const pace = Math.min(1, workers / (pool.queueSize + 1));
      try {
        const stop = signal === undefined ? limit : AbortSignal.any([signal, limit]);
        return (await pool.run({ pace, ...task }, { signal: stop })) as BotAnswer;
      } catch (cause) {
        if (closed) throw new BotError('closed', cause);
        if (signal?.aborted === true) throw new BotError('aborted', signal.reason);
        if (limit.aborted) throw new BotError('timeout', limit.reason);
        throw new BotError(failureOf(cause), cause);
      }
    },
    waiting: () => pool.queueSize,
    async close() {
      closed = true;
      await pool.destroy();
    },
  };
}

function failureOf(cause: unknown): BotFailure {
  const { message, code } = cause as NodeJS.ErrnoException;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || message.startsWith('worker exited') ? 'crashed' : 'failed';
}

function bundledWorker(): string {
  const places = ['./bot-worker.js', '../../dist/bot-worker.js'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = places.find((path) => existsSync(path));
  if (found === undefined) throw new Error('dist/bot-worker.js is missing: run "npm run build"');
  return found;
}

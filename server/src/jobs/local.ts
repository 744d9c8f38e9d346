import type { Job, Jobs } from './jobs.ts';

export interface LocalJobsOptions {
  readonly onError: (error: unknown, job: Job) => void;
  /** Pause before the first repetition; it doubles up to a hundred times that. Default 500. */
  readonly retryMs?: number;
}

/** The longest timer Node can set. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Timers of this process. */
export function localJobs({ onError, retryMs = 500 }: LocalJobsOptions): Jobs {
  const handlers = new Map<string, (job: Job) => Promise<void>>();
  const waiting = new Map<
    string,
    { readonly job: Job; readonly dueMs: number; readonly timer: NodeJS.Timeout; readonly tries: number }
  >();
  const running = new Map<string, Promise<void>>();
  const cancelled = new Set<string>();
  let closed = false;

  /** @param dueMs by the clock that only goes forward */
  function wait(job: Job, dueMs: number, tries: number): void {
    if (closed) return;
    clearTimeout(waiting.get(job.key)?.timer);
    const delayMs = Math.min(MAX_TIMER_MS, Math.max(0, dueMs - performance.now()));
    const timer = setTimeout(() => due(job, dueMs, tries), delayMs);
    waiting.set(job.key, { job, dueMs, tries, timer });
  }

  function due(job: Job, dueMs: number, tries: number): void {
    if (dueMs > performance.now() + 1) {
      wait(job, dueMs, tries); // a timer may fire a little early, and a far one in stages
    } else if (!running.has(job.key)) {
      waiting.delete(job.key);
      const start = Promise.resolve();
      running.set(
        job.key,
        start.then(() => run(job, tries)),
      );
    } // else it stays in `waiting` and is taken up when the run ends
  }

  async function run(job: Job, tries: number): Promise<void> {
    try {
      const handler = handlers.get(job.kind);
      if (handler === undefined) throw new Error(`nobody handles jobs of kind ${job.kind}`);
      await handler(job);
    } catch (error) {
      onError(error, job);
      const pauseMs = retryMs * Math.min(100, 2 ** tries);
      if (!waiting.has(job.key) && !cancelled.has(job.key)) wait(job, performance.now() + pauseMs, tries + 1);
    } finally {
      running.delete(job.key);
      cancelled.delete(job.key);
      const next = waiting.get(job.key);
      if (next !== undefined) wait(next.job, next.dueMs, next.tries);
    }
  }

  return {
    handle: (kind, handler) => void handlers.set(kind, handler),
    schedule: (job) => wait(job, performance.now() + job.inMs, 0),
    cancel(key) {
      clearTimeout(waiting.get(key)?.timer);
      waiting.delete(key);
      if (running.has(key)) cancelled.add(key);
    },
    async close() {
      closed = true;
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
      await Promise.all(running.values());
    },
  };
}

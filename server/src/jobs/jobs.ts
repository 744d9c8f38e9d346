/** Something to be done for a match later. */
export interface Job {
  /** Names it: a job with the key of a waiting one replaces it. */
  readonly key: string;
  /** Which handler does it. */
  readonly kind: string;
  /** Not before so much time has passed. Time of a clock that only goes forward: setting the wall clock moves no job. */
  readonly inMs: number;
  readonly match: string;
  readonly seat?: number;
}

/**
 * # The Jobs port
 *
 * Does things later, each at least once: handlers must cope with being called again and must look for themselves
 * whether there is still anything to do. Two runs of one key never overlap; a job scheduled while its key is running
 * runs afterwards. A failed run is repeated with growing pauses until it succeeds or is cancelled. What waits may be
 * lost when the process ends: everything scheduled can be derived from the store, and is on start-up. Adapters are held
 * to `test/jobs.suite.ts`.
 */
export interface Jobs {
  handle(kind: string, run: (job: Job) => Promise<void>): void;
  schedule(job: Job): void;
  /** Forgets a waiting job; one that is running ends by itself. */
  cancel(key: string): void;
  /** Starts nothing more and resolves when nothing runs. */
  close(): Promise<void>;
}

import type { Logger } from 'pino';
import { StorageError } from './store/fault.ts';
import type { Store } from './store/store.ts';

/** Whether what is played now can be kept. */
export interface Health {
  /** Why nothing can be saved; undefined when all is well. Known by trying, at most once a second. */
  trouble(): Promise<StorageError | undefined>;
}

/** However many ask, the disk is tried this often. */
const FRESH_MS = 1000;

/** @param monotonicMs a clock that only goes forward */
export function createHealth(store: Store, log: Logger, monotonicMs: () => number): Health {
  let tried: { readonly atMs: number; readonly outcome: Promise<StorageError | undefined> } | undefined;
  let before: string | undefined;

  async function attempt(): Promise<StorageError | undefined> {
    const outcome = await store.probe().then(
      () => undefined,
      (error: unknown) =>
        error instanceof StorageError ? error : new StorageError('io', { detail: String(error) }),
    );
    const fault = outcome?.problem.fault;
    if (fault !== before && outcome !== undefined) log.error({ err: outcome }, 'nothing can be saved');
    if (fault === undefined && before !== undefined) log.warn('what is played can be saved again');
    before = fault;
    return outcome;
  }

  return {
    trouble() {
      const now = monotonicMs();
      if (tried === undefined || now - tried.atMs >= FRESH_MS) tried = { atMs: now, outcome: attempt() };
      return tried.outcome;
    },
  };
}

import type { Jobs } from '../jobs/jobs.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from './tables.ts';

export interface SweepOptions {
  readonly store: Store;
  readonly tables: Tables;
  readonly jobs: Jobs;
  now(): number;
  /** Open and running matches untouched for that long are abandoned. */
  readonly idleMs: number;
}

const KIND = 'sweep';
const EVERY_MS = 3600 * 1000;
const AT_ONCE = 500;
const SOON_MS = 60 * 1000;

/** Looks for forgotten matches, now and every hour. */
export function scheduleSweeps({ store, tables, jobs, now, idleMs }: SweepOptions): void {
  const schedule = (at: number): void => jobs.schedule({ key: KIND, kind: KIND, at, match: '' });
  jobs.handle(KIND, async () => {
    const idle = await store.idleSince(now() - idleMs, AT_ONCE);
    for (const id of idle) {
      await tables.at(id, (table) =>
        table.run(async () => {
          if (table.match === undefined) await table.amend({ status: 'abandoned' });
          else await table.play({ kind: 'abandon' });
        }),
      );
    }
    schedule(now() + (idle.length === AT_ONCE ? SOON_MS : EVERY_MS));
  });
  schedule(now());
}

import type { Logger } from 'pino';
import type { Jobs } from '../jobs/jobs.ts';
import { isRefusal, refuse } from '../refusal.ts';
import type { IdleCursor, Store } from '../store/store.ts';
import type { Tables } from './tables.ts';

export interface SweepOptions {
  readonly store: Store;
  readonly tables: Tables;
  readonly jobs: Jobs;
  readonly log: Logger;
  now(): number;
  /** Whether `now` may be believed, see `watchClock`. */
  believable(): Promise<boolean>;
  /** Open and running matches untouched for that long are abandoned. */
  readonly idleMs: number;
}

const KIND = 'sweep';
const EVERY_MS = 3600 * 1000;
const AT_ONCE = 500;

/** Looks for forgotten matches, now and every hour. What can't be done with one match keeps it from no other. */
export function scheduleSweeps({ store, tables, jobs, log, now, believable, idleMs }: SweepOptions): void {
  const schedule = (inMs: number): void => jobs.schedule({ key: KIND, kind: KIND, inMs, match: '' });
  /** Matches that could not be swept: told once. */
  const stuck = new Set<string>();

  async function abandon(id: string): Promise<void> {
    try {
      const refused = await tables.at(id, (table) =>
        table.run(async () => {
          const { broken, match } = table;
          if (broken !== undefined) return refuse(409, 'api.broken', { seq: broken.seq });
          if (match === undefined) await table.amend({ status: 'abandoned' });
          else await table.play({ kind: 'abandon' });
          return undefined;
        }),
      );
      if (!isRefusal(refused) || stuck.has(id)) return;
      log.warn({ match: id, why: refused.error.key }, 'an idle match can not be abandoned');
    } catch (error) {
      if (!stuck.has(id)) log.error({ match: id, err: error }, 'an idle match can not be abandoned');
    }
    stuck.add(id);
  }

  async function sweep(): Promise<void> {
    const before = now() - idleMs;
    let after: IdleCursor | undefined;
    do {
      const page = await store.idle({ before, limit: AT_ONCE, ...(after === undefined ? {} : { after }) });
      for (const id of page.ids) await abandon(id);
      after = page.next;
    } while (after !== undefined);
  }

  jobs.handle(KIND, async () => {
    if (await believable()) await sweep();
    schedule(EVERY_MS);
  });
  schedule(0);
}

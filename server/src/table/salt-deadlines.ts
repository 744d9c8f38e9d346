import type { Jobs } from '../jobs/jobs.ts';
import type { Store } from '../store/store.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { beginWithoutMissing } from './telling.ts';

const KIND = 'salts';

export interface SaltDeadlinesOptions {
  readonly store: Store;
  readonly tables: Tables;
  readonly jobs: Jobs;
  now(): number;
  readonly graceMs: number;
}

/** Sees to it that nobody waits for ever for a salt: matches that are due begin without it. */
export interface SaltDeadlines {
  /** To be called whenever a table has changed. */
  watch(table: Table): void;
  /** After a restart: takes up every match that waits for salts. */
  resume(): Promise<void>;
}

export function saltDeadlines({ store, tables, jobs, now, graceMs }: SaltDeadlinesOptions): SaltDeadlines {
  const keyOf = (match: string): string => `${KIND}:${match}`;
  const schedule = (match: string, inMs: number): void =>
    jobs.schedule({ key: keyOf(match), kind: KIND, inMs, match });

  jobs.handle(KIND, async ({ match }) => {
    await tables.at(match, beginWithoutMissing);
  });
  return {
    watch({ id, record }) {
      if (record.status === 'open' && record.saltsDueAt !== undefined)
        schedule(id, Math.min(graceMs, Math.max(0, record.saltsDueAt - now())));
      else jobs.cancel(keyOf(id));
    },
    async resume() {
      // people need time to come back as well
      for (const match of await store.waitingForSalts()) schedule(match, graceMs);
    },
  };
}

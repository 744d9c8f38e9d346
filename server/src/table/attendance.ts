import type { Logger } from 'pino';
import type { Jobs } from '../jobs/jobs.ts';
import type { Presence } from '../live/presence.ts';
import type { Store } from '../store/store.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

/** How long open tables wait for their people. [PEN-OPEN-3] */
export interface OpenTimes {
  /** Nobody has sat there for that long: it leaves the list until somebody comes back. */
  readonly openAwayMs: number;
  /** It is closed. */
  readonly openIdleMs: number;
}

export interface AttendanceOptions extends OpenTimes {
  readonly store: Store;
  readonly tables: Tables;
  readonly jobs: Jobs;
  readonly presence: Presence;
  readonly log: Logger;
  now(): number;
  /** Whether `now` may be believed, see `watchClock`. */
  believable(): Promise<boolean>;
}

const KIND = 'attendance';
const MOST_MS = 10 * 60_000;
const LEAST_MS = 50;
const AT_ONCE = 500;

/** Notes, now and often enough, who sits at open tables, and closes those that their people have forgotten. */
export function scheduleAttendance(options: AttendanceOptions): void {
  const { store, tables, jobs, presence, log, now, believable, openAwayMs, openIdleMs } = options;
  const everyMs = Math.max(LEAST_MS, Math.min(MOST_MS, openAwayMs / 4, openIdleMs / 4));
  const schedule = (inMs: number): void => jobs.schedule({ key: KIND, kind: KIND, inMs, match: '' });

  const close = (table: Table): Promise<void> =>
    table.run(async () => {
      if (table.record.status !== 'open' || presence.of(table.id).online.size > 0) return;
      await table.amend({ status: 'abandoned' });
    });

  async function closeForgotten(): Promise<void> {
    for (const id of await store.forgotten(now() - openIdleMs, AT_ONCE))
      await tables.at(id, close).catch((error: unknown) => {
        log.error({ match: id, err: error }, 'a forgotten table can not be closed');
      });
  }

  jobs.handle(KIND, async () => {
    await store.attended(presence.attended(), now());
    if (await believable()) await closeForgotten();
    schedule(everyMs);
  });
  schedule(0);
}

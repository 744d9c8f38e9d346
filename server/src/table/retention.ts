import type { Logger } from 'pino';
import type { Jobs } from '../jobs/jobs.ts';
import type { MatchRecord, MatchStatus, SeatRecord, Store } from '../store/store.ts';
import type { Tables } from './tables.ts';

/** How long what is over is kept, from its last change on; `Infinity` = for ever. */
export interface KeepTimes {
  readonly keepFinishedMs: number;
  readonly keepAbandonedMs: number;
  /** Names, chat and seat tokens of finished matches; log and replay stay, and go on verifying. */
  readonly keepNamesMs: number;
}

export interface RetentionOptions extends KeepTimes {
  readonly store: Store;
  readonly tables: Tables;
  readonly jobs: Jobs;
  readonly keepLookMs: number;
  readonly log: Logger;
  now(): number;
  /** Whether `now` may be believed, see `watchClock`. */
  believable(): Promise<boolean>;
}

const KIND = 'retention';
/** In one transaction, so that moves do not wait long for it. */
const AT_ONCE = 20;

/** Lets go, now and ever again, of what has been kept for as long as the host wants it. */
export function scheduleRetention(options: RetentionOptions): void {
  const { store, tables, jobs, log, now, believable } = options;
  const schedule = (inMs: number): void => jobs.schedule({ key: KIND, kind: KIND, inMs, match: '' });

  async function remove(status: MatchStatus, keptMs: number): Promise<void> {
    if (!Number.isFinite(keptMs)) return;
    for (;;) {
      const ids = await store.removeEnded({ status, before: now() - keptMs, limit: AT_ONCE });
      if (ids.length === 0) return;
      for (const id of ids) tables.forget(id);
      log.info({ status, matches: ids.length }, 'old matches were deleted');
    }
  }

  async function takeNames(): Promise<void> {
    if (!Number.isFinite(options.keepNamesMs)) return;
    const query = { status: 'finished', before: now() - options.keepNamesMs, named: true } as const;
    for (;;) {
      const ids = await store.ended({ ...query, limit: AT_ONCE });
      const records = await store.records(ids);
      const written = await Promise.all(
        records.map((record) =>
          store.write({
            match: record.id,
            record: nameless(record),
            dropTokens: [...record.seats.keys()],
            dropChat: true,
          }),
        ),
      );
      for (const id of ids) tables.forget(id);
      // one that changed meanwhile is found again next time
      if (ids.length < AT_ONCE || !written.includes('done')) return;
    }
  }

  jobs.handle(KIND, async () => {
    if (await believable()) {
      await remove('abandoned', options.keepAbandonedMs);
      await remove('finished', options.keepFinishedMs);
      await takeNames();
    }
    schedule(options.keepLookMs);
  });
  schedule(0);
}

/** The record without anything a person wrote. Bots keep their names. */
export function nameless(record: MatchRecord): MatchRecord {
  const { occupants, refusedNames: _, ...rest } = record;
  return {
    ...rest,
    name: '',
    seats: record.seats.map(unnamed),
    // a person has no level; without name and nonce its digest claims nothing
    ...(occupants === undefined
      ? {}
      : { occupants: occupants.map((seat) => (seat.level === undefined ? {} : seat)) }),
    nameless: true,
    revision: record.revision + 1,
  };
}

function unnamed(seat: SeatRecord): SeatRecord {
  if (seat.filled === 'person') return { ...seat, name: '' };
  if (seat.filled === 'bot' && seat.insteadOf !== undefined) return { ...seat, name: '', insteadOf: '' };
  return seat;
}

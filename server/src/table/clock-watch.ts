import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';

export interface ClockWatchOptions {
  readonly store: Pick<Store, 'seeClock'>;
  readonly log: Logger;
  /** The clock on the wall, Unix ms. */
  wallMs(): number;
  /** A clock that only goes forward, ms. */
  monotonicMs(): number;
}

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Smaller differences make nobody idle: what is swept has been untouched for days. */
const JUMP_MS = DAY_MS;

/** A server may have been off for so long without its clock being wrong. */
const OFF_MS = 14 * DAY_MS;

/** A clock that was set wrong is usually noticed within that time. */
const BELIEVED_AFTER_MS = 6 * HOUR_MS;

/**
 * Whether the clock on the wall may be believed where something can't be undone. A clock that jumped is believed again
 * once it has gone on evenly for six hours: until then nothing is abandoned or deleted by it.
 */
export function watchClock({ store, log, wallMs, monotonicMs }: ClockWatchOptions): () => Promise<boolean> {
  let last: { readonly wall: number; readonly monotonic: number } | undefined;
  let doubtUntil = Number.NEGATIVE_INFINITY;

  return async () => {
    const wall = wallMs();
    const monotonic = monotonicMs();
    const seen = await store.seeClock(wall);
    const [expected, slack] =
      last === undefined ? [seen ?? wall, OFF_MS] : [last.wall + (monotonic - last.monotonic), JUMP_MS];
    last = { wall, monotonic };
    const jumpedMs = wall - expected;
    if (jumpedMs > slack || jumpedMs < -JUMP_MS) {
      doubtUntil = monotonic + BELIEVED_AFTER_MS;
      log.warn(
        { from: new Date(expected).toISOString(), to: new Date(wall).toISOString() },
        'the clock has jumped: for six hours nothing is abandoned or deleted for its age; set the clock if it is wrong',
      );
    }
    return monotonic >= doubtUntil;
  };
}

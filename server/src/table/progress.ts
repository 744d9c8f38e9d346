import { type AnyMatch, result, type Seat } from '@pentapolis/kernel';
import type { Progress, SeatRecord } from '../store/store.ts';
import { isBot } from './seats.ts';

/** Seats the match waits for. */
export function decidingNow(match: AnyMatch): readonly Seat[] {
  return match.status === 'running' ? match.game.deciding(match.state) : [];
}

/** Seats that have to answer the pending request to take back. */
export function askedForUndo({ status, undo }: AnyMatch): readonly Seat[] {
  if (status !== 'running' || undo === undefined) return [];
  return undo.needs.filter((seat) => !undo.agreed.includes(seat));
}

/** What the store keeps beside the log, so that lists need no replay. */
export function progressOf(match: AnyMatch, seats: readonly SeatRecord[], now: number): Progress {
  const deciding = decidingNow(match);
  const outcome = match.status === 'finished' ? result(match) : undefined;
  return {
    status: match.status,
    deciding,
    botsTurn: [...deciding, ...askedForUndo(match)].some((seat) => isBot(seats[seat])),
    ...(outcome === undefined ? {} : { result: outcome }),
    changedAt: now,
  };
}

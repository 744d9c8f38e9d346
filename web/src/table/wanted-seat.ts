import type { Seat } from '@pentapolis/kernel';
import type { LiveState } from '../net/live-match.ts';

/**
 * Whose turn it is at this screen. The seat looked through stays while it is asked, while no other seat of the screen
 * is, and until everything it did has been shown. Every seat is judged by its own track, so that one which is a step
 * behind the others can't call the screen back.
 */
export function wantedSeat(
  tracks: LiveState['tracks'],
  seats: readonly Seat[],
  current: Seat | undefined,
): Seat | undefined {
  const isAsked = (seat: Seat): boolean => tracks[seat]?.frame.deciding.includes(seat) === true;
  const own = current === undefined ? undefined : tracks[current];
  if (own !== undefined && current !== undefined) {
    const shown = own.shown.n === own.n && !own.shown.foreseen;
    if (!shown || isAsked(current)) return current;
  }
  return seats.find(isAsked) ?? current ?? seats[0];
}

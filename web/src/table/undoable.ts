import type { Seat } from '@pentapolis/kernel';
import type { LiveState } from '../net/live-match.ts';

/** The last action made at this screen, by whichever of its seats. */
export interface Undoable {
  readonly seat: Seat;
  readonly needs: readonly Seat[];
}

/** What can be asked to be taken back from this screen: the newest action of its seats, unless a request is pending. */
export function undoableHere({ tracks }: LiveState, seats: readonly Seat[]): Undoable | undefined {
  const own = seats.flatMap((seat) => {
    const frame = tracks[seat]?.frame;
    const undoable = frame?.undo === undefined ? frame?.undoable : undefined;
    return undoable === undefined ? [] : [{ seat, ...undoable }];
  });
  return own.reduce<(Undoable & { readonly to: number }) | undefined>(
    (newest, next) => (newest === undefined || next.to > newest.to ? next : newest),
    undefined,
  );
}

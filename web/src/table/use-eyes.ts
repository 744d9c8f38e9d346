import type { Seat, Viewer } from '@pentapolis/kernel';
import type { SeatToken } from '@pentapolis/wire';
import { useEffect, useState } from 'react';
import type { LiveMatch, LiveState } from '../net/live-match.ts';
import { useLive } from './use-live-match.ts';

export interface Eyes {
  /** Through whose eyes the screen shows the table. */
  readonly viewer: Viewer;
  /** The screen has to go to this seat before anything is shown: games with hidden information. */
  readonly curtain: Seat | undefined;
  /** This seat just took over the screen: open games, where nothing has to be hidden. */
  readonly arrived: Seat | undefined;
  take(seat: Seat): void;
  dismiss(): void;
}

/** How long "now Bo" stays. */
const ARRIVAL_MS = 4000;

/**
 * Whose turn it is at this screen. The seat looked through stays while it is asked, while no other seat of the screen
 * is, and until everything it did has been shown. Every seat is judged by its own track, so that one which is a step
 * behind the others can't call the screen back.
 */
function wantedSeat(
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

/** Through whose eyes this screen looks, and when it changes hands. */
export function useEyes(live: LiveMatch, tokens: readonly SeatToken[], information: 'open' | 'hidden'): Eyes {
  const seats = tokens.map(({ seat }) => seat);
  const [seat, setSeat] = useState<Seat>();
  const [arrived, setArrived] = useState<Seat>();
  const held = seat !== undefined && seats.includes(seat) ? seat : undefined;
  const wanted = useLive(live, ({ tracks }) => wantedSeat(tracks, seats, held));
  const shared = seats.length > 1;
  const hidden = information === 'hidden' && shared;

  useEffect(() => {
    if (wanted === undefined || wanted === held || hidden) return;
    setSeat(wanted);
    if (held !== undefined && shared) setArrived(wanted);
  }, [wanted, held, hidden, shared]);

  useEffect(() => {
    if (arrived === undefined) return;
    const timer = setTimeout(() => setArrived(undefined), ARRIVAL_MS);
    return () => clearTimeout(timer);
  }, [arrived]);

  return {
    viewer: held ?? (hidden ? 'spectator' : (seats[0] ?? 'spectator')),
    curtain: hidden && wanted !== held ? wanted : undefined,
    arrived,
    take: (next) => setSeat(next),
    dismiss: () => setArrived(undefined),
  };
}

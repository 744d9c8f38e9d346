import type { Seat, Viewer } from '@pentapolis/kernel';
import type { SeatToken } from '@pentapolis/wire';
import { useEffect, useState } from 'react';
import type { LiveMatch } from '../net/live-match.ts';
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

/** Whose turn it is at this screen: the seat looked through stays as long as it is asked, or as long as no other is. */
function wantedSeat(
  seats: readonly Seat[],
  deciding: readonly Seat[],
  current: Seat | undefined,
): Seat | undefined {
  if (current !== undefined && deciding.includes(current)) return current;
  return seats.find((seat) => deciding.includes(seat)) ?? current ?? seats[0];
}

/** Through whose eyes this screen looks, and when it changes hands. */
export function useEyes(live: LiveMatch, tokens: readonly SeatToken[], information: 'open' | 'hidden'): Eyes {
  const seats = tokens.map(({ seat }) => seat);
  const [seat, setSeat] = useState<Seat>();
  const [arrived, setArrived] = useState<Seat>();
  const held = seat !== undefined && seats.includes(seat) ? seat : undefined;
  // The screen changes hands when it has shown what the last seat did, not before.
  const shown = useLive(live, ({ tracks }) => tracks[held ?? seats[0] ?? 'spectator']?.shown.frame);
  const wanted = wantedSeat(seats, shown?.deciding ?? [], held);
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

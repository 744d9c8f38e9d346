import type { Seat, Viewer } from '@pentapolis/kernel';
import type { SeatToken } from '@pentapolis/wire';
import { useEffect, useState } from 'react';
import type { LiveMatch } from '../net/live-match.ts';
import { useLive } from './use-live-match.ts';
import { wantedSeat } from './wanted-seat.ts';

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

import { occupantDigest } from '@pentapolis/kernel';
import { newNonce } from '../secrets.ts';
import type { MatchRecord, OccupantRecord, SeatRecord } from '../store/store.ts';
import { namesOf } from './seats.ts';

/** Who sits where as the match begins, each with a nonce of its own. */
export function newOccupants(seats: readonly SeatRecord[]): OccupantRecord[] {
  return seats.map((seat) => ({
    nonce: newNonce(),
    name: seat.filled === 'open' ? '' : seat.name,
    ...(seat.filled === 'bot' ? { level: seat.level } : {}),
  }));
}

/** What the first event holds of them. */
export function digestsOf(occupants: readonly OccupantRecord[]): string[] {
  return occupants.map(({ nonce = '', name = '', level }) => occupantDigest(nonce, name, level));
}

/** What a replay file says of who sat where when the match began, and proves where it can. */
export function occupantsOf({ seats, occupants }: Pick<MatchRecord, 'seats' | 'occupants'>): {
  readonly names: readonly string[];
  readonly occupants?: readonly OccupantRecord[];
} {
  if (occupants === undefined) return { names: namesOf(seats) };
  return {
    names: occupants.map(({ name = '' }) => name),
    occupants: occupants.map(({ name: _, ...proof }) => proof),
  };
}

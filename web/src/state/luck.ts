import type { Seat } from '@pentapolis/kernel';
import { KeptEntries } from './kept-entries.ts';
import type { OwnMatch } from './own-match.ts';
import { useSeats } from './seats.ts';

/** A device's part in the luck of a match, and what it saw before it told anything. */
export interface Luck {
  /** The fingerprint of the seed as it stood before the server heard a salt of this device. */
  readonly commitment: string;
  /** What this device added. Earlier releases did not keep the seat. */
  readonly salts: readonly { readonly seat?: Seat; readonly salt: string }[];
  /**
   * What every seat had committed to when this device was about to tell its salts. Absent before that, and where they
   * were told at once.
   */
  readonly seen?: readonly string[];
  /** Nothing is left to be told. */
  readonly settled?: true;
  /** The match began before this device had told its salts. */
  readonly late?: true;
}

const isSalt = (value: unknown): boolean => {
  const { seat, salt } = (value ?? {}) as { readonly seat?: unknown; readonly salt?: unknown };
  return typeof salt === 'string' && (seat === undefined || Number.isInteger(seat));
};

/** What was kept, or came with a link; undefined when it is nothing of the kind. */
export function readLuck(value: unknown): Luck | undefined {
  const { commitment, salts, seen } = (value ?? {}) as Partial<Record<keyof Luck, unknown>>;
  const right =
    typeof commitment === 'string' &&
    Array.isArray(salts) &&
    salts.every(isSalt) &&
    (seen === undefined || (Array.isArray(seen) && seen.every((item) => typeof item === 'string')));
  return right ? (value as Luck) : undefined;
}

/** Apart from the seats: a promise outlives them, since the replay may be checked long afterwards. */
const entries = new KeptEntries('pentapolis.luck.', readLuck, () => localStorage);

export function keepLuck(match: string, luck: Luck): void {
  entries.set(match, luck);
}

/** What this device was promised for a match and what it added. */
export function luckOf(match: string): Luck | undefined {
  return entries.get(match) ?? formerLuck(useSeats.getState().matches[match]);
}

/** Everything this device was promised, by match. */
export function promises(): Readonly<Record<string, Luck>> {
  const former = Object.values(useSeats.getState().matches).flatMap((match) => {
    const luck = formerLuck(match);
    return luck === undefined ? [] : [[match.id, luck] as const];
  });
  return { ...Object.fromEntries(former), ...entries.all() };
}

/** Earlier releases kept one salt for all seats, beside the seats. */
function formerLuck(match: OwnMatch | undefined): Luck | undefined {
  const { commitment, salt } = (match?.luck ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof commitment !== 'string' || typeof salt !== 'string') return undefined;
  return { commitment, salts: [{ salt }], settled: true };
}

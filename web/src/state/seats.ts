import type { SeatToken } from '@pentapolis/wire';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** A device's part in the luck of a match. */
export interface Luck {
  /** The fingerprint of the seed as it stood before the server heard the salt. */
  readonly commitment: string;
  readonly salt: string;
}

/** A match this device takes part in: the seats it may act for. */
export interface OwnMatch {
  readonly id: string;
  readonly game: string;
  readonly tokens: readonly SeatToken[];
  /** It was made here, so it may be filled with bots from here. */
  readonly made?: true;
  /** What this device was promised and what it added to the luck, to be found again in the replay file. */
  readonly luck?: Luck;
  /** Unix ms of the last visit. */
  readonly seenAt: number;
}

interface Seats {
  readonly matches: Readonly<Record<string, OwnMatch>>;
}

/** How many matches a device remembers; the longest unvisited are forgotten first. */
const REMEMBERED = 100;

/** Seat tokens are secrets of this device: they stay in its storage and go to the server only. */
export const useSeats = create<Seats>()(
  persist((): Seats => ({ matches: {} }), { name: 'pentapolis.seats' }),
);

const NO_TOKENS: readonly SeatToken[] = [];

export function useTokens(match: string): readonly SeatToken[] {
  return useSeats(({ matches }) => matches[match]?.tokens ?? NO_TOKENS);
}

export function tokensOf(match: string): readonly SeatToken[] {
  return useSeats.getState().matches[match]?.tokens ?? NO_TOKENS;
}

/** What is kept beside the tokens. */
interface Beside {
  /** This device made the match. */
  readonly made?: boolean;
  readonly luck?: Luck;
}

/** Adds seats of a match to those this device holds. */
export function keepTokens(
  id: string,
  game: string,
  tokens: readonly SeatToken[],
  { made = false, luck = useSeats.getState().matches[id]?.luck }: Beside = {},
): void {
  useSeats.setState(({ matches }) => {
    const held = matches[id]?.tokens.filter((old) => !tokens.some((token) => token.seat === old.seat)) ?? [];
    const all = [...held, ...tokens].sort((a, b) => a.seat - b.seat);
    const maker = made || matches[id]?.made === true ? { made: true as const } : {};
    const added = luck === undefined ? {} : { luck };
    const kept = { ...matches, [id]: { id, game, tokens: all, seenAt: Date.now(), ...maker, ...added } };
    const recent = Object.values(kept).sort((a, b) => b.seenAt - a.seenAt);
    return { matches: Object.fromEntries(recent.slice(0, REMEMBERED).map((match) => [match.id, match])) };
  });
}

/** What this device added to the luck that was promised by a fingerprint. */
export function luckOf(commitment: string): Luck | undefined {
  return Object.values(useSeats.getState().matches).find(({ luck }) => luck?.commitment === commitment)?.luck;
}

export function forgetMatch(id: string): void {
  useSeats.setState(({ matches }) => {
    const { [id]: _, ...others } = matches;
    return { matches: others };
  });
}

/** Own matches, the one visited last first. */
export function useOwnMatches(): readonly OwnMatch[] {
  const matches = useSeats((state) => state.matches);
  return Object.values(matches).sort((a, b) => b.seenAt - a.seenAt);
}

import { textHash } from '@pentapolis/kernel';
import type { SeatToken } from '@pentapolis/wire';
import { useMemo } from 'react';
import { create } from 'zustand';
import { KeptEntries, parsed } from './kept-entries.ts';
import { FORGOTTEN_MS, type OwnMatch, readOwnMatch, readOwnMatches } from './own-match.ts';

/*
 * Seat tokens are secrets of this device: they stay in its storage and go to the server only. No answer of a server takes
 * one away; that is up to the person who holds it, and can be taken back.
 */

interface Seats {
  readonly matches: Readonly<Record<string, OwnMatch>>;
  /** The browser refused to keep a seat: it is lost when this page is closed. */
  readonly unsaved: boolean;
}

const entries = new KeptEntries('pentapolis.match.', readOwnMatch, () => localStorage);

/** Earlier releases kept all seats in one list. It is left where it is. */
const OLD_LIST = 'pentapolis.seats';
const MOVED = 'pentapolis.seats.moved';

function moveOldList(): void {
  try {
    const old = localStorage.getItem(OLD_LIST);
    if (old === null || localStorage.getItem(MOVED) === String(textHash(old))) return;
    const known = entries.all();
    const moved = readOwnMatches(parsed(old)).filter(({ id }) => known[id] === undefined);
    const kept = moved.every((match) => entries.set(match.id, match) === 'kept');
    if (kept) localStorage.setItem(MOVED, String(textHash(old)));
  } catch {
    // a browser that keeps nothing has no list either
  }
}

/** What is kept, without what was forgotten long ago. */
function keptMatches(): Record<string, OwnMatch> {
  moveOldList();
  const all = entries.all();
  for (const { id, forgottenAt } of Object.values(all)) {
    if (forgottenAt === undefined || Date.now() - forgottenAt < FORGOTTEN_MS) continue;
    entries.remove(id);
    delete all[id];
  }
  return all;
}

export const useSeats = create<Seats>()(() => ({ matches: keptMatches(), unsaved: false }));

/** Takes over what another tab did to a match. What it removed stays with this page as long as it is open. */
function hearOtherTab({ key }: StorageEvent): void {
  const id = entries.idOf(key);
  const match = id === undefined ? undefined : entries.get(id);
  if (match !== undefined)
    useSeats.setState(({ matches }) => ({ matches: { ...matches, [match.id]: match } }));
}
globalThis.addEventListener?.('storage', hearOtherTab);

/** Changes a match as it is kept now, which may be newer than what this tab holds. */
function change(id: string, by: (match: OwnMatch | undefined) => OwnMatch): void {
  const match = by(entries.get(id) ?? useSeats.getState().matches[id]);
  const unsaved = entries.set(id, match) === 'refused';
  useSeats.setState(({ matches, unsaved: before }) => ({
    matches: { ...matches, [id]: match },
    unsaved: before || unsaved,
  }));
}

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
}

/** Adds seats of a match to those this device holds. A match that had been taken off the list is on it again. */
export function keepTokens(
  id: string,
  game: string,
  tokens: readonly SeatToken[],
  { made = false }: Beside = {},
): void {
  change(id, (before) => {
    const { forgottenAt: _, ...match } = before ?? { id, game, tokens: [] };
    const held = match.tokens.filter((old) => !tokens.some((token) => token.seat === old.seat));
    return {
      ...match,
      tokens: tokens.length === 0 ? match.tokens : [...held, ...tokens].sort((a, b) => a.seat - b.seat),
      seenAt: Date.now(),
      ...(made ? { made: true as const } : {}),
    };
  });
}

/** Takes a match off the list. Its seats are kept for a while, so that it can be taken back. */
export function forgetMatch(id: string): void {
  change(id, (match) => ({ ...held(match, id), forgottenAt: Date.now() }));
}

export function takeBackMatch(id: string): void {
  change(id, (match) => {
    const { forgottenAt: _, ...back } = held(match, id);
    return back;
  });
}

/** Removes a match that was taken off the list for good: its seats can't be had again. */
export function dropMatch(id: string): void {
  entries.remove(id);
  useSeats.setState(({ matches }) => {
    const { [id]: _, ...others } = matches;
    return { matches: others };
  });
}

function held(match: OwnMatch | undefined, id: string): OwnMatch {
  if (match === undefined) throw new RangeError(`this device has no part in ${id}`);
  return match;
}

const byVisit = (a: OwnMatch, b: OwnMatch): number => b.seenAt - a.seenAt;

/** Own matches, the one visited last first. */
export function useOwnMatches(): readonly OwnMatch[] {
  const matches = useSeats((state) => state.matches);
  return useMemo(
    () =>
      Object.values(matches)
        .filter(({ forgottenAt }) => forgottenAt === undefined)
        .sort(byVisit),
    [matches],
  );
}

/** Matches taken off the list that can still be taken back, the latest first. */
export function useForgottenMatches(): readonly OwnMatch[] {
  const matches = useSeats((state) => state.matches);
  return useMemo(
    () =>
      Object.values(matches)
        .filter(({ forgottenAt }) => forgottenAt !== undefined)
        .sort((a, b) => (b.forgottenAt ?? 0) - (a.forgottenAt ?? 0)),
    [matches],
  );
}

import type { SeatToken } from '@pentapolis/wire';

/** A match this device takes part in: the seats it may act for. */
export interface OwnMatch {
  readonly id: string;
  readonly game: string;
  readonly tokens: readonly SeatToken[];
  /** It was made here, so it may be filled with bots from here. */
  readonly made?: true;
  /** What earlier releases kept of the luck, unread: one salt for all seats. Now in luck.ts, which reads it. */
  readonly luck?: unknown;
  /** Unix ms of the last visit. */
  readonly seenAt: number;
  /** When its person took it off the list, Unix ms. It can be taken back for {@link FORGOTTEN_MS}. */
  readonly forgottenAt?: number;
}

/** How long what was taken off the list can be taken back. */
export const FORGOTTEN_MS = 30 * 86_400_000;

const isToken = (value: unknown): value is SeatToken => {
  const token = value as Partial<SeatToken> | null;
  return Number.isInteger(token?.seat) && typeof token?.token === 'string';
};

/**
 * Reads what was kept under an id. Members this release does not know stay. Where something is damaged, whatever can still
 * be used is taken: a seat is lost only with its own token. Undefined when there is nothing to be had.
 */
export function readOwnMatch(value: unknown, key: string): OwnMatch | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, game, tokens, seenAt, forgottenAt, ...others } = value as Partial<
    Record<keyof OwnMatch, unknown>
  >;
  if (typeof game !== 'string' || !Array.isArray(tokens)) return undefined;
  const usable = tokens.filter(isToken);
  if (usable.length < tokens.length && usable.length === 0) return undefined;
  const right =
    id === key &&
    usable.length === tokens.length &&
    typeof seenAt === 'number' &&
    (forgottenAt === undefined || typeof forgottenAt === 'number');
  if (right) return value as OwnMatch;
  return {
    ...(others as Partial<OwnMatch>),
    id: key,
    game,
    tokens: usable,
    seenAt: typeof seenAt === 'number' ? seenAt : 0,
    ...(typeof forgottenAt === 'number' ? { forgottenAt } : {}),
  };
}

/** The matches in the one list that earlier releases kept; those of it that can be read. */
export function readOwnMatches(value: unknown): readonly OwnMatch[] {
  const { matches } = ((value ?? {}) as { state?: { matches?: unknown } | null }).state ?? {};
  if (typeof matches !== 'object' || matches === null) return [];
  return Object.entries(matches).flatMap(([id, match]) => readOwnMatch(match, id) ?? []);
}

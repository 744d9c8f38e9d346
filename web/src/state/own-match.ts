import type { SeatToken } from '@pentapolis/wire';

/** A match this device takes part in: the seats it may act for. */
export interface OwnMatch {
  readonly id: string;
  readonly game: string;
  readonly tokens: readonly SeatToken[];
  /** It was made here, so it may be filled with bots from here. */
  readonly made?: true;
  /** What earlier releases kept of the luck: one salt for all seats. Now in luck.ts. */
  readonly luck?: { readonly commitment: string; readonly salt: string };
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

/** Reads what was kept; undefined when it is nothing this release understands. Members it does not know stay. */
export function readOwnMatch(value: unknown): OwnMatch | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, game, tokens, seenAt, forgottenAt } = value as Partial<Record<keyof OwnMatch, unknown>>;
  const right =
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof seenAt === 'number' &&
    (forgottenAt === undefined || typeof forgottenAt === 'number') &&
    Array.isArray(tokens) &&
    tokens.every(isToken);
  return right ? (value as OwnMatch) : undefined;
}

/** The matches in the one list that earlier releases kept; those of it that can be read. */
export function readOwnMatches(value: unknown): readonly OwnMatch[] {
  const { matches } = (value as { state?: { matches?: unknown } } | undefined)?.state ?? {};
  if (typeof matches !== 'object' || matches === null) return [];
  return Object.values(matches).flatMap((match) => readOwnMatch(match) ?? []);
}

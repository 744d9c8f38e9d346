import type { Seat } from '@pentapolis/kernel';
import type { MatchInfo } from '@pentapolis/wire';
import type { OwnMatch } from '../state/own-match.ts';

/** Why it is not known how a match stands: the server has no such match, or it gave no good answer (0: none at all). */
export type Unknown = { readonly why: 'missing' } | { readonly why: 'unreachable'; readonly status: number };

/** A match this device takes part in, and how it stands as far as is known. */
export interface Standing {
  readonly own: OwnMatch;
  /** As it was told last. */
  readonly info?: MatchInfo;
  /** The seats this device still acts for; absent while it was not told. */
  readonly held?: readonly Seat[];
  /** Why {@link info} is not of now. */
  readonly unknown?: Unknown;
}

/** Own seats that are no longer this device's: left, or given free by the host. It keeps them until its person forgets them. */
export function seatsGone({ own, info, held }: Standing): readonly Seat[] {
  if (held === undefined || (info?.status !== 'open' && info?.status !== 'running')) return [];
  return own.tokens.map(({ seat }) => seat).filter((seat) => !held.includes(seat));
}

/** Own seats that a match waits for. A bot that plays a seat on is nobody the person has to think for. */
export function seatsAsked(tokens: OwnMatch['tokens'], info: MatchInfo): readonly Seat[] {
  if (info.status !== 'running') return [];
  const own = tokens.map(({ seat }) => seat);
  return info.deciding.filter((seat) => own.includes(seat) && info.seats[seat]?.filled === 'person');
}

export function waitsForMe(standing: Standing): boolean {
  const { own, info } = standing;
  if (info === undefined) return false;
  const gone = seatsGone(standing);
  return seatsAsked(own.tokens, info).some((seat) => !gone.includes(seat));
}

const ORDER = ['mine', 'unknown', 'running', 'open', 'over'] as const;
type Kind = (typeof ORDER)[number];

export function kindOf(standing: Standing): Kind {
  const { info } = standing;
  if (waitsForMe(standing)) return 'mine';
  if (info === undefined) return 'unknown';
  return info.status === 'running' || info.status === 'open' ? info.status : 'over';
}

/**
 * Those that wait for this person first, the one that has waited longest on top; then those that can't be asked after,
 * those that go on, those that wait for players, and what is over, the latest first.
 */
export function inOrder(standings: readonly Standing[]): readonly Standing[] {
  const changed = ({ own, info }: Standing): number => info?.changedAt ?? own.seenAt;
  return standings.toSorted((a, b) => {
    const kind = kindOf(a);
    const rank = ORDER.indexOf(kind) - ORDER.indexOf(kindOf(b));
    return rank !== 0 ? rank : kind === 'mine' ? changed(a) - changed(b) : changed(b) - changed(a);
  });
}

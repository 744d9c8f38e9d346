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
  /** Why {@link info} is not of now. */
  readonly unknown?: Unknown;
}

/** Own seats that a match waits for. A bot that plays a seat on is nobody the person has to think for. */
export function seatsAsked(tokens: OwnMatch['tokens'], info: MatchInfo): readonly Seat[] {
  if (info.status !== 'running') return [];
  const own = tokens.map(({ seat }) => seat);
  return info.deciding.filter((seat) => own.includes(seat) && info.seats[seat]?.filled === 'person');
}

export function waitsForMe({ own, info }: Standing): boolean {
  return info !== undefined && seatsAsked(own.tokens, info).length > 0;
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

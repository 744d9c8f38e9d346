import type { Seat } from '@pentapolis/kernel';
import { bitOf, type CharacterId, type RankSet, rankOf } from '../rules/cast.ts';
import { fullCast, seenAt } from '../rules/draft.ts';
import { castOf, type State } from '../rules/state.ts';
import { threat } from './outlook.ts';
import { guessedWishes } from './wish.ts';

/** How likely each seat holds each rank: rows by seat, entries by rank. */
export type Suspicions = readonly (readonly number[])[];

/** Ranks that are certainly not in the dark any more: face up, shown, called in vain. */
function gone(state: State): RankSet {
  let out = state.draft.faceUp | state.revealed;
  for (let rank = 1; rank <= state.called; rank++) if (rank !== state.murdered) out |= bitOf(rank);
  return out;
}

/**
 * How likely each seat holds each rank, as `seat` can tell from its own memory of the draft, from the calls, and from
 * what the others would have wished for. Rows by seat, entries by rank.
 */
export function suspicions(state: State, seat: Seat): Suspicions {
  const { kept } = state.draft;
  const order = Array.from({ length: kept.length }, (_, step) => (state.draft.first + step) % state.seats);
  const mine = order.indexOf(seat);
  const hidden = fullCast(castOf(state).length) & ~gone(state);
  const own = kept.reduce((set, rank, step) => (order[step] === seat ? set | bitOf(rank) : set), 0);
  const seen = mine < 0 ? hidden : seenAt(state, mine);
  const earlier = hidden & ~seen;
  const later = hidden & seen & ~own;
  return Array.from({ length: state.seats }, (_, other) => {
    const step = order.indexOf(other);
    const twice = order.lastIndexOf(other) !== step;
    const set = other === seat ? 0 : twice ? hidden & ~own : step < mine ? earlier : later;
    return share(set, guessedWishes(state, other));
  });
}

/** Probabilities by a softmax over wishes. */
function share(set: RankSet, wishes: readonly number[]): number[] {
  const weights = wishes.map((wished, rank) =>
    rank > 0 && set & bitOf(rank) ? Math.exp(Math.min(8, wished) * 0.8) : 0,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return total === 0 ? weights : weights.map((weight) => weight / total);
}

/** Characters it hurts more to lose than the seat's standing tells. */
const STING: Partial<Record<CharacterId, number>> = {
  architect: 1.5,
  merchant: 1,
  navigator: 0.7,
  alchemist: 0.6,
  warlord: 0.6,
  king: -0.6,
  thief: 0.8,
  emperor: -0.2,
};

/** What murdering a character is worth: the harm to whoever may hold it. */
export function murderWorth(state: State, seat: Seat, suspected: Suspicions, character: CharacterId): number {
  const rank = rankOf(character);
  let worth = 0;
  suspected.forEach((chances, other) => {
    if (other === seat) return;
    const harm = Math.max(0, threat(state, other) - 2 + (STING[character] ?? 0));
    worth += chances[rank]! * harm * harm * 0.15;
  });
  return worth;
}

/** What robbing a character is worth: the gold to be expected. */
export function robWorth(state: State, seat: Seat, suspected: Suspicions, character: CharacterId): number {
  const rank = rankOf(character);
  let worth = 0;
  suspected.forEach((chances, other) => {
    if (other !== seat) worth += chances[rank]! * (state.gold[other]! + 0.3);
  });
  return worth;
}

/** What playing on as a character is worth to the Witch, by how likely it is in play. */
export function bewitchWorth(
  seat: Seat,
  suspected: Suspicions,
  character: CharacterId,
  wished: number,
): number {
  const rank = rankOf(character);
  let likely = 0;
  suspected.forEach((chances, other) => {
    if (other !== seat) likely += chances[rank]!;
  });
  return Math.min(1, likely) * (wished + 1);
}

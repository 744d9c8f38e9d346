import type { AnyGame, Fact, Json, Seat, Speaker } from '@pentapolis/kernel';

/** A fact in words. Facts of the match itself are phrased by the platform, the others by the game. */
export function factWords(game: AnyGame, fact: Fact, say: Speaker): string {
  if (!fact.kind.startsWith('match.')) return say(game.describeFact(fact));
  const { kind, to: _, reveals: __, pause: ___, ...args } = fact;
  return say({ key: kind, args: args as Record<string, Json> });
}

/** The seat a fact is about, for its mark in the log. */
export function seatOf(fact: Fact): Seat | undefined {
  return typeof fact.seat === 'number' ? fact.seat : undefined;
}

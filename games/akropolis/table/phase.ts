import type { Speaker } from '@pentapolis/kernel';
import type { View } from '../rules/index.ts';

/** "Turn 7 of 18": everybody has the same number of turns, and how many is known from what is still to be taken. */
export function phase(view: View, say: Speaker): string {
  if (view.over) return say.term('akropolis.phase.over');
  const { turn, turns } = turnsOf(view);
  return say.term('akropolis.phase', { turn, turns });
}

/** Turn being played and turns in all, per player. The last tile is never taken. */
export function turnsOf(view: View): { readonly turn: number; readonly turns: number } {
  const around = Math.max(2, view.cities.length);
  const takes = view.turn + view.site.length + view.unseen.length - 1;
  return { turn: Math.min(Math.floor(view.turn / around) + 1, takes / around), turns: takes / around };
}

import type { Speaker } from '@pentapolis/kernel';
import type { View } from '../rules/index.ts';

/** "Round 3 of 8 · Build". */
export function phase(view: View, say: Speaker): string {
  const { round } = view;
  if (view.phase === 'over' || view.phase === 'founding') return say.term(`phase.${view.phase}`);
  return say.term('small-city.phase', { round, phase: view.phase });
}

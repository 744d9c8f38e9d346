import type { Speaker } from '@pentapolis/kernel';
import type { View } from '../rules/index.ts';

/** "Round 3 · Choosing characters", "Round 3 · Merchant called". */
export function phase(view: View, say: Speaker): string {
  const { round } = view;
  if (view.phase === 'over') return say.term('citadels.phase.over');
  if (view.phase === 'draft') return say.term('citadels.phase.draft', { round });
  const call = view.calls[view.called - 1];
  return call === undefined
    ? say.term('citadels.phase.draft', { round })
    : say.term('citadels.phase.turns', { round, character: call.character, last: view.ending });
}

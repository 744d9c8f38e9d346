import type { Speaker } from '@pentapolis/kernel';
import type { View } from '../rules/index.ts';

/** "Year 2 of 3 · Trick 4 of 10", "Year 3 of 3 · Stock round". */
export function phase({ phase: now, step, year, trick, tricks }: View, say: Speaker): string {
  if (now === 'setup') return say.term(`citytrixx.phase.${step === 'setValue' ? 'start' : 'setup'}`);
  if (now === 'over') return say.term('citytrixx.phase.over');
  return say.term(`citytrixx.phase.${now}`, { year, trick: trick.number, tricks });
}

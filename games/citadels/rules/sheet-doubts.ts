import type { Args } from '@pentapolis/kernel';
import type { ScoreSheet, SheetScore } from './sheet.ts';

/** Why cities that somebody wrote down can't be how a match ended, as a phrase. They are scored all the same. */
export interface Doubt {
  readonly key: 'doubt.noneComplete' | 'doubt.nobodyFirst' | 'doubt.manyFirst';
  readonly args: Args;
}

/** Only what is certain. [CIT-END-1] [CIT-SCORE-4] @param score what {@link ScoreSheet} scores */
export function doubtsAbout({ goal, players }: ScoreSheet, score: SheetScore): Doubt[] {
  const firsts = players.filter(({ first }) => first).length;
  const complete = score.players.some(({ completion }) => completion > 0);
  const args = { goal };
  if (!complete) return [{ key: 'doubt.noneComplete', args }];
  if (firsts === 0) return [{ key: 'doubt.nobodyFirst', args }];
  // A Bell Tower lowers the goal by one, so that a match to 8 whose bell rang ends at 7.
  return firsts > 1 && goal === 8 ? [{ key: 'doubt.manyFirst', args }] : [];
}

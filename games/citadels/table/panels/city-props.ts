import type { Speaker } from '@pentapolis/kernel';
import type { Comfort } from '@pentapolis/kit';
import type { View } from '../../rules/index.ts';
import type { Aiming } from '../board/use-aim.ts';
import type { Quote } from '../model/price.ts';

/** What every part of a city is given. */
export interface CitiesProps {
  readonly view: View;
  readonly before: View | undefined;
  readonly own: number | undefined;
  readonly aiming: Aiming;
  /** Price and refusal of a district as a target, while districts are targets. */
  readonly quotes: ReadonlyMap<string, Quote>;
  readonly comfort: Comfort;
  readonly say: Speaker;
  showRule(id: string): void;
}

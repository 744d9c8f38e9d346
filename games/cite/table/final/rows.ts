import type { Seat } from '@pentapolis/kernel';
import { cardOf } from '../../rules/cards.ts';
import { convicted } from '../../rules/deals/jury.ts';
import { holdingsOf, type Score, scoreHoldings } from '../../rules/scoring.ts';
import { seatsOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export const PARTS = ['buildings', 'cards', 'converted'] as const;
export type Part = (typeof PARTS)[number];

/** What the count is made of. */
export interface FinalCount {
  readonly scores: readonly Score[];
  /** Lines in which somebody scored. */
  readonly parts: readonly Part[];
  readonly guilty: readonly Seat[];
}

/** The count of a finished match: hands lie open then. */
export function finalCount(view: View): FinalCount {
  const scores = seatsOf(view).map((seat) => {
    const cards = (view.hands[seat]?.known ?? []).map(({ card }) => cardOf(view.custom, card));
    return scoreHoldings(holdingsOf(view, seat, cards));
  });
  const parts = PARTS.filter((part) => part !== 'cards' || scores.some(({ cards }) => cards !== 0));
  return { scores, parts, guilty: convicted(view) };
}

import { type Card, isMoney } from './cards.ts';
import { worthOf } from './components.ts';
import type { State } from './state.ts';

/** What money cards are worth together. [CTX-BUY-4] */
export function moneyIn(state: State, cards: readonly Card[]): number {
  const doubled = state.moneyValue === 'doubled';
  let sum = 0;
  for (const card of cards) sum += worthOf(card, doubled);
  return sum;
}

export const moneyOf = (state: State, seat: number): Card[] =>
  (state.concealed[seat] as Card[]).filter(isMoney);

/**
 * Ways to pay a price that are worth thinking of: with personal money alone, with the money cards that come closest to
 * the price from below, and with those that cover it with the least lost. Each only if `cash` suffices for the rest.
 * [CTX-BUY-2] [CTX-BUY-3] Cards of one worth are used in their order; of sets of equal worth the one with fewer cards.
 */
export function payments(state: State, cards: readonly Card[], price: number, cash: number): Card[][] {
  const ways: Card[][] = [];
  if (cash >= price) ways.push([]);
  if (cards.length === 0) return ways;
  const doubled = state.moneyValue === 'doubled';
  const sets = new Map<number, readonly Card[]>([[0, []]]);
  for (const card of cards) {
    const worth = worthOf(card, doubled);
    for (const [sum, used] of [...sets]) {
      if (sum >= price) continue;
      const known = sets.get(sum + worth);
      if (known === undefined || known.length > used.length + 1) sets.set(sum + worth, [...used, card]);
    }
  }
  let below = 0;
  let above = Number.POSITIVE_INFINITY;
  for (const sum of sets.keys()) {
    if (sum <= price && sum > below) below = sum;
    if (sum > price && sum < above) above = sum;
  }
  if (below > 0 && cash >= price - below) ways.push([...sets.get(below)!]);
  if (below !== price && above < Number.POSITIVE_INFINITY) ways.push([...sets.get(above)!]);
  return ways;
}

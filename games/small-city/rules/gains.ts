import type { State } from './state.ts';

/** [SMC-COUNCIL-8] Money or votes by column. */
export const ECONOMY_GAINS: readonly number[] = [2, 3, 5, 8];

const SUPPORTER = { votes: 2, money: 1 };

/** What the question on top of the stack offers, in votes and in money: the Supporter's, or a column's of the Economy row. */
export function gainsOf(state: State): { readonly votes: number; readonly money: number } {
  const ask = state.asks.at(-1)!;
  if (ask.count === 0) return SUPPORTER;
  const amount = ECONOMY_GAINS[ask.count - 1]!;
  return { votes: amount, money: amount };
}

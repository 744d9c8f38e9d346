import type { CompanyId, View } from '../../rules/index.ts';

/** A line of the final scoring sheet: the shares of a company, or personal money. */
export interface FinalRow {
  readonly company?: CompanyId;
  /** Value on the track, last dividend, and both together. */
  readonly value?: number;
  readonly dividend?: number;
  readonly unit?: number;
  readonly shares?: readonly number[];
  /** What it comes to, seat by seat. */
  readonly points: readonly number[];
}

/** How each fortune comes about, line by line. [CTX-SCORE-1] [CTX-SCORE-2] */
export function finalRows(view: View): readonly FinalRow[] {
  const rows = view.companies.map(({ id, value = 0, lastDividend }): FinalRow => {
    const unit = value + lastDividend;
    const shares = view.seats.map((line) => line.shares[id] ?? 0);
    return {
      company: id,
      value,
      dividend: lastDividend,
      unit,
      shares,
      points: shares.map((count) => count * unit),
    };
  });
  return [...rows, { points: view.seats.map(({ cash }) => cash) }];
}

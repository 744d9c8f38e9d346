/** Written by `scripts/strength.mjs` from 200 matches of `pentapolis ladder citytrixx`. */
export const STRENGTH = {
  builder: { rating: 2049, winShareVsGreedy: 0.5 },
  citizen: { rating: 1846, winShareVsGreedy: 0.3 },
  apprentice: { rating: 1399, winShareVsGreedy: 0 },
} as const;

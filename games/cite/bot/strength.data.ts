/** Written by `scripts/strength.mjs` from 240 matches of `pentapolis ladder cite --seats 4`. */
export const STRENGTH = {
  master: { rating: 1989, winShareVsGreedy: 1 },
  builder: { rating: 1356, winShareVsGreedy: 0.625 },
  apprentice: { rating: 1181, winShareVsGreedy: 0.333 },
  citizen: { rating: 1167, winShareVsGreedy: 0.375 },
} as const;

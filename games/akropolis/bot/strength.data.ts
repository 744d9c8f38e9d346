/** Written by `scripts/strength.mjs` from 100 matches of `pentapolis ladder akropolis`. */
export const STRENGTH = {
  builder: { rating: 2363, winShareVsGreedy: 1 },
  citizen: { rating: 1809, winShareVsGreedy: 0.8 },
  apprentice: { rating: 1305, winShareVsGreedy: 0.1 },
} as const;

/** Written by `scripts/strength.mjs` from 300 matches of `pentapolis ladder akropolis`. */
export const STRENGTH = {
  builder: { rating: 2472, winShareVsGreedy: 1 },
  citizen: { rating: 1932, winShareVsGreedy: 0.8 },
  apprentice: { rating: 1345, winShareVsGreedy: 0.0667 },
} as const;

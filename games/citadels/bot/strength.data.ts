/** Written by `scripts/strength.mjs` from 300 matches of `pentapolis ladder citadels --seats 4`. */
export const STRENGTH = {
  builder: { rating: 1817, winShareVsGreedy: 0.567 },
  citizen: { rating: 1636, winShareVsGreedy: 0.267 },
  apprentice: { rating: 1411, winShareVsGreedy: 0.067 },
} as const;

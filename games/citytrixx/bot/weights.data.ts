/**
 * What the investor believes of an average match, by year (first entry: year 1). Taken from its own matches; see
 * `docs/strength/citytrixx.md`.
 */
export const BELIEFS = {
  /** What a city earns that is yet to be laid. */
  meanCity: [24, 31, 38],
  /** Levels of trains and number of cities a company still gains per trick to come. */
  levelsPerTrick: [0.2, 0.3, 0.35],
  citiesPerTrick: [0.5, 0.5, 0.5],
  /** Income in a coming year of a company without trains left over, and more per level of trains that are. */
  incomeAhead: [60, 75, 110],
  incomePerLevel: [0, 14, 18],
  /** Steps a coming year's purchases add to a value. */
  stepsBought: [1, 1, 1],
  /** What money that is left over still earns. */
  returns: [0.5, 0.3, 0],
} as const;

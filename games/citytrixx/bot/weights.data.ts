/**
 * What the investor believes of an average match, by year (first entry: year 1). Taken from its own matches; see
 * `docs/strength/citytrixx.md`.
 */
export const BELIEFS = {
  /** What a city earns that is yet to be laid. */
  meanCity: [24, 31, 38],
  /** Levels of trains and number of cities a company still gains per trick to come. */
  levelsPerTrick: [0.32, 0.39, 0.22],
  citiesPerTrick: [0.38, 0.49, 0.83],
  /** Income in a coming year of a company without trains left over, and more per level of trains that are. */
  incomeAhead: [60, 105, 127],
  incomePerLevel: [0, 8, 25],
  /** Steps a coming year's purchases add to a value. */
  stepsBought: [2, 0.4, 0.7],
  /** What money that is left over still earns. */
  returns: [0.9, 0.45, 0],
} as const;

/**
 * What the outlook of a city is made of, see `outlook.ts`; the order is that of {@link WEIGHTS}. `Now` features count
 * while turns are left, `Late` ones in proportion to how many are.
 */
export const FEATURES = [
  'points',
  ...['starsHouse', 'starsMarket', 'starsBarracks', 'starsTemple', 'starsGarden'],
  ...['valueHouse', 'valueMarket', 'valueBarracks', 'valueTemple', 'valueGarden'],
  ...['templeOneGap', 'templeTwoGaps', 'templeMoreGaps'],
  ...['barracksOneGap', 'barracksTwoGaps', 'barracksNoGap'],
  ...['spareHouses', 'blockedMarkets'],
  ...['stones', 'stonesLate', 'firstStones', 'spendableStones'],
  ...['quarriesNow', 'quarriesLate', 'raisedQuarries'],
  ...['raisedLate', 'columnsLate'],
  ...['lofts1Late', 'lofts2Late', 'lofts3Late', 'lofts1', 'lofts2', 'lofts3', 'loftSum', 'loftSumLate'],
  ...['loftQuarries', 'loftQuarriesLate'],
  ...['turns', 'one'],
] as const;

export const WEIGHTS: readonly number[] = [
  0.95, 0.53, 0.98, 0.99, 0.73, 1.31, 0.7, 0.99, 0.82, 0.94, 1.02, 0.35, 0.04, -0.24, 0.05, 0.01, -0.75,
  -0.11, -0.08, 0.74, 2.19, 1.47, 0.33, -0.45, 2.64, 0.28, -2.0, -1.59, -0.46, 4.91, -12.83, -0.03, -0.77,
  1.2, -0.03, -0.19, 0.24, 1.28, 108.07, 2.98,
];

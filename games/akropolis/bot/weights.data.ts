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
  ...['idleStars', 'idleValue', 'loftStarsLate', 'raisedStars'],
  ...['turns', 'one'],
] as const;

export const WEIGHTS: readonly number[] = [
  1.0, 1.3484, 2.1354, 2.2281, 1.4806, 2.4344, 1.6753, 0.7281, 0.9564, 0.8025, 0.6157, 0.0746, 0.1281,
  -0.6632, -0.2979, -0.1303, -0.823, 0.0659, -0.034, 1.0273, 3.5128, 2.3421, 1.2029, -0.5167, 2.3088, -2.3908,
  -0.4454, -0.1382, -0.4849, -0.0187, -3.2736, 0.6065, 2.1497, -1.9642, -0.1152, -0.4632, 0.2435, 1.0588, 0,
  0, 0, 0, 70.7564, 1.9511,
];

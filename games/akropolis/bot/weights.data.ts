/**
 * Written by `test/outlook.fit.ts`. What the outlook of a city is made of, see `outlook.ts`; the order is that of
 * {@link WEIGHTS}. What ends in `Late` counts in proportion to the turns left, most else while there are any.
 */
export const FEATURES = [
  'points',
  'starsHouse',
  'starsMarket',
  'starsBarracks',
  'starsTemple',
  'starsGarden',
  'valueHouse',
  'valueMarket',
  'valueBarracks',
  'valueTemple',
  'valueGarden',
  'templeOneGap',
  'templeTwoGaps',
  'templeMoreGaps',
  'barracksOneGap',
  'barracksTwoGaps',
  'barracksNoGap',
  'spareHouses',
  'blockedMarkets',
  'stones',
  'stonesLate',
  'firstStones',
  'spendableStones',
  'quarriesNow',
  'quarriesLate',
  'raisedQuarries',
  'raisedLate',
  'columnsLate',
  'lofts1Late',
  'lofts2Late',
  'lofts3Late',
  'lofts1',
  'lofts2',
  'lofts3',
  'loftSum',
  'loftSumLate',
  'loftQuarries',
  'loftQuarriesLate',
  'idleStars',
  'idleValue',
  'loftStarsLate',
  'raisedStars',
] as const;

export const WEIGHTS: readonly number[] = [
  1, 1.456, 2.2331, 2.3854, 1.1586, 1.967, 1.5473, 1.0687, 1.2212, 1.547, 1.233, 0.0388, -0.1976, -1.2043,
  -0.2479, -0.235, -0.9416, -0.4552, -0.4233, 1.1394, 2.4111, 2.6014, 2.0492, 0.2353, 3.0357, -4.4126,
  -0.3017, -0.0739, -0.6572, 1.162, -2.018, 0.7721, 1.6507, -1.3172, -0.2144, -0.8216, 0.3672, 0.8037, 0.5181,
  -0.4402, 0.0729, 0.141,
];

/** By number of seats, see `forecast.ts`. */
export const CALIBRATION = {
  2: {
    turns: 18,
    mean: 131.8,
    slope: [0.727, 0.697, 0.619, 0.519, 0.41, 0.281, 0.175, 0.079, 0.079],
    level: [174.463, 178.809, 182.05, 176.446, 161.981, 140.21, 112.98, 77.876, 50.695],
    spread: [4.848, 7.842, 10.331, 12.077, 13.399, 14.522, 15.234, 15.652, 15.754],
  },
  3: {
    turns: 16,
    mean: 103.89,
    slope: [0.7, 0.666, 0.615, 0.52, 0.443, 0.353, 0.281, 0.178, 0.178],
    level: [135.468, 139.566, 142.852, 139.687, 129.217, 114.276, 94.142, 68.398, 46.36],
    spread: [2.761, 7.535, 9.203, 10.748, 11.714, 12.771, 13.397, 14.002, 14.292],
  },
  4: {
    turns: 15,
    mean: 91.31,
    slope: [0.687, 0.66, 0.642, 0.586, 0.52, 0.472, 0.418, 0.33, 0.33],
    level: [118.744, 122.572, 125.478, 122.393, 114.757, 102.139, 86.207, 65.845, 45.215],
    spread: [2.546, 8.056, 9.56, 10.741, 11.667, 12.167, 12.722, 13.641, 14.063],
  },
} as const;

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
    mean: 128.12,
    slope: [0.683, 0.644, 0.559, 0.478, 0.377, 0.272, 0.173, 0.095, 0.095],
    level: [169.788, 174.523, 178.708, 174.013, 160.397, 139.563, 112.684, 78.008, 48.454],
    spread: [4.388, 7.305, 8.886, 9.792, 10.949, 12.029, 12.863, 13.338, 13.51],
  },
  3: {
    turns: 16,
    mean: 103.58,
    slope: [0.7, 0.691, 0.662, 0.569, 0.471, 0.379, 0.297, 0.222, 0.222],
    level: [135.711, 139.603, 142.021, 138.989, 128.948, 114.581, 94.334, 68.824, 43.942],
    spread: [2.659, 7.08, 9.624, 11.234, 12.748, 13.62, 14.504, 14.946, 15.213],
  },
  4: {
    turns: 15,
    mean: 90.33,
    slope: [0.703, 0.68, 0.663, 0.59, 0.523, 0.452, 0.38, 0.304, 0.304],
    level: [118.161, 121.998, 125.243, 122.288, 114.713, 102.406, 86.253, 65.781, 45.629],
    spread: [2.308, 7.347, 8.853, 10.289, 11.235, 11.965, 12.792, 13.371, 13.685],
  },
} as const;

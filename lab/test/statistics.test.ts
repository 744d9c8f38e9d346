import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { histogram, quantile, standardDeviation, summarize, wilson } from '../src/statistics.ts';

describe('wilson', () => {
  // Values of R's binom::binom.wilson
  test.each([
    { successes: 392, trials: 400, low: 0.961, high: 0.9898 },
    { successes: 0, trials: 10, low: 0, high: 0.2775 },
    { successes: 10, trials: 10, low: 0.7225, high: 1 },
    { successes: 50, trials: 100, low: 0.4038, high: 0.5962 },
  ])('$successes of $trials', ({ successes, trials, low, high }) => {
    const interval = wilson(successes, trials);
    expect(interval[0]).toBeCloseTo(low, 3);
    expect(interval[1]).toBeCloseTo(high, 3);
  });

  test('nothing tried, nothing known', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
  });

  test('holds the share and stays within 0 and 1', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (trials, share) => {
          const [low, high] = wilson(share * trials, trials);
          return low >= 0 && high <= 1 && low <= share + 1e-12 && high >= share - 1e-12;
        },
      ),
    );
  });
});

test('standard deviation of a sample', () => {
  expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.138, 3);
  expect(standardDeviation([3])).toBe(0);
});

test('quantiles interpolate', () => {
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
  expect(quantile([1, 2, 3, 4], 0.9)).toBeCloseTo(3.7);
  expect(quantile([7], 0.3)).toBe(7);
});

test('a summary', () => {
  expect(summarize([3, 1, 2])).toEqual({
    count: 3,
    mean: 2,
    sd: 1,
    min: 1,
    p10: 1.2,
    median: 2,
    p90: 2.8,
    max: 3,
  });
  expect(() => summarize([])).toThrow(RangeError);
});

describe('histogram', () => {
  test('round bins; the top value belongs to the last bin', () => {
    expect(histogram([0, 4, 9, 10, 11, 20], 2)).toEqual([
      { from: 0, to: 10, count: 3 },
      { from: 10, to: 20, count: 3 },
    ]);
  });

  test('every value is counted once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1 }), (values) => {
        const bins = histogram(values);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
        expect(bins.length).toBeLessThanOrEqual(11);
        expect(bins[0]?.from).toBeLessThanOrEqual(Math.min(...values));
        expect(bins.at(-1)?.to).toBeGreaterThanOrEqual(Math.max(...values));
      }),
    );
  });

  test('one value, and none', () => {
    expect(histogram([5, 5])).toEqual([{ from: 5, to: 5, count: 2 }]);
    expect(histogram([])).toEqual([]);
  });
});

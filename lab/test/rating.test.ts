import { expect, test } from 'vitest';
import { type Meeting, rate } from '../src/rating.ts';

/** `won` of `played` meetings won by the first. */
function series(first: number, second: number, won: number, played: number): Meeting[] {
  return Array.from({ length: played }, (_, index) => ({ first, second, share: index < won ? 1 : 0 }));
}

test('ten times the odds are 400 points, and odds multiply along the ladder', () => {
  const meetings = [...series(1, 0, 1000, 1100), ...series(2, 1, 1000, 1100)];
  const [random, middle, top] = rate(3, meetings, 0, { resamples: 0 });
  expect(random?.rating).toBe(1000);
  expect(middle?.rating).toBeCloseTo(1400, -1);
  expect(top?.rating).toBeCloseTo(1800, -1);
});

test('a player that never loses has a high and finite rating', () => {
  const [, winner] = rate(2, series(1, 0, 200, 200));
  expect(winner?.rating).toBeGreaterThan(1900);
  expect(Number.isFinite(winner?.rating)).toBe(true);
});

test('the interval holds the rating, narrows with more meetings and is reproducible', () => {
  const few = rate(2, series(1, 0, 15, 20), 0)[1];
  const many = rate(2, series(1, 0, 750, 1000), 0)[1];
  const width = (interval: readonly [number, number] | undefined): number =>
    interval ? interval[1] - interval[0] : 0;
  expect(few?.ci95[0]).toBeLessThan(few?.rating ?? 0);
  expect(few?.ci95[1]).toBeGreaterThan(few?.rating ?? 0);
  expect(width(many?.ci95)).toBeLessThan(width(few?.ci95) / 2);
  expect(rate(2, series(1, 0, 15, 20), 0)[1]).toEqual(few);
});

test('any player can be the anchor', () => {
  const ratings = rate(2, series(1, 0, 1000, 1100), 1, { resamples: 0 });
  expect(ratings[1]?.rating).toBe(1000);
  expect(ratings[0]?.rating).toBeCloseTo(600, -1);
});

test('without meetings everybody stands at the anchor', () => {
  expect(rate(2, []).map(({ rating }) => rating)).toEqual([1000, 1000]);
});

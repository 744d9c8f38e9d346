import { expect, it } from 'vitest';
import { levelSeats } from '../src/final/level-seats.ts';

it('seats with equal totals are told by group, those that are not counted left out', () => {
  expect(levelSeats([3, 5, 3, 5, 5])).toEqual([
    [0, 2],
    [1, 3, 4],
  ]);
  expect(levelSeats([3, 4, 5])).toEqual([]);
  expect(levelSeats([3, undefined, 3, undefined])).toEqual([[0, 2]]);
  expect(levelSeats([])).toEqual([]);
});

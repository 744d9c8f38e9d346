import { commitment } from '@pentapolis/kernel';
import { expect, it } from 'vitest';
import { PromisedSeeds } from '../src/table/promised-seeds.ts';

it('keeps a seed for its fingerprint, for an hour, for one match', () => {
  let now = 0;
  const seeds = new PromisedSeeds(() => now);
  const [first, second] = [seeds.promise(), seeds.promise()];
  expect(first).not.toBe(second);
  expect(commitment(seeds.take(first) ?? '')).toBe(first);
  expect(seeds.take(first)).toBeUndefined();
  now = 60 * 60_000;
  expect(seeds.take(second)).toBeUndefined();
});

it('forgets the oldest promises when too many wait', () => {
  const seeds = new PromisedSeeds(() => 0);
  const first = seeds.promise();
  const rest = Array.from({ length: 10_000 }, () => seeds.promise());
  expect(seeds.take(first)).toBeUndefined();
  expect(seeds.take(rest.at(-1) as string)).toBeDefined();
});

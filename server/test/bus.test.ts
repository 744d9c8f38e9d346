import { expect, test } from 'vitest';
import { localBus } from '../src/bus/local.ts';
import { busSuite } from './bus.suite.ts';

busSuite('Bus of this process', async () => ({
  bus: localBus(() => undefined),
  settle: async () => undefined,
}));

test('what a listener throws is told', () => {
  const errors: unknown[] = [];
  const bus = localBus((error) => errors.push(error));
  bus.subscribe('a', () => {
    throw new Error('a bad listener');
  });
  bus.publish('a', 1);
  expect(errors).toEqual([new Error('a bad listener')]);
});

import { describe, expect, test } from 'vitest';
import type { Bus } from '../src/bus/bus.ts';

/** What every adapter of the Bus port has to do. `settle` waits until all that was published has arrived. */
export function busSuite(name: string, open: () => Promise<{ bus: Bus; settle(): Promise<void> }>): void {
  describe(name, () => {
    test('every subscriber of a topic gets its messages in order, others nothing', async () => {
      const { bus, settle } = await open();
      const got: Record<string, unknown[]> = { a1: [], a2: [], b: [] };
      for (const [listener, topic] of [
        ['a1', 'a'],
        ['a2', 'a'],
        ['b', 'b'],
      ] as const)
        bus.subscribe(topic, (message) => got[listener]?.push(message));
      await settle();
      for (let n = 0; n < 20; n++) bus.publish('a', { n });
      bus.publish('b', ['x']);
      bus.publish('c', 1);
      await settle();
      const all = Array.from({ length: 20 }, (_, n) => ({ n }));
      expect(got).toEqual({ a1: all, a2: all, b: [['x']] });
    });

    test('who stops gets nothing more, others do', async () => {
      const { bus, settle } = await open();
      const got: unknown[] = [];
      const listener = (message: unknown): void => void got.push(message);
      const stop = bus.subscribe('a', listener);
      bus.subscribe('a', listener);
      await settle();
      bus.publish('a', 1);
      await settle();
      stop();
      stop();
      await settle();
      bus.publish('a', 2);
      await settle();
      expect(got).toEqual([1, 1, 2]);
    });

    test('a listener that throws harms nobody', async () => {
      const { bus, settle } = await open();
      const got: unknown[] = [];
      bus.subscribe('a', () => {
        throw new Error('a bad listener');
      });
      bus.subscribe('a', (message) => got.push(message));
      await settle();
      expect(() => bus.publish('a', 1)).not.toThrow();
      await settle();
      expect(got).toEqual([1]);
    });

    test('after closing nothing arrives', async () => {
      const { bus, settle } = await open();
      const got: unknown[] = [];
      bus.subscribe('a', (message) => got.push(message));
      await settle();
      await bus.close();
      bus.publish('a', 1);
      await settle();
      expect(got).toEqual([]);
    });
  });
}

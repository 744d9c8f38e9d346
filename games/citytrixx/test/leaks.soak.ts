import { ALWAYS, after, isFound, LEAKS_ANYWHERE, SELDOM } from '@pentapolis/kernel/toys';
import { describe, expect, it } from 'vitest';
import { citytrixx } from '../rules/index.ts';

const SEEDS = Array.from({ length: Number(process.env.SOAK_LEAK_SEEDS ?? 3) }, (_, index) => 1 + index);

describe('[PEN-TURN-3] the suite finds a leak by any channel within three matches', () => {
  const cases = LEAKS_ANYWHERE.flatMap((leak) =>
    [ALWAYS, SELDOM, after(60)].map((occasion) => ({ leak, occasion })),
  );
  it.each(cases)('$leak.channel, $occasion.when', ({ leak, occasion }) => {
    const missed = SEEDS.filter((seed) => !isFound(citytrixx, leak, occasion, { seed }));
    expect(missed.length / SEEDS.length, `missed with seeds ${missed}`).toBeLessThan(0.5);
  });
});

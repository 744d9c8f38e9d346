import { randomInt } from 'node:crypto';
import type { Fact } from '@pentapolis/kernel';

export interface PauseTimes {
  /** For one Fact marked `pause`; short and long ones are rarer than those between. */
  readonly leastMs: number;
  readonly mostMs: number;
  /** For all Facts of one action together. */
  readonly togetherMs: number;
}

/** Long enough for somebody to have spoken up, short enough for clients, which ask again after six seconds. */
export const PAUSE_TIMES: PauseTimes = { leastMs: 700, mostMs: 2300, togetherMs: 4500 };

/** Time that passes before what an action did is shown. Not in the log: the same match is replayed without it. */
export interface Pauses {
  /** Resolves when the pauses in these Facts are over; undefined when there are none, or the pauses are closed. */
  after(facts: readonly Fact[]): Promise<void> | undefined;
  /** Ends every pause at once, and there are none from now on. */
  close(): void;
}

const PRECISION = 2 ** 32;
const fromCrypto = (): number => randomInt(PRECISION) / PRECISION;

/** @param random in [0, 1); nobody may be able to foresee it */
export function randomPauses(times: PauseTimes, random: () => number = fromCrypto): Pauses {
  const { leastMs, mostMs, togetherMs } = times;
  const waiting = new Set<() => void>();
  let closed = false;
  const oneMs = (): number => leastMs + ((mostMs - leastMs) * (random() + random())) / 2;
  return {
    after(facts) {
      if (closed || mostMs <= 0) return undefined;
      const count = facts.reduce((sum, { pause }) => (pause === true ? sum + 1 : sum), 0);
      if (count === 0) return undefined;
      const allMs = Array.from({ length: count }, oneMs).reduce((sum, ms) => sum + ms);
      return new Promise((resolve) => {
        const over = (): void => {
          clearTimeout(timer);
          waiting.delete(over);
          resolve();
        };
        const timer = setTimeout(over, Math.min(allMs, togetherMs));
        waiting.add(over);
      });
    },
    close() {
      closed = true;
      for (const over of waiting) over();
    },
  };
}

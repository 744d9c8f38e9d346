import { describe, expect, it } from 'vitest';
import { easeInOut, easeOut, type FrameClock, tween } from '../src/motion/tween.ts';

/** Animation frames by hand. */
function handClock(): FrameClock & { frame(nowMs: number): void; waiting(): boolean } {
  let next: ((nowMs: number) => void) | undefined;
  return {
    request(callback) {
      next = callback;
      return 1;
    },
    cancel() {
      next = undefined;
    },
    frame(nowMs) {
      const callback = next;
      next = undefined;
      callback?.(nowMs);
    },
    waiting: () => next !== undefined,
  };
}

describe('tween', () => {
  it('runs from its first frame to exactly 1, then is done', () => {
    const clock = handClock();
    const shares: number[] = [];
    let done = 0;
    tween(
      { durationMs: 100, ease: (share) => share, step: (share) => shares.push(share), done: () => done++ },
      clock,
    );
    for (const nowMs of [5000, 5050, 5099, 5230]) clock.frame(nowMs);
    expect(shares).toEqual([0, 0.5, 0.99, 1]);
    expect(done).toBe(1);
    expect(clock.waiting()).toBe(false);
  });

  it('shows the end at once without a frame when there is no time', () => {
    const clock = handClock();
    const shares: number[] = [];
    tween({ durationMs: 0, step: (share) => shares.push(share) }, clock);
    expect(shares).toEqual([1]);
    expect(clock.waiting()).toBe(false);
  });

  it('stops where it is', () => {
    const clock = handClock();
    const shares: number[] = [];
    const stop = tween({ durationMs: 100, step: (share) => shares.push(share) }, clock);
    clock.frame(0);
    stop();
    clock.frame(50);
    expect(shares).toHaveLength(1);
  });

  it('eases between fixed ends', () => {
    for (const ease of [easeOut, easeInOut]) {
      expect(ease(0)).toBe(0);
      expect(ease(1)).toBe(1);
      expect(ease(0.3)).toBeLessThan(ease(0.6));
    }
  });
});

/** How a change runs from 0 to 1; both ends are reached exactly. */
export type Ease = (share: number) => number;

export const easeOut: Ease = (share) => 1 - (1 - share) ** 3;
export const easeInOut: Ease = (share) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/** Where animation frames come from; the browser's unless a test brings its own. */
export interface FrameClock {
  request(callback: (nowMs: number) => void): number;
  cancel(handle: number): void;
}

const browserClock: FrameClock = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
};

export interface Tween {
  /** 0 (or less) shows the end at once, as reduced motion wants. */
  readonly durationMs: number;
  readonly ease?: Ease;
  /** Called with the eased share, 1 the last time. */
  step(share: number): void;
  done?(): void;
}

/**
 * Runs a change over time.
 * @returns a function that stops it where it is; `done` is then not called
 */
export function tween(
  { durationMs, ease = easeOut, step, done }: Tween,
  clock: FrameClock = browserClock,
): () => void {
  if (durationMs <= 0) {
    step(1);
    done?.();
    return () => {};
  }
  let begunMs: number | undefined;
  let handle = clock.request(function tick(nowMs) {
    begunMs ??= nowMs;
    const share = Math.min(1, (nowMs - begunMs) / durationMs);
    step(ease(share));
    if (share < 1) handle = clock.request(tick);
    else done?.();
  });
  return () => clock.cancel(handle);
}

/** The two lengths of motion in the product, as in tokens.css. */
export const FAST_MS = 150;
export const SLOW_MS = 250;

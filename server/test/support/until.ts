import { vi } from 'vitest';

/** Only ends what would wait for ever, also on a machine that has much else to do. */
export const PATIENCE_MS = 300_000;

/** Resolves when the check passes without throwing, to what it returns. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: 20 });

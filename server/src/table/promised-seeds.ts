import { commitment } from '@pentapolis/kernel';
import { newSeed } from '../secrets.ts';

/** Long enough to fill in a form. */
const KEPT_MS = 60 * 60_000;

/** More than anybody waits for at one time; the oldest are forgotten first. */
const MOST = 10_000;

/**
 * Seeds whose fingerprint somebody was told before there is a match for them. Whoever makes a match with one adds a salt
 * to the luck that the server could not know when it chose the seed, as those do who join later. A seed serves once.
 */
export class PromisedSeeds {
  private readonly monotonicMs: () => number;
  private readonly promised = new Map<string, { readonly seed: string; readonly until: number }>();

  /** @param monotonicMs a clock that only goes forward */
  constructor(monotonicMs: () => number) {
    this.monotonicMs = monotonicMs;
  }

  /** @returns the fingerprint of a new seed */
  promise(): string {
    const now = this.monotonicMs();
    for (const [known, { until }] of this.promised) {
      if (until > now && this.promised.size < MOST) break;
      this.promised.delete(known);
    }
    const seed = newSeed();
    const fingerprint = commitment(seed);
    this.promised.set(fingerprint, { seed, until: now + KEPT_MS });
    return fingerprint;
  }

  /** The seed of a fingerprint; undefined when it was never promised, was used, or is too old. */
  take(fingerprint: string): string | undefined {
    const found = this.promised.get(fingerprint);
    this.promised.delete(fingerprint);
    return found !== undefined && found.until > this.monotonicMs() ? found.seed : undefined;
  }
}

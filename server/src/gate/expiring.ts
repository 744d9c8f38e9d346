interface Entry<Value> {
  readonly value: Value;
  readonly endsAt: number;
}

/**
 * Values by key that are forgotten a fixed time after they were set, or earlier when there are too many. Two generations:
 * when the young one is full, or as old as its first value may become, it takes the place of the old one, which is dropped
 * as a whole. So nothing is ever searched, and no timer is needed.
 */
export class Expiring<Value> {
  private young = new Map<string, Entry<Value>>();
  private old = new Map<string, Entry<Value>>();
  private bornAt: number;
  private readonly lifeMs: number;
  private readonly most: number;
  private readonly now: () => number;

  /**
   * @param most keys held at a time
   * @param now a clock in milliseconds that never goes back
   */
  constructor(lifeMs: number, most: number, now: () => number) {
    this.lifeMs = lifeMs;
    this.most = most;
    this.now = now;
    this.bornAt = now();
  }

  get(key: string): Value | undefined {
    return this.entry(key)?.value;
  }

  /** How long it will still be held, unless too many others come; undefined when it is not. */
  leftMs(key: string): number | undefined {
    const entry = this.entry(key);
    return entry && entry.endsAt - this.now();
  }

  /** @param lifeMs how long this one is remembered, at most what was said for all */
  set(key: string, value: Value, lifeMs = this.lifeMs): void {
    const now = this.now();
    if (this.young.size >= this.most / 2 || now >= this.bornAt + this.lifeMs) {
      this.old = this.young;
      this.young = new Map();
      this.bornAt = now;
    }
    this.young.set(key, { value, endsAt: now + lifeMs });
  }

  private entry(key: string): Entry<Value> | undefined {
    const entry = this.young.get(key) ?? this.old.get(key);
    return entry !== undefined && entry.endsAt > this.now() ? entry : undefined;
  }
}

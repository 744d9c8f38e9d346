import { createHash } from 'node:crypto';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { rateOf } from './measure.ts';

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly node: string;
  readonly platform: string;
  /** Runnable processes in the last minute, when the run began: above 0 somebody else was working too. */
  readonly load: number;
  readonly date: string;
}

export function machine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? '?',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    load: Math.round((loadavg()[0] as number) * 10) / 10,
    date: new Date().toISOString(),
  };
}

/** Steps of a 32-bit xorshift per second, in millions: plain integer work, to compare machines by. */
export function integerSpeed(seconds: number): number {
  let state = 1;
  const rate = rateOf(() => {
    for (let step = 0; step < 10_000; step++) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
    }
    return 10_000;
  }, seconds);
  return state === 0 ? 0 : rate / 1e6;
}

/** Kilobytes hashed with SHA-256 per second, in thousands: native code. */
export function hashSpeed(seconds: number): number {
  const block = new Uint8Array(64 * 1024);
  return (
    rateOf(() => {
      createHash('sha256').update(block).digest();
      return 64;
    }, seconds) / 1000
  );
}

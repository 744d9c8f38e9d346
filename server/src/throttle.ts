import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from './options.ts';

/** What is counted, per address or per token. */
export type Spending = 'read' | 'write' | 'create' | 'connect' | 'message' | 'chat' | 'move';

/** Counts what clients do and says when it is too much. Addresses and tokens are keys in memory only. */
export interface Throttle {
  /** @returns seconds to wait when the limit is reached; undefined = go on */
  spend(kind: Spending, key: string): Promise<number | undefined>;
}

export function createThrottle(limits: Limits): Throttle {
  const limiter = (points: number, duration: number): RateLimiterAbstract | undefined =>
    Number.isFinite(points) ? new RateLimiterMemory({ points, duration }) : undefined;
  const limiters: Readonly<Record<Spending, RateLimiterAbstract | undefined>> = {
    read: limiter(limits.readsPerMinute, 60),
    write: limiter(limits.writesPerMinute, 60),
    create: limiter(limits.createsPerHour, 3600),
    connect: limiter(limits.connectionsPerMinute, 60),
    message: limiter(limits.messagesPerMinute, 60),
    chat: limiter(limits.chatPerMinute, 60),
    move: limiter(limits.movesPerMinute, 60),
  };
  return {
    async spend(kind, key) {
      try {
        await limiters[kind]?.consume(key);
        return undefined;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
  };
}

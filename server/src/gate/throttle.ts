import type { Limits } from '../options.ts';
import { Expiring } from './expiring.ts';

/** What is counted per address; `move` per token. */
export type Spending =
  | 'accept'
  | 'request'
  | 'read'
  | 'write'
  | 'create'
  | 'connect'
  | 'message'
  | 'bytes'
  | 'chat'
  | 'move';

/** Counts what clients do and says when it is too much. Addresses and tokens are keys in memory only. */
export interface Throttle {
  /**
   * Being told to wait is counted too: an address that goes on all the same is shut out.
   * @returns seconds to wait when the limit is reached; undefined = go on
   */
  spend(kind: Spending, key: string, amount?: number): number | undefined;
  /** Counts against an address what no client of ours ever does. */
  refuse(address: string, amount?: number): void;
  /** Seconds until an address that was shut out is heard again; undefined = it is heard. */
  shutOut(address: string): number | undefined;
}

export interface ThrottleOptions {
  readonly limits: Limits;
  /** How long who does not stop is not heard the first time. Each time after that it is twice as long ... */
  readonly shutOutMs: number;
  /** ... up to this, and it begins anew for who was heard for so long without being shut out. */
  readonly shutOutMostMs: number;
  /** Something was too much. */
  onRefused(kind: Spending): void;
  /** An address is not heard from now on. */
  onShutOut(address: string): void;
  /** A clock in milliseconds that never goes back. */
  now(): number;
}

/** Addresses and tokens remembered per kind. More than that at a time, and the oldest of them begin anew. */
const MOST_KEYS = 100_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/** Counts in windows of fixed length that begin with the first event. */
class Budget {
  private readonly most: number;
  private readonly spent: Expiring<{ count: number }>;

  constructor(most: number, windowMs: number, now: () => number) {
    this.most = most;
    this.spent = new Expiring(windowMs, MOST_KEYS, now);
  }

  /** The key begins anew. */
  clear(key: string): void {
    this.spent.set(key, { count: 0 });
  }

  spend(key: string, amount: number): number | undefined {
    if (this.most === Infinity) return undefined;
    const window = this.spent.get(key);
    const count = amount + (window?.count ?? 0);
    if (window === undefined) this.spent.set(key, { count });
    else window.count = count;
    return count > this.most ? secondsOf(this.spent.leftMs(key) ?? 0) : undefined;
  }
}

export function createThrottle(options: ThrottleOptions): Throttle {
  const { limits, shutOutMs, onRefused, onShutOut, now } = options;
  const mostMs = Math.max(shutOutMs, options.shutOutMostMs);
  const budgets: Readonly<Record<Spending, Budget>> = {
    accept: new Budget(limits.acceptsPerMinute, MINUTE_MS, now),
    request: new Budget(limits.requestsPerMinute, MINUTE_MS, now),
    read: new Budget(limits.readsPerMinute, MINUTE_MS, now),
    write: new Budget(limits.writesPerMinute, MINUTE_MS, now),
    create: new Budget(limits.createsPerHour, HOUR_MS, now),
    connect: new Budget(limits.connectionsPerMinute, MINUTE_MS, now),
    message: new Budget(limits.messagesPerMinute, MINUTE_MS, now),
    bytes: new Budget(limits.messageBytesPerMinute, MINUTE_MS, now),
    chat: new Budget(limits.chatPerMinute, MINUTE_MS, now),
    move: new Budget(limits.movesPerMinute, MINUTE_MS, now),
  };
  const refusals = new Budget(limits.refusalsPerMinute, MINUTE_MS, now);
  const out = new Expiring<true>(mostMs, MOST_KEYS, now);
  const lastMs = new Expiring<number>(2 * mostMs, MOST_KEYS, now);

  function refuse(address: string, amount = 1): void {
    if (refusals.spend(address, amount) === undefined || out.get(address)) return;
    const before = lastMs.get(address);
    const ms = Math.min(mostMs, before === undefined ? shutOutMs : 2 * before);
    lastMs.set(address, ms, ms + mostMs);
    out.set(address, true, ms);
    refusals.clear(address); // afterwards it is as good as any other
    onShutOut(address);
  }
  return {
    spend(kind, key, amount = 1) {
      const wait = budgets[kind].spend(key, amount);
      if (wait === undefined) return undefined;
      onRefused(kind);
      if (kind === 'bytes') refuse(key, Math.ceil(amount / 1024));
      else if (kind !== 'move') refuse(key);
      return wait;
    },
    refuse,
    shutOut(address) {
      const left = out.leftMs(address);
      return left === undefined ? undefined : secondsOf(left);
    },
  };
}

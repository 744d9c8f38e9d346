import type { Logger } from 'pino';
import type { Bus } from './bus/bus.ts';
import type { Throttle } from './gate/throttle.ts';
import type { Health } from './health.ts';
import type { AddressReader } from './http/address.ts';
import type { Presence } from './live/presence.ts';
import type { Metrics } from './metrics.ts';
import type { Limits } from './options.ts';
import type { Games } from './served/games.ts';
import type { Slices } from './slices.ts';
import type { Store } from './store/store.ts';
import type { OpenSeats } from './table/open-seats.ts';
import type { PromisedSeeds } from './table/promised-seeds.ts';
import type { Tables } from './table/tables.ts';

/** What HTTP and sockets share. */
export interface Context {
  readonly store: Store;
  readonly bus: Bus;
  readonly games: Games;
  readonly tables: Tables;
  readonly seeds: PromisedSeeds;
  /** For work that is not short. */
  readonly slices: Slices;
  /** How long a match waits for the salts of people once every seat is taken. */
  readonly saltGraceMs: number;
  readonly presence: Presence;
  readonly openSeats: OpenSeats;
  /** See OpenTimes. */
  readonly openAwayMs: number;
  readonly limits: Limits;
  readonly throttle: Throttle;
  /** Which client sent a request, for limits. */
  readonly addressOf: AddressReader;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly log: Logger;
  now(): number;
  /** The server is being closed: nothing new is begun. */
  closing(): boolean;
}

import { mkdirSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { pino } from 'pino';
import { BotHost } from './bots/host.ts';
import { poolThinker } from './bots/pool.ts';
import { localBus } from './bus/local.ts';
import type { Context } from './context.ts';
import { addressReader } from './http/address.ts';
import { createApp } from './http/app.ts';
import { loadAssets } from './http/assets.ts';
import { localJobs } from './jobs/local.ts';
import { Presence } from './live/presence.ts';
import { attachSockets, type Sockets } from './live/sockets.ts';
import { createMetrics } from './metrics.ts';
import { DEFAULT_LIMITS, DEFAULT_OPTIONS, type ServerOptions } from './options.ts';
import { catalogueGames, gamesOf } from './served/games.ts';
import { readRulebook } from './served/rulebooks.ts';
import { openSqliteStore } from './store/sqlite/store.ts';
import { newsTopic } from './table/news.ts';
import { PAUSE_TIMES, randomPauses } from './table/pauses.ts';
import { PromisedSeeds } from './table/promised-seeds.ts';
import { scheduleSweeps } from './table/sweep.ts';
import { Tables } from './table/tables.ts';
import { createThrottle } from './throttle.ts';

export interface PentapolisServer {
  /** Where it answers, for this machine. */
  readonly url: string;
  readonly port: number;
  /** Stops accepting, lets what has begun become durable, tells clients and ends. */
  close(): Promise<void>;
}

/**
 * Puts a server together and starts it. The only place that knows which adapter stands behind which port.
 * @throws Error when the port is taken, the database can't be opened or a newer version wrote it, or games are broken
 */
export async function createServer(asked: ServerOptions): Promise<PentapolisServer> {
  const options = { ...DEFAULT_OPTIONS, ...asked };
  const log = options.log ?? pino({ level: options.logLevel }, pino.destination(2));
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const games = gamesOf(options.games ?? (await catalogueGames()));
  const rules = await readRulebook('kernel');
  const now = (): number => Date.now();

  let sockets: Sockets | undefined;
  const metrics = createMetrics({ matches: () => tables.size, sockets: () => sockets?.count() ?? 0 });
  mkdirSync(options.dataDir, { recursive: true });
  const store = await openSqliteStore(join(options.dataDir, 'pentapolis.sqlite'), {
    inline: options.storageThread === false,
    onBatch: (size, tookMs) => {
      metrics.batchSize.observe(size);
      metrics.batchSeconds.observe(tookMs / 1000);
    },
  });
  const bus = localBus((error) => log.error({ err: error }, 'a listener failed'));
  const jobs = localJobs({ onError: (error, { kind }) => log.error({ err: error, kind }, 'a job failed') });
  const pauses = randomPauses({ ...PAUSE_TIMES, ...options.pauses });
  const tables: Tables = new Tables(
    {
      store,
      now,
      pause: pauses.after,
      publish: (match, news) => bus.publish(newsTopic(match), news),
      changed: (table) => bots.wake(table),
    },
    games,
    options.cachedMatches,
  );
  const thinker = options.thinker ?? poolThinker(log, options.botWorkers);
  const bots = new BotHost({
    tables,
    jobs,
    thinker,
    log,
    delayMs: options.botDelayMs,
    undoPatienceMs: options.undoPatienceMs,
    onThought: (tookMs) => metrics.thoughtSeconds.observe(tookMs / 1000),
  });

  const presence = new Presence();
  const throttle = createThrottle(limits);
  let closing: Promise<void> | undefined;
  const context: Context = {
    store,
    bus,
    games,
    tables,
    seeds: new PromisedSeeds(now),
    presence,
    limits,
    throttle,
    addressOf: addressReader(options.trustProxy),
    metrics,
    log,
    now,
    closing: () => closing !== undefined,
  };
  const app = createApp(context, {
    assets: loadAssets(options.webDir),
    rules,
    metrics: options.metrics,
    sockets: () => sockets?.count() ?? 0,
  });

  const http = createAdaptorServer({ fetch: app.fetch }) as HttpServer;
  sockets = attachSockets(http, context);
  await listen(http, options);
  await bots.resume(store);
  scheduleSweeps({ store, tables, jobs, now, idleMs: options.idleMs });

  const { port } = http.address() as AddressInfo;
  const host = options.host === undefined || options.host === '0.0.0.0' ? 'localhost' : options.host;
  async function close(): Promise<void> {
    bots.close();
    pauses.close();
    const stopped = new Promise<void>((resolve) => void http.close(() => resolve()));
    await Promise.all([jobs.close(), thinker.close()]);
    await tables.settled();
    await sockets?.close();
    http.closeAllConnections();
    await stopped;
    await bus.close();
    await store.close();
  }
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

function listen(http: HttpServer, { port, host }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      resolve();
    });
  });
}

/** Closes a server on SIGTERM or SIGINT; a second signal ends the process at once. */
export function closeOnSignals(server: PentapolisServer): void {
  const stop = (): void => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.off(signal, stop);
      process.once(signal, () => process.exit(1));
    }
    void server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

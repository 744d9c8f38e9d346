import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { pino } from 'pino';
import { BotHost } from './bots/host.ts';
import { poolThinker } from './bots/pool.ts';
import { localBus } from './bus/local.ts';
import type { Context } from './context.ts';
import { Crowd } from './gate/crowd.ts';
import { attachGate } from './gate/gate.ts';
import { createThrottle } from './gate/throttle.ts';
import { createHealth } from './health.ts';
import { addressReader, directReader } from './http/address.ts';
import { createApp } from './http/app.ts';
import { loadAssets } from './http/assets.ts';
import { localJobs } from './jobs/local.ts';
import { Presence } from './live/presence.ts';
import { attachSockets, type Sockets } from './live/sockets.ts';
import { createMetrics } from './metrics.ts';
import { DEFAULT_LIMITS, DEFAULT_OPTIONS, type ServerOptions } from './options.ts';
import { catalogueGames, gamesOf } from './served/games.ts';
import { readRulebook } from './served/rulebooks.ts';
import { createSlices } from './slices.ts';
import { databaseIn, holdFolder } from './store/sqlite/folder.ts';
import { openSqliteStore } from './store/sqlite/store.ts';
import { scheduleAttendance } from './table/attendance.ts';
import { watchClock } from './table/clock-watch.ts';
import { newsTopic } from './table/news.ts';
import { OpenSeats } from './table/open-seats.ts';
import { PAUSE_TIMES, randomPauses } from './table/pauses.ts';
import { PromisedSeeds } from './table/promised-seeds.ts';
import { scheduleRetention } from './table/retention.ts';
import { saltDeadlines } from './table/salt-deadlines.ts';
import { scheduleSweeps } from './table/sweep.ts';
import { Tables } from './table/tables.ts';

export interface PentapolisServer {
  /** Where it answers, for this machine. */
  readonly url: string;
  readonly port: number;
  /** Stops accepting, lets what has begun become durable, tells clients and ends. */
  close(): Promise<void>;
}

/** How often connections that take too long are looked for. */
const CHECKING_MS = 2000;

/**
 * Puts a server together and starts it. The only place that knows which adapter stands behind which port.
 * Nothing answers before all of it is ready, and nothing is left behind when it can't be.
 * @throws StorageError what is wrong with the data folder or the database, see wire's `storage.` phrases
 * @throws Error when the port is taken or games are broken
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
  const assets = loadAssets(options.webDir);
  const folder = holdFolder(options.dataDir);
  const store = await openSqliteStore(databaseIn(options.dataDir), {
    inline: options.storageThread === false,
    onBatch: (size, tookMs) => {
      metrics.batchSize.observe(size);
      metrics.batchSeconds.observe(tookMs / 1000);
    },
  }).catch((error: unknown) => {
    folder.release();
    throw error;
  });
  const bus = localBus((error) => log.error({ err: error }, 'a listener failed'));
  const jobs = localJobs({ onError: (error, { kind }) => log.error({ err: error, kind }, 'a job failed') });
  const pauses = randomPauses({ ...PAUSE_TIMES, ...options.pauses });
  const slices = createSlices();
  const openSeats = new OpenSeats(limits.openSeats);
  const tables: Tables = new Tables(
    {
      store,
      now,
      saltGraceMs: options.saltGraceMs,
      pause: pauses.after,
      publish: (match, news) => bus.publish(newsTopic(match), news),
      changed(table) {
        openSeats.settle(table);
        bots.wake(table);
        deadlines.watch(table);
      },
    },
    games,
    options.cachedMatches,
    slices,
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

  const deadlines = saltDeadlines({ store, tables, jobs, now, graceMs: options.saltGraceMs });
  const presence = new Presence();
  const crowd = { connections: new Crowd(), sockets: new Crowd() };
  const throttle = createThrottle({
    limits,
    shutOutMs: options.shutOutMs,
    shutOutMostMs: options.shutOutMostMs,
    now: () => performance.now(),
    onRefused: (kind) => metrics.refused.inc({ kind }),
    onShutOut(address) {
      metrics.shutOut.inc();
      log.info('an address that asked for too much is shut out for a while');
      crowd.sockets.end(address);
      crowd.connections.end(address);
    },
  });
  let closing: Promise<void> | undefined;
  const context: Context = {
    store,
    bus,
    games,
    tables,
    slices,
    seeds: new PromisedSeeds(() => performance.now()),
    saltGraceMs: options.saltGraceMs,
    presence,
    openSeats,
    openAwayMs: options.openAwayMs,
    limits,
    throttle,
    addressOf:
      options.trustProxy === 0
        ? directReader(() => log.warn('a proxy is in front: all visitors count as one; set --trust-proxy'))
        : addressReader(options.trustProxy),
    metrics,
    health: createHealth(store, log, () => performance.now()),
    log,
    now,
    closing: () => closing !== undefined,
  };
  const app = createApp(context, {
    assets,
    rules,
    metrics: options.metrics,
    sockets: () => sockets?.count() ?? 0,
  });

  const timeout = { headersTimeout: options.requestTimeoutMs, requestTimeout: options.requestTimeoutMs };
  const serverOptions = { ...timeout, connectionsCheckingInterval: CHECKING_MS };
  const http = createAdaptorServer({ fetch: app.fetch, serverOptions }) as HttpServer;
  sockets = attachSockets(http, context, crowd.sockets, options.connectTimeoutMs);
  const gate = attachGate(http, context, {
    connections: crowd.connections,
    direct: options.trustProxy === 0,
  });
  async function close(): Promise<void> {
    bots.close();
    pauses.close();
    gate.close();
    const stopped = new Promise<void>((resolve) => void http.close(() => resolve()));
    await Promise.all([jobs.close(), thinker.close()]);
    await tables.settled();
    await sockets?.close();
    http.closeAllConnections();
    await stopped;
    await bus.close();
    await store.close();
    folder.release();
  }

  try {
    await deadlines.resume();
    await bots.resume(store); // reads what is served: who answers "healthy" has read it
    await listen(http, options);
  } catch (error) {
    await close().catch((failed: unknown) => log.error({ err: failed }, 'the start could not be undone'));
    throw error;
  }
  const { openAwayMs, openIdleMs } = options;
  const believable = watchClock({ store, log, wallMs: now, monotonicMs: () => performance.now() });
  const sweeping = { store, tables, jobs, log, now, believable };
  scheduleAttendance({ ...sweeping, presence, openAwayMs, openIdleMs });
  scheduleSweeps({ ...sweeping, idleMs: options.idleMs });
  const { keepFinishedMs, keepAbandonedMs, keepNamesMs, keepLookMs } = options;
  scheduleRetention({ ...sweeping, keepFinishedMs, keepAbandonedMs, keepNamesMs, keepLookMs });

  const { port } = http.address() as AddressInfo;
  const host = options.host === undefined || options.host === '0.0.0.0' ? 'localhost' : options.host;
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

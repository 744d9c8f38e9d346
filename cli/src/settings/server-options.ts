import { DEFAULT_OPTIONS, type Limits, type ServerOptions } from '@pentapolis/server/options';
import { LIMIT_NAMES, type Settings } from './rows.ts';

/** What settings mean to a server. */
export function serverOptions(settings: Settings): ServerOptions {
  const { host, botWorkers, pauses } = settings;
  return {
    port: settings.port,
    dataDir: settings.data,
    ...(host === undefined ? {} : { host }),
    trustProxy: settings.trustProxy,
    metrics: settings.metrics,
    logLevel: settings.logLevel,
    cachedMatches: settings.cachedMatches,
    botDelayMs: settings.botDelay ?? (pauses ? DEFAULT_OPTIONS.botDelayMs : 0),
    ...(pauses ? {} : { pauses: { leastMs: 0, mostMs: 0 } }),
    ...(botWorkers === undefined ? {} : { botWorkers }),
    saltGraceMs: settings.saltGrace,
    undoPatienceMs: settings.undoPatience,
    idleMs: settings.idle,
    openAwayMs: settings.openAway,
    openIdleMs: settings.openIdle,
    keepFinishedMs: settings.keepFinished,
    keepAbandonedMs: settings.keepAbandoned,
    keepNamesMs: settings.keepNames,
    shutOutMs: settings.shutOut,
    shutOutMostMs: settings.shutOutMost,
    requestTimeoutMs: settings.requestTimeout,
    connectTimeoutMs: settings.connectTimeout,
    limits: Object.fromEntries(LIMIT_NAMES.map((name) => [name, settings[name]])) as unknown as Limits,
  };
}

import type { Logger } from 'pino';
import type { Thinker } from './bots/thinker.ts';
import type { ServedGame } from './served/games.ts';
import type { PauseTimes } from './table/pauses.ts';

/** What clients may ask of the server. Every number may be `Infinity`. */
export interface Limits {
  /** Largest body of a request. */
  readonly bodyBytes: number;
  /** Largest socket message. */
  readonly messageBytes: number;
  /** Longest names of people and of matches, in characters. */
  readonly nameLength: number;
  readonly titleLength: number;
  readonly chatLength: number;
  /** Open and running matches on this server. */
  readonly matches: number;
  /** Matches one socket follows. */
  readonly watched: number;
  /** Lines of chat sent to who begins to follow. */
  readonly chatSent: number;
  /** Seats one address may take at open tables that others made. */
  readonly openSeats: number;
  /** A client that missed more steps than this gets a snapshot. */
  readonly tailSteps: number;
  /** Connections of every kind at a time, and those of one address; the latter where no proxy stands in front. */
  readonly openConnections: number;
  readonly openConnectionsPerAddress: number;
  /** Connections of addresses that are shut out, kept for a moment and not heard: who waits for an answer can't hurry. */
  readonly heldConnections: number;
  /** Sockets at a time. */
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Connections of every kind that one address opens; where no proxy stands in front. */
  readonly acceptsPerMinute: number;
  /** Per address. Requests: of every kind, files, polling and packets of sockets too. */
  readonly requestsPerMinute: number;
  readonly readsPerMinute: number;
  readonly writesPerMinute: number;
  readonly createsPerHour: number;
  readonly connectionsPerMinute: number;
  readonly messagesPerMinute: number;
  readonly messageBytesPerMinute: number;
  readonly chatPerMinute: number;
  /** An address that goes on after having been told so often to wait is shut out for a while. */
  readonly refusalsPerMinute: number;
  /** Per seat token. */
  readonly movesPerMinute: number;
}

export const DEFAULT_LIMITS: Limits = {
  bodyBytes: 256 * 1024, // room for a component set
  messageBytes: 16 * 1024,
  nameLength: 24,
  titleLength: 40,
  chatLength: 500,
  matches: 10_000,
  watched: 16,
  chatSent: 200,
  openSeats: 8,
  tailSteps: 100,
  openConnections: 10_000,
  openConnectionsPerAddress: 256,
  heldConnections: 256,
  sockets: 5000,
  socketsPerAddress: 100, // a club behind one address
  acceptsPerMinute: 3000, // thirty people who open a hundred each
  requestsPerMinute: 6000,
  readsPerMinute: 1200,
  writesPerMinute: 120,
  createsPerHour: 200,
  connectionsPerMinute: 120,
  messagesPerMinute: 1200,
  messageBytesPerMinute: 1024 * 1024,
  chatPerMinute: 40,
  refusalsPerMinute: 120,
  movesPerMinute: 240,
};

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
/** Who may read /api/metrics: this machine, everybody, nobody. */
export const METRICS_READERS = ['local', 'public', 'off'] as const;

export interface ServerOptions {
  /** 0 = any free port. */
  readonly port: number;
  /** Default: all addresses. */
  readonly host?: string;
  /** Where the database is; made when it isn't there. */
  readonly dataDir: string;
  /** The built pages (dist/web). Absent = API only. */
  readonly webDir?: string;
  /** Default: the catalogue. */
  readonly games?: readonly ServedGame[];
  /** Who thinks for bots. Default: the worker pool of @pentapolis/bots. */
  readonly thinker?: Thinker;
  /** Threads of that pool. */
  readonly botWorkers?: number;
  /** Pause before a bot thinks, so that people can follow. */
  readonly botDelayMs?: number;
  /** How long silences take, see `pause` of Fact. `mostMs: 0` = none. */
  readonly pauses?: Partial<PauseTimes>;
  /** How long bots wait for people to answer a request to take back before they play on. */
  readonly undoPatienceMs?: number;
  /**
   * How long a match whose seats are all taken waits for the salts that people committed to, before it begins without
   * those still missing.
   */
  readonly saltGraceMs?: number;
  /** Open and running matches nobody touches for that long are abandoned; `Infinity` = never. */
  readonly idleMs?: number;
  /** Open matches where nobody has sat for that long leave the list until somebody comes back. */
  readonly openAwayMs?: number;
  /** Open matches where nobody has sat for that long are closed; `Infinity` = never. */
  readonly openIdleMs?: number;
  /** Finished and abandoned matches are deleted when nothing has changed there for that long; `Infinity` = never. */
  readonly keepFinishedMs?: number;
  readonly keepAbandonedMs?: number;
  /** Names, chat and seat tokens of finished matches are deleted after that long; `Infinity` = never. */
  readonly keepNamesMs?: number;
  /** How often what has been kept long enough is looked for. */
  readonly keepLookMs?: number;
  readonly limits?: Partial<Limits>;
  /** How long an address that does not stop is not heard: the first time, and at most; each time is twice the last. */
  readonly shutOutMs?: number;
  readonly shutOutMostMs?: number;
  /** How long a client may take to send a request. */
  readonly requestTimeoutMs?: number;
  /** How long a socket may be open without having asked to connect. */
  readonly connectTimeoutMs?: number;
  /** How many proxies stand in front, each adding whom it heard to X-Forwarded-For. 0 = that header is not read. */
  readonly trustProxy?: number;
  readonly metrics?: (typeof METRICS_READERS)[number];
  /** Matches kept in memory. */
  readonly cachedMatches?: number;
  /** SQL in a thread of its own. Default true; false for tests. */
  readonly storageThread?: boolean;
  /** What is logged to standard error: this and what is worse. */
  readonly logLevel?: (typeof LOG_LEVELS)[number];
  /** Logs instead, whatever `logLevel` says. */
  readonly log?: Logger;
}

/** What a server does unless it is told otherwise. */
export const DEFAULT_OPTIONS = {
  botDelayMs: 600,
  undoPatienceMs: 30_000,
  saltGraceMs: 2 * 60 * 1000,
  idleMs: 30 * 24 * 3600 * 1000,
  openAwayMs: 24 * 3600 * 1000,
  openIdleMs: 3 * 24 * 3600 * 1000,
  keepFinishedMs: Number.POSITIVE_INFINITY,
  keepAbandonedMs: 90 * 24 * 3600 * 1000,
  keepNamesMs: Number.POSITIVE_INFINITY,
  keepLookMs: 3600 * 1000,
  shutOutMs: 60_000,
  shutOutMostMs: 15 * 60_000,
  requestTimeoutMs: 30_000,
  connectTimeoutMs: 10_000,
  trustProxy: 0,
  metrics: 'local',
  cachedMatches: 2000,
  logLevel: 'warn',
} as const satisfies Partial<ServerOptions>;

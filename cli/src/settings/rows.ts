import {
  DEFAULT_LIMITS,
  DEFAULT_OPTIONS,
  type Limits,
  LOG_LEVELS,
  METRICS_READERS,
} from '@pentapolis/server/options';
import { address, choice, duration, folder, optional, type Setting, toggle, whole } from './kinds.ts';

/*
 * Every setting of a server, once. Its name makes the flag (`--reads-per-minute`), the variable
 * (`PENTAPOLIS_READS_PER_MINUTE`), the member of the file (`readsPerMinute`) and the phrase that explains it
 * (`setting.readsPerMinute`); docs/hosting.md's tables are made from this too (`npx vitest run cli/test/hosting -u`).
 * What a setting does is said in server-options.ts.
 */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const SERVER = {
  port: whole(3000, { min: 0, max: 65_535 }),
  host: address(),
  data: folder('data'),
  trustProxy: whole(DEFAULT_OPTIONS.trustProxy, { min: 0, max: 16 }),
  metrics: choice(DEFAULT_OPTIONS.metrics, METRICS_READERS),
  logLevel: choice(DEFAULT_OPTIONS.logLevel, LOG_LEVELS),
  cachedMatches: whole(DEFAULT_OPTIONS.cachedMatches, { min: 1, max: 1_000_000 }),
} as const;

const PLAY = {
  pauses: toggle(true),
  botDelay: optional(duration(DEFAULT_OPTIONS.botDelayMs, { min: 0, max: 60_000 })),
  botWorkers: optional(whole(1, { min: 1, max: 64 })),
  saltGrace: duration(DEFAULT_OPTIONS.saltGraceMs, { min: 1000, max: HOUR_MS }),
  undoPatience: duration(DEFAULT_OPTIONS.undoPatienceMs, { min: 0, max: HOUR_MS }),
} as const;

/** How long something is kept before it is deleted. */
const keeping = (usualMs: number): Setting<number> =>
  duration(usualMs, { min: HOUR_MS, max: 36_500 * DAY_MS, endless: 'never' });

const KEEPING = {
  idle: duration(DEFAULT_OPTIONS.idleMs, { min: HOUR_MS, max: 3650 * DAY_MS, endless: 'never' }),
  openAway: duration(DEFAULT_OPTIONS.openAwayMs, { min: HOUR_MS, max: 3650 * DAY_MS, endless: 'never' }),
  openIdle: duration(DEFAULT_OPTIONS.openIdleMs, { min: HOUR_MS, max: 3650 * DAY_MS, endless: 'never' }),
  keepFinished: keeping(DEFAULT_OPTIONS.keepFinishedMs),
  keepAbandoned: keeping(DEFAULT_OPTIONS.keepAbandonedMs),
  keepNames: keeping(DEFAULT_OPTIONS.keepNamesMs),
} as const;

/** How often something may be done, or how many there may be where it may be any number. */
const rate = (name: keyof Limits): Setting<number> =>
  whole(DEFAULT_LIMITS[name], { min: 1, max: 1_000_000, endless: 'unlimited' });
/** How much of something there may be. */
const amount = (name: keyof Limits, min: number, max: number): Setting<number> =>
  whole(DEFAULT_LIMITS[name], { min, max });

const LIMITS = {
  acceptsPerMinute: rate('acceptsPerMinute'),
  requestsPerMinute: rate('requestsPerMinute'),
  readsPerMinute: rate('readsPerMinute'),
  writesPerMinute: rate('writesPerMinute'),
  createsPerHour: rate('createsPerHour'),
  connectionsPerMinute: rate('connectionsPerMinute'),
  messagesPerMinute: rate('messagesPerMinute'),
  messageBytesPerMinute: whole(DEFAULT_LIMITS.messageBytesPerMinute, {
    min: 64 * 1024,
    max: 1024 * 1024 * 1024,
    endless: 'unlimited',
  }),
  chatPerMinute: rate('chatPerMinute'),
  movesPerMinute: rate('movesPerMinute'),
  refusalsPerMinute: rate('refusalsPerMinute'),
  openConnections: rate('openConnections'),
  openConnectionsPerAddress: rate('openConnectionsPerAddress'),
  heldConnections: amount('heldConnections', 0, 10_000),
  sockets: rate('sockets'),
  socketsPerAddress: rate('socketsPerAddress'),
  matches: rate('matches'),
  openSeats: rate('openSeats'),
  watched: amount('watched', 1, 1000),
  bodyBytes: amount('bodyBytes', 1024, 64 * 1024 * 1024),
  messageBytes: amount('messageBytes', 1024, 1024 * 1024),
  nameLength: amount('nameLength', 8, 100),
  titleLength: amount('titleLength', 8, 100),
  chatLength: amount('chatLength', 1, 2000),
  chatSent: amount('chatSent', 0, 10_000),
  tailSteps: amount('tailSteps', 0, 10_000),
} as const satisfies Readonly<Record<keyof Limits, Setting<number>>>;

const PATIENCE = {
  shutOut: duration(DEFAULT_OPTIONS.shutOutMs, { min: 0, max: DAY_MS }),
  shutOutMost: duration(DEFAULT_OPTIONS.shutOutMostMs, { min: 0, max: DAY_MS }),
  requestTimeout: duration(DEFAULT_OPTIONS.requestTimeoutMs, { min: 1000, max: HOUR_MS }),
  connectTimeout: duration(DEFAULT_OPTIONS.connectTimeoutMs, { min: 1000, max: HOUR_MS }),
} as const;

/** The settings under the headings of help and documentation. */
export const GROUPS = {
  server: SERVER,
  play: PLAY,
  keeping: KEEPING,
  limits: { ...LIMITS, ...PATIENCE },
} as const;
export type Group = keyof typeof GROUPS;

export const SETTINGS = { ...SERVER, ...PLAY, ...KEEPING, ...LIMITS, ...PATIENCE } as const;
export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];
export const LIMIT_NAMES = Object.keys(LIMITS) as readonly (keyof Limits)[];

/** What every setting is set to. */
export type Settings = {
  readonly [Name in SettingName]: (typeof SETTINGS)[Name] extends Setting<infer Value> ? Value : never;
};

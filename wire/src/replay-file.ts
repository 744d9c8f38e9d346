import { type GameMeta, type LogEvent, playsVersion, type StartEvent } from '@pentapolis/kernel';
import type { Broken, ReplayFile } from './index.ts';
import {
  bag,
  count,
  flag,
  given,
  isBag,
  isCount,
  list,
  type Members,
  maybe,
  object,
  type ReplayProblem,
  text,
  that,
  truth,
} from './shapes.ts';

export type { ReplayProblem } from './shapes.ts';

export const REPLAY_FORMAT = 'pentapolis-replay/1';

const outcomes = list((value, path) => (isCount(value) ? undefined : list(count)(value, path)));

type Kind = LogEvent['kind'];
type EventOf<K extends Kind> = Extract<LogEvent, { kind: K }>;

const EVENTS: { readonly [K in Kind]: Members<EventOf<K>> } = {
  start: {
    seq: count,
    kind: text,
    game: text,
    version: count,
    setup: object<EventOf<'start'>['setup']>({ seats: count, options: bag, components: maybe(given) }),
    match: maybe(text),
    commitment: text,
    saltCommitments: maybe(list(text)),
    salts: list(text),
    occupants: maybe(list(text)),
    outcomes,
  },
  act: { seq: count, kind: text, seat: count, action: given, outcomes: maybe(outcomes) },
  undo: { seq: count, kind: text, seat: count, to: count },
  answer: { seq: count, kind: text, seat: count, agree: flag },
  leave: {
    seq: count,
    kind: text,
    seat: count,
    reason: that((value) => value === 'resigned' || value === 'deadline'),
    deserted: maybe(truth),
  },
  abandon: { seq: count, kind: text },
};

/** What is wrong with event `index` of a log, as far as its shape goes. */
export function eventProblem(event: unknown, index: number): ReplayProblem | undefined {
  const path = `events[${index}]`;
  if (!isBag(event)) return { why: 'wrong', field: path };
  const { kind } = event;
  const isKind = typeof kind === 'string' && Object.hasOwn(EVENTS, kind);
  if (!isKind || (kind === 'start') !== (index === 0)) return { why: 'wrong', field: `${path}.kind` };
  return object<LogEvent>(EVENTS[kind as Kind] as Members<LogEvent>)(event, path);
}

export const BROKEN = object<Broken>({
  seq: count,
  why: text,
  kind: maybe(text),
  seat: maybe(count),
  rule: maybe(text),
});

const FILE: Members<ReplayFile> = {
  format: text,
  game: text,
  version: count,
  names: list(text),
  occupants: maybe(
    list(object<NonNullable<ReplayFile['occupants']>[number]>({ nonce: maybe(text), level: maybe(text) })),
  ),
  events: that((value) => Array.isArray(value) && value.length > 0),
  chain: list(text),
  seed: text,
  result: maybe(
    object<NonNullable<ReplayFile['result']>>({
      ranking: list(count),
      scores: list(that(Number.isFinite)),
    }),
  ),
  broken: maybe(BROKEN),
  unread: maybe(
    list(object<NonNullable<ReplayFile['unread']>[number]>({ seq: count, body: text, chain: text })),
  ),
  times: maybe(list(count)),
};

/** Why a value is not of the format asked for; the same format with another number came later. */
export function formatProblem(value: unknown, expected: string): ReplayProblem | undefined {
  const format = isBag(value) ? value.format : undefined;
  if (format === expected) return undefined;
  const found = typeof format === 'string' ? format.slice(0, 64) : '';
  const [kind] = expected.split('/');
  const newer = found.startsWith(`${kind}/`) && /^\d+$/.test(found.slice(`${kind}/`.length));
  return { why: newer ? 'newer' : 'format', found };
}

/**
 * Reads an untrusted value as far as the shape of a replay file goes; what it claims is verified later. Nothing is
 * ignored, except behind the event at which a damaged log broke: what stands there may be anything.
 */
export function readReplayFile(value: unknown): ReplayFile | ReplayProblem {
  const other = formatProblem(value, REPLAY_FORMAT);
  if (other !== undefined) return other;
  const problem = object(FILE)(value, '');
  if (problem !== undefined) return problem;
  const file = value as ReplayFile;
  if (file.times !== undefined && file.times.length !== file.events.length)
    return { why: 'wrong', field: 'times' };
  const whole = file.events.slice(0, file.broken?.seq);
  for (const [index, event] of whole.entries()) {
    const wrong = eventProblem(event, index);
    if (wrong !== undefined) return wrong;
  }
  return file.events[0]?.kind === 'start' ? file : { why: 'wrong', field: 'events[0].kind' };
}

/** Why this copy of the game can't play a file, by what the file and its first event say. */
export function playedProblem(file: ReplayFile, meta: GameMeta): ReplayProblem | undefined {
  const start = file.events[0] as StartEvent;
  const problem = versionProblem(file, [file.version, start.version], meta);
  if (problem !== undefined) return problem;
  if (start.game !== file.game) return { why: 'wrong', field: 'events[0].game' };
  return file.version === start.version ? undefined : { why: 'wrong', field: 'version' };
}

/** Why this copy of the game can't show what was played by these versions of it. */
export function versionProblem(
  file: { readonly game: string },
  versions: readonly number[],
  meta: GameMeta,
): ReplayProblem | undefined {
  const newest = Math.max(...versions);
  if (newest > meta.version) return { why: 'newer', found: `${file.game} ${newest}` };
  const version = versions.find((asked) => !playsVersion(meta, asked));
  if (version !== undefined) {
    const own = (meta.plays ?? [meta.version]).join(', ');
    return { why: 'version', version, game: file.game, own };
  }
  return undefined;
}

export const isReplayProblem = (read: object): read is ReplayProblem => 'why' in read;

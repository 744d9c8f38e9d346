import { type GameMeta, type LogEvent, playsVersion, type StartEvent } from '@pentapolis/kernel';
import type { Broken, ReplayFile } from './index.ts';

export const REPLAY_FORMAT = 'pentapolis-replay/1';

/**
 * Why something is no replay file that can be opened: it is of another `format` or one that came later (`newer`), or a
 * `field` is missing or `wrong`, or not understood (`unknown`), or it is of a `version` of the game that is no longer
 * played (`own` lists those that are). Fields are named by path, as in `events[3].seat`.
 */
export type ReplayProblem =
  | { readonly why: 'format' | 'newer'; readonly found: string }
  | { readonly why: 'wrong' | 'unknown'; readonly field: string }
  | { readonly why: 'version'; readonly version: number; readonly game: string; readonly own: string };

type Bag = Readonly<Record<string, unknown>>;

/** Finds what is wrong with a value that stands at `path`. */
type Shape = (value: unknown, path: string) => ReplayProblem | undefined;
type Members<T> = Readonly<Record<keyof T, Shape>>;

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const that =
  (holds: (value: unknown) => boolean): Shape =>
  (value, field) =>
    holds(value) ? undefined : { why: 'wrong', field };
const text = that((value) => typeof value === 'string');
const count = that(isCount);
const bag = that(isBag);
const given = that((value) => value !== undefined);
const flag = that((value) => typeof value === 'boolean');
const truth = that((value) => value === true);

/** May be left out. */
const maybe =
  (shape: Shape): Shape =>
  (value, path) =>
    value === undefined ? undefined : shape(value, path);

const list =
  (shape: Shape): Shape =>
  (value, path) => {
    if (!Array.isArray(value)) return { why: 'wrong', field: path };
    for (const [index, item] of value.entries()) {
      const problem = shape(item, `${path}[${index}]`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };

/** What is not understood comes first: it is most often the reason why another member is missing. */
function object<T>(members: Members<T>): Shape {
  const shapes = Object.entries<Shape>(members);
  return (value, path) => {
    if (!isBag(value)) return { why: 'wrong', field: path };
    const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(members, name));
    if (unknown !== undefined) return { why: 'unknown', field: at(unknown) };
    for (const [name, shape] of shapes) {
      const problem = shape(value[name], at(name));
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
}

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
  broken: maybe(
    object<Broken>({
      seq: count,
      why: text,
      kind: maybe(text),
      seat: maybe(count),
      rule: maybe(text),
    }),
  ),
  unread: maybe(
    list(object<NonNullable<ReplayFile['unread']>[number]>({ seq: count, body: text, chain: text })),
  ),
};

function formatProblem(format: unknown): ReplayProblem | undefined {
  if (format === REPLAY_FORMAT) return undefined;
  const found = typeof format === 'string' ? format.slice(0, 64) : '';
  return { why: /^pentapolis-replay\/\d+$/.test(found) ? 'newer' : 'format', found };
}

/**
 * Reads an untrusted value as far as the shape of a replay file goes; what it claims is verified later. Nothing is
 * ignored, except behind the event at which a damaged log broke: what stands there may be anything.
 */
export function readReplayFile(value: unknown): ReplayFile | ReplayProblem {
  const other = formatProblem(isBag(value) ? value.format : undefined);
  if (other !== undefined) return other;
  const problem = object(FILE)(value, '');
  if (problem !== undefined) return problem;
  const file = value as ReplayFile;
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
  const versions = [file.version, start.version];
  const newest = Math.max(...versions);
  if (newest > meta.version) return { why: 'newer', found: `${file.game} ${newest}` };
  const version = versions.find((asked) => !playsVersion(meta, asked));
  if (version !== undefined) {
    const own = (meta.plays ?? [meta.version]).join(', ');
    return { why: 'version', version, game: file.game, own };
  }
  if (start.game !== file.game) return { why: 'wrong', field: 'events[0].game' };
  return file.version === start.version ? undefined : { why: 'wrong', field: 'version' };
}

export const isReplayProblem = (read: ReplayFile | ReplayProblem): read is ReplayProblem => 'why' in read;

import { z } from '@hono/zod-openapi';
import { isNestedTooDeep } from '@pentapolis/kernel';
import type {
  ApiError,
  AskReplay,
  Broken,
  CloseTable,
  CreateMatch,
  FillWithBots,
  FreeSeat,
  GameInfo,
  GameList,
  History,
  JoinMatch,
  LookedUp,
  LookUp,
  MatchInfo,
  MatchPage,
  Promised,
  Rematch,
  ReplayFile,
  RulesAnswer,
  Seated,
  ShownFile,
  TellSalts,
} from '@pentapolis/wire';

/*
 * Schemas of the HTTP API, held to the types of wire: what is asked is checked against them (strictly: what would be
 * ignored is refused), what is answered is described by them in the OpenAPI document.
 */

/** `undefined` where a member may be left out: zod infers it, JSON never holds it. */
type Loose<T> = T extends readonly (infer Item)[]
  ? readonly Loose<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Loose<T[Key]> | (undefined extends T[Key] ? undefined : never) }
    : T;
type Schema<T> = z.ZodType<T | Loose<T>>;

/** What games read themselves. */
const shallow = z.any().refine((value) => !isNestedTooDeep(value));
/** JSON whose shape is that of a kernel type, or of a game's own. */
const opaque = (description: string) => z.any().openapi({ type: 'object', description });
const list = <T extends z.ZodType>(item: T) => z.array(item).readonly();

const seat = z.number().int().min(0).max(15);
const token = z.string().regex(/^[\w-]{1,64}$/);
const name = z.string().max(200);
const salt = z.string().min(1).max(64);
const commitment = z.string().regex(/^[0-9a-f]{64}$/);
const addedLuck = { salt: salt.optional(), saltCommitment: commitment.optional() };
const visibility = z.enum(['public', 'private']);
const status = z.enum(['open', 'running', 'finished', 'abandoned']);
const outcome = z.object({ ranking: list(z.number()), scores: list(z.number()) });

const seatRequest = z.discriminatedUnion('fill', [
  z.strictObject({ fill: z.literal('you'), name: name.optional(), ...addedLuck }),
  z.strictObject({ fill: z.literal('open') }),
  z.strictObject({ fill: z.literal('bot'), level: z.string().max(40) }),
]);

export const promised = z.object({ commitment }).openapi('Promised') satisfies Schema<Promised>;

export const createMatch = z
  .strictObject({
    game: z.string().max(40),
    options: z.record(z.string().max(40), shallow).optional(),
    seats: z.array(seatRequest).min(1).max(16),
    visibility,
    name: name.optional(),
    components: shallow.optional(),
    commitment: commitment.optional(),
  })
  .openapi('CreateMatch') satisfies z.ZodType<unknown>;

export const joinMatch = z
  .strictObject({ name: name.optional(), seat: seat.optional(), ...addedLuck })
  .openapi('JoinMatch') satisfies Schema<JoinMatch>;

export const tellSalts = z
  .strictObject({ salts: z.array(z.strictObject({ token, salt })).min(1).max(16) })
  .openapi('TellSalts') satisfies Schema<TellSalts>;

export const askReplay = z
  .strictObject({ tokens: z.array(token).min(1).max(16) })
  .openapi('AskReplay') satisfies Schema<AskReplay>;

export const fillWithBots = z
  .strictObject({ token, level: z.string().max(40), seats: z.array(seat).min(1).max(16).optional() })
  .openapi('FillWithBots') satisfies Schema<FillWithBots>;

export const closeTable = z.strictObject({ token }).openapi('CloseTable') satisfies Schema<CloseTable>;

export const freeSeat = z
  .strictObject({ token, seat, refuse: z.boolean().optional() })
  .openapi('FreeSeat') satisfies Schema<FreeSeat>;

export const rematch = z
  .strictObject({
    seats: z
      .array(z.strictObject({ token, ...addedLuck }))
      .min(1)
      .max(16),
    commitment: commitment.optional(),
  })
  .openapi('Rematch') satisfies Schema<Rematch>;

/** As many matches as one request may ask after. */
const MOST_LOOKED_UP = 100;

export const lookUp = z
  .strictObject({
    ids: z
      .array(z.string().regex(/^[\w-]{1,64}$/))
      .min(1)
      .max(MOST_LOOKED_UP),
    tokens: z
      .array(token)
      .max(8 * MOST_LOOKED_UP)
      .optional(),
  })
  .openapi('LookUp') satisfies Schema<LookUp>;

export const matchQuery = z.strictObject({
  status: z.enum(['open', 'running', 'finished']).default('open'),
  game: z.string().max(40).optional(),
  before: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** For operations that take no query. */
export const noQuery = z.strictObject({});

export const matchParam = z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/) });
export const gameParam = z.strictObject({ game: z.string().max(40) });
export const languageQuery = z.strictObject({ lang: z.enum(['en', 'fr']).default('en') });
export const viewerQuery = z.strictObject({
  viewer: z.union([z.literal('spectator'), z.coerce.number().int().min(0).max(15)]).default('spectator'),
});

export const apiError = z
  .object({
    error: z.object({
      key: z.string(),
      args: z.record(z.string(), z.any()),
      rule: z.string().optional(),
      cure: z.object({ en: z.string(), fr: z.string() }).optional(),
    }),
  })
  .openapi('ApiError') satisfies Schema<ApiError>;

const level = z.object({
  id: z.string(),
  rating: z.number().optional(),
  winShareVsGreedy: z.number().optional(),
});

export const gameInfo = z
  .object({
    id: z.string(),
    version: z.number(),
    seats: z.object({ min: z.number(), max: z.number(), meant: z.number().optional() }),
    options: list(opaque('OptionSpec of the kernel')),
    components: z.enum(['printed', 'reconstructed']),
    levels: list(level),
  })
  .openapi('GameInfo') satisfies Schema<GameInfo>;

export const gameList = z.object({ games: list(gameInfo) }).openapi('GameList') satisfies Schema<GameList>;

const sections = list(
  z.object({
    title: z.string(),
    rules: list(z.object({ id: z.string(), title: z.string(), text: z.string() })),
  }),
);

export const rulesAnswer = z
  .object({ game: sections, table: sections })
  .openapi('RulesAnswer') satisfies Schema<RulesAnswer>;

const seatInfo = z.discriminatedUnion('filled', [
  z.object({ filled: z.literal('open') }),
  z.object({
    filled: z.literal('person'),
    name: z.string(),
    online: z.boolean(),
    saltCommitment: z.string().optional(),
    saltOpened: z.literal(true).optional(),
  }),
  z.object({
    filled: z.literal('bot'),
    name: z.string(),
    level: z.string(),
    insteadOf: z.string().optional(),
  }),
]);

const broken = z
  .object({
    seq: z.number(),
    why: z.enum(['missing', 'altered', 'unreadable', 'refused', 'failed', 'notServed']),
    kind: z.enum(['start', 'act', 'undo', 'answer', 'leave', 'abandon']).optional(),
    seat: z.number().optional(),
    rule: z.string().optional(),
  })
  .openapi('Broken') satisfies Schema<Broken>;

export const matchInfo = z
  .object({
    id: z.string(),
    game: z.string(),
    version: z.number(),
    name: z.string(),
    options: z.record(z.string(), z.any()),
    visibility,
    status,
    seats: list(seatInfo),
    commitment: z.string(),
    saltsDueAt: z.number().optional(),
    deciding: list(z.number()),
    createdAt: z.number(),
    changedAt: z.number(),
    result: outcome.optional(),
    rematch: z.string().optional(),
    broken: broken.optional(),
    spectators: z.number(),
    host: z.number().optional(),
  })
  .openapi('MatchInfo') satisfies Schema<MatchInfo>;

export const matchPage = z
  .object({ matches: list(matchInfo), next: z.string().optional() })
  .openapi('MatchPage') satisfies Schema<MatchPage>;

export const lookedUp = z.object({ matches: list(matchInfo) }).openapi('LookedUp') satisfies Schema<LookedUp>;

export const seated = z
  .object({ match: matchInfo, tokens: list(z.object({ seat: z.number(), token: z.string() })) })
  .openapi('Seated') satisfies Schema<Seated>;

export const replayFile = z
  .object({
    format: z.literal('pentapolis-replay/1'),
    game: z.string(),
    version: z.number(),
    names: list(z.string()),
    occupants: list(z.object({ nonce: z.string().optional(), level: z.string().optional() })).optional(),
    events: list(opaque('LogEvent of the kernel')),
    chain: list(z.string()),
    seed: z.string(),
    result: outcome.optional(),
    broken: broken.optional(),
    unread: list(z.object({ seq: z.number(), body: z.string(), chain: z.string() })).optional(),
    times: list(z.number()).openapi({ description: 'When each event was stored, Unix ms' }).optional(),
  })
  .openapi('ReplayFile') satisfies Schema<ReplayFile>;

const step = z.object({
  n: z.number(),
  at: z.number().openapi({ description: 'When it was played, Unix ms' }),
  c: z.any().openapi({ description: 'Change of the Frame, see kernel/src/diff.ts' }).optional(),
  f: list(opaque('Fact of the game')).optional(),
});

export const history = z
  .object({
    viewer: z.union([z.number(), z.literal('spectator')]),
    at: z.number().openapi({ description: 'When the match began, Unix ms' }),
    first: opaque('Frame of the kernel'),
    steps: list(step),
  })
  .openapi('History') satisfies Schema<History>;

export const shownFile = z
  .object({
    format: z.literal('pentapolis-shown/1'),
    game: z.string(),
    version: z.number(),
    names: list(z.string()),
    options: z.record(z.string(), z.any()),
    broken: broken.optional(),
    histories: list(history),
  })
  .openapi('ShownFile') satisfies Schema<ShownFile>;

export const matchFile = z.union([replayFile, shownFile]);

export const health = z
  .object({ ok: z.literal(true), matches: z.number(), sockets: z.number() })
  .openapi('Health');

/** A checked body as wire has it. */
export const asCreateMatch = (body: z.infer<typeof createMatch>): CreateMatch => body as CreateMatch;

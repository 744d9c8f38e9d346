import type { ChatLine } from '@pentapolis/wire';
import { z } from 'zod';
import { firstField, unknownField } from '../invalid.ts';
import type { MatchRecord, Store, StoredMatch } from '../store/store.ts';

export const EXPORT_FORMAT = 'pentapolis-export/1';

/**
 * A match with everything a server needs to go on with it: log, seed, the hashes of the seats' tokens, times and chat.
 * Whoever reads one knows what is hidden and all luck to come.
 */
export interface MatchFile extends StoredMatch {
  readonly format: typeof EXPORT_FORMAT;
  readonly chat: readonly ChatLine[];
}

const count = z.int().min(0);
const texts = z.array(z.string());
const seat = z.discriminatedUnion('filled', [
  z.strictObject({ filled: z.literal('open') }),
  z.strictObject({
    filled: z.literal('person'),
    name: z.string(),
    salt: z.string(),
    saltCommitment: z.string().optional(),
    withheld: z.literal(true).optional(),
  }),
  z.strictObject({
    filled: z.literal('bot'),
    name: z.string(),
    level: z.string(),
    insteadOf: z.string().optional(),
  }),
]);
const occupant = z.strictObject({
  name: z.string().optional(),
  nonce: z.string().optional(),
  level: z.string().optional(),
});

const record = {
  id: z.string().regex(/^[\w-]{1,64}$/),
  game: z.string(),
  version: count,
  name: z.string(),
  visibility: z.enum(['public', 'private']),
  options: z.record(z.string(), z.unknown()),
  components: z.unknown().optional(),
  seats: z.array(seat).min(1),
  commitment: z.string(),
  saltsDueAt: count.optional(),
  occupants: z.array(occupant).optional(),
  host: count.optional(),
  refusedNames: texts.optional(),
  rematch: z.string().optional(),
  nameless: z.literal(true).optional(),
  createdAt: count,
  revision: count,
  status: z.enum(['open', 'running', 'finished', 'abandoned']),
  deciding: z.array(count),
  botsTurn: z.boolean(),
  result: z.strictObject({ ranking: z.array(z.number()), scores: z.array(z.number()) }).optional(),
  changedAt: count,
} satisfies Readonly<Record<Exclude<keyof MatchRecord, 'broken'>, z.ZodType>>;

const matchFile = z.strictObject({
  format: z.literal(EXPORT_FORMAT),
  record: z.strictObject(record),
  seed: z.string(),
  tokens: z.array(z.strictObject({ seat: count, hash: z.string(), creator: z.boolean() })),
  events: z.array(
    z.strictObject({
      seq: count,
      body: z.string(),
      chain: z.string(),
      at: count,
      client: z.string().optional(),
    }),
  ),
  chat: z.array(
    z.strictObject({ id: count, at: count, seat: count.optional(), name: z.string(), text: z.string() }),
  ),
});

/** A match as it is stored, damaged or not; undefined when there is none of that id. */
export async function matchFileOf(store: Store, id: string): Promise<MatchFile | undefined> {
  const stored = await store.load(id);
  if (stored === undefined) return undefined;
  const { broken: _, ...record } = stored.record; // follows from the log, wherever it is loaded
  return { format: EXPORT_FORMAT, ...stored, record, chat: await store.chat(id, Number.MAX_SAFE_INTEGER) };
}

/** Why a value is no such file: of a later format, with a member nobody knows here, or with one that is missing or wrong. */
export type MatchFileProblem =
  | { readonly outcome: 'newer'; readonly found: string }
  | { readonly outcome: 'unknown' | 'noExport'; readonly field: string };

/** @returns the file, or what makes the value none; nothing is said about its truth */
export function readMatchFile(value: unknown): MatchFile | MatchFileProblem {
  const { format } = (value ?? {}) as { readonly format?: unknown };
  if (typeof format === 'string' && format !== EXPORT_FORMAT && /^pentapolis-export\/\d{1,9}$/.test(format))
    return { outcome: 'newer', found: format };
  const read = matchFile.safeParse(value);
  if (read.success) return read.data as unknown as MatchFile;
  const unknown = format === EXPORT_FORMAT ? unknownField(read.error) : undefined;
  return unknown === undefined
    ? { outcome: 'noExport', field: firstField(read.error) }
    : { outcome: 'unknown', field: unknown };
}

import { StorageError } from '../fault.ts';
import type { EventText, MatchRecord, NewMatch, Progress, StoredToken, Write } from '../store.ts';

/** A row of `match`; JSON in `fixed`, `seats`, `deciding` and `result`. */
export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly visibility: string;
  readonly fixed: string;
  readonly seats: string;
  readonly rematch: string | null;
  readonly revision: number;
  readonly status: string;
  readonly deciding: string;
  readonly bots_turn: number;
  readonly result: string | null;
  readonly created_at: number;
  readonly changed_at: number;
  /** Written apart from the others. */
  readonly broken?: string | null;
}

export interface EventRow {
  readonly seq: number;
  readonly body: string;
  readonly chain: string;
  readonly at: number;
  readonly client: string | null;
}

export function progressRow(progress: Progress) {
  return {
    status: progress.status,
    deciding: JSON.stringify(progress.deciding),
    bots_turn: progress.botsTurn ? 1 : 0,
    result: progress.result === undefined ? null : JSON.stringify(progress.result),
    changed_at: progress.changedAt,
  };
}

/** What `fixed` holds. */
type Fixed = Pick<
  MatchRecord,
  | 'name'
  | 'options'
  | 'components'
  | 'commitment'
  | 'saltsDueAt'
  | 'occupants'
  | 'host'
  | 'refusedNames'
  | 'nameless'
>;

export function matchRow(record: MatchRecord): MatchRow {
  const { id, game, version, visibility, revision } = record;
  const { name, options, components, commitment, saltsDueAt, occupants, host, refusedNames, nameless } =
    record;
  return {
    id,
    game,
    version,
    visibility,
    revision,
    fixed: JSON.stringify({
      name,
      options,
      components,
      commitment,
      saltsDueAt,
      occupants,
      host,
      refusedNames,
      nameless,
    }),
    seats: JSON.stringify(record.seats),
    rematch: record.rematch ?? null,
    created_at: record.createdAt,
    ...progressRow(record),
  };
}

function matchRecord(row: MatchRow): MatchRecord {
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    visibility: row.visibility as MatchRecord['visibility'],
    revision: row.revision,
    ...(JSON.parse(row.fixed) as Fixed),
    seats: JSON.parse(row.seats),
    ...(row.rematch === null ? {} : { rematch: row.rematch }),
    status: row.status as MatchRecord['status'],
    deciding: JSON.parse(row.deciding),
    botsTurn: row.bots_turn === 1,
    ...(row.result === null ? {} : { result: JSON.parse(row.result) }),
    ...(row.broken == null ? {} : { broken: JSON.parse(row.broken) }),
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}

/** Those that can be read: one that is damaged keeps no other from its list. */
export function readableRecords(rows: readonly MatchRow[]): MatchRecord[] {
  return rows.flatMap((row) => {
    try {
      return [matchRecord(row)];
    } catch {
      return [];
    }
  });
}

/** @throws StorageError `unreadable` */
export function recordOf(row: MatchRow): MatchRecord {
  const [record] = readableRecords([row]);
  if (record === undefined) throw new StorageError('unreadable', { match: row.id });
  return record;
}

export function eventRow({ seq, body, chain, at, client }: EventText): EventRow {
  return { seq, body, chain, at, client: client ?? null };
}

export function eventText({ client, ...row }: EventRow): EventText {
  return client === null ? row : { ...row, client };
}

/** A Write as flat rows: cheap to hand to another thread. */
export interface WriteRows {
  readonly match: string;
  readonly events: readonly EventRow[];
  readonly progress: ReturnType<typeof progressRow> | undefined;
  readonly record: MatchRow | undefined;
  readonly addTokens: readonly StoredToken[];
  readonly dropTokens: readonly number[];
  readonly dropChat: boolean;
}

export function writeRows(write: Write): WriteRows {
  const { match, events, progress, record, addTokens, dropTokens, dropChat = false } = write;
  return {
    match,
    events: (events ?? []).map(eventRow),
    progress: progress && progressRow(progress),
    record: record && matchRow(record),
    addTokens: addTokens ?? [],
    dropTokens: dropTokens ?? [],
    dropChat,
  };
}

export interface NewMatchRows {
  readonly record: MatchRow;
  readonly seed: string;
  readonly tokens: readonly StoredToken[];
  readonly events: readonly EventRow[];
  /** JSON texts, oldest first. */
  readonly chat: readonly string[];
}

export function newMatchRows({ record, seed, tokens, events, chat = [] }: NewMatch): NewMatchRows {
  const lines = chat.map(({ id: _, ...line }) => JSON.stringify(line));
  return { record: matchRow(record), seed, tokens, events: events.map(eventRow), chat: lines };
}

import type { Broken, ChatLine } from '@pentapolis/wire';
import type {
  EndedQuery,
  IdlePage,
  IdleQuery,
  ListPage,
  ListQuery,
  StoredMatch,
  StoredToken,
  WriteOutcome,
} from '../store.ts';
import { type Failure, failureOf, storageError } from './faults.ts';
import { openDatabase } from './open.ts';
import {
  type EventRow,
  eventText,
  type MatchRow,
  type NewMatchRows,
  readableRecords,
  recordOf,
  type WriteRows,
} from './rows.ts';
import { prepareStatements } from './statements.ts';

/** What a thread is asked, in order. */
export type Ask =
  | { readonly ask: 'create'; readonly match: NewMatchRows }
  | { readonly ask: 'write'; readonly change: WriteRows }
  | { readonly ask: 'load'; readonly match: string }
  | { readonly ask: 'records'; readonly matches: readonly string[] }
  | { readonly ask: 'list'; readonly query: ListQuery }
  | { readonly ask: 'held'; readonly matches: readonly string[]; readonly hashes: readonly string[] }
  | { readonly ask: 'chat'; readonly match: string; readonly limit: number }
  | { readonly ask: 'say'; readonly match: string; readonly line: Omit<ChatLine, 'id'> }
  | { readonly ask: 'ids'; readonly after: string | undefined; readonly limit: number }
  | { readonly ask: 'countActive' }
  | { readonly ask: 'waitingForBots' }
  | { readonly ask: 'waitingForSalts' }
  | { readonly ask: 'setBroken'; readonly match: string; readonly broken: Broken | undefined }
  | { readonly ask: 'attended'; readonly matches: readonly string[]; readonly at: number }
  | { readonly ask: 'forgotten'; readonly before: number; readonly limit: number }
  | { readonly ask: 'ended'; readonly query: EndedQuery }
  | { readonly ask: 'removeEnded'; readonly query: EndedQuery }
  | { readonly ask: 'probe' }
  | { readonly ask: 'seeClock'; readonly at: number }
  | { readonly ask: 'idle'; readonly query: IdleQuery };

/** The answer at the same place of the batch, or the error that this one met. */
export type Told = { readonly value: unknown } | { readonly failed: Failure };

/** The database as one thread holds it: batches in, answers out, all synchronous. */
export interface Core {
  /**
   * Does everything asked, in one transaction: one fsync however many matches are concerned.
   * @throws StorageError when the transaction could not be committed
   */
  run(batch: readonly Ask[]): Told[];
  close(): void;
}

class Conflict extends Error {}

/** As much as one request may write: where this finds room, the next move does. */
const PROBE_BYTES = 64 * 1024;

/** Free pages given back to the disk with every deletion, more than one match has as a rule. */
const PAGES_GIVEN_BACK = 2000;

/**
 * @param file path of the database, made when it isn't there; `:memory:` for one that is lost on closing
 * @param examined false: a damaged one is opened as well, to save what can be read
 * @throws StorageError why it can't be opened
 */
export function openCore(file: string, examined = true): Core {
  const db = openDatabase(file, examined);
  const sql = prepareStatements(db);

  /** A nested transaction is a savepoint: a conflict undoes its own change only. */
  const attempt = db.transaction((change: () => void) => change());
  function guarded(change: () => void): WriteOutcome {
    try {
      attempt(change);
      return 'done';
    } catch (error) {
      if (error instanceof Conflict || (error as { code?: string }).code === 'SQLITE_CONSTRAINT_PRIMARYKEY')
        return 'conflict';
      throw error;
    }
  }

  function addEvents(match: string, events: readonly EventRow[]): void {
    for (const { seq, body, chain, at, client } of events)
      sql.addEvent.run(match, seq, body, chain, at, client);
  }

  function addTokens(match: string, tokens: readonly StoredToken[]): void {
    for (const { seat, hash, creator } of tokens) sql.setToken.run(match, seat, hash, creator ? 1 : 0);
  }

  const create = ({ record, seed, tokens, events, chat: lines }: NewMatchRows) =>
    guarded(() => {
      sql.addMatch.run(record);
      sql.addSecret.run(record.id, seed);
      addTokens(record.id, tokens);
      addEvents(record.id, events);
      for (const [index, line] of lines.entries()) sql.addLine.run(record.id, index + 1, line);
    });

  const write = ({ match, events, progress, record, addTokens: added, dropTokens, dropChat }: WriteRows) =>
    guarded(() => {
      addEvents(match, events);
      if (record !== undefined && sql.setMatch.run(record).changes === 0) throw new Conflict();
      if (progress !== undefined && sql.setProgress.run({ id: match, ...progress }).changes === 0)
        throw new Conflict();
      for (const seat of dropTokens) sql.dropToken.run(match, seat);
      if (dropChat) sql.dropChat.run(match);
      addTokens(match, added);
    });

  function load(match: string): StoredMatch | undefined {
    const row = sql.match.get(match) as MatchRow | undefined;
    if (row === undefined) return undefined;
    const tokens = sql.tokens.all(match) as { seat: number; hash: string; creator: number }[];
    return {
      record: recordOf(row),
      seed: (sql.secret.get(match) as { seed: string }).seed,
      tokens: tokens.map((token) => ({ ...token, creator: token.creator === 1 })),
      events: (sql.events.all(match) as EventRow[]).map(eventText),
    };
  }

  function list({ status, aliveSince, game, before, limit }: ListQuery): ListPage {
    const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(before ?? '') ?? [];
    const rows = sql.list.all({
      status,
      game: game ?? null,
      alive: aliveSince ?? 0,
      at: at === undefined ? Number.MAX_SAFE_INTEGER : Number(at),
      id: id ?? '',
      limit: limit + 1,
    }) as MatchRow[];
    const last = rows[limit - 1];
    return {
      records: readableRecords(rows.slice(0, limit)),
      ...(rows.length > limit && last !== undefined ? { next: `${last.changed_at}.${last.id}` } : {}),
    };
  }

  function idle({ before, limit, after = { changedAt: 0, id: '' } }: IdleQuery): IdlePage {
    const rows = sql.idle.all({ before, limit: limit + 1, ...after }) as { id: string; changed_at: number }[];
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      ids: page.map(({ id }) => id),
      ...(rows.length > limit && last !== undefined
        ? { next: { changedAt: last.changed_at, id: last.id } }
        : {}),
    };
  }

  const ended = (query: EndedQuery): string[] =>
    ids(sql.ended.all({ ...query, named: query.named === true ? 1 : 0 }));

  /** Found and deleted in one transaction: none has changed in between. */
  function removeEnded(query: EndedQuery): string[] {
    const removed = db.transaction(() => {
      const matches = ended(query);
      for (const match of matches) for (const statement of sql.remove) statement.run(match);
      return matches;
    })();
    db.pragma(`incremental_vacuum(${PAGES_GIVEN_BACK})`);
    return removed;
  }

  function chat(match: string, limit: number): ChatLine[] {
    const rows = sql.chat.all(match, limit) as { id: number; body: string }[];
    return rows.map(({ id, body }) => ({ id, ...JSON.parse(body) })).reverse();
  }

  function say(match: string, line: Omit<ChatLine, 'id'>): ChatLine | undefined {
    if (sql.match.get(match) === undefined) return undefined;
    const { last } = sql.lastLine.get(match) as { last: number };
    sql.addLine.run(match, last + 1, JSON.stringify(line));
    return { id: last + 1, ...line };
  }

  function seeClock(at: number): number | undefined {
    const before = sql.clockSeen.get() as { at: number } | undefined;
    sql.seeClock.run(at);
    return before?.at;
  }

  /** The new filler is written before the old one is dropped, so that it needs room of its own. */
  function probe(): void {
    const { lastInsertRowid } = sql.addProbe.run(PROBE_BYTES);
    sql.dropProbes.run(lastInsertRowid);
  }

  const ids = (rows: unknown[]) => (rows as { id: string }[]).map(({ id }) => id);

  function answer(ask: Ask): unknown {
    switch (ask.ask) {
      case 'create':
        return create(ask.match);
      case 'write':
        return write(ask.change);
      case 'load':
        return load(ask.match);
      case 'records':
        return ask.matches.flatMap((match) => {
          const row = sql.match.get(match) as MatchRow | undefined;
          return row === undefined ? [] : readableRecords([row]);
        });
      case 'list':
        return list(ask.query);
      case 'held':
        return ask.matches.flatMap((match) =>
          (sql.held.all(match, JSON.stringify(ask.hashes)) as { seat: number }[]).map(({ seat }) => ({
            match,
            seat,
          })),
        );
      case 'chat':
        return chat(ask.match, ask.limit);
      case 'say':
        return say(ask.match, ask.line);
      case 'ids':
        return ids(sql.ids.all(ask.after ?? '', ask.limit));
      case 'countActive':
        return (sql.countActive.get() as { count: number }).count;
      case 'waitingForBots':
        return ids(sql.waitingForBots.all());
      case 'waitingForSalts':
        return ids(sql.waitingForSalts.all());
      case 'setBroken':
        sql.setBroken.run(ask.broken === undefined ? null : JSON.stringify(ask.broken), ask.match);
        return undefined;
      case 'attended':
        for (const match of ask.matches) sql.attended.run(ask.at, match);
        return undefined;
      case 'forgotten':
        return ids(sql.forgotten.all(ask.before, ask.limit));
      case 'ended':
        return ended(ask.query);
      case 'removeEnded':
        return removeEnded(ask.query);
      case 'seeClock':
        return seeClock(ask.at);
      case 'probe':
        return probe();
      case 'idle':
        return idle(ask.query);
    }
  }

  const transaction = db.transaction((batch: readonly Ask[]) =>
    batch.map((ask): Told => {
      try {
        return { value: answer(ask) };
      } catch (error) {
        if (!db.inTransaction) throw error; // SQLite gave the whole transaction up: nothing of the batch is kept
        return { failed: failureOf(error) };
      }
    }),
  );

  return {
    run(batch) {
      try {
        return transaction.immediate(batch);
      } catch (error) {
        throw storageError(error) ?? error;
      }
    },
    close: () => db.close(),
  };
}

import type { Json, LogEvent, OccupantProof, Options, Result, Seat } from '@pentapolis/kernel';
import type { Broken, ChatLine } from '@pentapolis/wire';

/** Who fills a seat, as stored. */
export type SeatRecord =
  | { readonly filled: 'open' }
  | {
      readonly filled: 'person';
      readonly name: string;
      /** What the player adds to the luck; '' until it is told, and for good when it is `withheld`. */
      readonly salt: string;
      /** Its SHA-256, known from the beginning. Absent for who sat down before there were any. */
      readonly saltCommitment?: string;
      /** It was not told in time. */
      readonly withheld?: true;
    }
  | {
      readonly filled: 'bot';
      readonly name: string;
      readonly level: string;
      /** The person whose seat it plays on. */
      readonly insteadOf?: string;
    };

/** Who sat in a seat when the match began, with what opens the digest in its first event. `{}` when it was deleted. */
export type OccupantRecord = OccupantProof & { readonly name?: string };

export type MatchStatus = 'open' | 'running' | 'finished' | 'abandoned';

/** What follows from the log and is kept beside it, so that lists need no replay. */
export interface Progress {
  readonly status: MatchStatus;
  readonly deciding: readonly Seat[];
  /** A bot has to act or to answer: what {@link Store.waitingForBots} finds after a restart. */
  readonly botsTurn: boolean;
  readonly result?: Result;
  /** Unix ms. */
  readonly changedAt: number;
}

/** Everything about a match but its log and its secrets. */
export interface MatchRecord extends Progress {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly name: string;
  readonly visibility: 'public' | 'private';
  readonly options: Options;
  readonly components?: Json;
  readonly seats: readonly SeatRecord[];
  readonly commitment: string;
  /** Every seat of an open match is taken; it begins when all salts are told, or then. Unix ms. */
  readonly saltsDueAt?: number;
  /** By seat, from the beginning on. Absent before, and in matches that began before there were any. */
  readonly occupants?: readonly OccupantRecord[];
  /** Of an open match: the first seat whose token is a `creator`'s; absent where nobody sits. */
  readonly host?: Seat;
  /** Names, or names that look like them, under which nobody sits down any more; '' = without a name. */
  readonly refusedNames?: readonly string[];
  readonly rematch?: string;
  /** Names, chat and tokens were deleted. */
  readonly nameless?: true;
  /** Why it can't be played on, as found when it was loaded last; see {@link Store.setBroken}. */
  readonly broken?: Broken;
  readonly createdAt: number;
  /** Counts the changes to this record that are not {@link Progress}; the guard against concurrent ones. */
  readonly revision: number;
}

/** A seat's token, as its SHA-256 only. `creator`: its holder made the match, or hosts it since. */
export interface StoredToken {
  readonly seat: Seat;
  readonly hash: string;
  readonly creator: boolean;
}

/** A seat that has a token. */
export interface HeldToken {
  readonly match: string;
  readonly seat: Seat;
}

/** An event as it is stored; nobody has looked yet whether its text can be read. */
export interface EventText {
  readonly seq: number;
  /** Its canonical JSON, which is what is stored and chained. */
  readonly body: string;
  /** See `chainLink` in kernel/src/log.ts. */
  readonly chain: string;
  /** When it was appended, Unix ms. */
  readonly at: number;
  /** The client's own id of the move, unique per match and seat: how a repeated move is recognised. */
  readonly client?: string;
}

/** An event to be appended. */
export interface StoredEvent extends EventText {
  readonly event: LogEvent;
}

/**
 * A change to one match. All of it happens or none. The key (match, seq) guards `events`, the revision guards `record`.
 */
export interface Write {
  readonly match: string;
  readonly events?: readonly StoredEvent[];
  readonly progress?: Progress;
  /** The whole new record; its `revision` is one above the stored one. */
  readonly record?: MatchRecord;
  readonly addTokens?: readonly StoredToken[];
  /** Seats whose tokens stop working. */
  readonly dropTokens?: readonly Seat[];
  /** All that was said there goes. */
  readonly dropChat?: true;
}

export interface NewMatch {
  readonly record: MatchRecord;
  /** The secret seed of all luck. */
  readonly seed: string;
  readonly tokens: readonly StoredToken[];
  readonly events: readonly StoredEvent[];
  /** What was said before, of a match that comes from elsewhere; numbered anew from 1. */
  readonly chat?: readonly ChatLine[];
}

export interface StoredMatch {
  readonly record: MatchRecord;
  readonly seed: string;
  readonly tokens: readonly StoredToken[];
  /** By seq, from 0; without gaps unless the database is damaged. */
  readonly events: readonly EventText[];
}

export interface ListQuery {
  readonly status: MatchStatus;
  /** Only those that changed or were attended since (Unix ms). */
  readonly aliveSince?: number;
  readonly game?: string;
  /** A `next` of an earlier page. One that is none starts from the beginning. */
  readonly before?: string;
  readonly limit: number;
}

export interface ListPage {
  readonly records: readonly MatchRecord[];
  readonly next?: string;
}

export interface IdleQuery {
  /** Unix ms. */
  readonly before: number;
  /** A `next` of an earlier page. */
  readonly after?: IdleCursor;
  readonly limit: number;
}

/** The last match of a page. */
export interface IdleCursor {
  readonly changedAt: number;
  readonly id: string;
}

export interface IdlePage {
  readonly ids: readonly string[];
  /** Absent on the last page. */
  readonly next?: IdleCursor;
}

export interface EndedQuery {
  readonly status: MatchStatus;
  /** Unix ms. */
  readonly before: number;
  /** Only those that are not {@link MatchRecord.nameless} yet. */
  readonly named?: true;
  readonly limit: number;
}

/** `conflict`: somebody else appended or changed the record first; nothing was written. */
export type WriteOutcome = 'done' | 'conflict';

/**
 * # The Store port
 *
 * Where matches live. Every promise of a writing method resolves only once the change would survive a power cut; a
 * rejected one says nothing about whether it was written, so the caller has to load again. What the disk or the database
 * is to blame for is a StorageError. Calls take effect in the order in which they were made. Adapters are held to
 * `test/store.suite.ts`.
 */
export interface Store {
  create(match: NewMatch): Promise<WriteOutcome>;
  write(change: Write): Promise<WriteOutcome>;
  /** @throws StorageError `unreadable` when its record is damaged; others are not concerned */
  load(match: string): Promise<StoredMatch | undefined>;
  /** The records of those matches that are here and can be read, in any order. */
  records(matches: readonly string[]): Promise<MatchRecord[]>;
  /** Public matches, last changed first. */
  list(query: ListQuery): Promise<ListPage>;
  /** The newest `limit` lines of a match, oldest first. */
  chat(match: string, limit: number): Promise<ChatLine[]>;
  /** Appends a line; its id is one above that of the line before. Undefined when there is no such match (any more). */
  say(match: string, line: Omit<ChatLine, 'id'>): Promise<ChatLine | undefined>;
  /** Which seats of those matches have a token with one of these hashes. */
  held(matches: readonly string[], hashes: readonly string[]): Promise<HeldToken[]>;
  /** All matches there are, in the order of their ids; the page after the match `after`. */
  ids(after: string | undefined, limit: number): Promise<string[]>;
  /** Open and running matches. */
  countActive(): Promise<number>;
  /** Running matches in which a bot has to act or to answer. */
  waitingForBots(): Promise<string[]>;
  /** Open matches of which every seat is taken: they wait for salts. */
  waitingForSalts(): Promise<string[]>;
  /** Open and running matches without any change since `before`, longest idle first. */
  idle(query: IdleQuery): Promise<IdlePage>;
  /**
   * Keeps the time by the clock on the wall, Unix ms.
   * @returns the one kept before; undefined when there is none
   */
  seeClock(at: number): Promise<number | undefined>;
  /**
   * Resolves when something as large as a move could be written and is durable.
   * @throws StorageError when it could not, or when a fault that only a person can mend has been met before
   */
  probe(): Promise<void>;
  /** Notes what was found when the log was followed; undefined = it can be. Changes nothing else of the record. */
  setBroken(match: string, broken: Broken | undefined): Promise<void>;
  /** Notes that somebody sat at these matches at that time (Unix ms), as far as they are open. */
  attended(matches: readonly string[], at: number): Promise<void>;
  /** Open matches neither changed nor attended since `before` (Unix ms). */
  forgotten(before: number, limit: number): Promise<string[]>;
  /** Matches of that status without any change since `before`, the longest unchanged first. */
  ended(query: EndedQuery): Promise<string[]>;
  /**
   * Deletes what {@link ended} finds with all that belongs to it, in one transaction, and gives some of the free space back.
   * @returns what was deleted
   */
  removeEnded(query: EndedQuery): Promise<string[]>;
  /** Resolves when everything asked for is durable. Nothing may be asked afterwards. */
  close(): Promise<void>;
}

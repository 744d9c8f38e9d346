/**
 * What travels between the server and its clients: types, addresses and the phrases of errors. The server checks everything it receives against schemas
 * that are held to these types (server/src/http/schemas.ts); clients trust the server.
 */
import type {
  Args,
  Frame,
  Json,
  Language,
  LogEvent,
  Message,
  OccupantProof,
  OptionSpec,
  Options,
  RuleSection,
  Seat,
  SeatCount,
  Viewer,
  Violation,
} from '@pentapolis/kernel';
import type { WireMessage } from './messages.en.ts';
import type { SentStep, Snapshot, Step, Tail, Watched } from './steps.ts';

export { type Heard, Listener } from './listener.ts';
export { type WireMessage, wireMessages } from './messages.ts';
export { api, pages } from './paths.ts';
export {
  frameText,
  NO_WORDS,
  readStep,
  speak,
  type Words,
  wordsAfter,
  wordsFrom,
} from './shorthand.ts';
export type { SentStep, Short, Snapshot, Step, Tail, Told, Watched } from './steps.ts';

/** One of the four named strengths of a game, with what was measured for it (docs/strength). */
export interface LevelInfo {
  readonly id: string;
  /** Rating on the game's own ladder: 1000 is the random player, +400 = ten times the odds. Absent = not measured. */
  readonly rating?: number;
  readonly winShareVsGreedy?: number;
}

export interface GameInfo {
  readonly id: string;
  readonly version: number;
  readonly seats: SeatCount;
  readonly options: readonly OptionSpec[];
  readonly components: 'printed' | 'reconstructed';
  readonly levels: readonly LevelInfo[];
}

/**
 * What a person who sits down adds to the luck of a match; one of both has to be given. Where others sit down too it is
 * a commitment, so that nobody knows a salt while any can still be chosen: docs/adr/0009-luck-by-commit-and-open.md.
 */
export interface AddedLuck {
  /** SHA-256 of the salt, hexadecimal. The salt follows by `POST /api/matches/:id/salts` once every seat is taken. */
  readonly saltCommitment?: string;
  /** The salt at once, where nobody else's is at stake: any text of 1 to 64 characters. */
  readonly salt?: string;
}

/** Who is to fill a seat. `you`: the creator, who may hold several (hot-seat) and adds to the luck for each. */
export type SeatRequest =
  | ({ readonly fill: 'you'; readonly name?: string } & AddedLuck)
  | { readonly fill: 'open' }
  | { readonly fill: 'bot'; readonly level: string };

/** Who fills a seat. A bot that plays for somebody who left keeps that person's name. */
export type SeatInfo =
  | { readonly filled: 'open' }
  | {
      readonly filled: 'person';
      readonly name: string;
      readonly online: boolean;
      /** What the person added to the luck, as SHA-256 of the salt. Absent when nothing was. */
      readonly saltCommitment?: string;
      /** While the match is open: the salt has been told. */
      readonly saltOpened?: true;
    }
  | { readonly filled: 'bot'; readonly name: string; readonly level: string; readonly insteadOf?: string };

/** `POST /api/matches` */
export interface CreateMatch {
  readonly game: string;
  readonly options?: Record<string, unknown>;
  readonly seats: readonly SeatRequest[];
  /** `public` matches stand in the lobby; `private` ones are reached by link only. */
  readonly visibility: 'public' | 'private';
  readonly name?: string;
  readonly components?: Json;
  /**
   * What `POST /api/commitments` answered: the match gets the seed that was promised by it. Needed where a salt is given
   * at once; salts that are committed to are told only after the answer has shown the commitment to a new seed.
   */
  readonly commitment?: string;
}

/** `POST /api/commitments`: the server promises a seed before it hears the salt of who is going to make a match. */
export interface Promised {
  /** SHA-256 of the seed, hexadecimal. Good for one match, for an hour. */
  readonly commitment: string;
}

/** Proof that its holder plays a seat. Unguessable (128 bits or more); to be kept secret by the client. */
export interface SeatToken {
  readonly seat: Seat;
  readonly token: string;
}

/** Answer to creating, joining and rematching. */
export interface Seated {
  readonly match: MatchInfo;
  readonly tokens: readonly SeatToken[];
}

/** `POST /api/matches/:id/join`: takes the given open seat, or the first. */
export interface JoinMatch extends AddedLuck {
  /** Without one the seat is "Player 2", in the language of whoever reads it. */
  readonly name?: string;
  readonly seat?: Seat;
}

/**
 * `POST /api/matches/:id/salts`, once every seat is taken: tells the salts that the holders of these tokens committed to.
 * All of them are taken, or none. The match begins when the last is told, or without those still missing at
 * {@link MatchInfo.saltsDueAt}. Told again, they are acknowledged again. Answer: MatchInfo.
 */
export interface TellSalts {
  readonly salts: readonly { readonly token: string; readonly salt: string }[];
}

/** What everybody with the link may know of a match. Times are Unix milliseconds. */
export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly name: string;
  readonly options: Options;
  readonly visibility: 'public' | 'private';
  /** `open`: seats are being filled, or all are and salts are awaited. It starts by itself then. */
  readonly status: 'open' | 'running' | 'finished' | 'abandoned';
  readonly seats: readonly SeatInfo[];
  /** SHA-256 of the secret seed of all luck. */
  readonly commitment: string;
  /** Every seat is taken, and the match begins when all salts are told, or at that time without those that are not. */
  readonly saltsDueAt?: number;
  /** Seats the match waits for. */
  readonly deciding: readonly Seat[];
  readonly createdAt: number;
  readonly changedAt: number;
  readonly result?: { readonly ranking: readonly number[]; readonly scores: readonly number[] };
  /** The match that was made from this one by "rematch". */
  readonly rematch?: string;
  /** It can't be played on: its log can't be followed. Lists know it of matches that somebody looked at. */
  readonly broken?: Broken;
  readonly spectators: number;
  /** Whose seat may fill, free and close the table while the match is open. [PEN-OPEN-1] */
  readonly host?: Seat;
}

/**
 * The first event of a match that can't be followed; the match stands still before it, to be looked at. Of what is in the
 * event nothing is told but its kind and its seat.
 */
export interface Broken {
  readonly seq: number;
  /**
   * `missing`: it is not there. `altered`: it is not what was played, by the hash chain. `unreadable`: it is no event.
   * `refused`: rule `rule` refuses it. `failed`: this version of the game can't play it. `notServed`: this server has not the
   * game, or not the version of its rules, that the match is played by; `seq` is 0.
   */
  readonly why: 'missing' | 'altered' | 'unreadable' | 'refused' | 'failed' | 'notServed';
  readonly kind?: LogEvent['kind'];
  readonly seat?: Seat;
  readonly rule?: string;
}

/**
 * Every error of the HTTP API has this body. `key` is a phrase of {@link wireMessages}, or, when `rule` is set because a
 * rule refused, of the game's or the kernel's catalogue.
 */
export interface ApiError {
  readonly error: {
    readonly key: WireMessage | (string & {});
    readonly args: Args;
    readonly rule?: string;
    /** The phrase itself, for who reads the answer as it is: operators who ask how the server does. */
    readonly cure?: Readonly<Record<Language, string>>;
  };
}

/** `GET /api/games` */
export interface GameList {
  readonly games: readonly GameInfo[];
}

/** `GET /api/games/:game/rules?lang=` */
export interface RulesAnswer {
  /** The game's own rulebook. */
  readonly game: readonly RuleSection[];
  /** Rules of the table (`PEN-...`), the same for every game. */
  readonly table: readonly RuleSection[];
}

/**
 * `GET /api/matches?status=&game=&before=&limit=`: public matches, the most recently changed first. `next`, when there is
 * more, is the `before` of the next page.
 */
export interface MatchPage {
  readonly matches: readonly MatchInfo[];
  readonly next?: string;
}

/** `POST /api/matches/lookup`: how up to 100 matches stand, by their ids. Those the server does not have are left out. */
export interface LookUp {
  readonly ids: readonly string[];
  /** Of seats in any of them, to learn whether they still are. */
  readonly tokens?: readonly string[];
}

export interface LookedUp {
  readonly matches: readonly MatchInfo[];
  /** The seats, by match, that the tokens asked with act for. A seat that was left or freed is none. */
  readonly held?: Readonly<Record<string, readonly Seat[]>>;
}

/** `POST /api/matches/:id/close`: the host gives the match up before it begins. Answer: MatchInfo. */
export interface CloseTable {
  readonly token: string;
}

/**
 * `POST /api/matches/:id/free`: the host opens a seat again that a bot or a person has. `refuse`: whoever sat there does
 * not sit down at this table again, nor does anybody under that name or one that looks like it. Answer: MatchInfo.
 */
export interface FreeSeat {
  readonly token: string;
  readonly seat: Seat;
  readonly refuse?: boolean;
}

/** `POST /api/matches/:id/bots`: the host fills open seats (all, or those given) with bots. Answer: MatchInfo. */
export interface FillWithBots {
  readonly token: string;
  readonly level: string;
  readonly seats?: readonly Seat[];
}

/**
 * `POST /api/matches/:id/rematch`, once the match is over, with the caller's seats. The first to ask makes the
 * match: same game, options and bots, the next seat begins, the others' seats are open. Whoever of them asks later is
 * seated in it under the same name. Answer: Seated.
 */
export interface Rematch {
  /** The tokens held in the match that is over, and what is added to the luck of the next one. */
  readonly seats: readonly ({ readonly token: string } & AddedLuck)[];
  /** As in {@link CreateMatch}; of no account when the rematch has been made already. */
  readonly commitment?: string;
}

export interface ChatLine {
  readonly id: number;
  readonly at: number;
  /** The seat that speaks; absent for a spectator. */
  readonly seat?: Seat;
  /** '' where nobody gave one. */
  readonly name: string;
  /** Plain text; clients must not read markup into it. */
  readonly text: string;
}

/** What a client may do in a match, besides looking. To `resign` from an open match frees the seat again. */
export type Move =
  | { readonly kind: 'act'; readonly decision: number; readonly action: Json }
  | { readonly kind: 'undo'; readonly to?: number }
  | { readonly kind: 'answer'; readonly agree: boolean }
  | { readonly kind: 'resign' };

/** Client to server. Every message is acknowledged. */
export interface ClientMessages {
  /**
   * Follow a match, with the seats whose tokens are given, else as a spectator (a token that holds no seat any more is
   * ignored). `seats` are those that the tokens hold. `have` = last `n` held per viewer (keyed
   * by the seat or `spectator`). Watching again replaces what was watched of that match. An open match has no viewers
   * yet: when an `info` says that it runs, watch again. Steps with an `n` already held are to be ignored.
   */
  watch(
    message: { match: string; tokens: readonly string[]; have?: Readonly<Record<string, number>> },
    answer: (
      reply: Reply<{
        info: MatchInfo;
        seats: readonly Seat[];
        viewers: readonly Watched[];
        chat: readonly ChatLine[];
      }>,
    ) => void,
  ): void;
  unwatch(message: { match: string }, answer: (reply: Reply<object>) => void): void;
  /** `id` is the client's own id of this move: sent again, it is answered again and not played twice. */
  move(
    message: { match: string; token: string; id: string; move: Move },
    answer: (reply: Reply<{ n: number }>) => void,
  ): void;
  chat(
    message: { match: string; token?: string; name?: string; text: string },
    answer: (reply: Reply<object>) => void,
  ): void;
  tail(
    message: { match: string; token?: string; after: number },
    answer: (reply: Reply<Snapshot | Tail>) => void,
  ): void;
}

export type Reply<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly violation: Violation }
  | { readonly ok: false; readonly error: ApiError['error'] };

/** Server to client. `m` is the match. */
export interface ServerMessages {
  /**
   * A {@link Step} of the viewer that {@link Watched} named the channel of, in shorthand: to be read by `readStep`, in the order
   * of `n`, each once.
   */
  step(...sent: SentStep): void;
  /** Sent when seats, presence, status or rematch change, not with every step: whose turn it is stands in the Frame. */
  info(info: MatchInfo): void;
  chat(message: { m: string; line: ChatLine }): void;
  /**
   * A seat this client followed by was left or freed. Its token sees and says nothing any more, from the step on by which
   * it was left. `instead`: what a spectator is shown, for who followed by no other seat and once the match has begun.
   */
  left(message: { m: string; seat: Seat; instead?: Watched }): void;
  /** The match is not kept any longer; nothing more comes of it. */
  gone(message: { m: string; error: Message }): void;
}

/**
 * A match as a file: everything needed to replay and verify it. `GET /api/matches/:id/replay` once it is over.
 * `chain[i]` is the hash link of event i, see kernel/src/log.ts.
 */
export interface ReplayFile {
  readonly format: 'pentapolis-replay/1';
  readonly game: string;
  readonly version: number;
  /** By seat; '' where nobody gave one, or it has been deleted. */
  readonly names: readonly string[];
  /** What proves the names by the digests in event 0, by seat. Absent in old files. */
  readonly occupants?: readonly OccupantProof[];
  readonly events: readonly LogEvent[];
  readonly chain: readonly string[];
  /** The secret seed, revealed: SHA-256 of it is the commitment in event 0. */
  readonly seed: string;
  readonly result?: { readonly ranking: readonly number[]; readonly scores: readonly number[] };
  /** Where the log can't be followed any more. */
  readonly broken?: Broken;
  /** What stands in the log from the first event on that is no JSON, as it stands there. */
  readonly unread?: readonly { readonly seq: number; readonly body: string; readonly chain: string }[];
  /** When the server stored each event, Unix ms. Its word alone: no part of what is verified. Absent in old files. */
  readonly times?: readonly number[];
}

/**
 * A match that is not over, as a file: what the askers have been shown, no seed and nothing that is hidden from them. The
 * same address as {@link ReplayFile}. Who holds all seats that people have in a match that broke gets that instead.
 */
export interface ShownFile {
  readonly format: 'pentapolis-shown/1';
  readonly game: string;
  readonly version: number;
  readonly names: readonly string[];
  readonly options: Options;
  /** Absent while the match goes on. */
  readonly broken?: Broken;
  /** A spectator's, then those of the seats whose tokens came with the question. Empty when the server can't follow the match. */
  readonly histories: readonly History[];
}

/** `POST /api/matches/:id/replay`: the same for several seats at once. */
export interface AskReplay {
  readonly tokens: readonly string[];
}

/**
 * `GET /api/matches/:id/history?viewer=`: a viewer's frames from the first on, for the replay page. A seat's eyes need
 * `Authorization: Bearer <its token>` while the match runs; afterwards anybody may have them.
 */
export interface History {
  readonly viewer: Viewer;
  /** When the match began, Unix ms. */
  readonly at: number;
  readonly first: Frame;
  readonly steps: readonly Step[];
}

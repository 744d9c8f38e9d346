import type { Chance } from './chance.ts';
import type { Args, Json } from './json.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Message } from './text.ts';
import type { Violation } from './violation.ts';

/** A place at the table: 0 .. seats-1, in the order of play. People read "Player 1" for seat 0. */
export type Seat = number;

/** Who looks: a seat, or somebody who holds none. */
export type Viewer = Seat | 'spectator';

/**
 * What a seat is asked now, as data. It says all a table needs to phrase the question and nothing that the seat may not
 * know. `rule` is the rulebook id that asks. A Decision lives in the State (on a stack where powers nest), never in a
 * closure, so a match can be saved in the middle of anything.
 *
 * Where several seats decide at once, a Decision that reads otherwise after another seat acted counts as a new question,
 * and an answer to the old one is refused as stale. So keep out of `args` what others change meanwhile; the View shows it.
 */
export interface Decision {
  readonly kind: string;
  readonly rule: string;
  readonly args: Args;
  /** The seat may act but the match does not wait for it (an offer it may answer, a window it may use). */
  readonly optional?: true;
}

/**
 * Something that happened, in the words of the game: what logs tell, tables animate and screen readers say. Facts are
 * emitted by `apply`, in order. They are derived from the log by replaying it and are never stored.
 *
 * Told and shown go together: whatever changes in a viewer's View is told to it by Facts, and whatever Facts tell a viewer
 * its View holds from then on. Conformance compares the two to find leaks.
 */
export interface Fact {
  readonly kind: string;
  /** Seats that may learn of it; everybody when absent. */
  readonly to?: readonly Seat[];
  /** It shows those who receive it something that was hidden before it (a card turned up, a draw). Bounds undo. */
  readonly reveals?: true;
  /**
   * Somebody could have answered here and nobody did. A server lets a random time pass for it before it shows what the
   * action did, so that silence takes as long whatever is behind it. Everybody gets such a Fact: the time is seen by all.
   */
  readonly pause?: true;
  readonly [argument: string]: Json | undefined;
}

/** How many can play. */
export interface SeatCount {
  readonly min: number;
  readonly max: number;
  /** Fewest it is meant for, where fewer can be played but are not what the game is about. */
  readonly meant?: number;
}

/** Seats of a table that is proposed to people who did not say how many they are: never alone. */
export function proposedSeats({ min, max, meant = min }: SeatCount): number {
  return Math.min(max, Math.max(2, meant));
}

export interface GameMeta {
  readonly id: string;
  /** Rules version of matches that begin now. A match is played to its end under the version it began with. */
  readonly version: number;
  /** All versions whose matches it plays, ascending; `version` alone when absent. */
  readonly plays?: readonly number[];
  readonly seats: SeatCount;
  /** `open`: every viewer sees the same View, so it is computed and compared once. */
  readonly information: 'open' | 'hidden';
  readonly options: readonly OptionSpec[];
  /** Where the components come from; `reconstructed` ones carry a label on the table and can be replaced. */
  readonly components: 'printed' | 'reconstructed';
  /** Upper bound on the actions of one match; conformance fails a match that passes it. */
  readonly maxActions: number;
  /** Kinds of action too many to list: `legalActions` samples them. Absent: the list is complete. */
  readonly sampled?: readonly string[];
}

/** Whether a game plays matches of a version of its rules. */
export const playsVersion = ({ version, plays = [version] }: GameMeta, asked: number): boolean =>
  plays.includes(asked);

/**
 * What the components of a game can do, as a list to be ticked off: `check --exhaustive` plays until every feature has
 * been seen. For games of many cards, of which random play may leave one unexercised for ever.
 */
export interface Coverage<S, A, F> {
  /** Names of all features, in the order in which they are reported: `character.king`, `district.keep`. */
  readonly features: readonly string[];
  /** Features an action exercised, from the State before and after it and all it made happen. */
  touched(step: {
    readonly before: S;
    readonly after: S;
    readonly seat: Seat;
    readonly action: A;
    readonly facts: readonly F[];
  }): readonly string[];
}

/** What a match is set up from. */
export interface Setup {
  readonly seats: number;
  readonly options: Options;
  /** A replacement component set that `readComponents` accepted; absent = the game's own. */
  readonly components?: Json;
}

/** Where a seat ended. Equal ranks are shared; 1 is best. */
export interface Result {
  readonly ranking: readonly number[];
  readonly scores: readonly number[];
}

/**
 * # The Game contract
 *
 * A game is a set of pure functions over a State. Nothing here reads a clock, a file, a global or a random generator:
 * the same State, Action and outcomes always give the same next State, on every machine.
 *
 * **State** is the whole truth: plain JSON of a fixed shape (numbers, booleans, short strings, arrays, flat objects;
 * seat-indexed arrays; no Map, Set, class, closure, null or undefined). It stays on the server and inside search.
 * `JSON.parse(JSON.stringify(state))` is an equal State, and a match can be resumed from it at any moment.
 *
 * **View** is all that a viewer may know, and all it has ever legitimately learnt (a card it saw and passed on stays in
 * its View). Two States that differ only in what a viewer can't know give that viewer byte-identical Views, legal
 * actions, Decisions and Facts; conformance proves it.
 *
 * **Acting.** `deciding` lists the seats that may act, in seat order; several at once is normal (secret simultaneous
 * choices, open negotiation) and then the order in which they act may matter, but a seat's own Decision never becomes
 * invalid because another seat acted, only its single actions may (`unavailable`). An empty list means that the match is
 * over. Who is deciding is public. A secret choice is a normal Action whose Facts go `to` its seat alone until the rules
 * reveal it; a plan that is built in many private steps is one Action, prepared on the seat's own screen with
 * `check` and `apply` on a determinized State, so that nobody learns even how long it took.
 *
 * **Refusing.** `check` must accept exactly what `apply` can do. `apply` trusts its caller; its behaviour on an action
 * that `check` refuses is undefined. `check` never throws on an Action that `readAction` accepted.
 *
 * **Speed.** `apply` mutates; callers clone. With `emit` absent no Fact and no text is built.
 *
 * Type parameters: `S` State, `A` Action, `V` View, `F` the union of this game's Facts.
 */
export interface Game<S extends object, A, V, F extends Fact = Fact> {
  readonly meta: GameMeta;

  /** Refuses option sets that cannot be played with this number of seats, citing the rule. Undefined = playable. */
  validate(setup: Setup): Violation | undefined;

  /** Reads an untrusted replacement component set. Games with printed components leave it out. */
  readComponents?(value: unknown): Json | Violation;

  /**
   * The first State. `setup` passed `validate`. All luck comes from `chance`. `version`, one of those the game plays, is
   * the one the match begins or began with, the present one when absent; where rules differ the State remembers it.
   */
  setup(setup: Setup, chance: Chance, version?: number): S;

  /** Seats that may act now, ascending; [] when the match is over. Public. */
  deciding(state: S): readonly Seat[];

  /** What `seat` is asked; undefined exactly when `seat` is not in `deciding`. */
  decision(state: S, seat: Seat): Decision | undefined;

  /**
   * Every action `check` accepts from `seat` now, each once, in an order that depends on the seat's information only.
   * Never empty for a deciding seat (where rules leave no choice there is one action, and where they allow nothing
   * there is a pass). Kinds named in `meta.sampled` are represented by samples.
   */
  legalActions(state: S, seat: Seat): A[];

  /** Parses an untrusted value into an Action of the right shape, or says which field is wrong. Not a legality test. */
  readAction(value: unknown): A | Violation;

  /**
   * Undefined = allowed. A deciding seat is not assumed: acting out of turn is refused here too. The answer depends on the
   * View of `seat` alone, since asking is free [PEN-TURN-3].
   */
  check(state: S, seat: Seat, action: A): Violation | undefined;

  /** Plays a checked action on `state` in place and resolves everything up to the next Decision. */
  apply(state: S, seat: Seat, action: A, chance: Chance, emit?: (fact: F) => void): void;

  /** An independent copy: no array or object shared. */
  clone(state: S): S;

  /** What `viewer` may know. Shares nothing mutable with the State. */
  observe(state: S, viewer: Viewer): V;

  /**
   * Whether a seat knows something now that others don't. For games of hidden information in which, by options or for
   * long stretches, nothing is hidden; absent = always. Conformance expects to find hidden what this says is.
   */
  hides?(state: S): boolean;

  /** The Fact as `viewer` may read it; undefined = not at all. Most games return {@link redactByAudience}. */
  redact(fact: F, viewer: Viewer): F | undefined;

  /**
   * A State that this View could come from, hidden parts drawn by `chance` as likely as the View makes them:
   * `observe(determinize(view, chance), viewer of view)` equals the View. Bots and clients never hold a true State;
   * they hold this. Throws on a View that is not one.
   */
  determinize(view: V, chance: Chance): S;

  /** Rank per seat by the rules as if the match ended now; ties share the better rank. Final once `deciding` is empty. */
  ranking(state: S): number[];

  /** Points per seat by the rules as if the match ended now. Server side: a View decides for itself what it shows. */
  scores(state: S): number[];

  /** Short text for an Action (replay files, command line), and back; undefined when the text is no Action. */
  format(action: A): string;
  parse(text: string): A | undefined;

  /** What to say, as catalogue keys and arguments. */
  describeAction(action: A): Message;
  describeFact(fact: F): Message;
  describeDecision(decision: Decision): Message;

  /**
   * Amounts that never change during a match (cards, cubes, money in and out of play), for the conservation check.
   * Computed from the State alone.
   */
  invariants?(state: S): Readonly<Record<string, number>>;

  /** What `check --exhaustive` ticks off. */
  readonly coverage?: Coverage<S, A, F>;
}

/** A game whose types don't matter to the caller: servers, bots and tools hold games this way. */
// biome-ignore lint/suspicious/noExplicitAny: S, A and V are invariant in Game, so only `any` unifies all games
export type AnyGame = Game<any, any, any, any>;

/** The usual redaction: a Fact without `to` is public, one with `to` is for those seats only, whole or not at all. */
export function redactByAudience<F extends Fact>(fact: F, viewer: Viewer): F | undefined {
  return fact.to === undefined || (viewer !== 'spectator' && fact.to.includes(viewer)) ? fact : undefined;
}

/**
 * Ranks from a list of comparable results per seat, best first by `better` (negative when a is better, 0 for a tie).
 * Ties share the better rank: 1, 2, 2, 4.
 */
export function rankBy(seats: number, better: (a: Seat, b: Seat) => number): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.map((seat) => 1 + all.filter((other) => better(other, seat) < 0).length);
}

import type { Chance, Seat, Violation } from '@pentapolis/kernel';
import type { Action, ActionKind, ActionOf } from './action.ts';
import type { Card, DistrictId } from './cards.ts';
import type { CharacterId } from './cast.ts';
import type { Emit } from './facts.ts';
import type { State } from './state.ts';

/** What a move is played with: where luck comes from, and where what happens is told. */
export interface Table {
  readonly chance: Chance;
  readonly emit: Emit;
}

/** One kind of action. `check` and `play` may rely on its being the seat's to play, see `play.ts`. */
export interface Move<K extends ActionKind = ActionKind> {
  readonly kind: K;
  /** Adds what may be played, in canonical order. */
  list(state: State, seat: Seat, list: Action[]): void;
  check(state: State, seat: Seat, action: ActionOf<K>): Violation | undefined;
  play(state: State, seat: Seat, action: ActionOf<K>, table: Table): void;
}

// biome-ignore lint/suspicious/noExplicitAny: a table of moves holds them whatever their kind
export type AnyMove = Move<any>;

/** A character that does more than its row in the table says. */
export interface CharacterPower {
  readonly id: CharacterId;
  /** Districts it may build on its turn; 1 when absent. */
  readonly buildLimit?: number;
  readonly moves?: readonly AnyMove[];
  /** For its own player, as soon as it answers, bewitched or not, unless it was murdered. */
  answered?(state: State, seat: Seat, table: Table): void;
  /** For whoever plays it with its powers, before anything else. */
  begin?(state: State, seat: Seat, table: Table): void;
  /** After the action of the turn. */
  acted?(state: State, seat: Seat, table: Table): void;
  /** At the end of the turn, after districts had their say. [CIT-TURN-9] */
  turnEnded?(state: State, seat: Seat, table: Table): void;
}

/** What a district is scored with. */
export interface Holdings {
  readonly cards: readonly Card[];
  readonly gold: number;
  readonly handSize: number;
  readonly tucked: number;
  /** Purple districts that count as purple. */
  readonly purple: number;
}

/** A district that does something. The flags are read where the rules ask them. */
export interface DistrictPower {
  readonly id: DistrictId;
  readonly moves?: readonly AnyMove[];
  /** Its owner has just built it. */
  built?(state: State, seat: Seat, table: Table): void;
  /** The turn of its owner ends. */
  turnEnded?(state: State, seat: Seat, table: Table): void;
  /** Points at the end beyond its own. */
  score?(holdings: Holdings): number;
  /** Cards more to choose from, and to keep, when cards are drawn as an action. */
  readonly draws?: number;
  readonly keeps?: number;
  /** Gold off the price of other purple districts. */
  readonly discount?: number;
  /** A name may stand twice in the city. */
  readonly twins?: true;
  /** Counts for the income of any colour. */
  readonly anyIncome?: true;
  /** No Warlord or Diplomat may touch it. */
  readonly untouchable?: true;
  /** Gold more for a Warlord to destroy any other district of the city. */
  readonly surcharge?: number;
  /** Its owner, murdered, still takes an action. */
  readonly spares?: true;
  /** Gold whenever the Crown changes hands. */
  readonly crownGold?: number;
  /** The others thank its owner, while it holds the Crown, when they are called. */
  readonly thanked?: true;
  /** Its owner may buy what a Warlord destroys, for so much gold. */
  readonly reclaims?: number;
  /** May stand for another colour at the end. */
  readonly haunted?: true;
  /** Who builds it is asked at once whether it rings. */
  readonly rings?: true;
}

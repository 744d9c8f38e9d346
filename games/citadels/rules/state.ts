import type { Seat } from '@pentapolis/kernel';
import type { Card } from './cards.ts';
import { type CharacterId, castWith, type Rank, type RankSet } from './cast.ts';
import type { Choices } from './options.ts';

/** Nobody, where a seat is meant. */
export const NOBODY = -1;

/** Seats as bits: seat s is bit s. */
export type SeatSet = number;

/** Districts in the order in which they were built. Parallel lists. */
export interface City {
  readonly cards: Card[];
  /** The Artist's gold on each, 0 or 1. */
  readonly gold: number[];
  /** Round in which each was built. */
  readonly since: number[];
  /** Whether a Wizard built each, 0 or 1. [CIT-QUARRY-1] */
  readonly byWizard: number[];
}

export type PendingKind =
  | 'keep'
  | 'crown'
  | 'tribute'
  | 'wizard'
  | 'lighthouse'
  | 'pick'
  | 'bell'
  | 'graveyard'
  | 'salute';

/** A question that interrupts a turn. The last of the stack is asked first. */
export interface Pending {
  readonly kind: PendingKind;
  /** Who is asked. */
  readonly seat: Seat;
  /** Who else is concerned: the Wizard's victim, the Emperor, the host of the Ball Room; else {@link NOBODY}. */
  readonly other: Seat;
  /** `keep`: the cards drawn, known to `seat` alone. `graveyard`: the card destroyed. */
  readonly cards: Card[];
}

/**
 * How much of a turn a seat has: all of it; its action only (bewitched, or murdered and spared); the part a Witch plays
 * in another's name; none any more.
 */
export type TurnMode = 'full' | 'actionOnly' | 'witch';

/** Things done on a turn, as bits of `Turn.done`. */
export const DONE = {
  action: 1,
  income: 2,
  power: 4,
  laboratory: 8,
  smithy: 16,
  museum: 32,
  /** What comes at the end of a turn: nothing but ending it may follow. [CIT-TURN-9] */
  last: 64,
  /** The turn stops as soon as nothing is pending. */
  stop: 128,
  /** Something was built, under the limit or not: a Tax Collector takes notice. */
  built: 256,
} as const;

/** The turn in progress. `seat` is {@link NOBODY} while nobody has one. */
export interface Turn {
  seat: Seat;
  /** The character in whose name it is played. */
  rank: Rank;
  mode: TurnMode;
  done: number;
  /** Districts built under the limit of one (or three). */
  builds: number;
  /** Gold paid for building, which an Alchemist gets back. */
  spent: number;
  /** Districts the Artist embellished. */
  beautified: number;
  /** Cards the Magician drew anew. */
  redrawn: number;
  /** With whom the Magician swapped hands; {@link NOBODY} = with no one. */
  swapped: Seat;
}

/** One round's secret choice of characters. */
export interface Draft {
  /** Who chose first: the wearer of the Crown when the round began. */
  first: Seat;
  /** Drawn first and laid face down. The last of seven or eight players may keep it all the same. */
  faceDown: Rank;
  /** Face up in the middle. */
  faceUp: RankSet;
  /** What is being passed on; once the draft is over, what nobody chose. */
  left: RankSet;
  /** Per step taken: the rank kept. */
  readonly kept: Rank[];
  /** Per step taken: the rank buried by choice, 0 where there is none. */
  readonly buried: Rank[];
}

/** The whole truth about a match. Plain JSON of a fixed shape. */
export interface State {
  /** Of the rules it is played by, see `rulings.ts`. */
  readonly version: number;
  readonly choices: Choices;
  readonly seats: number;
  phase: 'draft' | 'turns' | 'over';
  round: number;
  crown: Seat;
  readonly draft: Draft;
  /** Holder of each character this round by rank (entry 0 is not used); {@link NOBODY} for none. */
  readonly holder: Seat[];
  /** The last rank called; 0 while drafting. */
  called: Rank;
  /** Ranks that answered. */
  revealed: RankSet;
  murdered: Rank;
  bewitched: Rank;
  robbed: Rank;
  thief: Seat;
  /** Seats that would have answered though murdered when the murdered character was called. [CIT-HOSPITAL-1] */
  spared: SeatSet;
  /** The Witch who waits for her victim's turn, and what she has done of her own. */
  witch: Seat;
  witchDone: number;
  /** Who collects the tax this round, once it is known. [CIT-TAXCOLLECTOR-1] */
  taxer: Seat;
  /** Whose city the Bishop guards. [CIT-BISHOP-2] */
  guarded: Seat;
  /** Who played the Queen this round. [CIT-QUEEN-2] */
  queen: Seat;
  /** Seats that built this round. */
  builders: SeatSet;
  readonly turn: Turn;
  readonly stack: Pending[];
  /** The next card to be drawn first. */
  readonly deck: Card[];
  /** Who knows the card at each place of the deck. */
  readonly deckKnown: SeatSet[];
  /** Per seat: what it found in the deck when it searched it, as far as it is not gone, and how many of it are left on top. */
  readonly searched: Card[][];
  readonly searchedLeft: number[];
  readonly gold: number[];
  /** Hands, sorted. */
  readonly hands: Card[][];
  /** Per looking seat and owner, at `looker * seats + owner`: cards the looker knows the owner to hold, sorted. */
  readonly known: Card[][];
  readonly cities: City[];
  /** Cards under the Museum, whoever owns it, and who knows each. */
  readonly museum: Card[];
  readonly museumKnown: SeatSet[];
  /** The Bell Tower rings: one district less makes a city complete. [CIT-BELLTOWER-1] */
  bell: boolean;
  /** The match ends with this round. Never taken back. [CIT-END-2] */
  ending: boolean;
  /** Seats that earn the four points of the first. */
  readonly firsts: Seat[];
}

const NO_TURN: Turn = {
  seat: NOBODY,
  rank: 0,
  mode: 'full',
  done: 0,
  builds: 0,
  spent: 0,
  beautified: 0,
  redrawn: 0,
  swapped: NOBODY,
};

export const noTurn = (): Turn => ({ ...NO_TURN });

/** The characters of this match by rank, lowest first. */
export function castOf(state: { readonly choices: Choices }): readonly CharacterId[] {
  const { characters } = state.choices;
  const cached = CASTS.get(characters);
  if (cached !== undefined) return cached;
  const cast = castWith(characters);
  CASTS.set(characters, cast);
  return cast;
}

const CASTS = new WeakMap<readonly CharacterId[], readonly CharacterId[]>();

/** Nobody holds anything. */
export const noHolders = (): Seat[] => new Array<Seat>(10).fill(NOBODY);

/** Who is acting as what; undefined outside turns. */
export function actingAs(state: State): CharacterId | undefined {
  return state.turn.rank === 0 ? undefined : castOf(state)[state.turn.rank - 1];
}

export const hasDone = (state: State, what: number): boolean => (state.turn.done & what) !== 0;

export function allSeats(state: { readonly seats: number }): Seat[] {
  return Array.from({ length: state.seats }, (_, seat) => seat);
}

const copyLists = (lists: readonly number[][]): number[][] => {
  const copy: number[][] = new Array(lists.length);
  for (let index = 0; index < lists.length; index++) copy[index] = (lists[index] as number[]).slice();
  return copy;
};

/** Choices are never changed, but a clone shares nothing all the same. */
function copyChoices(choices: Choices): Choices {
  const copy = { ...choices, characters: choices.characters.slice(), districts: choices.districts.slice() };
  const cast = CASTS.get(choices.characters);
  if (cast !== undefined) CASTS.set(copy.characters, cast);
  return copy;
}

export function clone(state: State): State {
  const { draft, turn } = state;
  return {
    ...state,
    choices: copyChoices(state.choices),
    draft: { ...draft, kept: draft.kept.slice(), buried: draft.buried.slice() },
    holder: state.holder.slice(),
    turn: { ...turn },
    stack: state.stack.map((pending) => ({ ...pending, cards: pending.cards.slice() })),
    deck: state.deck.slice(),
    deckKnown: state.deckKnown.slice(),
    searched: copyLists(state.searched),
    searchedLeft: state.searchedLeft.slice(),
    gold: state.gold.slice(),
    hands: copyLists(state.hands),
    known: copyLists(state.known),
    cities: state.cities.map(({ cards, gold, since, byWizard }) => ({
      cards: cards.slice(),
      gold: gold.slice(),
      since: since.slice(),
      byWizard: byWizard.slice(),
    })),
    museum: state.museum.slice(),
    museumKnown: state.museumKnown.slice(),
    firsts: state.firsts.slice(),
  };
}

import type { Seat } from '@pentapolis/kernel';
import type { Step } from './action.ts';
import type { Score } from './scoring.ts';
import type { Ask, AskKind, Borough, Player, State } from './state.ts';

/** What a seat has besides its borough, as the viewer sees it. Fields of {@link Player} mean the same here. */
export interface ViewPlayer extends Readonly<Omit<Player, 'offered' | 'promise' | 'specials' | 'plan'>> {
  /** The viewer's own three cards, by deck: easy, medium, difficult. [SMC-SECRET-2] */
  readonly offered?: readonly number[];
  /** The promise kept: the viewer's own, everybody's once the match is over; 0 = not chosen yet. */
  readonly promise?: number;
  /** How many special promises it took; which ones, where `promise` is known. */
  readonly specialCount: number;
  readonly specials?: readonly number[];
  /** The viewer's own plan as far as it was handed in and is not carried out. */
  readonly plan?: readonly Step[];
}

/** A question under way; `cards` of `keep` only for the seat that drew them. */
export interface ViewAsk {
  readonly kind: AskKind;
  readonly seat: Seat;
  readonly count: number;
  readonly cards?: readonly number[];
}

/**
 * All that a viewer knows and has ever learnt. Fields of {@link State} mean the same here. `determinize` makes a State of
 * it, on which everything exported for tables can be asked.
 */
export interface View extends Readonly<Omit<State, 'deck' | 'deckKnown' | 'boroughs' | 'players' | 'asks'>> {
  /** The seat that looks; -1 for a spectator. */
  readonly viewer: Seat;
  readonly boroughs: readonly Borough[];
  readonly players: readonly ViewPlayer[];
  readonly asks: readonly ViewAsk[];
  /** The step of a plan that can't be carried out and is planned again, for all to see. [SMC-BUILD-6] */
  readonly stuck?: Step;
  readonly deck: {
    readonly size: number;
    /** Which seats know the card at each place (seat s is bit s): they put it there. */
    readonly knownBy: readonly number[];
    /** Those the viewer knows: place from the top, and card. */
    readonly known: readonly { readonly at: number; readonly card: number }[];
  };
  /** As if the match ended now, without the promises the viewer does not know. [SMC-SECRET-3] */
  readonly scores: readonly Score[];
}

export type { Ask };

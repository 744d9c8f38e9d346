import type { Fact, Seat } from '../../src/game.ts';

/** Cards in play, numbered from 0. */
export const CARDS = 40;

export type HushAction =
  | { readonly kind: 'choose'; readonly card: number }
  | { readonly kind: 'peek' | 'skip' };

export interface HushState {
  readonly rounds: number;
  readonly powers: string[];
  readonly double: boolean;
  round: number;
  phase: 'choose' | 'peek' | 'over';
  /** Who may peek now; -1 otherwise. */
  winner: Seat;
  readonly hands: number[][];
  /** The card chosen in secret this round; -1 until then. */
  readonly chosen: number[];
  /** The next card is the last one. */
  deck: number[];
  readonly discard: number[];
  readonly points: number[];
  /** Per seat, how often it peeked. Public. */
  readonly peeks: number[];
  /** Per seat, cards it saw in the next seat's hand and that were not turned up since. */
  known: number[][];
}

export interface HushView {
  /** -1 for a spectator. */
  readonly seat: Seat;
  readonly rounds: number;
  readonly powers: readonly string[];
  readonly double: boolean;
  readonly round: number;
  readonly phase: HushState['phase'];
  readonly winner: Seat;
  readonly hand: readonly number[];
  readonly chosen: number;
  readonly hasChosen: readonly boolean[];
  readonly handCounts: readonly number[];
  readonly deck: number;
  readonly discard: readonly number[];
  readonly points: readonly number[];
  readonly peeks: readonly number[];
  readonly known: readonly number[];
}

export type HushFact = Fact;

import type { Seat } from '@pentapolis/kernel';
import type { BuildingId } from './buildings.ts';
import type { CardId } from './cards.ts';
import type { Clause } from './deals/clauses.ts';
import type { Cell, Spot } from './geometry.ts';
import type { Amounts, Resource } from './resources.ts';

/** Builds: `gold` Cases are paid at 2 Gold each, the rest with building rights; `cards` make it cheaper. [CTE-BUILD-6] */
export interface Place extends Spot {
  readonly kind: 'place';
  readonly building: BuildingId;
  readonly gold: number;
  readonly cards: readonly CardId[];
}

/** Moves the building whose corner is at `from`: on the first turn, or after a breach. [CTE-FIRST-4] [CTE-JURY-4] */
export interface Move extends Spot {
  readonly kind: 'move';
  readonly from: Cell;
}

/** Plays a card on its own. What a card does not ask for stays empty. */
export interface Play {
  readonly kind: 'play';
  readonly card: CardId;
  readonly give: Amounts;
  readonly take: Amounts;
  /** A workshop whose recipe is borrowed. */
  readonly recipe?: BuildingId;
  /** Corners of the buildings meant. */
  readonly cells: readonly Cell[];
}

export type Action =
  | Place
  | Move
  | Play
  /** The turn (or the gap before it) is finished. [CTE-TURN-2] */
  | { readonly kind: 'finish' }
  /** Takes the building with this corner back, on the first turn. [CTE-FIRST-4] */
  | { readonly kind: 'lift'; readonly x: number; readonly y: number }
  /** Pays sets of the price table for building rights. [CTE-PRICE-3] */
  | { readonly kind: 'buy'; readonly sets: readonly Amounts[] }
  /** `of` owns the workshop, Market or Flea Market that is used. */
  | {
      readonly kind: 'transform';
      readonly workshop: BuildingId;
      readonly of: Seat;
      readonly times: number;
    }
  | { readonly kind: 'market'; readonly of: Seat; readonly give: Amounts; readonly take: Resource }
  | { readonly kind: 'flea'; readonly of: Seat; readonly take: Resource }
  /** What lies in the Bank from now on. [CTE-BANK-2] */
  | { readonly kind: 'bank'; readonly amounts: Amounts }
  /** Buys the top card for one building right. [CTE-CARD-2] */
  | { readonly kind: 'invest' }
  | { readonly kind: 'discard'; readonly card: CardId }
  /** Puts a deal on the table, signed by who offers; `answers` is the offer it counters, 0 = none. [CTE-DEAL-2] */
  | { readonly kind: 'offer'; readonly clauses: readonly Clause[]; readonly answers: number }
  | { readonly kind: 'sign'; readonly offer: number }
  | { readonly kind: 'decline'; readonly offer: number }
  | { readonly kind: 'withdraw'; readonly offer: number }
  /** Without turns. [CTE-SIMUL-2] */
  | { readonly kind: 'harvest' }
  /** Which of Port and Canal comes first. [CTE-PORT-3] */
  | { readonly kind: 'collect'; readonly source: 'port' | 'canal' }
  /** The card of a Port that is kept. [CTE-PORT-1] */
  | { readonly kind: 'keep'; readonly card: CardId }
  /** [CTE-JURY-2] */
  | { readonly kind: 'vote'; readonly accusation: number; readonly guilty: boolean };

export type ActionKind = Action['kind'];
export type ActionOf<K extends ActionKind> = Extract<Action, { kind: K }>;

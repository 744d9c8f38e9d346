import type { Seat } from '@pentapolis/kernel';
import type { CardId } from './cards.ts';
import type { Table } from './state.ts';

/** A card the viewer can name; `open` = everybody can. */
export interface KnownCard {
  readonly card: CardId;
  readonly open: boolean;
}

/** Cards as a viewer sees them. Own cards are all known. [CTE-CARD-6] */
export interface ViewCards {
  readonly count: number;
  /** Sorted by card. */
  readonly known: readonly KnownCard[];
}

/**
 * Everything that lies open (`Table`, the same fields as in the State, so that every helper takes either), and what the
 * viewer knows of Investment cards.
 */
export interface View extends Table {
  /** -1 = a spectator. */
  readonly viewer: Seat;
  readonly hands: readonly ViewCards[];
  /** The pile: its size, and cards whose place the viewer knows (0 = top). */
  readonly pile: { readonly size: number; readonly known: readonly (KnownCard & { readonly at: number })[] };
  /** What a Port drew and waits to be kept; empty when nothing does. */
  readonly peek: ViewCards;
}

import type { CardId } from './cards.ts';
import type { Side } from './components.ts';
import type { TileId } from './tiles.ts';

/** A place in a borough. `cell` is {@link HOME} for City Hall or the Career Center, whichever has room. */
export interface Place {
  readonly borough: number;
  readonly cell: number;
}

/** The cell of a {@link Place} that stands for going home. [SMC-MOVE-6] */
export const HOME = -1;

/** Where and how a tile is laid, see `geometry.ts`. */
export interface Laying {
  readonly at: number;
  readonly turn: number;
}

/** A tile to be built. */
export interface BuildStep extends Laying {
  readonly do: 'build';
  readonly tile: TileId;
  /** Where the warehouse of a Factory 1 goes; absent where none fits. [SMC-WORKS-2] */
  readonly warehouse?: Laying;
  /** The cell of the citizen that goes on duty in a station at once. [SMC-SERVICE-2] */
  readonly staff?: number;
  /** Colour of the cube an Architect saves (0 white, 1 grey, 2 black). [SMC-CARD-2] */
  readonly save?: number;
  /** The cells the cubes come from; absent = City Hall first, then warehouses by cell. [SMC-CULTURE-1] */
  readonly cubes?: readonly number[];
}

/** Steps of a plan, see SMC-BUILD. `cell` is any space of the tile concerned. */
export type Step =
  | BuildStep
  | ({ readonly do: 'upgrade'; readonly cell: number } & Laying)
  | { readonly do: 'demolish'; readonly cell: number }
  | { readonly do: 'expand' };

export type Purse = 'money' | 'votes';

/** Everything a seat can do. Plain data, ids only. */
export type Action =
  /** City Hall, and the promise that is kept. [SMC-SETUP-6] [SMC-PROMISE-1] */
  | ({ readonly kind: 'found'; readonly side: Side; readonly promise: number } & Laying)
  /** A street, proposed or chosen: its first cell, and whether the second is `east` or `south` of it. */
  | { readonly kind: 'street'; readonly cell: number; readonly to: 'east' | 'south' }
  | { readonly kind: 'agree' }
  | { readonly kind: 'disagree' }
  | { readonly kind: 'claim'; readonly card: CardId }
  /** Money or votes, where one of them is given or asked. */
  | { readonly kind: 'gain'; readonly what: Purse }
  | { readonly kind: 'calm'; readonly what: Purse | 'pollution' }
  | { readonly kind: 'expand' }
  /** Residences merged: any space of each. */
  | { readonly kind: 'merge'; readonly one: number; readonly other: number }
  /** The whole plan of a Build phase. [SMC-BUILD-1] */
  | { readonly kind: 'build'; readonly steps: readonly Step[] }
  | { readonly kind: 'replan'; readonly step: Step }
  | { readonly kind: 'move'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'house'; readonly cell: number }
  | { readonly kind: 'sell'; readonly cell: number }
  | { readonly kind: 'buy'; readonly money: number }
  | { readonly kind: 'give'; readonly cell: number }
  /** A cube made or received: its place in the list of those waiting, and the cell it goes to. */
  | { readonly kind: 'store'; readonly item: number; readonly cell: number }
  | { readonly kind: 'victim'; readonly cell: number }
  | { readonly kind: 'grave'; readonly cell: number }
  /**
   * The disc in row `from` (0 = not yet on the board) advances in it, or starts in the first column of another `row`, or,
   * with `again`, of its own. [SMC-COUNCIL-3]
   */
  | {
      readonly kind: 'council';
      readonly from: number;
      readonly row: number;
      readonly pay: Purse | 'promise';
      readonly again?: true;
    }
  | { readonly kind: 'take'; readonly colour: number }
  | { readonly kind: 'raise'; readonly step: BuildStep }
  | { readonly kind: 'keep'; readonly promise: number }
  /** Moving, or trading, is over. */
  | { readonly kind: 'done' }
  /** No, to what may be refused. */
  | { readonly kind: 'pass' };

export type ActionKind = Action['kind'];
export type ActionOf<K extends ActionKind> = Extract<Action, { readonly kind: K }>;

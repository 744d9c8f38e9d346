import type { TileId } from './tiles.ts';

/** `[row, column]` */
export type Offset = readonly [number, number];

/** Building materials in the order white, grey, black: amounts, prices, capacities. */
export type Cubes = readonly [number, number, number];

/** What a space of commerce or of a factory is for. [SMC-TRADE-2] */
export type SpaceUse =
  | 'money'
  | 'cubeForMoney'
  | 'moneyForVotes'
  | 'cubeForVotes'
  | 'white'
  | 'grey'
  | 'black';

export interface TileSpec {
  readonly id: TileId;
  readonly count: number;
  /** Its spaces; those of commerce and factories in the order of `spaces`. */
  readonly cells: readonly Offset[];
  readonly spaces?: readonly SpaceUse[];
  /** Spaces among `cells` that are water. [SMC-WORKS-6] */
  readonly water?: readonly Offset[];
  /** Price of a cultural building. [SMC-CULTURE-1] */
  readonly materials?: Cubes;
}

export interface Zone {
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly height: number;
}

/** A side of the borough board: its grid and the Constructible Zone step by step, each inside the next. */
export interface BoardSpec {
  readonly width: number;
  readonly height: number;
  readonly zones: readonly Zone[];
}

export const SIDES = ['easy', 'expert'] as const;
export type Side = (typeof SIDES)[number];

export const DECKS = ['easy', 'medium', 'difficult'] as const;
export type Deck = (typeof DECKS)[number];

/** What can be replaced by that of a box. [SMC-OPTION-4] */
export interface Components {
  readonly boards: Readonly<Record<Side, BoardSpec>>;
  readonly tiles: readonly TileSpec[];
  /** Promises 1 to 16, split into three decks. */
  readonly decks: Readonly<Record<Deck, readonly number[]>>;
}

import type { Seat } from '@pentapolis/kernel';
import type { Step } from './action.ts';
import type { CardId } from './cards.ts';
import type { Side } from './components.ts';
import type { Choices } from './options.ts';
import type { TileId } from './tiles.ts';

/** Nobody, where a seat is meant. */
export const NOBODY = -1;
/** What `Borough.grid` holds where there is no tile. */
export const EMPTY = -1;
export const GRAVE = -2;

/** Whether a citizen may stay (0), must move still (1) or has moved this round (2). [SMC-MOVE-4] */
export type Mood = 0 | 1 | 2;

export interface Tile {
  /** Never given twice in a borough. An upgraded tile keeps it. */
  readonly id: number;
  type: TileId;
  at: number;
  turn: number;
  /** Built in this Build phase. [SMC-UPGRADE-6] */
  fresh: boolean;
}

/** One board. Lists are indexed by cell unless said otherwise. */
export interface Borough {
  /** '' until its seat has chosen. */
  side: Side | '';
  /** Step of the Constructible Zone. */
  step: number;
  /** In the order in which they were built. */
  readonly tiles: Tile[];
  nextId: number;
  /** Place in `tiles` of the tile there; {@link EMPTY}, {@link GRAVE}. */
  grid: number[];
  /** Whose citizen is there; {@link NOBODY}. */
  who: number[];
  mood: number[];
  /** The roommate an Attorney put there. [SMC-CARD-11] */
  mate: number[];
  mateMood: number[];
  /** 0 none, 1 white, 2 grey, 3 black. */
  cube: number[];
  /** Cemeteries in the order in which they were laid, and whose citizen lies there. */
  readonly graves: { readonly cell: number; readonly seat: Seat }[];
  /** Factory spaces that made a cube this round, as often as they did and in that order. [SMC-SMOKE-2] */
  smoke: number[];
}

/** What a seat has besides its borough. */
export interface Player {
  money: number;
  votes: number;
  pollution: number;
  /** By how much pollution rose this round. */
  rise: number;
  /** Citizens at the Career Center, in the pool, and out of the game without a cemetery. */
  reserve: number;
  pool: number;
  gone: number;
  /** Out of the match. [SMC-SMOKE-4] */
  out: boolean;
  /** Own tiles not built yet. [SMC-SETUP-3] */
  own: TileId[];
  card: CardId | '';
  /** The Attorney's second citizen was placed. */
  attorney: boolean;
  /** Row and column of both discs; 0, 0 before the first column. [SMC-COUNCIL-3] */
  rows: number[];
  columns: number[];
  /** The three promises offered, by deck, and the one kept; 0 = not chosen yet. Secret. */
  offered: number[];
  promise: number;
  /** Special promises kept. Secret, but their number. */
  specials: number[];
  /** The plan was handed in. Its steps that are not carried out yet are secret. */
  planned: boolean;
  plan: Step[];
  /** What was carried out of it this round. [SMC-BUILD-9] */
  built: Step[];
  /** [SMC-ECONOMY-2] */
  revenue: number;
  /** Citizens in play at the end of each round, in a Citizens Victory. [SMC-POPULACE-2] */
  counts: number[];
  /** Places closed to its citizens this round, as `borough * 1000 + cell`. [SMC-MOVE-5] */
  closed: number[];
}

/** Questions that come up on the way. The last of the stack is asked first. */
export type AskKind =
  | 'gain'
  | 'expand'
  | 'councilor'
  | 'merge'
  | 'calm'
  | 'bonus'
  | 'raise'
  | 'keep'
  | 'store'
  | 'replan'
  | 'victim'
  | 'grave';

export interface Ask {
  readonly kind: AskKind;
  readonly seat: Seat;
  /** `gain`: how much. `bonus`, `raise`: the column. `victim`: how many still die. `grave`: whose citizen. */
  count: number;
  /** `keep`: the special promises drawn, secret. */
  readonly cards: number[];
}

/** A cube that waits for a place: its colour (0 to 2) and the factory space it was made on; -1, -1 from the Council. */
export interface Waiting {
  readonly colour: number;
  readonly borough: number;
  readonly cell: number;
}

export const PHASES = [
  'founding',
  'mayor',
  'claim',
  'build',
  'resolve',
  'move',
  'housing',
  'income',
  'vote',
  'smoke',
  'deaths',
  'council',
  'next',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** The whole truth about a match. Plain JSON of a fixed shape. */
export interface State {
  /** Of the rules the match began under, see `rulings.ts`. */
  readonly version: number;
  readonly choices: Choices;
  /** A replaced component set as JSON; '' = the game's own. See `kitOf`. */
  readonly components: string;
  readonly seats: number;
  phase: Phase;
  round: number;
  host: Seat;
  /** Host of the round before; {@link NOBODY} in the first. */
  lastHost: Seat;
  /** Turn order of this round, and whose turn it is in it. */
  order: Seat[];
  at: number;
  /** `cell * 2`, plus 1 when it leads south; -1 for none. On the host's board. */
  street: number;
  /** A proposal while guests agree on a street (-1 for none), how many guests were asked, and whether they differ. */
  proposal: number;
  asked: number;
  differ: boolean;
  /** Cards laid out this round, who took each, and the place of the card taken last (-1 for none). */
  rondel: CardId[];
  takers: Seat[];
  lastTaken: number;
  /** Tiles by their place in TILES: in the common supply, and out of the game. */
  supply: number[];
  box: number[];
  /** Cubes in the reserve: white, grey, black. */
  materials: number[];
  /** Special promises, next first, and which seats know each (seat s is bit s). */
  deck: number[];
  deckKnown: number[];
  readonly boroughs: Borough[];
  readonly players: Player[];
  readonly asks: Ask[];
  /** Trades the seat whose income is taken has left. [SMC-INCOME-4] [SMC-INCOME-5] [SMC-INCOME-6] */
  trades: { sell: number; buy: number; give: number };
  /** Where that seat is in its income. */
  income: 'start' | 'trade' | 'store';
  /** Cubes that wait for a place. */
  waiting: Waiting[];
}

export function allSeats(state: { readonly seats: number }): Seat[] {
  return Array.from({ length: state.seats }, (_, seat) => seat);
}

/** Seats still in the match. */
export const active = (state: State): Seat[] => allSeats(state).filter((seat) => !state.players[seat]!.out);

export const isSolo = (state: { readonly seats: number }): boolean => state.seats === 1;

/** [SMC-ADVANCED-1] */
export const isAdvanced = (choices: Choices): boolean => choices.mode !== 'basic';

function cloneBorough(borough: Borough): Borough {
  return {
    ...borough,
    tiles: borough.tiles.map((tile) => ({ ...tile })),
    grid: borough.grid.slice(),
    who: borough.who.slice(),
    mood: borough.mood.slice(),
    mate: borough.mate.slice(),
    mateMood: borough.mateMood.slice(),
    cube: borough.cube.slice(),
    graves: borough.graves.map((grave) => ({ ...grave })),
    smoke: borough.smoke.slice(),
  };
}

/** A step shares nothing with another. */
export function copyStep(step: Step): Step {
  if (step.do !== 'build') return { ...step };
  return {
    ...step,
    ...(step.warehouse === undefined ? {} : { warehouse: { ...step.warehouse } }),
    ...(step.cubes === undefined ? {} : { cubes: step.cubes.slice() }),
  };
}

function clonePlayer(player: Player): Player {
  return {
    ...player,
    own: player.own.slice(),
    rows: player.rows.slice(),
    columns: player.columns.slice(),
    offered: player.offered.slice(),
    specials: player.specials.slice(),
    plan: player.plan.map(copyStep),
    built: player.built.map(copyStep),
    counts: player.counts.slice(),
    closed: player.closed.slice(),
  };
}

export function clone(state: State): State {
  return {
    ...state,
    choices: { ...state.choices },
    order: state.order.slice(),
    rondel: state.rondel.slice(),
    takers: state.takers.slice(),
    supply: state.supply.slice(),
    box: state.box.slice(),
    materials: state.materials.slice(),
    deck: state.deck.slice(),
    deckKnown: state.deckKnown.slice(),
    boroughs: state.boroughs.map(cloneBorough),
    players: state.players.map(clonePlayer),
    asks: state.asks.map((ask) => ({ ...ask, cards: ask.cards.slice() })),
    trades: { ...state.trades },
    waiting: state.waiting.map((item) => ({ ...item })),
  };
}

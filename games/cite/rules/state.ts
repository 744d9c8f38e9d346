import type { Seat } from '@pentapolis/kernel';
import type { CardId, CardSpec } from './cards.ts';
import type { Accusation, Contract, Debt, Offer, Permit } from './deals/clauses.ts';
import { keep } from './frozen.ts';
import type { District } from './geometry.ts';
import type { Building } from './layout.ts';
import type { Choices } from './options.ts';
import type { Pile } from './resources.ts';

/** A card and who knows which it is: bit s = seat s, `EVERYBODY` = spectators too. */
export interface HeldCard {
  readonly card: CardId;
  readonly known: number;
}

export const EVERYBODY = 31;

/** What Investment cards change for a seat until the turn ends. Flat, so that a copy is one spread. */
export interface Effects {
  /** Factors of its Mill and its Inns. */
  mill: number;
  inn: number;
  /** Building that produces again, -1 = none. */
  again: number;
  /** How often its Bank pays interest, and at most how many Resources in all. */
  interest: number;
  interestMost: number;
  /** More Gold for each of its buildings beside a Shopping Street, and at most how many times. */
  crowd: number;
  crowdMost: number;
  /** Two buildings that are adjacent, -1 = none. */
  linkOne: number;
  linkOther: number;
  /** Resources its Market takes for one. */
  rate: number;
  /** Market exchanges left for who has no Market, and their rate. */
  stalls: number;
  stallRate: number;
  /** How often its Flea Market may be used; for who has none, how often it may do as if it had. */
  flea: number;
  fleaStalls: number;
  /** Index of the borrowed recipe in BUILDINGS, -1 = none; uses left. */
  borrowed: number;
  borrowedLeft: number;
  /** Transformations left that yield more, and how much more. */
  bonusLeft: number;
  bonus: number;
}

export const NO_EFFECTS: Readonly<Effects> = {
  mill: 2,
  inn: 2,
  again: -1,
  interest: 1,
  interestMost: 3,
  crowd: 0,
  crowdMost: 0,
  linkOne: -1,
  linkOther: -1,
  rate: 4,
  stalls: 0,
  stallRate: 4,
  flea: 1,
  fleaStalls: 0,
  borrowed: -1,
  borrowedLeft: 0,
  bonusLeft: 0,
  bonus: 0,
};

/**
 * `first`: free placement. `between`: the gap before Production, for cards. `ports`: cards at the end of Production.
 * `main`: Negotiation and Construction at once. `jury`: votes after the last turn.
 */
export type Phase = 'first' | 'between' | 'ports' | 'main' | 'jury' | 'over';

/** What a seat has still to draw at the end of Production. */
export interface Draws {
  readonly seat: Seat;
  /** Does its Port still wait? */
  readonly port: boolean;
  /** Cards its Canal still brings. */
  readonly canal: number;
}

/** All of a match that lies open. Frozen lists are replaced as a whole. */
export interface Table {
  readonly choices: Choices;
  /** A replacement set of Investment cards, [] = our own. */
  readonly custom: readonly CardSpec[];
  /** Where each seat builds. */
  readonly districts: readonly District[];
  phase: Phase;
  /** 1 = free placement. Without turns (Simultaneous) it is 2 from then on. */
  turn: number;
  /** Harvests of each seat, Simultaneous only. */
  harvests: number[];
  /** Seats that declared the turn finished; in the gap between turns, seats that let it pass. */
  done: boolean[];
  /** Gold in the middle. [CTE-GOLD-1] */
  pot: number;
  /** What each seat holds, and what lies in its Bank. */
  resources: Pile[];
  banks: Pile[];
  /** Building rights each seat has left this turn. */
  rights: number[];
  /** Rights its Guild has given each seat this turn; -1 = it doesn't work (yet). */
  guild: number[];
  /** Uses of each seat's Flea Market this turn. */
  flea: number[];
  /** Workshops, Market and Flea Market of each seat that were used this turn: bit i = BUILDINGS[i]. */
  used: number[];
  effects: Effects[];
  buildings: readonly Building[];
  /** Offers of this turn, oldest first. */
  offers: readonly Offer[];
  /** Number of the next offer, from 1. */
  nextOffer: number;
  contracts: readonly Contract[];
  debts: readonly Debt[];
  permits: readonly Permit[];
  draws: readonly Draws[];
  accusations: readonly Accusation[];
  /** Resources ever taken from the supply and ever returned to it: what is held is the difference. */
  made: Pile;
  spent: Pile;
}

/** The whole truth. Beyond the table: who holds which Investment cards, and their order in the pile. */
export interface State extends Table {
  /** Sorted by card. */
  hands: HeldCard[][];
  /** Top first. */
  pile: HeldCard[];
  /** Cards drawn by a Port, of which its owner keeps one. Sorted by card. */
  peek: HeldCard[];
}

export const seatsOf = (table: Pick<Table, 'districts'>): Seat[] => table.districts.map((_, seat) => seat);

const piles = (list: readonly Pile[]): Pile[] => list.map((pile) => pile.slice());
const held = (cards: readonly HeldCard[]): HeldCard[] => cards.map(keep);

export function cloneTable(table: Table): Table {
  return {
    choices: keep(table.choices),
    custom: keep(table.custom),
    districts: keep(table.districts),
    phase: table.phase,
    turn: table.turn,
    harvests: table.harvests.slice(),
    done: table.done.slice(),
    pot: table.pot,
    resources: piles(table.resources),
    banks: piles(table.banks),
    rights: table.rights.slice(),
    guild: table.guild.slice(),
    flea: table.flea.slice(),
    used: table.used.slice(),
    effects: table.effects.map((effects) => ({ ...effects })),
    buildings: keep(table.buildings),
    offers: keep(table.offers),
    nextOffer: table.nextOffer,
    contracts: keep(table.contracts),
    debts: keep(table.debts),
    permits: keep(table.permits),
    draws: keep(table.draws),
    accusations: keep(table.accusations),
    made: table.made.slice(),
    spent: table.spent.slice(),
  };
}

export function clone(state: State): State {
  return {
    ...cloneTable(state),
    hands: state.hands.map(held),
    pile: held(state.pile),
    peek: held(state.peek),
  };
}

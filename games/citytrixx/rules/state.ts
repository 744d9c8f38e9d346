import type { Seat } from '@pentapolis/kernel';
import { type Card, companyOf, isCertificate } from './cards.ts';
import type { Company } from './companies.ts';
import { type ComponentSet, facesOf, lasting } from './components.ts';
import type { MoneyValue } from './options.ts';

/** Nobody, where a seat is meant; no company, no card. */
export const NOBODY = -1;
export const NONE = -1;

/** The steps of the game by name, in the order in which `rounds.ts` lists them. */
export type StepName =
  | 'chooseCompany'
  | 'dealOrder'
  | 'setValue'
  | 'beginYear'
  | 'dealHands'
  | 'formStacks'
  | 'firstLead'
  | 'playCards'
  | 'rankCards'
  | 'takeInOrder'
  | 'takeLast'
  | 'drawForLoser'
  | 'nextTrick'
  | 'operatingOrder'
  | 'operate'
  | 'speakingOrder'
  | 'trade'
  | 'endYear'
  | 'scrapTrains'
  | 'gatherCards'
  | 'over';

/** A trick: the cards by seat ({@link NONE} = not played yet) and, once all have played, the order of winning. */
export interface Trick {
  /** 1.. within the year; 0 before the first. */
  number: number;
  leader: Seat;
  readonly cards: Card[];
  readonly order: Seat[];
  /** Played cards nobody has taken yet, sorted. */
  readonly left: Card[];
  /** The last one has drawn from the stacks. [CTX-WIN-3] */
  drawn: boolean;
}

/**
 * The whole truth about a match. Plain JSON of a fixed shape. Lists by company have five entries, whoever plays.
 *
 * Cards are in exactly one of: hands, stacks, `trick.left`, trains, cities, concealed, spent, held, table. Those of later
 * years and those scrapped are nowhere. Before the first deal all are.
 */
export interface State {
  /** Of the rules the match began under, see `rulings.ts`. */
  readonly version: number;
  readonly seats: number;
  /** The replacement set, if the match has one. */
  readonly custom: readonly ComponentSet[];
  readonly moneyValue: MoneyValue;
  step: StepName;
  year: number;
  /** Tricks of this year. [CTX-DEAL-4] */
  tricks: number;
  /** Per seat: the company chosen at the start. */
  readonly colours: Company[];
  /** Turn order cards: of the start, later of the stock round. */
  readonly order: Seat[];
  /** Whose turn it is, as a place in `order`. */
  turn: number;
  /** Per company: space of its disc on the track, {@link NONE} before it starts. */
  readonly position: number[];
  /** Companies with a disc on the track, the one with priority first. [CTX-TRACK-2] */
  readonly priority: Company[];
  readonly hands: Card[][];
  /** By kind; the card turned up is the last of the list. */
  readonly stacks: Card[][];
  readonly trick: Trick;
  /** The trick before: who led, its cards by seat and the order of winning. */
  lastLeader: Seat;
  readonly lastCards: Card[];
  readonly lastOrder: Seat[];
  /** Per company, sorted. */
  readonly trains: Card[][];
  readonly cities: Card[][];
  /** Per seat, sorted: certificates and money under the turn order card. */
  readonly concealed: Card[][];
  /** Money cards spent this year, sorted. */
  readonly spent: Card[];
  /** Certificates that were sold and lie on the table, sorted. */
  readonly table: Card[];
  /** Per seat: certificates bought, each as year * 1000 + card, sorted: the oldest first. */
  readonly held: number[][];
  /** Per company. */
  readonly president: Seat[];
  /** Companies in the order in which they operate this year, and how many have. */
  readonly operating: Company[];
  operated: number;
  /** Per company: income of this year's operating round, {@link NONE} before; the cities it ran through. */
  readonly income: number[];
  readonly ran: Card[][];
  /** Per company: dividend of this year, and the one its income card shows. [CTX-SCORE-3] */
  readonly dividend: number[];
  readonly lastDividend: number[];
  /** Players who passed in a row. */
  passes: number;
  /** Per seat: companies sold and bought this year, as bits. [CTX-LIMIT-2] */
  readonly soldNow: number[];
  readonly boughtNow: number[];
  /** Per seat. */
  readonly cash: number[];
  /** Per seat, over the whole match: paid at the start, paid for certificates, received for certificates, dividends. */
  readonly paidStart: number[];
  readonly paidBought: number[];
  readonly gotSold: number[];
  readonly gotDividends: number[];
}

/** [CTX-SETUP-4] */
export const PRESIDENT_SHARES = 2;

/** A certificate in `held`: the year it was bought in, and the card. */
export const heldCode = (year: number, card: Card): number => year * 1000 + card;
export const heldYear = (code: number): number => (code / 1000) | 0;
export const heldCard = (code: number): Card => code % 1000;

/** The value of a company's share. [CTX-TRACK-1] */
export function shareValue(state: State, company: Company): number {
  return facesOf(state).positions[state.position[company] as number] ?? 0;
}

/** Certificates of a company in `seat`'s hands, the President's not counted. */
export function looseOf(state: State, seat: Seat, company: Company): number {
  const held = state.held[seat] as number[];
  let count = 0;
  for (let at = 0; at < held.length; at++) if (companyOf(heldCard(held[at] as number)) === company) count++;
  return count;
}

/** [CTX-SETUP-4] Shares of a company `seat` holds. */
export function sharesOf(state: State, seat: Seat, company: Company): number {
  return looseOf(state, seat, company) + (state.president[company] === seat ? PRESIDENT_SHARES : 0);
}

export const allShares = (state: State, seat: Seat): number =>
  state.priority.reduce((sum, company) => sum + sharesOf(state, seat, company), 0);

/** [CTX-OPERATE-2] Cities the trains of a company run through at most. */
export function capacityOf(state: State, company: Company): number {
  const { level } = facesOf(state);
  let sum = 0;
  for (const train of state.trains[company] as Card[]) sum += level[train] as number;
  return sum;
}

export const ownerOf = (state: State, company: Company): Seat => state.colours.indexOf(company);

export function allSeats(state: { readonly seats: number }): Seat[] {
  return Array.from({ length: state.seats }, (_, seat) => seat);
}

/** Certificates under a seat's turn order card, or its money cards. */
export const concealedCertificates = (state: State, seat: Seat): Card[] =>
  (state.concealed[seat] as Card[]).filter(isCertificate);

const copyLists = (lists: readonly (readonly number[])[]): number[][] => {
  const copy: number[][] = new Array(lists.length);
  for (let index = 0; index < lists.length; index++) copy[index] = (lists[index] as number[]).slice();
  return copy;
};

export function clone(state: State): State {
  const { trick } = state;
  return {
    version: state.version,
    seats: state.seats,
    custom: state.custom.length === 0 ? [] : [lasting(state.custom[0] as ComponentSet)],
    moneyValue: state.moneyValue,
    step: state.step,
    year: state.year,
    tricks: state.tricks,
    colours: state.colours.slice(),
    order: state.order.slice(),
    turn: state.turn,
    position: state.position.slice(),
    priority: state.priority.slice(),
    hands: copyLists(state.hands),
    stacks: copyLists(state.stacks),
    trick: {
      number: trick.number,
      leader: trick.leader,
      cards: trick.cards.slice(),
      order: trick.order.slice(),
      left: trick.left.slice(),
      drawn: trick.drawn,
    },
    lastLeader: state.lastLeader,
    lastCards: state.lastCards.slice(),
    lastOrder: state.lastOrder.slice(),
    trains: copyLists(state.trains),
    cities: copyLists(state.cities),
    concealed: copyLists(state.concealed),
    spent: state.spent.slice(),
    table: state.table.slice(),
    held: copyLists(state.held),
    president: state.president.slice(),
    operating: state.operating.slice(),
    operated: state.operated,
    income: state.income.slice(),
    ran: copyLists(state.ran),
    dividend: state.dividend.slice(),
    lastDividend: state.lastDividend.slice(),
    passes: state.passes,
    soldNow: state.soldNow.slice(),
    boughtNow: state.boughtNow.slice(),
    cash: state.cash.slice(),
    paidStart: state.paidStart.slice(),
    paidBought: state.paidBought.slice(),
    gotSold: state.gotSold.slice(),
    gotDividends: state.gotDividends.slice(),
  };
}

import type { Chance, Json, Setup } from '@pentapolis/kernel';
import { KINDS } from './cards.ts';
import { COMPANIES_IN_SET } from './companies.ts';
import { type ComponentSet, lasting } from './components.ts';
import { type MoneyValue, moneyValueIn } from './options.ts';
import { VERSION } from './rulings.ts';
import { NONE, type State } from './state.ts';

/** [CTX-SETUP-3] */
export const START_CASH = 200;

const lists = (count: number): number[][] => Array.from({ length: count }, () => []);
const filled = (count: number, value: number): number[] => new Array<number>(count).fill(value);

/** A table at which nobody has done anything yet. */
export function emptyTable(
  seats: number,
  moneyValue: MoneyValue,
  custom: readonly ComponentSet[],
  version: number,
): State {
  return {
    version,
    seats,
    custom: custom.map(lasting),
    moneyValue,
    step: 'chooseCompany',
    year: 0,
    tricks: 0,
    colours: filled(seats, NONE),
    order: [],
    turn: 0,
    position: filled(COMPANIES_IN_SET, NONE),
    priority: [],
    hands: lists(seats),
    stacks: lists(KINDS.length),
    trick: { number: 0, leader: 0, cards: filled(seats, NONE), order: [], left: [], drawn: false },
    lastLeader: 0,
    lastCards: filled(seats, NONE),
    lastOrder: [],
    trains: lists(COMPANIES_IN_SET),
    cities: lists(COMPANIES_IN_SET),
    concealed: lists(seats),
    spent: [],
    table: [],
    held: lists(seats),
    president: filled(COMPANIES_IN_SET, NONE),
    operating: [],
    operated: 0,
    income: filled(COMPANIES_IN_SET, NONE),
    ran: lists(COMPANIES_IN_SET),
    dividend: filled(COMPANIES_IN_SET, 0),
    lastDividend: filled(COMPANIES_IN_SET, 0),
    passes: 0,
    soldNow: filled(seats, 0),
    boughtNow: filled(seats, 0),
    cash: filled(seats, START_CASH),
    paidStart: filled(seats, 0),
    paidBought: filled(seats, 0),
    gotSold: filled(seats, 0),
    gotDividends: filled(seats, 0),
  };
}

/** [CTX-SETUP-2] The match begins with the choice of companies. [CTX-SET-1] `components` went through `readComponents`. */
export function setup({ seats, options, components }: Setup, _chance: Chance, version = VERSION): State {
  const custom = components === undefined ? [] : [components as Json as unknown as ComponentSet];
  return emptyTable(seats, moneyValueIn(options), custom, version);
}

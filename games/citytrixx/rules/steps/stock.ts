import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import type { ActionOf } from '../action.ts';
import { type Card, companyOf, insertCard, isCertificate, removeCard } from '../cards.ts';
import type { Company } from '../companies.ts';
import { facesOf } from '../components.ts';
import { moneyIn, moneyOf, payments } from '../payment.ts';
import { settlePresidency } from '../presidency.ts';
import {
  allSeats,
  heldCard,
  heldCode,
  heldYear,
  looseOf,
  NOBODY,
  type State,
  sharesOf,
  shareValue,
} from '../state.ts';
import type { Question, Step, Table } from '../step.ts';
import { moveDisc, priorityOf } from '../track.ts';

type Buy = ActionOf<'buy'>;
type Trade = Buy | ActionOf<'pass'>;

/** [CTX-LIMIT-1] */
export const MOST_SHARES = 6;

/** [CTX-ORDER-1] [CTX-ORDER-2] */
export const speakingOrder: Step = {
  name: 'speakingOrder',
  run(state, { emit }) {
    const cash = (seat: Seat): number => state.cash[seat] as number;
    const place = (seat: Seat): number => priorityOf(state, state.colours[seat] as Company);
    const seats = allSeats(state).sort((a, b) => cash(a) - cash(b) || place(b) - place(a));
    state.order.splice(0, state.order.length, ...seats);
    state.turn = 0;
    state.passes = 0;
    emit?.({ kind: 'speaking', seats });
  },
};

const marked = (bits: number[], seat: Seat, company: Company): boolean =>
  ((bits[seat] as number) & (1 << company)) !== 0;

/** The certificate a seat would sell of a company, as a place in `held`: [CTX-SELL-5] the oldest; -1 for none. */
export function oldestOf(state: State, seat: Seat, company: Company): number {
  return (state.held[seat] as number[]).findIndex((code) => companyOf(heldCard(code)) === company);
}

/** Why a seat can't sell one share of a company now. */
export function checkSale(state: State, seat: Seat, company: Company): Violation | undefined {
  const id = facesOf(state).companies[company];
  if (id === undefined) return illegal('CTX-SELL-2', 'refusal.nothingToSell');
  const at = oldestOf(state, seat, company);
  // [CTX-SELL-6]
  if (at < 0)
    return state.president[company] === seat
      ? illegal('CTX-SELL-6', 'refusal.onlyPresident', { company: id })
      : illegal('CTX-SELL-2', 'refusal.noShares', { company: id });
  // [CTX-LIMIT-2]
  if (marked(state.boughtNow, seat, company))
    return illegal('CTX-LIMIT-2', 'refusal.boughtNow', { company: id });
  // [CTX-SELL-2]
  return heldYear((state.held[seat] as number[])[at] as number) < state.year
    ? undefined
    : illegal('CTX-SELL-2', 'refusal.tooNew', { company: id });
}

/** Why a seat can't buy this certificate now, leaving money aside. */
function checkCertificate(state: State, seat: Seat, card: Card): Violation | undefined {
  const { ids, companies } = facesOf(state);
  const company = companyOf(card);
  const id = companies[company]!;
  // [CTX-BUY-1]
  const own = (state.concealed[seat] as Card[]).includes(card);
  if (!isCertificate(card) || !(own || state.table.includes(card)))
    return illegal('CTX-BUY-1', 'refusal.notForSale', { card: ids[card]! });
  // [CTX-LIMIT-2]
  if (marked(state.soldNow, seat, company)) return illegal('CTX-LIMIT-2', 'refusal.soldNow', { company: id });
  // [CTX-LIMIT-1]
  return sharesOf(state, seat, company) < MOST_SHARES
    ? undefined
    : illegal('CTX-LIMIT-1', 'refusal.sixShares', { company: id, most: MOST_SHARES });
}

function checkBuy(state: State, seat: Seat, action: Buy): Violation | undefined {
  const { numbers, companies } = facesOf(state);
  const card = numbers.get(action.card);
  if (card === undefined) return illegal('CTX-BUY-1', 'refusal.notForSale', { card: action.card });
  const refusal = checkCertificate(state, seat, card);
  if (refusal !== undefined) return refusal;
  let proceeds = 0;
  if (action.sell !== undefined) {
    const sold = companies.indexOf(action.sell);
    // [CTX-LIMIT-2] nor both in one turn
    if (sold === companyOf(card))
      return illegal('CTX-LIMIT-2', 'refusal.sellsWhatItBuys', { company: action.sell });
    const unsold = checkSale(state, seat, sold);
    if (unsold !== undefined) return unsold;
    proceeds = shareValue(state, sold);
  }
  return checkPayment(state, seat, card, action, proceeds);
}

/** [CTX-BUY-2] [CTX-SELL-1] Paid for after the sale, or neither takes place. */
function checkPayment(
  state: State,
  seat: Seat,
  card: Card,
  { money, sell }: Buy,
  proceeds: number,
): Violation | undefined {
  const { numbers } = facesOf(state);
  const own = moneyOf(state, seat);
  const cards = money.map((id) => numbers.get(id) ?? NOBODY);
  const stray = money.find((_, at) => !own.includes(cards[at] as Card));
  if (stray !== undefined) return illegal('CTX-BUY-2', 'refusal.notYourMoney', { card: stray });
  if (new Set(cards).size < cards.length) return illegal('CTX-BUY-2', 'refusal.moneyTwice');
  const price = shareValue(state, companyOf(card));
  const given = moneyIn(state, cards);
  const cash = (state.cash[seat] as number) + proceeds;
  return cash >= price - given
    ? undefined
    : illegal(sell === undefined ? 'CTX-BUY-2' : 'CTX-SELL-1', 'refusal.tooDear', { price, cash, given });
}

/** Certificates a seat may buy, leaving money aside: its own, then those on the table. */
export function buyable(state: State, seat: Seat): Card[] {
  const own = (state.concealed[seat] as Card[]).filter(isCertificate);
  return [...own, ...state.table].filter((card) => checkCertificate(state, seat, card) === undefined);
}

/**
 * Pass first, then every purchase: without a sale, then after a sale of each company that may be sold. Of the ways to
 * pay those of {@link payments}.
 */
function list(state: State, seat: Seat): Trade[] {
  const { ids, companies } = facesOf(state);
  const trades: Trade[] = [{ kind: 'pass' }];
  const cards = buyable(state, seat);
  if (cards.length === 0) return trades;
  const sales = state.priority
    .filter((company) => looseOf(state, seat, company) > 0 && checkSale(state, seat, company) === undefined)
    .sort((a, b) => a - b);
  const money = moneyOf(state, seat);
  const cash = state.cash[seat] as number;
  for (const sold of [NOBODY, ...sales]) {
    const proceeds = sold === NOBODY ? 0 : shareValue(state, sold);
    const sell = sold === NOBODY ? {} : { sell: companies[sold]! };
    for (const card of cards) {
      if (companyOf(card) === sold) continue;
      for (const way of payments(state, money, shareValue(state, companyOf(card)), cash + proceeds))
        trades.push({ kind: 'buy', card: ids[card]!, money: way.map((item) => ids[item]!), ...sell });
    }
  }
  return trades;
}

/** [CTX-SELL-3] [CTX-SELL-4] */
function sell(state: State, seat: Seat, company: Company, table: Table): void {
  const { ids, companies } = facesOf(state);
  const [code] = (state.held[seat] as number[]).splice(oldestOf(state, seat, company), 1);
  const card = heldCard(code as number);
  const price = shareValue(state, company);
  insertCard(state.table, card);
  state.cash[seat] = (state.cash[seat] as number) + price;
  state.gotSold[seat] = (state.gotSold[seat] as number) + price;
  state.soldNow[seat] = (state.soldNow[seat] as number) | (1 << company);
  table.emit?.({ kind: 'sold', seat, company: companies[company]!, card: ids[card]!, price });
  moveDisc(state, company, -1, 'sold', table);
  settlePresidency(state, company, table);
}

function buy(state: State, seat: Seat, { card: id, money }: Buy, table: Table): void {
  const { companies, numbers } = facesOf(state);
  const card = numbers.get(id) as Card;
  const company = companyOf(card);
  const price = shareValue(state, company);
  const concealed = state.concealed[seat] as Card[];
  const from = concealed.includes(card) ? 'concealed' : 'table';
  removeCard(from === 'concealed' ? concealed : state.table, card);
  const cards = money.map((item) => numbers.get(item) as Card).sort((a, b) => a - b);
  for (const item of cards) {
    removeCard(concealed, item);
    insertCard(state.spent, item);
  }
  const given = moneyIn(state, cards);
  // [CTX-BUY-3]
  const cash = Math.max(0, price - given);
  state.cash[seat] = (state.cash[seat] as number) - cash;
  state.paidBought[seat] = (state.paidBought[seat] as number) + cash;
  const held = state.held[seat] as number[];
  held.push(heldCode(state.year, card));
  held.sort((a, b) => a - b);
  state.boughtNow[seat] = (state.boughtNow[seat] as number) | (1 << company);
  table.emit?.({
    kind: 'bought',
    seat,
    company: companies[company]!,
    card: id,
    from,
    price,
    cash,
    money: cards.map((item) => facesOf(state).ids[item]!),
    lost: Math.max(0, given - price),
  });
  // [CTX-BUY-5] by who presided when it was bought
  if (state.president[company] !== seat) moveDisc(state, company, 1, 'bought', table);
  settlePresidency(state, company, table);
}

/** [CTX-ORDER-3] */
const trading: Question<Trade> = {
  kind: 'trade',
  rule: 'CTX-ORDER-3',
  asks: (state) => (state.passes === state.seats ? NOBODY : (state.order[state.turn] as Seat)),
  args: (state) => ({ year: state.year, passes: state.passes }),
  list,
  check: (state, seat, action) => (action.kind === 'pass' ? undefined : checkBuy(state, seat, action)),
  play(state, seat, action, table) {
    if (action.kind === 'pass') {
      state.passes++;
      table.emit?.({ kind: 'passed', seat });
    } else {
      state.passes = 0;
      if (action.sell !== undefined) sell(state, seat, facesOf(state).companies.indexOf(action.sell), table);
      buy(state, seat, action, table);
    }
    state.turn = (state.turn + 1) % state.seats;
  },
};

export const trade: Step = { name: 'trade', question: trading };

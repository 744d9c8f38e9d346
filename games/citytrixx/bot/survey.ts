import type { Seat } from '@pentapolis/kernel';
import { type Card, companyOf, isCertificate, isMoney } from '../rules/cards.ts';
import type { Company } from '../rules/companies.ts';
import { cityIncome, dividendFor, type Faces, facesOf, worthOf } from '../rules/components.ts';
import { dividendLingers } from '../rules/rulings.ts';
import { NOBODY, NONE, type State, sharesOf } from '../rules/state.ts';
import { MOST_SHARES } from '../rules/steps/stock.ts';
import { BELIEFS } from './weights.data.ts';

/** What a position promises. Lists by company have five entries; those not in play are 0. */
export interface Survey {
  /** Expected fortune at the end, by seat. */
  readonly fortunes: number[];
  /** Money a share gains by one more unit of income this year. */
  readonly slope: number[];
  /** What a further city must earn more than to count, and what a further level of trains would run through. */
  readonly floor: number[];
  readonly spare: number[];
  /** Money a share gains by one more level of trains in each later year. */
  readonly ahead: number[];
  /** What a share bought this year is expected to bring beyond its price. */
  readonly profit: number[];
  /** By seat and company: shares held, and those it is going to buy. */
  readonly stake: number[][];
  /** What a unit of money is worth more than itself, by seat. */
  readonly thirst: number[];
}

const years = (list: readonly number[], year: number): number => list[year - 1] ?? 0;

/** The value at a space that may lie between two. */
function valueAt(positions: readonly number[], space: number): number {
  const last = positions.length - 1;
  const at = Math.max(0, Math.min(last, space));
  const low = Math.floor(at);
  const below = positions[low] as number;
  return low === last ? below : below + (at - low) * ((positions[low + 1] as number) - below);
}

const ramp = (x: number): number => Math.max(0, Math.min(1, x));

/** Steps an income is expected to bring; `doubt` is how uncertain it still is, as a share of the value. */
function expectedSteps(income: number, value: number, doubt: number): number {
  if (income <= 0) return -1;
  const ratio = income / Math.max(10, value);
  const soft = (at: number): number => (doubt === 0 ? Number(ratio >= at) : ramp((ratio - at) / doubt + 0.5));
  const none = doubt === 0 ? 0 : Math.exp(-income / (40 * doubt));
  return soft(1) + soft(2) - none;
}

/** Tricks of this year that are still to be taken. */
export function tricksLeft(state: State): number {
  if (state.year === 0) return 10;
  if (state.income[state.priority[0] as Company] !== NONE || state.operating.length > 0) return 0;
  const { number, order, left } = state.trick;
  return state.tricks - number + (order.length > 0 && left.length === 0 ? 0 : 1);
}

interface Line {
  /** Income this year, known or expected. */
  income: number;
  floor: number;
  spare: number;
}

/** The cities the trains will run through: the best there are, filled up with those to come. */
function lineOf(state: State, faces: Faces, company: Company, left: number): Line {
  const { year } = state;
  const known = state.income[company] as number;
  if (known !== NONE) return { income: known, floor: 1000, spare: 0 };
  const mean = years(BELIEFS.meanCity, Math.max(1, year));
  let levels = left * years(BELIEFS.levelsPerTrick, Math.max(1, year));
  for (const train of state.trains[company] as Card[]) levels += faces.level[train] as number;
  const cities = (state.cities[company] as Card[])
    .map((city) => cityIncome(faces, city, year))
    .sort((a, b) => b - a);
  let coming = left * years(BELIEFS.citiesPerTrick, Math.max(1, year));
  let income = 0;
  let floor = 0;
  let at = 0;
  while (levels > 0.01) {
    const next = cities[at] ?? 0;
    if (next >= mean || coming <= 0.01) {
      if (next === 0) return { income, floor: 0, spare: 0 };
      const part = Math.min(1, levels);
      income += part * next;
      levels -= part;
      floor = next;
      if (part < 1) return { income, floor, spare: next };
      at++;
    } else {
      const part = Math.min(levels, coming);
      income += part * mean;
      levels -= part;
      coming -= part;
      floor = mean;
    }
  }
  const spare = coming > 0.01 ? Math.max(mean, cities[at] ?? 0) : (cities[at] ?? 0);
  return { income, floor, spare };
}

/** Levels of trains at work that still run in a later year. */
function levelsIn(state: State, faces: Faces, company: Company, year: number): number {
  let levels = 0;
  for (const train of state.trains[company] as Card[])
    if ((faces.removed[train] as number) > year) levels += faces.level[train] as number;
  return levels;
}

/**
 * What a share brings from after this year's stock round on: dividends of the years to come, value and last dividend.
 * @param extra levels of trains more than there are
 */
function future(
  state: State,
  faces: Faces,
  company: Company,
  space: number,
  dividend: number,
  extra: number,
): number {
  let at = space;
  let paid = 0;
  let last = dividend;
  for (let year = Math.max(1, state.year) + 1; year <= 3; year++) {
    const levels = levelsIn(state, faces, company, year) + extra;
    const income = years(BELIEFS.incomeAhead, year) + levels * years(BELIEFS.incomePerLevel, year);
    at += expectedSteps(income, valueAt(faces.positions, at), 0.8) + years(BELIEFS.stepsBought, year);
    last = income / 10;
    paid += last;
  }
  return paid + valueAt(faces.positions, at) + last;
}

/** Purchases in one go are looked at no further than this. */
const MOST_PURCHASES = 12;

/** What a position promises to everybody, by the beliefs of {@link BELIEFS}. @param idle a seat that buys nothing now */
export function survey(state: State, idle: Seat = NOBODY): Survey {
  const faces = facesOf(state);
  const count = state.position.length;
  const left = tricksLeft(state);
  const doubt = left === 0 ? 0 : 0.25 + 0.06 * left;
  const zeros = (): number[] => new Array<number>(count).fill(0);
  const [slope, floor, spare, ahead, profit, space, dividend] = Array.from({ length: 7 }, zeros) as [
    number[],
    number[],
    number[],
    number[],
    number[],
    number[],
    number[],
  ];
  for (const company of state.priority) {
    const at = state.position[company] as number;
    const settled = state.income[company] !== NONE;
    const line = lineOf(state, faces, company, left);
    const value = valueAt(faces.positions, at);
    const land = (income: number): number => (settled ? at : at + expectedSteps(income, value, doubt));
    const pays = (income: number): number =>
      settled
        ? (state.lastDividend[company] as number)
        : left === 0
          ? dividendFor(faces, income)
          : income / 10;
    floor[company] = line.floor;
    spare[company] = line.spare;
    space[company] = land(line.income);
    dividend[company] = settled ? 0 : pays(line.income);
    // [CTX-SCORE-3]
    const rests = settled || dividendLingers(state) ? (state.lastDividend[company] as number) : 0;
    const last = pays(line.income) || rests;
    const worth = (income: number, extra: number): number =>
      future(state, faces, company, land(income), income > 0 ? pays(income) : last, extra) +
      (settled ? 0 : pays(income));
    const now = worth(line.income, 0);
    if (!settled) slope[company] = (worth(line.income + 20, 0) - now) / 20;
    if (state.year < 3) ahead[company] = worth(line.income, 1) - now;
    profit[company] =
      future(state, faces, company, space[company] as number, last, 0) -
      valueAt(faces.positions, space[company] as number);
  }
  return invest(state, faces, idle, { slope, floor, spare, ahead, profit, space, dividend });
}

interface Courses {
  readonly slope: number[];
  readonly floor: number[];
  readonly spare: number[];
  readonly ahead: number[];
  readonly profit: number[];
  readonly space: number[];
  readonly dividend: number[];
}

/** Everybody buys what promises most, in turn, as long as money lasts; then shares and money are counted. */
function invest(state: State, faces: Faces, idle: Seat, courses: Courses): Survey {
  const { seats, priority } = state;
  const { space, dividend, profit } = courses;
  const rise = new Array<number>(space.length).fill(0);
  const stake: number[][] = [];
  const purse: number[] = [];
  /** Money cards: lost unless they are spent. */
  const credit: number[] = [];
  const wants: Card[][] = [];
  const doubled = state.moneyValue === 'doubled';
  for (let seat = 0; seat < seats; seat++) {
    const own = new Array<number>(space.length).fill(0);
    let money = state.cash[seat] as number;
    for (const company of priority) {
      own[company] = sharesOf(state, seat, company);
      money += (own[company] as number) * (dividend[company] as number);
    }
    stake.push(own);
    const concealed = state.concealed[seat] as Card[];
    let cards = 0;
    for (const card of concealed) if (isMoney(card)) cards += worthOf(card, doubled);
    const goods = concealed.filter(isCertificate);
    purse.push(money);
    wants.push(seat === idle ? [] : [...goods, ...state.table]);
    credit.push(cards);
  }
  const taken = new Set<Card>();
  let bought = true;
  for (let round = 0; bought && round < MOST_PURCHASES; round++) {
    bought = false;
    for (let seat = 0; seat < seats; seat++) {
      const choice = bestPurchase(seat);
      if (choice === NONE) continue;
      const company = companyOf(choice);
      const price = valueAt(faces.positions, (space[company] as number) + (rise[company] as number));
      const used = Math.min(credit[seat] as number, price);
      credit[seat] = (credit[seat] as number) - used;
      purse[seat] = (purse[seat] as number) - (price - used);
      const own = stake[seat] as number[];
      own[company] = (own[company] as number) + 1;
      if (state.president[company] !== seat) rise[company] = (rise[company] as number) + 1;
      taken.add(choice);
      bought = true;
    }
  }

  function bestPurchase(seat: Seat): Card | -1 {
    let best: Card | -1 = NONE;
    let most = 0;
    const budget = (purse[seat] as number) + (credit[seat] as number);
    for (const card of wants[seat] as Card[]) {
      const company = companyOf(card);
      if (taken.has(card) || ((stake[seat] as number[])[company] as number) >= MOST_SHARES) continue;
      if (((state.soldNow[seat] as number) & (1 << company)) !== 0) continue;
      const at = (space[company] as number) + (rise[company] as number);
      const price = valueAt(faces.positions, at);
      if (price > budget) continue;
      const step =
        state.president[company] === seat
          ? 0
          : valueAt(faces.positions, at + 1) - valueAt(faces.positions, at);
      const gain = (profit[company] as number) + step * (1 + ((stake[seat] as number[])[company] as number));
      const rate = gain / Math.max(10, price - Math.min(price, 0.7 * (credit[seat] as number)));
      if (gain > 0 && rate > most) {
        most = rate;
        best = card;
      }
    }
    return best;
  }

  const fortunes: number[] = [];
  const thirst: number[] = [];
  const rest = years(BELIEFS.returns, Math.max(1, state.year));
  let rate = 0;
  for (const company of priority)
    rate +=
      (profit[company] as number) /
      Math.max(20, valueAt(faces.positions, space[company] as number)) /
      priority.length;
  for (let seat = 0; seat < seats; seat++) {
    let sum = (purse[seat] as number) * (1 + rest);
    for (const company of priority) {
      const at = (space[company] as number) + (rise[company] as number);
      const price = valueAt(faces.positions, space[company] as number);
      const lift = valueAt(faces.positions, at) - price;
      sum += ((stake[seat] as number[])[company] as number) * ((profit[company] as number) + price + lift);
    }
    fortunes.push(sum);
    thirst.push(rate);
  }
  const { slope, floor, spare, ahead } = courses;
  return { fortunes, slope, floor, spare, ahead, profit, stake, thirst };
}

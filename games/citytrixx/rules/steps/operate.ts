import { illegal, type Seat } from '@pentapolis/kernel';
import type { ActionOf } from '../action.ts';
import type { Card } from '../cards.ts';
import type { Company } from '../companies.ts';
import { cityIncome, dividendFor, type Faces, facesOf } from '../components.ts';
import { dividendLingers } from '../rulings.ts';
import { allSeats, capacityOf, NOBODY, type State, sharesOf, shareValue } from '../state.ts';
import type { Question, Step, Table } from '../step.ts';
import { moveDisc, stepsFor } from '../track.ts';

/** [CTX-OPERATE-1] */
export const operatingOrder: Step = {
  name: 'operatingOrder',
  run(state, { emit }) {
    const { companies } = facesOf(state);
    state.operating.splice(0, state.operating.length, ...state.priority);
    state.operated = 0;
    emit?.({
      kind: 'operatingBegan',
      companies: state.operating.map((company) => companies[company]!),
    });
  },
};

const operatingNow = (state: State): Company | undefined => state.operating[state.operated];

/** [CTX-OPERATE-4] */
const canRun = (state: State, company: Company): boolean =>
  capacityOf(state, company) > 0 && (state.cities[company] as Card[]).length > 0;

/**
 * One choice of cities for each income that can be reached, with as few cities as possible, by income. [CTX-OPERATE-2]
 * The income is all that a choice of cities is about.
 */
export function incomeChoices(state: State, company: Company): Map<number, readonly Card[]> {
  const faces = facesOf(state);
  const most = capacityOf(state, company);
  const ways = new Map<number, readonly Card[]>([[0, []]]);
  for (const city of state.cities[company] as Card[]) {
    const income = cityIncome(faces, city, state.year);
    for (const [total, cities] of [...ways].sort(([a], [b]) => b - a)) {
      if (cities.length === most) continue;
      const known = ways.get(total + income);
      if (known === undefined || known.length > cities.length + 1)
        ways.set(total + income, [...cities, city]);
    }
  }
  return ways;
}

/** The most a company can earn with what lies under it. */
export function bestIncome(state: State, faces: Faces, company: Company): number {
  const incomes = (state.cities[company] as Card[])
    .map((city) => cityIncome(faces, city, state.year))
    .sort((a, b) => b - a);
  let sum = 0;
  const most = Math.min(incomes.length, capacityOf(state, company));
  for (let at = 0; at < most; at++) sum += incomes[at] as number;
  return sum;
}

/** [CTX-OPERATE-3] [CTX-VALUE-1] [CTX-DIVIDEND-1] Books an income: the disc moves, the shares are paid. */
function earn(state: State, company: Company, income: number, table: Table): void {
  const { emit } = table;
  const faces = facesOf(state);
  state.income[company] = income;
  moveDisc(state, company, stepsFor(income, shareValue(state, company)), 'income', table);
  const perShare = dividendFor(faces, income);
  state.dividend[company] = perShare;
  // [CTX-SCORE-3]
  if (income > 0 || !dividendLingers(state)) state.lastDividend[company] = perShare;
  state.operated++;
  if (perShare === 0) return;
  const id = faces.companies[company]!;
  emit?.({ kind: 'dividend', company: id, perShare });
  // [CTX-DIVIDEND-2]
  for (const seat of allSeats(state)) {
    const shares = sharesOf(state, seat, company);
    if (shares === 0) continue;
    const money = shares * perShare;
    state.cash[seat] = (state.cash[seat] as number) + money;
    state.gotDividends[seat] = (state.gotDividends[seat] as number) + money;
    emit?.({ kind: 'paidOut', seat, company: id, shares, money });
  }
}

const running: Question<ActionOf<'operate'>> = {
  kind: 'operate',
  rule: 'CTX-OPERATE-2',
  asks(state) {
    const company = operatingNow(state);
    return company === undefined ? NOBODY : (state.president[company] as Seat);
  },
  args(state) {
    const company = operatingNow(state)!;
    return {
      company: facesOf(state).companies[company]!,
      capacity: capacityOf(state, company),
      cities: (state.cities[company] as Card[]).length,
    };
  },
  list(state) {
    const { ids, companies } = facesOf(state);
    const company = operatingNow(state)!;
    return [...incomeChoices(state, company)]
      .sort(([a], [b]) => b - a)
      .map(([, cities]) => ({
        kind: 'operate',
        company: companies[company]!,
        cities: cities.map((city) => ids[city]!),
      }));
  },
  check(state, _seat, { company: id, cities }) {
    const { numbers, companies } = facesOf(state);
    const company = operatingNow(state)!;
    // [CTX-OPERATE-1]
    if (companies[company] !== id)
      return illegal('CTX-OPERATE-1', 'refusal.otherCompany', { company: companies[company]! });
    const stray = cities.find(
      (city) => !(state.cities[company] as Card[]).includes(numbers.get(city) ?? NOBODY),
    );
    if (stray !== undefined)
      return illegal('CTX-OPERATE-2', 'refusal.notItsCity', { card: stray, company: id, cells: [stray] });
    if (new Set(cities).size < cities.length) return illegal('CTX-OPERATE-2', 'refusal.cityTwice');
    const most = capacityOf(state, company);
    return cities.length <= most
      ? undefined
      : illegal('CTX-OPERATE-2', 'refusal.tooManyCities', { most, count: cities.length });
  },
  play(state, seat, { company: id, cities }, table) {
    const faces = facesOf(state);
    const company = operatingNow(state)!;
    const ran = cities.map((city) => faces.numbers.get(city) as Card).sort((a, b) => a - b);
    const income = ran.reduce((sum, city) => sum + cityIncome(faces, city, state.year), 0);
    state.ran[company] = ran;
    table.emit?.({
      kind: 'operated',
      seat,
      company: id,
      cards: ran.map((city) => faces.ids[city]!),
      cities: ran.map((city) => faces.city[city]!),
      income,
    });
    earn(state, company, income, table);
  },
};

export const operate: Step = {
  name: 'operate',
  /** [CTX-OPERATE-4] Companies with nothing to run are settled at once. */
  run(state, table) {
    for (
      let company = operatingNow(state);
      company !== undefined && !canRun(state, company);
      company = operatingNow(state)
    ) {
      table.emit?.({ kind: 'idle', company: facesOf(state).companies[company]! });
      earn(state, company, 0, table);
    }
  },
  question: running,
};

import type { Chance, Seat, Violation } from '@pentapolis/kernel';
import type { ActionOf, Use } from './action.ts';
import { type Card, type CardId, companyOf, KINDS, type Kind, kindOf, rankOf } from './cards.ts';
import type { Company, CompanyId } from './companies.ts';
import { cityIncome, dividendFor, type Faces, facesOf } from './components.ts';
import { publicState } from './determinize.ts';
import { moneyIn } from './payment.ts';
import { apply, check } from './play.ts';
import { fortuneOf } from './scoring.ts';
import { allSeats, capacityOf, clone, NOBODY, type State, sharesOf, shareValue } from './state.ts';
import { bestIncome } from './steps/operate.ts';
import { checkSale } from './steps/stock.ts';
import { ownUseOf } from './steps/take.ts';
import { beats, whyFirst } from './steps/trick.ts';
import { spaceAfter, stepsFor } from './track.ts';
import type { View } from './view.ts';

/** Nothing is drawn by what a forecast plays: operating and trading need no luck. */
const NO_LUCK: Chance = { pick: () => 0, shuffle: (count) => Array.from({ length: count }, (_, at) => at) };

/** What is printed on a card, for the year of the View. */
export interface Face {
  readonly id: CardId;
  readonly company: CompanyId;
  readonly kind: Kind;
  readonly rank: number;
  /** 0 for all but trains. */
  readonly level: number;
  readonly city: string;
  /** By year; 0 where it takes no part. */
  readonly income: readonly [number, number, number];
  readonly introYear: number;
  /** The year before which it leaves; absent = never. */
  readonly removedBeforeYear?: number;
  /** What it is worth as money: 0 for all but money cards. [CTX-BUY-4] */
  readonly worth: number;
  /** What it can be used for besides a city. */
  readonly use: Use;
}

const facesIn = (view: View): Faces => facesOf({ custom: view.components ? [view.components] : [] });

const companyIn = (faces: Faces, id: CompanyId): Company => faces.companies.indexOf(id);

/** The face of any card of the match. @throws Error for an id that is no card of its set */
export function faceOf(view: View, id: CardId): Face {
  const faces = facesIn(view);
  const card = faces.numbers.get(id);
  if (card === undefined) throw new Error(`${id} is no card of this set`);
  const removed = faces.set.cards[card]!.removedBeforeYear;
  return {
    id,
    company: faces.companies[companyOf(card)]!,
    kind: KINDS[kindOf(card)]!,
    rank: rankOf(card),
    level: faces.level[card]!,
    city: faces.city[card]!,
    income: [cityIncome(faces, card, 1), cityIncome(faces, card, 2), cityIncome(faces, card, 3)],
    introYear: faces.introYear[card]!,
    ...(removed === undefined ? {} : { removedBeforeYear: removed }),
    worth: kindOf(card) === 2 ? moneyIn({ moneyValue: view.moneyValue } as State, [card]) : 0,
    use: ownUseOf(card),
  };
}

/** A place in the order of winning, and what puts the card before the next one. */
export interface TrickPlace {
  readonly seat: Seat;
  readonly card: CardId;
  readonly place: number;
  /** `rank`: a higher number; `black`: money before colours; `track`: priority on the track. Absent for the last. */
  readonly why?: 'rank' | 'black' | 'track';
}

/** The cards played so far in the order of winning: the final order once all have played. [CTX-TRICK-3] [CTX-TRICK-4] */
export function trickStanding(view: View, trick = view.trick): TrickPlace[] {
  const faces = facesIn(view);
  const { order, plays } = trick;
  const priority = view.track.priority.map((id) => companyIn(faces, id));
  const cards = plays.map(({ seat, card }) => ({ seat, card: faces.numbers.get(card)! }));
  const sorted =
    order.length > 0
      ? order.map((seat) => cards.find((play) => play.seat === seat)!)
      : cards.sort((a, b) => beats({ priority } as State, a.card, b.card));
  return sorted.map(({ seat, card }, place) => {
    const next = sorted[place + 1];
    return {
      seat,
      card: faces.ids[card]!,
      place: place + 1,
      ...(next === undefined ? {} : { why: whyFirst(card, next.card) }),
    };
  });
}

/** What an income does: the step of the disc, what a share pays, who receives it. */
export interface IncomeForecast {
  readonly company: CompanyId;
  readonly income: number;
  /** Cities chosen, and how many the trains allow. */
  readonly count: number;
  readonly capacity: number;
  /** -1, 0, 1 or 2 by the rule; the disc may be stopped by an end of the track. */
  readonly steps: number;
  readonly value: number;
  readonly valueAfter: number;
  readonly perShare: number;
  /** Dividends by seat. */
  readonly dividends: readonly number[];
}

/** [CTX-OPERATE-3] [CTX-VALUE-1] [CTX-DIVIDEND-1] What this choice of cities would do; `cities` may be any under it. */
export function operateForecast(view: View, id: CompanyId, cities: readonly CardId[]): IncomeForecast {
  const faces = facesIn(view);
  const income = cities.reduce(
    (sum, city) => sum + cityIncome(faces, faces.numbers.get(city)!, view.year),
    0,
  );
  return incomeForecast(view, id, income, cities.length);
}

/** What the company would earn now at best, with the trains and cities it has. */
export function bestForecast(view: View, id: CompanyId): IncomeForecast {
  const state = publicState(view);
  const company = companyIn(facesOf(state), id);
  const count = Math.min(capacityOf(state, company), (state.cities[company] as Card[]).length);
  return incomeForecast(view, id, bestIncome(state, facesOf(state), company), count);
}

function incomeForecast(view: View, id: CompanyId, income: number, count: number): IncomeForecast {
  const state = publicState(view);
  const faces = facesOf(state);
  const company = companyIn(faces, id);
  const value = shareValue(state, company);
  const steps = stepsFor(income, value);
  const perShare = dividendFor(faces, income);
  return {
    company: id,
    income,
    count,
    capacity: capacityOf(state, company),
    steps,
    value,
    valueAfter: faces.positions[spaceAfter(faces.positions.length, state.position[company]!, steps)]!,
    perShare,
    dividends: allSeats(state).map((seat) => sharesOf(state, seat, company) * perShare),
  };
}

/** What adding a card to a company would change: the best income without and with it. */
export function useForecast(
  view: View,
  { card: id, as, company }: ActionOf<'take'>,
):
  | { readonly company: CompanyId; readonly before: IncomeForecast; readonly after: IncomeForecast }
  | undefined {
  if (as !== 'city' && as !== 'train') return undefined;
  const target = as === 'train' ? faceOf(view, id).company : company!;
  const added = view.companies.map((shown) =>
    shown.id !== target
      ? shown
      : {
          ...shown,
          trains: as === 'train' ? [...shown.trains, id] : shown.trains,
          cities: as === 'city' ? [...shown.cities, id] : shown.cities,
        },
  );
  return {
    company: target,
    before: bestForecast(view, target),
    after: bestForecast({ ...view, companies: added }, target),
  };
}

/** One company before and after a trade. */
export interface CompanyChange {
  readonly company: CompanyId;
  readonly value: number;
  readonly valueAfter: number;
  readonly president: Seat;
  readonly presidentAfter: Seat;
  /** Shares of the seat that trades. */
  readonly shares: number;
  readonly sharesAfter: number;
}

/** What a purchase, with or without a sale, would do. */
export interface TradeForecast {
  /** Why it is not allowed; the numbers below then say what it would cost all the same. */
  readonly refusal?: Violation;
  readonly price: number;
  /** What the sale brings; 0 without one. */
  readonly proceeds: number;
  /** What the money cards are worth together, and what of it is lost. [CTX-BUY-3] */
  readonly money: number;
  readonly lost: number;
  /** Personal money it takes. */
  readonly cash: number;
  readonly cashNow: number;
  readonly cashAfter: number;
  /** The company bought, then the company sold. Empty when it is not allowed. */
  readonly changes: readonly CompanyChange[];
  /** The fortune of every seat before and after, as if the match ended there. Empty when it is not allowed. */
  readonly fortunes: readonly { readonly before: number; readonly after: number }[];
}

/** What `action` of `seat` would do to values, presidencies and cash, by playing it on a copy. */
export function tradeForecast(view: View, seat: Seat, action: ActionOf<'buy'>): TradeForecast {
  const state = publicState(view);
  const faces = facesOf(state);
  const bought = companyOf(faces.numbers.get(action.card)!);
  const sold = action.sell === undefined ? NOBODY : companyIn(faces, action.sell);
  const price = shareValue(state, bought);
  const proceeds = sold === NOBODY ? 0 : shareValue(state, sold);
  const money = moneyIn(
    state,
    action.money.map((id) => faces.numbers.get(id)!),
  );
  const cash = Math.max(0, price - money);
  const cashNow = state.cash[seat]!;
  const refusal = check(state, seat, action);
  const after = clone(state);
  if (refusal === undefined) apply(after, seat, action, NO_LUCK);
  const change = (company: Company): CompanyChange => ({
    company: faces.companies[company]!,
    value: shareValue(state, company),
    valueAfter: shareValue(after, company),
    president: state.president[company]!,
    presidentAfter: after.president[company]!,
    shares: sharesOf(state, seat, company),
    sharesAfter: sharesOf(after, seat, company),
  });
  return {
    ...(refusal === undefined ? {} : { refusal }),
    price,
    proceeds,
    money,
    lost: Math.max(0, money - price),
    cash,
    cashNow,
    cashAfter: cashNow + proceeds - cash,
    changes: refusal === undefined ? [bought, ...(sold === NOBODY ? [] : [sold])].map(change) : [],
    fortunes:
      refusal === undefined
        ? allSeats(state).map((other) => ({
            before: fortuneOf(state, other),
            after: fortuneOf(after, other),
          }))
        : [],
  };
}

/** Companies of which `seat` could sell a share before a purchase now, and what that brings. [CTX-SELL-2] */
export function sales(
  view: View,
  seat: Seat,
): { readonly company: CompanyId; readonly price: number; readonly refusal?: Violation }[] {
  const state = publicState(view);
  const faces = facesOf(state);
  return state.priority.map((company) => {
    const refusal = checkSale(state, seat, company);
    return {
      company: faces.companies[company]!,
      price: shareValue(state, company),
      ...(refusal === undefined ? {} : { refusal }),
    };
  });
}

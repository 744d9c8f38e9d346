import type { Seat, Viewer } from '@pentapolis/kernel';
import { type Card, type CardId, KINDS, type Kind, kindOf } from './cards.ts';
import type { Company, CompanyId } from './companies.ts';
import { type Faces, facesOf, lasting } from './components.ts';
import { phaseOf } from './rounds.ts';
import { fortuneOf, ranking } from './scoring.ts';
import {
  allSeats,
  capacityOf,
  heldCard,
  heldYear,
  NOBODY,
  NONE,
  ownerOf,
  type State,
  sharesOf,
  shareValue,
} from './state.ts';
import { bestIncome } from './steps/operate.ts';
import type { Backs, View, ViewCompany, ViewSeat, ViewStack, ViewTrick } from './view.ts';

export function observe(state: State, viewer: Viewer): View {
  const faces = facesOf(state);
  const idsOf = (cards: readonly Card[]): CardId[] => cards.map((card) => faces.ids[card]!);
  const names = (companies: readonly Company[]): CompanyId[] =>
    companies.map((company) => faces.companies[company]!);
  return {
    version: state.version,
    ...(state.custom.length === 0 ? {} : { components: lasting(faces.set) }),
    moneyValue: state.moneyValue,
    phase: phaseOf(state.step),
    step: state.step,
    year: state.year,
    tricks: state.tricks,
    companies: faces.companies
      .map((_, company) => company)
      .filter((company) => state.step === 'chooseCompany' || ownerOf(state, company) !== NOBODY)
      .map((company) => companyView(state, faces, company)),
    track: {
      positions: faces.positions.slice(),
      starts: faces.starts.slice(),
      priority: names(state.priority),
    },
    seats: allSeats(state).map((seat) => seatView(state, faces, seat, viewer)),
    order: state.order.slice(),
    turn: state.turn,
    stacks: Object.fromEntries(
      KINDS.map((kind, index) => [kind, stackView(state.stacks[index] as Card[], faces)]),
    ) as Record<Kind, ViewStack>,
    trick: trickView(state, faces, state.trick),
    lastTrick: trickView(state, faces, {
      number: state.lastOrder.length === 0 ? 0 : state.trick.number - 1,
      leader: state.lastLeader,
      cards: state.lastCards,
      order: state.lastOrder,
      left: [],
    }),
    operating: names(state.operating),
    operated: state.operated,
    table: idsOf(state.table),
    spent: idsOf(state.spent),
    passes: state.passes,
    ranking: ranking(state),
  };
}

function companyView(state: State, faces: Faces, company: Company): ViewCompany {
  const idsOf = (cards: readonly Card[]): CardId[] => cards.map((card) => faces.ids[card]!);
  const owner = ownerOf(state, company);
  const president = state.president[company] as Seat;
  const position = state.position[company] as number;
  const income = state.income[company] as number;
  return {
    id: faces.companies[company]!,
    colour: faces.set.companies[company]!.colour,
    ...(owner === NOBODY ? {} : { owner, president }),
    ...(position === NONE ? {} : { position, value: shareValue(state, company) }),
    trains: idsOf(state.trains[company] as Card[]),
    cities: idsOf(state.cities[company] as Card[]),
    capacity: capacityOf(state, company),
    bestIncome: bestIncome(state, faces, company),
    ...(income === NONE ? {} : { income, dividend: state.dividend[company] as number }),
    ran: idsOf(state.ran[company] as Card[]),
    lastDividend: state.lastDividend[company] as number,
  };
}

function backsOf(hand: readonly Card[]): Backs {
  const backs = { certificate: 0, train: 0, money: 0 };
  for (const card of hand) backs[KINDS[kindOf(card)]!]++;
  return backs;
}

function seatView(state: State, faces: Faces, seat: Seat, viewer: Viewer): ViewSeat {
  const idsOf = (cards: readonly Card[]): CardId[] => cards.map((card) => faces.ids[card]!);
  const { priority } = state;
  const inSetOrder = priority.toSorted((a, b) => a - b);
  const marked = (bits: number): CompanyId[] =>
    faces.companies.filter((_, company) => (bits & (1 << company)) !== 0);
  const colour = state.colours[seat] as Company;
  const hand = state.hands[seat] as Card[];
  const under = idsOf(state.concealed[seat] as Card[]);
  return {
    ...(colour === NONE ? {} : { company: faces.companies[colour]! }),
    cash: state.cash[seat] as number,
    // [CTX-SECRET-2]
    backs: backsOf(hand),
    // [CTX-SECRET-1] [CTX-SECRET-3]
    ...(seat === viewer ? { hand: idsOf(hand), concealed: under } : { remembered: under }),
    certificates: (state.held[seat] as number[]).map((code) => ({
      card: faces.ids[heldCard(code)]!,
      year: heldYear(code),
    })),
    shares: Object.fromEntries(
      inSetOrder.map((company) => [faces.companies[company]!, sharesOf(state, seat, company)]),
    ),
    sold: marked(state.soldNow[seat] as number),
    bought: marked(state.boughtNow[seat] as number),
    account: {
      start: state.paidStart[seat] as number,
      bought: state.paidBought[seat] as number,
      sold: state.gotSold[seat] as number,
      dividends: state.gotDividends[seat] as number,
    },
    fortune: fortuneOf(state, seat),
  };
}

function stackView(stack: readonly Card[], faces: Faces): ViewStack {
  const top = stack.at(-1);
  return { size: stack.length, ...(top === undefined ? {} : { top: faces.ids[top]! }) };
}

function trickView(
  state: State,
  faces: Faces,
  {
    number,
    leader,
    cards,
    order,
    left,
  }: {
    readonly number: number;
    readonly leader: Seat;
    readonly cards: readonly Card[];
    readonly order: readonly Seat[];
    readonly left: readonly Card[];
  },
): ViewTrick {
  return {
    number,
    leader,
    plays: allSeats(state)
      .map((step) => (leader + step) % state.seats)
      .filter((seat) => cards[seat] !== NONE)
      .map((seat) => ({ seat, card: faces.ids[cards[seat] as Card]! })),
    order: order.slice(),
    left: left.map((card) => faces.ids[card]!),
  };
}

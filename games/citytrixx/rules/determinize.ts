import type { Chance } from '@pentapolis/kernel';
import { ALL_CARDS, type Card, type CardId, companyOf, KINDS, kindOf } from './cards.ts';
import type { Company, CompanyId } from './companies.ts';
import { type Faces, facesOf, inYear } from './components.ts';
import { emptyTable } from './setup.ts';
import { heldCard, heldCode, NOBODY, NONE, type State } from './state.ts';
import type { View, ViewTrick } from './view.ts';

/** A State this View could come from: every card nobody has seen lies where it may, each way equally likely. */
export function determinize(view: View, chance: Chance): State {
  const state = publicState(view);
  dealUnseen(state, view, chance);
  return state;
}

/** All that the View shows; hands of others and stacks below their tops are still missing. */
export function publicState(view: View): State {
  const state = emptyTable(
    view.seats.length,
    view.moneyValue,
    view.components ? [view.components] : [],
    view.version,
  );
  const faces = facesOf(state);
  const cardsOf = (ids: readonly CardId[]): Card[] => ids.map((id) => numberOf(faces, id));
  const companies = (ids: readonly CompanyId[]): Company[] => ids.map((id) => faces.companies.indexOf(id));
  state.step = view.step;
  state.year = view.year;
  state.tricks = view.tricks;
  state.order.push(...view.order);
  state.turn = view.turn;
  state.priority.push(...companies(view.track.priority));
  fillTrick(state.trick, view.trick, faces);
  state.trick.left.push(...cardsOf(view.trick.left));
  state.lastLeader = view.lastTrick.leader;
  fillTrick({ cards: state.lastCards, order: state.lastOrder }, view.lastTrick, faces);
  state.table.push(...cardsOf(view.table));
  state.spent.push(...cardsOf(view.spent));
  state.operating.push(...companies(view.operating));
  state.operated = view.operated;
  state.passes = view.passes;
  for (const shown of view.companies) {
    const company = faces.companies.indexOf(shown.id);
    state.president[company] = shown.president ?? NOBODY;
    state.position[company] = shown.position ?? NONE;
    state.trains[company] = cardsOf(shown.trains);
    state.cities[company] = cardsOf(shown.cities);
    state.ran[company] = cardsOf(shown.ran);
    state.income[company] = shown.income ?? NONE;
    state.dividend[company] = shown.dividend ?? 0;
    state.lastDividend[company] = shown.lastDividend;
  }
  view.seats.forEach((shown, seat) => {
    const bits = (ids: readonly CompanyId[]): number =>
      companies(ids).reduce((sum, company) => sum | (1 << company), 0);
    state.colours[seat] = shown.company === undefined ? NONE : faces.companies.indexOf(shown.company);
    state.cash[seat] = shown.cash;
    state.hands[seat] = cardsOf(shown.hand ?? []);
    state.concealed[seat] = cardsOf(shown.concealed ?? shown.remembered ?? []);
    state.held[seat] = shown.certificates.map(({ card, year }) => heldCode(year, numberOf(faces, card)));
    state.soldNow[seat] = bits(shown.sold);
    state.boughtNow[seat] = bits(shown.bought);
    state.paidStart[seat] = shown.account.start;
    state.paidBought[seat] = shown.account.bought;
    state.gotSold[seat] = shown.account.sold;
    state.gotDividends[seat] = shown.account.dividends;
  });
  KINDS.forEach((kind, index) => {
    const { top } = view.stacks[kind];
    state.stacks[index] = top === undefined ? [] : [numberOf(faces, top)];
  });
  return state;
}

function numberOf(faces: Faces, id: CardId): Card {
  const card = faces.numbers.get(id);
  if (card === undefined) throw new Error(`${id} is no card of this set`);
  return card;
}

function fillTrick(
  trick: { number?: number; leader?: number; readonly cards: Card[]; readonly order: number[] },
  { number, leader, plays, order }: ViewTrick,
  faces: Faces,
): void {
  if (trick.number !== undefined) {
    trick.number = number;
    trick.leader = leader;
  }
  for (const { seat, card } of plays) trick.cards[seat] = numberOf(faces, card);
  trick.order.push(...order);
}

/** [CTX-SECRET-1] Cards that take part this year and lie nowhere a viewer can see, by company, sorted. */
export function unseenCards(state: State): Card[][] {
  const faces = facesOf(state);
  const seen = new Set<Card>();
  for (const list of [
    ...state.hands,
    ...state.stacks,
    ...state.trains,
    ...state.cities,
    ...state.concealed,
    state.trick.left,
    state.spent,
    state.table,
  ])
    for (const card of list) seen.add(card);
  for (const held of state.held) for (const code of held) seen.add(heldCard(code));
  const unseen: Card[][] = faces.companies.map(() => []);
  for (let card = 0; card < ALL_CARDS; card++)
    if (state.colours.includes(companyOf(card)) && inYear(faces, card, state.year) && !seen.has(card))
      (unseen[companyOf(card)] as Card[]).push(card);
  return unseen;
}

/** What is still hidden, and how it is spread: for {@link dealUnseen} to draw again and again. */
export interface Hidden {
  readonly unseen: readonly (readonly Card[])[];
  /** Per seat and kind: unseen cards in its hand. */
  readonly backs: readonly (readonly number[])[];
}

export function hiddenIn(state: State, view: View): Hidden {
  return {
    unseen: unseenCards(state),
    backs: view.seats.map(({ hand, backs }) => KINDS.map((kind) => (hand === undefined ? backs[kind] : 0))),
  };
}

function shuffled(cards: readonly Card[], chance: Chance): Card[] {
  if (cards.length < 2) return cards.slice();
  return chance.shuffle(cards.length).map((at) => cards[at] as Card);
}

/**
 * Deals the unseen cards: [CTX-SECRET-2] of each company as many of each kind to its player's hand as backs are seen,
 * the others to the stacks, under their tops.
 * @throws Error when they don't fit the stacks: no View
 */
function dealUnseen(state: State, view: View, chance: Chance): void {
  if (state.year === 0) return;
  dealHidden(state, hiddenIn(state, view), chance);
  KINDS.forEach((kind, index) => {
    if ((state.stacks[index] as Card[]).length !== view.stacks[kind].size)
      throw new Error(`the stack of ${kind} cards does not hold ${view.stacks[kind].size}`);
  });
}

export function dealHidden(state: State, { unseen, backs }: Hidden, chance: Chance): void {
  const rest: Card[][] = KINDS.map(() => []);
  for (let seat = 0; seat < state.seats; seat++) {
    const cards = unseen[state.colours[seat] as Company] as readonly Card[];
    const wanted = backs[seat] as readonly number[];
    for (let kind = 0; kind < KINDS.length; kind++) {
      const count = wanted[kind] as number;
      const own = cards.filter((card) => kindOf(card) === kind);
      const dealt = count === 0 ? own : shuffled(own, chance);
      (state.hands[seat] as Card[]).push(...dealt.slice(0, count));
      (rest[kind] as Card[]).push(...dealt.slice(count));
    }
    (state.hands[seat] as Card[]).sort((a, b) => a - b);
  }
  rest.forEach((cards, kind) => {
    (state.stacks[kind] as Card[]).unshift(...shuffled(cards, chance));
  });
}

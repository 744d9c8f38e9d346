import { ALL_CARDS, type Card, companyOf, kindOf } from '../cards.ts';
import type { Company } from '../companies.ts';
import { type Faces, facesOf, inYear } from '../components.ts';
import { allSeats, heldCard, NONE, type State } from '../state.ts';
import type { Step } from '../step.ts';

/** [CTX-DEAL-2] */
export const HAND = 10;

export const beginYear: Step = {
  name: 'beginYear',
  run(state, { emit }) {
    state.year++;
    state.income.fill(NONE);
    state.dividend.fill(0);
    for (const ran of state.ran) ran.length = 0;
    state.operating.length = 0;
    state.operated = 0;
    state.passes = 0;
    state.turn = 0;
    state.soldNow.fill(0);
    state.boughtNow.fill(0);
    clearTrick(state, 0);
    state.lastCards.fill(NONE);
    state.lastOrder.length = 0;
    state.lastLeader = 0;
    emit?.({ kind: 'yearBegan', year: state.year });
  },
};

export function clearTrick({ trick }: State, number: number): void {
  trick.number = number;
  trick.cards.fill(NONE);
  trick.order.length = 0;
  trick.left.length = 0;
  trick.drawn = false;
}

/**
 * [CTX-DEAL-1] A company's deck at the start of a year, sorted: the cards that take part, without trains at work and
 * certificates that were ever bought. [CTX-SETUP-5]
 */
export function deckOf(state: State, faces: Faces, company: Company): Card[] {
  const away = new Set<Card>([...(state.trains[company] as Card[]), ...state.table]);
  for (const held of state.held) for (const code of held) away.add(heldCard(code));
  const deck: Card[] = [];
  for (let card = 0; card < ALL_CARDS; card++)
    if (companyOf(card) === company && inYear(faces, card, state.year) && !away.has(card)) deck.push(card);
  return deck;
}

const countBacks = (cards: readonly Card[]): [number, number, number] => {
  const counts: [number, number, number] = [0, 0, 0];
  for (const card of cards) counts[kindOf(card) as 0]++;
  return counts;
};

/** [CTX-DEAL-2] [CTX-DEAL-4] The undealt cards wait on the stacks, undivided, for the next step. */
export const dealHands: Step = {
  name: 'dealHands',
  run(state, { chance, emit }) {
    const faces = facesOf(state);
    const middle = state.stacks[0] as Card[];
    middle.length = 0;
    for (const seat of allSeats(state)) {
      const deck = deckOf(state, faces, state.colours[seat] as Company);
      const shuffled = chance.shuffle(deck.length).map((at) => deck[at] as Card);
      const hand = shuffled.slice(0, HAND).sort((a, b) => a - b);
      middle.push(...shuffled.slice(HAND));
      state.hands[seat] = hand;
      const [certificate, train, money] = countBacks(hand);
      emit?.({ kind: 'dealt', seat, certificate, train, money, reveals: true });
      emit?.({ kind: 'hand', seat, cards: hand.map((card) => faces.ids[card]!), to: [seat], reveals: true });
    }
    state.tricks = Math.min(HAND, ...state.hands.map((hand) => hand.length));
  },
};

/** [CTX-DEAL-3] */
export const formStacks: Step = {
  name: 'formStacks',
  run(state, { chance, emit }) {
    const { ids } = facesOf(state);
    const middle = (state.stacks[0] as Card[]).slice().sort((a, b) => a - b);
    for (const stack of state.stacks) stack.length = 0;
    for (const at of chance.shuffle(middle.length)) {
      const card = middle[at] as Card;
      (state.stacks[kindOf(card)] as Card[]).push(card);
    }
    const [certificate, train, money] = state.stacks.map((stack) => stack.length) as [number, number, number];
    const cards = state.stacks.flatMap((stack) => stack.slice(-1)).map((card) => ids[card]!);
    emit?.({ kind: 'stacks', certificate, train, money, cards, reveals: true });
  },
};

/** [CTX-TRICK-1] By the colour chosen at the start. Without a card to play there is no trick. [CTX-DEAL-4] */
export const firstLead: Step = {
  name: 'firstLead',
  run(state, { emit }) {
    state.trick.leader = state.colours.indexOf(state.priority[0] as Company);
    if (state.tricks === 0) return;
    clearTrick(state, 1);
    emit?.({ kind: 'trickBegan', trick: 1, seat: state.trick.leader });
  },
  leadsTo: (state) => (state.tricks === 0 ? 'operatingOrder' : undefined),
};

import { illegal, type Seat } from '@pentapolis/kernel';
import type { ActionOf } from '../action.ts';
import { type Card, companyOf, insertCard, isMoney, rankOf, removeCard } from '../cards.ts';
import { facesOf } from '../components.ts';
import { allSeats, NOBODY, NONE, type State } from '../state.ts';
import type { Question, Step } from '../step.ts';
import { priorityOf } from '../track.ts';
import { clearTrick } from './deal.ts';

/** [CTX-TRICK-2] Clockwise from the leader; whoever has not played yet. */
function nextToPlay({ seats, trick }: State): Seat {
  for (let step = 0; step < seats; step++) {
    const seat = (trick.leader + step) % seats;
    if (trick.cards[seat] === NONE) return seat;
  }
  return NOBODY;
}

const playing: Question<ActionOf<'play'>> = {
  kind: 'play',
  rule: 'CTX-TRICK-2',
  asks: nextToPlay,
  args: ({ trick }, seat) => ({ trick: trick.number, leads: trick.leader === seat }),
  list: (state, seat) =>
    (state.hands[seat] as Card[]).map((card) => ({ kind: 'play', card: facesOf(state).ids[card]! })),
  check(state, seat, { card }) {
    const number = facesOf(state).numbers.get(card);
    return number !== undefined && (state.hands[seat] as Card[]).includes(number)
      ? undefined
      : illegal('CTX-TRICK-2', 'refusal.notInHand', { card });
  },
  play(state, seat, { card }, { emit }) {
    const number = facesOf(state).numbers.get(card) as Card;
    removeCard(state.hands[seat] as Card[], number);
    state.trick.cards[seat] = number;
    insertCard(state.trick.left, number);
    emit?.({ kind: 'played', seat, card });
  },
};

export const playCards: Step = { name: 'playCards', question: playing };

/** Negative when card `a` wins over card `b`: [CTX-TRICK-3] the higher number, [CTX-TRICK-4] black, the track. */
export function beats(state: State, a: Card, b: Card): number {
  return (
    rankOf(b) - rankOf(a) ||
    Number(isMoney(b)) - Number(isMoney(a)) ||
    priorityOf(state, companyOf(a)) - priorityOf(state, companyOf(b))
  );
}

/** What puts the first card before the second. */
export function whyFirst(first: Card, second: Card): 'rank' | 'black' | 'track' {
  if (rankOf(first) !== rankOf(second)) return 'rank';
  return isMoney(first) !== isMoney(second) ? 'black' : 'track';
}

export const rankCards: Step = {
  name: 'rankCards',
  run(state, { emit }) {
    const { trick } = state;
    const cardOf = (seat: Seat): Card => trick.cards[seat] as Card;
    trick.order.push(...allSeats(state).sort((a, b) => beats(state, cardOf(a), cardOf(b))));
    const [first, second] = trick.order as [Seat, Seat];
    emit?.({
      kind: 'trickWon',
      trick: trick.number,
      seat: first,
      card: facesOf(state).ids[cardOf(first)]!,
      order: trick.order.slice(),
      why: whyFirst(cardOf(first), cardOf(second)),
    });
  },
};

/** [CTX-TRICK-5] */
export const nextTrick: Step = {
  name: 'nextTrick',
  run(state, { emit }) {
    const { trick } = state;
    trick.drawn = false;
    if (trick.number === state.tricks) return;
    state.lastLeader = trick.leader;
    state.lastOrder.splice(0, state.lastOrder.length, ...trick.order);
    trick.cards.forEach((card, seat) => {
      state.lastCards[seat] = card;
    });
    trick.leader = trick.order[0] as Seat;
    clearTrick(state, trick.number + 1);
    emit?.({ kind: 'trickBegan', trick: trick.number, seat: trick.leader });
  },
  // A trick that was just begun has no order of winning yet.
  leadsTo: ({ trick }) => (trick.order.length === 0 ? 'playCards' : undefined),
};

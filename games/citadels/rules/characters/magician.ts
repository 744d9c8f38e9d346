import { illegal } from '@pentapolis/kernel';
import type { Action } from '../action.ts';
import { type Card, cardOf, districtOf, removeCard } from '../cards.ts';
import { drawToHand, putUnder } from '../deck.ts';
import { leaveHand, swapHands } from '../knowledge.ts';
import type { CharacterPower, Move } from '../powers.ts';
import { noSuchSeat, notInHand, powerUsed } from '../refuse.ts';
import { DONE, hasDone } from '../state.ts';

/** [CIT-MAGICIAN-1] The whole hand for that of another player, however many cards either holds. */
const swap: Move<'swapHands'> = {
  kind: 'swapHands',
  list(state, seat, list) {
    if (hasDone(state, DONE.power)) return;
    for (let other = 0; other < state.seats; other++)
      if (other !== seat) list.push({ kind: 'swapHands', seat: other });
  },
  check(state, seat, { seat: other }) {
    if (hasDone(state, DONE.power)) return powerUsed('magician');
    if (other >= state.seats) return noSuchSeat('CIT-MAGICIAN-1', other);
    return other === seat ? illegal('CIT-MAGICIAN-1', 'refusal.notYourself') : undefined;
  },
  play(state, seat, { seat: other }, { emit }) {
    state.turn.done |= DONE.power;
    state.turn.swapped = other;
    swapHands(state, seat, other);
    if (emit === undefined) return;
    emit({ kind: 'swappedHands', seat, other });
    for (const owner of [seat, other]) {
      const cards = state.hands[owner]!.map(districtOf);
      emit({ kind: 'gotHand', seat: owner, cards, to: [owner], reveals: true });
    }
  },
};

/** Up to so many different choices of cards are listed; beyond it a few of each sort. */
const LISTED = 48;

/** Every choice of cards out of a sorted hand, copies alike; undefined when there are too many. */
function choices(hand: readonly Card[]): Card[][] | undefined {
  let lists: Card[][] = [[]];
  for (let at = 0; at < hand.length; ) {
    let copies = 0;
    while (hand[at + copies] === hand[at]) copies++;
    const card = hand[at]!;
    lists = lists.flatMap((list) =>
      Array.from({ length: copies + 1 }, (_, count) => [...list, ...new Array<Card>(count).fill(card)]),
    );
    if (lists.length > LISTED) return undefined;
    at += copies;
  }
  return lists.slice(1);
}

/** A few choices out of a large hand: each card alone, all but one, all. */
function someChoices(hand: readonly Card[]): Card[][] {
  const first = hand.map((_, at) => at).filter((at) => hand[at] !== hand[at - 1]);
  return [...first.map((at) => [hand[at]!]), ...first.map((at) => hand.toSpliced(at, 1)), hand.slice()];
}

/** [CIT-MAGICIAN-2] Any cards under the deck, and as many from the top. */
const redraw: Move<'redraw'> = {
  kind: 'redraw',
  list(state, seat, list) {
    const hand = state.hands[seat]!;
    if (hasDone(state, DONE.power) || hand.length === 0) return;
    for (const cards of choices(hand) ?? someChoices(hand))
      list.push({ kind: 'redraw', cards: cards.map(districtOf) } satisfies Action);
  },
  check(state, seat, { cards }) {
    if (hasDone(state, DONE.power)) return powerUsed('magician');
    if (cards.length === 0) return illegal('CIT-MAGICIAN-2', 'refusal.noCards');
    const hand = state.hands[seat]!.slice();
    const missing = cards.find((card) => !removeCard(hand, cardOf(card)));
    return missing === undefined ? undefined : notInHand('CIT-MAGICIAN-2', missing);
  },
  play(state, seat, { cards }, { emit }) {
    state.turn.done |= DONE.power;
    for (const card of cards) {
      leaveHand(state, seat, cardOf(card));
      putUnder(state, cardOf(card), 1 << seat);
    }
    state.turn.redrawn = cards.length;
    const drawn = drawToHand(state, seat, cards.length);
    if (emit === undefined) return;
    emit({ kind: 'putUnder', seat, count: cards.length, why: 'magician' });
    emit({ kind: 'chosePutUnder', seat, cards: cards.slice(), to: [seat] });
    emit({ kind: 'drew', seat, count: drawn.length, why: 'magician' });
    emit({ kind: 'sawCards', seat, cards: drawn.map(districtOf), to: [seat], reveals: true });
  },
};

export const magician: CharacterPower = { id: 'magician', moves: [swap, redraw] };

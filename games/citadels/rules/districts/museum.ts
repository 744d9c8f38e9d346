import { cardOf, distinct, districtOf } from '../cards.ts';
import { leaveHand } from '../knowledge.ts';
import type { DistrictPower, Move } from '../powers.ts';
import { notInHand, usedUp } from '../refuse.ts';
import { DONE, hasDone } from '../state.ts';

/** [CIT-MUSEUM-1] Once a turn: a card from the hand under the Museum, face down. */
const move: Move<'museum'> = {
  kind: 'museum',
  list(state, seat, list) {
    if (hasDone(state, DONE.museum)) return;
    for (const card of distinct(state.hands[seat]!)) list.push({ kind: 'museum', card: districtOf(card) });
  },
  check(state, seat, { card }) {
    if (hasDone(state, DONE.museum)) return usedUp('CIT-MUSEUM-1', 'museum');
    return state.hands[seat]!.includes(cardOf(card)) ? undefined : notInHand('CIT-MUSEUM-1', card);
  },
  play(state, seat, { card }, { emit }) {
    state.turn.done |= DONE.museum;
    leaveHand(state, seat, cardOf(card));
    state.museum.push(cardOf(card));
    state.museumKnown.push(1 << seat);
    emit?.({ kind: 'tucked', seat });
    emit?.({ kind: 'choseTucked', seat, card, to: [seat] });
  },
};

/** [CIT-MUSEUM-2] Each card under it is a point. */
export const museum: DistrictPower = { id: 'museum', moves: [move], score: ({ tucked }) => tucked };

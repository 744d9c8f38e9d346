import { cardOf, distinct, districtOf } from '../cards.ts';
import { putUnder } from '../deck.ts';
import { addGold } from '../gold.ts';
import { leaveHand } from '../knowledge.ts';
import type { DistrictPower, Move } from '../powers.ts';
import { notInHand, usedUp } from '../refuse.ts';
import { DONE, hasDone } from '../state.ts';

/** [CIT-LABORATORY-1] Once a turn: a card from the hand for one gold. */
const move: Move<'laboratory'> = {
  kind: 'laboratory',
  list(state, seat, list) {
    if (hasDone(state, DONE.laboratory)) return;
    for (const card of distinct(state.hands[seat]!))
      list.push({ kind: 'laboratory', card: districtOf(card) });
  },
  check(state, seat, { card }) {
    if (hasDone(state, DONE.laboratory)) return usedUp('CIT-LABORATORY-1', 'laboratory');
    return state.hands[seat]!.includes(cardOf(card)) ? undefined : notInHand('CIT-LABORATORY-1', card);
  },
  play(state, seat, { card }, { emit }) {
    state.turn.done |= DONE.laboratory;
    leaveHand(state, seat, cardOf(card));
    putUnder(state, cardOf(card), 1 << seat);
    addGold(state, seat, 1);
    emit?.({ kind: 'putUnder', seat, count: 1, why: 'laboratory' });
    emit?.({ kind: 'chosePutUnder', seat, cards: [card], to: [seat] });
    emit?.({ kind: 'gained', seat, gold: 1, why: 'laboratory' });
  },
};

export const laboratory: DistrictPower = { id: 'laboratory', moves: [move] };

import { illegal } from '@pentapolis/kernel';
import { districtOf } from '../cards.ts';
import { drawToHand } from '../deck.ts';
import { addGold, goldOf } from '../gold.ts';
import type { DistrictPower, Move } from '../powers.ts';
import { usedUp } from '../refuse.ts';
import { DONE, hasDone } from '../state.ts';

const PRICE = 2;
const CARDS = 3;

/** [CIT-SMITHY-1] Once a turn: two gold for three cards. */
const move: Move<'smithy'> = {
  kind: 'smithy',
  list(state, seat, list) {
    if (this.check(state, seat, { kind: 'smithy' }) === undefined) list.push({ kind: 'smithy' });
  },
  check(state, seat) {
    if (hasDone(state, DONE.smithy)) return usedUp('CIT-SMITHY-1', 'smithy');
    if (goldOf(state, seat) < PRICE)
      return illegal('CIT-SMITHY-1', 'refusal.tooDear', { price: PRICE, gold: goldOf(state, seat) });
    // [CIT-SETUP-5]
    return state.deck.length === 0 ? illegal('CIT-SETUP-5', 'refusal.deckEmpty') : undefined;
  },
  play(state, seat, _action, { emit }) {
    state.turn.done |= DONE.smithy;
    addGold(state, seat, -PRICE);
    const cards = drawToHand(state, seat, CARDS);
    emit?.({ kind: 'smithed', seat, gold: PRICE });
    emit?.({ kind: 'drew', seat, count: cards.length, why: 'smithy' });
    emit?.({ kind: 'sawCards', seat, cards: cards.map(districtOf), to: [seat], reveals: true });
  },
};

export const smithy: DistrictPower = { id: 'smithy', moves: [move] };

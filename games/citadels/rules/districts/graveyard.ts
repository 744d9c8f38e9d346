import { districtOf } from '../cards.ts';
import { everybody } from '../deck.ts';
import { addGold } from '../gold.ts';
import { enterHand } from '../knowledge.ts';
import type { DistrictPower, Move } from '../powers.ts';

export const RECLAIM_PRICE = 1;

/** [CIT-GRAVEYARD-1] What a Warlord destroyed, for one gold, into the hand. Everybody saw what it was. */
export const reclaim: Move<'reclaim'> = {
  kind: 'reclaim',
  list: (_state, _seat, list) => list.push({ kind: 'reclaim' }),
  check: () => undefined,
  play(state, seat, _action, { emit }) {
    const card = state.stack.pop()!.cards[0]!;
    addGold(state, seat, -RECLAIM_PRICE);
    enterHand(state, seat, card, everybody(state));
    emit?.({ kind: 'reclaimed', seat, card: districtOf(card), gold: RECLAIM_PRICE });
  },
};

export const graveyard: DistrictPower = { id: 'graveyard', reclaims: RECLAIM_PRICE };

import { illegal } from '@pentapolis/kernel';
import { districtOf } from '../cards.ts';
import { drawToHand } from '../deck.ts';
import { addGold } from '../gold.ts';
import type { CharacterPower, Move } from '../powers.ts';
import { powerUsed } from '../refuse.ts';
import { DONE, hasDone } from '../state.ts';

const GOLD = 4;
const CARDS = 4;

/** [CIT-NAVIGATOR-1] After the action, four gold or four cards. */
const navigate: Move<'navigate'> = {
  kind: 'navigate',
  list(state, seat, list) {
    for (const take of ['gold', 'cards'] as const)
      if (this.check(state, seat, { kind: 'navigate', take }) === undefined)
        list.push({ kind: 'navigate', take });
  },
  check(state, _seat, { take }) {
    if (!hasDone(state, DONE.action)) return illegal('CIT-NAVIGATOR-1', 'refusal.actFirst');
    if (hasDone(state, DONE.power)) return powerUsed('navigator');
    // [CIT-SETUP-5]
    return take === 'cards' && state.deck.length === 0
      ? illegal('CIT-SETUP-5', 'refusal.deckEmpty')
      : undefined;
  },
  play(state, seat, { take }, { emit }) {
    state.turn.done |= DONE.power;
    if (take === 'gold') {
      addGold(state, seat, GOLD);
      emit?.({ kind: 'gained', seat, gold: GOLD, why: 'navigator' });
      return;
    }
    const cards = drawToHand(state, seat, CARDS);
    emit?.({ kind: 'drew', seat, count: cards.length, why: 'navigator' });
    emit?.({ kind: 'sawCards', seat, cards: cards.map(districtOf), to: [seat], reveals: true });
  },
};

/** [CIT-NAVIGATOR-2] It builds nothing. */
export const navigator: CharacterPower = { id: 'navigator', moves: [navigate], buildLimit: 0 };

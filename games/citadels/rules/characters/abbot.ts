import { illegal, type Seat } from '@pentapolis/kernel';
import { payTo } from '../gold.ts';
import type { CharacterPower, Move } from '../powers.ts';
import { powerUsed } from '../refuse.ts';
import { DONE, hasDone, NOBODY, type State } from '../state.ts';

/** The one richest seat; {@link NOBODY} when several are. */
function richest({ gold }: State): Seat {
  const most = Math.max(...gold);
  return gold.indexOf(most) === gold.lastIndexOf(most) ? gold.indexOf(most) : NOBODY;
}

/** [CIT-ABBOT-2] A gold from the richest player, if there is one and it is another. */
const tithe: Move<'tithe'> = {
  kind: 'tithe',
  list(state, seat, list) {
    if (this.check(state, seat, { kind: 'tithe' }) === undefined) list.push({ kind: 'tithe' });
  },
  check(state, seat) {
    if (hasDone(state, DONE.power)) return powerUsed('abbot');
    const payer = richest(state);
    return payer === NOBODY || payer === seat ? illegal('CIT-ABBOT-2', 'refusal.nobodyRicher') : undefined;
  },
  play(state, seat, _action, { emit }) {
    const payer = richest(state);
    state.turn.done |= DONE.power;
    payTo(state, payer, seat, 1);
    emit?.({ kind: 'paid', seat: payer, other: seat, gold: 1, why: 'tithe' });
  },
};

export const abbot: CharacterPower = { id: 'abbot', moves: [tithe] };

import { illegal } from '@pentapolis/kernel';
import { rankOf } from '../cast.ts';
import type { CharacterPower, Move } from '../powers.ts';
import { DONE, hasDone } from '../state.ts';
import { checkNaming, listNames } from './naming.ts';

/** [CIT-WITCH-1] After her action she names a character, and her turn stops until it is called. */
const bewitch: Move<'bewitch'> = {
  kind: 'bewitch',
  list(state, seat, list) {
    listNames(state, seat, list, (character) => ({ kind: 'bewitch', character }), this.check);
  },
  check(state, _seat, { character }) {
    if (!hasDone(state, DONE.action)) return illegal('CIT-WITCH-1', 'refusal.actFirst');
    return checkNaming(state, 'witch', character, 'CIT-WITCH-1');
  },
  play(state, seat, { character }, { emit }) {
    state.turn.done |= DONE.power | DONE.stop;
    state.bewitched = rankOf(character);
    emit?.({ kind: 'named', seat, character, by: 'witch' });
  },
};

/** [CIT-WITCH-2] She builds nothing on her own turn. */
export const witch: CharacterPower = { id: 'witch', moves: [bewitch], buildLimit: 0 };

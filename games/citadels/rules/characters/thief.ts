import { illegal } from '@pentapolis/kernel';
import { rankOf } from '../cast.ts';
import type { CharacterPower, Move } from '../powers.ts';
import { DONE } from '../state.ts';
import { checkNaming, listNames } from './naming.ts';

/** [CIT-THIEF-1] Names a character, whose gold is taken when it is called. */
const rob: Move<'rob'> = {
  kind: 'rob',
  list(state, seat, list) {
    listNames(state, seat, list, (character) => ({ kind: 'rob', character }), this.check);
  },
  check(state, _seat, { character }) {
    const refusal = checkNaming(state, 'thief', character, 'CIT-THIEF-1');
    if (refusal !== undefined) return refusal;
    const rank = rankOf(character);
    // [CIT-THIEF-2] neither Assassin nor Witch, nor whom they named
    if (rank === 1 || rank === state.murdered || rank === state.bewitched)
      return illegal('CIT-THIEF-2', 'refusal.notRobbed', { character });
    return undefined;
  },
  play(state, seat, { character }, { emit }) {
    state.turn.done |= DONE.power;
    state.robbed = rankOf(character);
    state.thief = seat;
    emit?.({ kind: 'named', seat, character, by: 'thief' });
  },
};

export const thief: CharacterPower = { id: 'thief', moves: [rob] };

import { rankOf } from '../cast.ts';
import type { CharacterPower, Move } from '../powers.ts';
import { DONE } from '../state.ts';
import { checkNaming, listNames } from './naming.ts';

/** [CIT-ASSASSIN-1] Names a character, which loses its turn this round, [CIT-ASSASSIN-2] whoever holds it. */
const murder: Move<'murder'> = {
  kind: 'murder',
  list(state, seat, list) {
    listNames(state, seat, list, (character) => ({ kind: 'murder', character }), this.check);
  },
  check: (state, _seat, { character }) => checkNaming(state, 'assassin', character, 'CIT-ASSASSIN-1'),
  play(state, seat, { character }, { emit }) {
    state.turn.done |= DONE.power;
    state.murdered = rankOf(character);
    emit?.({ kind: 'named', seat, character, by: 'assassin' });
  },
};

export const assassin: CharacterPower = { id: 'assassin', moves: [murder] };

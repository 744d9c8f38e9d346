import { buryDistrict, noteCompletion } from '../city.ts';
import type { Move } from '../powers.ts';
import { DONE } from '../state.ts';
import { begin } from '../turn.ts';

/** [CIT-BALLROOM-1] The thanks are said, and the turn begins. */
export const salute: Move<'salute'> = {
  kind: 'salute',
  list: (_state, _seat, list) => list.push({ kind: 'salute' }),
  check: () => undefined,
  play(state, seat, _action, table) {
    const { other } = state.stack.pop()!;
    table.emit?.({ kind: 'saluted', seat, host: other });
    begin(state, table);
  },
};

/** No to a question that may be answered so: Bell Tower, Lighthouse, Graveyard, Ball Room. */
export const decline: Move<'decline'> = {
  kind: 'decline',
  list: (_state, _seat, list) => list.push({ kind: 'decline' }),
  check: () => undefined,
  play(state, seat, _action, { emit }) {
    const { kind, cards, other } = state.stack.pop()!;
    if (kind === 'salute') {
      // [CIT-BALLROOM-2] the turn is lost, down to what would come at its end
      state.turn.mode = 'actionOnly';
      state.turn.done |= DONE.stop;
      emit?.({ kind: 'snubbed', seat, host: other });
      return;
    }
    if (kind === 'graveyard') buryDistrict(state, cards[0]!);
    emit?.({ kind: 'declined', seat, why: kind as 'bell' | 'lighthouse' | 'graveyard' });
    if (kind === 'bell') noteCompletion(state, emit); // [CIT-BELLTOWER-2] by the tower alone
  },
};

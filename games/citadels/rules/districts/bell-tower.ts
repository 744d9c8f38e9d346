import { goalOf, noteCompletion } from '../city.ts';
import type { DistrictPower, Move } from '../powers.ts';
import { NOBODY } from '../state.ts';

/** [CIT-BELLTOWER-1] One district less makes a city complete, [CIT-BELLTOWER-2] for those who have them already too. */
export const ring: Move<'ring'> = {
  kind: 'ring',
  list: (_state, _seat, list) => list.push({ kind: 'ring' }),
  check: () => undefined,
  play(state, seat, _action, { emit }) {
    state.stack.pop();
    state.bell = true;
    emit?.({ kind: 'rang', seat, goal: goalOf(state) });
    noteCompletion(state, emit);
  },
};

export const bellTower: DistrictPower = {
  id: 'bellTower',
  rings: true,
  built: (state, seat) => state.stack.push({ kind: 'bell', seat, other: NOBODY, cards: [] }),
};

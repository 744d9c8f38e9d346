import { illegal, type Seat } from '@pentapolis/kernel';
import { addGold } from '../gold.ts';
import type { CharacterPower, Move, Table } from '../powers.ts';
import { powerUsed } from '../refuse.ts';
import { DONE, hasDone, type State } from '../state.ts';

const GOLD = 3;
const CROWN_RANK = 4;

/** Whether two seats are neighbours round the table. */
const besides = ({ seats }: State, one: Seat, other: Seat): boolean =>
  (one + 1) % seats === other || (other + 1) % seats === one;

function receive(state: State, seat: Seat, { emit }: Table): void {
  addGold(state, seat, GOLD);
  emit?.({ kind: 'gained', seat, gold: GOLD, why: 'queen' });
}

/** [CIT-QUEEN-1] Three gold beside the player who has shown the King or the Emperor. */
const favour: Move<'favour'> = {
  kind: 'favour',
  list(state, seat, list) {
    if (this.check(state, seat, { kind: 'favour' }) === undefined) list.push({ kind: 'favour' });
  },
  check(state, seat) {
    if (hasDone(state, DONE.power)) return powerUsed('queen');
    const shown = (state.revealed & (1 << CROWN_RANK)) !== 0;
    return shown && besides(state, seat, state.holder[CROWN_RANK]!)
      ? undefined
      : illegal('CIT-QUEEN-1', 'refusal.noKingBeside');
  },
  play(state, seat, _action, table) {
    state.turn.done |= DONE.power;
    receive(state, seat, table);
  },
};

/** [CIT-QUEEN-2] A murdered King next to the Queen is found at the end of the round: she is paid then. */
export function payQueenLate(state: State, found: Seat, table: Table): void {
  if (state.murdered === CROWN_RANK && state.queen >= 0 && besides(state, state.queen, found))
    receive(state, state.queen, table);
}

export const queen: CharacterPower = {
  id: 'queen',
  moves: [favour],
  begin(state, seat) {
    state.queen = seat;
  },
};

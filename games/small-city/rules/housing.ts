import { illegal, type Seat } from '@pentapolis/kernel';
import type { Action, ActionOf } from './action.ts';
import {
  boardOf,
  boroughOf,
  hallRoom,
  playerOf,
  putCitizen,
  spotOf,
  takeCitizen,
  waitingInHall,
} from './borough.ts';
import type { Emit } from './facts.ts';
import type { Question, Table } from './question.ts';
import { active, NOBODY, type State } from './state.ts';
import { NATURE } from './tiles.ts';

/** Empty Residences 1. [SMC-HOUSING-1] */
export function freeHomes(state: State, seat: Seat): number[] {
  const borough = boroughOf(state, seat);
  return borough.tiles
    .filter(({ type }) => type === 'R1')
    .map((tile) => spotOf(boardOf(state, seat), tile).cells[0]!)
    .filter((cell) => borough.who[cell] === NOBODY);
}

function moveIn(state: State, seat: Seat, cell: number, emit: Emit): void {
  const borough = boroughOf(state, seat);
  takeCitizen(borough, waitingInHall(state, seat)[0]!);
  putCitizen(borough, cell, seat, 2);
  emit?.({ kind: 'housed', seat, cell });
}

/** Moves people into homes as far as there is nothing to choose. @returns whether there is */
export function houseAll(state: State, seat: Seat, emit: Emit): boolean {
  const homes = freeHomes(state, seat);
  const waiting = waitingInHall(state, seat).length;
  if (waiting > 0 && homes.length > waiting) return true;
  for (const cell of homes.slice(0, waiting)) moveIn(state, seat, cell, emit);
  return false;
}

/** [SMC-HOUSING-1] More homes than citizens: the owner chooses. */
export const housing: Question = {
  kind: 'house',
  rule: 'SMC-HOUSING-1',
  answers: ['house'],
  args: (state, seat) => ({ waiting: waitingInHall(state, seat).length }),
  list: (state, seat) => freeHomes(state, seat).map((cell): Action => ({ kind: 'house', cell })),
  check(state, seat, action) {
    const { cell } = action as ActionOf<'house'>;
    return freeHomes(state, seat).includes(cell)
      ? undefined
      : illegal('SMC-HOUSING-1', 'refusal.noHome', { cells: [cell] });
  },
  play(state, seat, action, { emit }: Table) {
    moveIn(state, seat, (action as ActionOf<'house'>).cell, emit);
  },
};

/** [SMC-HOUSING-2] Empty factory spaces attract citizens, as far as City Hall has room. */
export function attract(state: State, emit: Emit): void {
  for (const seat of active(state)) {
    const count = newcomers(state, seat);
    for (const cell of hallRoom(state, seat).slice(0, count)) {
      putCitizen(boroughOf(state, seat), cell, seat, 2);
      playerOf(state, seat).reserve--;
    }
    if (count > 0) emit?.({ kind: 'arrived', seat, count });
  }
}

/** How many citizens come to a borough as things stand. */
export function newcomers(state: State, seat: Seat): number {
  const borough = boroughOf(state, seat);
  const board = boardOf(state, seat);
  let free = 0;
  for (const tile of borough.tiles)
    if (NATURE[tile.type].category === 'factory')
      for (const cell of spotOf(board, tile).cells) if (borough.who[cell] === NOBODY) free++;
  return Math.min(free, playerOf(state, seat).reserve, hallRoom(state, seat).length);
}

import { illegal, type Seat } from '@pentapolis/kernel';
import type { Action, ActionOf } from './action.ts';
import { boroughOf, hallRoom, warehouseRoom } from './borough.ts';
import { INDUSTRY_GAINS } from './council.ts';
import type { Emit } from './facts.ts';
import type { Question } from './question.ts';
import type { State, Waiting } from './state.ts';

/** Where a cube may go at home: the first free space of each warehouse, then of City Hall. [SMC-INCOME-8] */
export const homeRoom = (state: State, seat: Seat): number[] => [
  ...warehouseRoom(state, seat),
  ...hallRoom(state, seat).slice(0, 1),
];

/** A factory that made a cube pollutes, wherever the cube ends up. [SMC-SMOKE-2] */
function smoke(state: State, { borough, cell }: Waiting): void {
  if (borough >= 0) boroughOf(state, borough).smoke.push(cell);
}

function take(state: State, seat: Seat, index: number, borough: Seat, cell: number, emit: Emit): void {
  const [item] = state.waiting.splice(index, 1);
  const { colour } = item!;
  smoke(state, item!);
  const from = [item!.borough, item!.cell];
  if (cell < 0) emit?.({ kind: 'stored', seat, colour, from, toward: [-1, -1] });
  else {
    state.materials[colour]!--;
    boroughOf(state, borough).cube[cell] = colour + 1;
    emit?.({ kind: 'stored', seat, colour, from, toward: [borough, cell] });
  }
}

/**
 * Drops cubes the reserve does not have [SMC-INCOME-7] and, once home has no room left, sends those made elsewhere to a
 * warehouse there and the others back [SMC-INCOME-9].
 * @returns whether the seat has to find a place for one
 */
export function settle(state: State, seat: Seat, emit: Emit): boolean {
  state.waiting = state.waiting.filter(({ colour }) => state.materials[colour]! > 0);
  if (state.waiting.length > 0 && homeRoom(state, seat).length > 0) return true;
  while (state.waiting.length > 0) {
    const { borough, colour } = state.waiting[0]!;
    if (state.materials[colour] === 0) {
      state.waiting.shift();
      continue;
    }
    const [cell] = borough >= 0 && borough !== seat ? warehouseRoom(state, borough) : [];
    take(state, seat, 0, borough, cell ?? -1, emit);
  }
  return false;
}

/** [SMC-INCOME-8] A place for a cube that was made, or received from the Council. */
export const store: Question = {
  kind: 'store',
  rule: 'SMC-INCOME-8',
  answers: ['store'],
  args: (state) => ({ cubes: state.waiting.map(({ colour }) => colour) }),
  list: (state, seat) =>
    state.waiting.flatMap((_, item) =>
      homeRoom(state, seat).map((cell): Action => ({ kind: 'store', item, cell })),
    ),
  check(state, seat, action) {
    const { item, cell } = action as ActionOf<'store'>;
    if (item >= state.waiting.length) return illegal('SMC-INCOME-8', 'refusal.noSuchCube');
    return homeRoom(state, seat).includes(cell)
      ? undefined
      : illegal('SMC-INCOME-8', 'refusal.noStorage', { cells: [cell] });
  },
  play(state, seat, action, { emit }) {
    const { item, cell } = action as ActionOf<'store'>;
    state.asks.pop();
    take(state, seat, item, seat, cell, emit);
    if (settle(state, seat, emit)) state.asks.push({ kind: 'store', seat, count: 0, cards: [] });
  },
};

/** Cubes from the Council wait for a place. [SMC-COUNCIL-5] */
export function receive(state: State, seat: Seat, column: number, colour: number, emit: Emit): void {
  const { count } = INDUSTRY_GAINS[column - 1]!.find((gain) => gain.colour === colour)!;
  const given = Math.min(count, state.materials[colour]!);
  emit?.({ kind: 'received', seat, colour, count: given });
  state.waiting = Array.from({ length: given }, () => ({ colour, borough: -1, cell: -1 }));
  if (settle(state, seat, emit)) state.asks.push({ kind: 'store', seat, count: 0, cards: [] });
}

/** [SMC-COUNCIL-5] Which cubes, where the Industry row leaves a choice. */
export const bonus: Question = {
  kind: 'bonus',
  rule: 'SMC-COUNCIL-5',
  answers: ['take'],
  args: (state) => ({ column: state.asks.at(-1)!.count }),
  list: (state) =>
    INDUSTRY_GAINS[state.asks.at(-1)!.count - 1]!.map(({ colour }): Action => ({ kind: 'take', colour })),
  check(state, _seat, action) {
    const { colour } = action as ActionOf<'take'>;
    return INDUSTRY_GAINS[state.asks.at(-1)!.count - 1]!.some((gain) => gain.colour === colour)
      ? undefined
      : illegal('SMC-COUNCIL-5', 'refusal.notGivenCube', { colour });
  },
  play(state, seat, action, { emit }) {
    const { count } = state.asks.pop()!;
    receive(state, seat, count, (action as ActionOf<'take'>).colour, emit);
  },
};

import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import type { Action, ActionOf } from './action.ts';
import { boardOf, boroughOf } from './borough.ts';
import type { Emit } from './facts.ts';
import type { Question } from './question.ts';
import { active, EMPTY, isSolo, NOBODY, type State } from './state.ts';

/** Players who do not host the Mayor, in turn order. */
export const guestsIn = (state: State): Seat[] => state.order.filter((seat) => seat !== state.host);

/** Who chooses when the guests differ: the host before, else the last in turn order. [SMC-MAYOR-3] */
export function umpire(state: State): Seat {
  const { lastHost, order, host } = state;
  return lastHost !== NOBODY && lastHost !== host && active(state).includes(lastHost)
    ? lastHost
    : order.at(-1)!;
}

/** Streets of the host's board, as `cell * 2`, plus 1 when it leads south. [SMC-MAYOR-1] */
export function streets(state: State): number[] {
  const { grid } = boroughOf(state, state.host);
  const { cells, beside } = boardOf(state, state.host);
  const list: number[] = [];
  for (const cell of cells) {
    if (grid[cell] !== EMPTY) continue;
    for (const other of beside[cell]!)
      if (other > cell && grid[other] === EMPTY) list.push(cell * 2 + (other === cell + 1 ? 0 : 1));
  }
  return list;
}

/** Begins the Mayor's visit. @returns whether guests have to decide something */
export function beginVisit(state: State, emit: Emit): boolean {
  state.proposal = -1;
  state.asked = 0;
  state.differ = false;
  // [SMC-SOLO-2]
  if (isSolo(state)) return false;
  // [SMC-MAYOR-4]
  if (state.lastHost === state.host) {
    visit(state, state.street, emit);
    return false;
  }
  state.street = -1;
  if (streets(state).length > 0) return true;
  // [SMC-MAYOR-6]
  visit(state, -1, emit);
  return false;
}

function visit(state: State, street: number, emit: Emit): void {
  state.street = street;
  const cell = street < 0 ? -1 : street >> 1;
  emit?.({ kind: 'visits', host: state.host, cell, toward: (street & 1) === 1 ? 'south' : 'east' });
}

export const streetNumber = ({ cell, to }: ActionOf<'street'>): number => cell * 2 + (to === 'south' ? 1 : 0);

const choices = (state: State): Action[] =>
  streets(state).map((street) => ({
    kind: 'street',
    cell: street >> 1,
    to: (street & 1) === 1 ? 'south' : 'east',
  }));

function checkStreet(state: State, action: Action): Violation | undefined {
  return streets(state).includes(streetNumber(action as ActionOf<'street'>))
    ? undefined
    : illegal('SMC-MAYOR-1', 'refusal.noStreet', { cells: [(action as ActionOf<'street'>).cell] });
}

const host = (state: State): { host: Seat } => ({ host: state.host });

/** [SMC-MAYOR-2] The first guest proposes. */
const propose: Question = {
  kind: 'propose',
  rule: 'SMC-MAYOR-2',
  answers: ['street'],
  args: host,
  list: choices,
  check: (state, _seat, action) => checkStreet(state, action),
  play(state, seat, action, { emit }) {
    const street = streetNumber(action as ActionOf<'street'>);
    const guests = guestsIn(state);
    const { cell, to } = action as ActionOf<'street'>;
    if (guests.length > 1) emit?.({ kind: 'proposed', seat, cell, toward: to });
    state.proposal = street;
    state.asked = 1;
    if (guests.length === 1) visit(state, street, emit);
  },
};

/** [SMC-MAYOR-2] The others agree or not. */
const agree: Question = {
  kind: 'agree',
  rule: 'SMC-MAYOR-2',
  answers: ['agree', 'disagree'],
  args: (state) => ({
    ...host(state),
    cell: state.proposal >> 1,
    to: (state.proposal & 1) === 1 ? 'south' : 'east',
  }),
  list: () => [{ kind: 'agree' }, { kind: 'disagree' }],
  check: () => undefined,
  play(state, seat, { kind }, { emit }) {
    emit?.({ kind: 'answered', seat, agree: kind === 'agree' });
    state.asked++;
    if (kind === 'disagree') state.differ = true;
    else if (state.asked === guestsIn(state).length) visit(state, state.proposal, emit);
  },
};

/** [SMC-MAYOR-3] */
const decide: Question = {
  kind: 'street',
  rule: 'SMC-MAYOR-3',
  answers: ['street'],
  args: host,
  list: choices,
  check: (state, _seat, action) => checkStreet(state, action),
  play(state, _seat, action, { emit }) {
    visit(state, streetNumber(action as ActionOf<'street'>), emit);
  },
};

/** Who is asked what while the Mayor looks for a street. */
export function mayorQuestion(state: State): { readonly seat: Seat; readonly question: Question } {
  if (state.differ) return { seat: umpire(state), question: decide };
  const seat = guestsIn(state)[state.asked]!;
  return { seat, question: state.asked === 0 ? propose : agree };
}

export const MAYOR_QUESTIONS: readonly Question[] = [propose, agree, decide];

import { illegal, type Violation } from '@pentapolis/kernel';
import type { Action, ActionOf } from './action.ts';
import { boardOf, boroughOf, layTile, playerOf, putCitizen } from './borough.ts';
import { SIDES, type Side } from './components.ts';
import { kitOf } from './geometry.ts';
import type { Question } from './question.ts';
import { EMPTY, NOBODY, type State } from './state.ts';

/** Sides a seat may choose. [SMC-SETUP-2] [SMC-OPTION-1] */
export const sidesFor = ({ choices }: { readonly choices: State['choices'] }): readonly Side[] =>
  choices.boards === 'choose' ? SIDES : [choices.boards];

function checkFound(state: State, seat: number, action: ActionOf<'found'>): Violation | undefined {
  const { side, at, turn, promise } = action;
  // [SMC-OPTION-1]
  if (!sidesFor(state).includes(side)) return illegal('SMC-OPTION-1', 'refusal.side', { side });
  // [SMC-PROMISE-1]
  if (!playerOf(state, seat).offered.includes(promise))
    return illegal('SMC-PROMISE-1', 'refusal.notOffered', { promise });
  const spot = kitOf(state.components).board(side).spot('CH', at, turn);
  // [SMC-SETUP-6]
  return spot === undefined || spot.step > 0 ? illegal('SMC-SETUP-6', 'refusal.hallOutside') : undefined;
}

/** Side, City Hall and promise, from everybody at once. The promise is told to its seat alone. [SMC-PROMISE-2] */
export const founding: Question = {
  kind: 'found',
  rule: 'SMC-SETUP-6',
  answers: ['found'],
  list(state, seat) {
    const list: Action[] = [];
    for (const side of sidesFor(state))
      for (const { step, at, turn } of kitOf(state.components).board(side).spots('CH'))
        if (step === 0)
          for (const promise of playerOf(state, seat).offered)
            list.push({ kind: 'found', side, at, turn, promise });
    return list;
  },
  check: (state, seat, action) => checkFound(state, seat, action as ActionOf<'found'>),
  play(state, seat, action, { emit }) {
    const { side, at, turn, promise } = action as ActionOf<'found'>;
    const borough = boroughOf(state, seat);
    borough.side = side;
    const { size } = boardOf(state, seat);
    borough.grid = new Array<number>(size).fill(EMPTY);
    borough.who = new Array<number>(size).fill(NOBODY);
    borough.mate = new Array<number>(size).fill(NOBODY);
    borough.mood = new Array<number>(size).fill(0);
    borough.mateMood = new Array<number>(size).fill(0);
    borough.cube = new Array<number>(size).fill(0);
    const spot = boardOf(state, seat).spot('CH', at, turn)!;
    layTile(state, seat, spot, false);
    const player = playerOf(state, seat);
    player.own.splice(player.own.indexOf('CH'), 1);
    // [SMC-SETUP-7] those for City Hall waited at the Career Center until there was one
    for (const cell of spot.cells.slice(0, HALL_CITIZENS)) {
      putCitizen(borough, cell, seat, 0);
      player.reserve--;
    }
    player.promise = promise;
    emit?.({ kind: 'founded', seat, side, at, turn });
    emit?.({ kind: 'promised', seat, promise, to: [seat] });
  },
};

/** [SMC-SETUP-7] */
const HALL_CITIZENS = 3;

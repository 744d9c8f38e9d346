import { illegal, type Seat } from '@pentapolis/kernel';
import type { Action, ActionOf } from '../action.ts';
import { playerOf } from '../borough.ts';
import { putOut } from '../out.ts';
import type { Question } from '../question.ts';
import type { State } from '../state.ts';

const PRICE = { money: 2, votes: 3, pollution: 3 } as const;

function ways(state: State, seat: Seat): (keyof typeof PRICE)[] {
  const player = playerOf(state, seat);
  const able = (['money', 'votes'] as const).filter((what) => player[what] >= PRICE[what]);
  return able.length > 0 ? able : ['pollution'];
}

/** [SMC-CARD-12] $2 or 3 votes; pollution only for those who have neither. */
export const calm: Question = {
  kind: 'calm',
  rule: 'SMC-CARD-12',
  answers: ['calm'],
  list: (state, seat) => ways(state, seat).map((what): Action => ({ kind: 'calm', what })),
  check: (state, seat, action) =>
    ways(state, seat).includes((action as ActionOf<'calm'>).what)
      ? undefined
      : illegal('SMC-CARD-12', 'refusal.calm', { what: (action as ActionOf<'calm'>).what }),
  play(state, seat, action, { emit }) {
    const { what } = action as ActionOf<'calm'>;
    const player = playerOf(state, seat);
    state.asks.pop();
    if (what === 'pollution') {
      player.pollution += PRICE.pollution;
      player.rise += PRICE.pollution;
    } else player[what] -= PRICE[what];
    emit?.({ kind: 'calmed', seat, what, amount: PRICE[what] });
    putOut(state, emit);
  },
};

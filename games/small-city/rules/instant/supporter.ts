import type { ActionOf } from '../action.ts';
import { playerOf } from '../borough.ts';
import { gainsOf } from '../gains.ts';
import type { Question } from '../question.ts';

/** [SMC-CARD-5] 2 votes or $1; [SMC-COUNCIL-8] as many of either, in the Economy row. */
export const gain: Question = {
  kind: 'gain',
  rule: 'SMC-CARD-5',
  answers: ['gain'],
  args: (state) => ({ ...gainsOf(state) }),
  list: () => [
    { kind: 'gain', what: 'votes' },
    { kind: 'gain', what: 'money' },
  ],
  check: () => undefined,
  play(state, seat, action, { emit }) {
    const { what } = action as ActionOf<'gain'>;
    const why = state.asks.at(-1)!.count === 0 ? 'supporter' : 'economy';
    const amount = gainsOf(state)[what];
    state.asks.pop();
    playerOf(state, seat)[what] += amount;
    emit?.({ kind: 'gained', seat, what, amount, why });
  },
};

import { boroughOf } from '../borough.ts';
import type { Question } from '../question.ts';
import { checkExpand } from '../step.ts';

/** [SMC-CARD-6] A step of zone, besides what is done in the Build phase. */
export const expand: Question = {
  kind: 'expand',
  rule: 'SMC-CARD-6',
  answers: ['expand', 'pass'],
  list: (state, seat) =>
    checkExpand(state, seat) === undefined ? [{ kind: 'expand' }, { kind: 'pass' }] : [{ kind: 'pass' }],
  check: (state, seat, { kind }) => (kind === 'pass' ? undefined : checkExpand(state, seat)),
  play(state, seat, { kind }, { emit }) {
    state.asks.pop();
    if (kind === 'pass') {
      emit?.({ kind: 'declined', seat, what: 'expand' });
      return;
    }
    const borough = boroughOf(state, seat);
    borough.step++;
    emit?.({ kind: 'expanded', seat, step: borough.step });
  },
};

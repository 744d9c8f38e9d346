import type { Coverage } from '@pentapolis/kernel';
import { type Action, USES } from './action.ts';
import type { CitytrixxFact } from './facts.ts';
import type { State } from './state.ts';

/** What can be seen in the facts of an action, by the name of the feature. */
const SEEN: Readonly<Record<string, (fact: CitytrixxFact) => boolean>> = {
  'trick.rank': (fact) => fact.kind === 'trickWon' && fact.why === 'rank',
  'trick.black': (fact) => fact.kind === 'trickWon' && fact.why === 'black',
  'trick.track': (fact) => fact.kind === 'trickWon' && fact.why === 'track',
  'stack.drawn': (fact) => fact.kind === 'took' && fact.from === 'stack',
  'stack.empty': (fact) => fact.kind === 'stackEmpty',
  'operate.idle': (fact) => fact.kind === 'idle',
  'operate.none': (fact) => fact.kind === 'operated' && fact.income === 0,
  'value.back': (fact) => fact.kind === 'valued' && fact.why === 'income' && fact.value < fact.before,
  'value.stays': (fact) => fact.kind === 'valued' && fact.why === 'income' && fact.value === fact.before,
  'value.forward': (fact) => fact.kind === 'valued' && fact.why === 'income' && fact.value > fact.before,
  'buy.concealed': (fact) => fact.kind === 'bought' && fact.from === 'concealed',
  'buy.table': (fact) => fact.kind === 'bought' && fact.from === 'table',
  'buy.money': (fact) => fact.kind === 'bought' && fact.money.length > 0,
  'buy.lost': (fact) => fact.kind === 'bought' && fact.lost > 0,
  'buy.rises': (fact) => fact.kind === 'valued' && fact.why === 'bought',
  sell: (fact) => fact.kind === 'sold',
  presidency: (fact) => fact.kind === 'presidency',
  'scrap.T1': (fact) => fact.kind === 'scrapped' && fact.level === 1,
  'scrap.T2': (fact) => fact.kind === 'scrapped' && fact.level === 2,
  over: (fact) => fact.kind === 'over',
};

/** What the rules can do, for `check --exhaustive`: every way to win, use, earn, buy, sell and end. */
export const coverage: Coverage<State, Action, CitytrixxFact> = {
  features: [...USES.map((use) => `use.${use}`), ...Object.keys(SEEN), 'draw.none'],
  touched({ before, action, facts }) {
    const uses = action.kind === 'take' ? [`use.${action.as}`] : [];
    const seen = Object.keys(SEEN).filter((feature) => facts.some((fact) => SEEN[feature]?.(fact)));
    // [CTX-WIN-4] the last one took the last card of the trick
    const none =
      action.kind === 'take' &&
      before.step === 'takeLast' &&
      before.stacks.every((stack) => stack.length === 0);
    return [...uses, ...seen, ...(none ? ['draw.none'] : [])];
  },
};

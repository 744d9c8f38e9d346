import { illegal } from '@pentapolis/kernel';
import type { ActionOf } from '../action.ts';
import { COMPANIES_IN_SET, type Company } from '../companies.ts';
import { facesOf } from '../components.ts';
import { NOBODY, NONE, ownerOf, PRESIDENT_SHARES, type State } from '../state.ts';
import type { Question, Step } from '../step.ts';
import { placeDisc } from '../track.ts';

const freeCompanies = (state: State): Company[] =>
  Array.from({ length: COMPANIES_IN_SET }, (_, company) => company).filter(
    (company) => ownerOf(state, company) === NOBODY,
  );

/** [CTX-SETUP-2] In seat order. */
const choosing: Question<ActionOf<'company'>> = {
  kind: 'company',
  rule: 'CTX-SETUP-2',
  asks: (state) => state.colours.indexOf(NONE),
  args: (state) => ({ companies: freeCompanies(state).map((company) => facesOf(state).companies[company]!) }),
  list: (state) =>
    freeCompanies(state).map((company) => ({ kind: 'company', company: facesOf(state).companies[company]! })),
  check(state, _seat, { company }) {
    const at = facesOf(state).companies.indexOf(company);
    if (at < 0) return illegal('CTX-SETUP-2', 'refusal.noSuchCompany', { company });
    const owner = ownerOf(state, at);
    return owner === NOBODY
      ? undefined
      : illegal('CTX-SETUP-2', 'refusal.companyTaken', { company, seat: owner });
  },
  play(state, seat, { company }, { emit }) {
    const at = facesOf(state).companies.indexOf(company);
    state.colours[seat] = at;
    state.president[at] = seat;
    emit?.({ kind: 'companyChosen', seat, company });
  },
};

export const chooseCompany: Step = { name: 'chooseCompany', question: choosing };

/** [CTX-START-1] */
export const dealOrder: Step = {
  name: 'dealOrder',
  run(state, { chance, emit }) {
    state.order.splice(0, state.order.length, ...chance.shuffle(state.seats));
    state.turn = 0;
    emit?.({ kind: 'turnOrder', seats: state.order.slice(), reveals: true });
  },
};

/** [CTX-START-2] [CTX-START-3] */
const setting: Question<ActionOf<'start'>> = {
  kind: 'start',
  rule: 'CTX-START-2',
  asks: (state) => state.order[state.turn] ?? NOBODY,
  args: (state) => ({ values: facesOf(state).starts.slice() }),
  list: (state) => facesOf(state).starts.map((value) => ({ kind: 'start', value })),
  check(state, _seat, { value }) {
    const { starts } = facesOf(state);
    return starts.includes(value)
      ? undefined
      : illegal('CTX-START-2', 'refusal.noStart', { value, values: starts.slice() });
  },
  play(state, seat, { value }, { emit }) {
    const { positions, companies } = facesOf(state);
    const company = state.colours[seat] as Company;
    const paid = PRESIDENT_SHARES * value;
    placeDisc(state, company, positions.indexOf(value));
    state.cash[seat] = (state.cash[seat] as number) - paid;
    state.paidStart[seat] = paid;
    state.turn++;
    emit?.({ kind: 'started', seat, company: companies[company]!, value, paid });
  },
};

export const setValue: Step = { name: 'setValue', question: setting };

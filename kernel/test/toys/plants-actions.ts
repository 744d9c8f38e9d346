import { illegal, type Violation } from '../../src/violation.ts';
import { hush } from './hush.ts';
import { afterwards, type Hush, type Plant, plant } from './planting.ts';

const refusing = (refusal: Violation | object): Partial<Hush> => ({
  check: (state, seat, action) => hush.check(state, seat, action) && (refusal as Violation),
});

export const ACTIONS: readonly Plant[] = [
  plant('an illegal action is listed', 'listedActions', {
    legalActions: (state, seat) => [
      ...hush.legalActions(state, seat),
      ...(hush.deciding(state).includes(seat) ? [{ kind: 'choose', card: 77 } as const] : []),
    ],
  }),
  plant('a listed action is refused', 'listedActions', {
    check: (state, seat, action) =>
      action.kind === 'choose' && action.card % 3 === 0
        ? illegal('HSH-PLAY-1', 'refusal.notAsked')
        : hush.check(state, seat, action),
  }),
  plant('an action is listed twice', 'listedActions', {
    legalActions: (state, seat) =>
      hush.legalActions(state, seat).flatMap((action) => [action, { ...action }]),
  }),
  plant('a listed action is unreadable', 'listedActions', {
    readAction: (value) =>
      (value as { card?: number } | null)?.card === 5
        ? illegal('HSH-PLAY-2', 'refusal.unreadable')
        : hush.readAction(value),
  }),
  plant('a listed action can’t be played', 'listedActions', {
    apply: (state, seat, action, chance, emit) => {
      if (action.kind === 'choose' && action.card === 11) throw new Error('no such card');
      hush.apply(state, seat, action, chance, emit);
    },
  }),
  plant('an allowed action is not listed', 'unlistedActions', {
    legalActions: (state, seat) => {
      const list = hush.legalActions(state, seat);
      return list.length > 1 ? list.slice(1) : list;
    },
  }),
  plant('acting out of turn is allowed', 'unlistedActions', {
    check: (state, seat, action) =>
      action.kind === 'choose' && state.hands[seat]?.includes(action.card)
        ? undefined
        : hush.check(state, seat, action),
  }),
  plant(
    'a refusal cites no rule',
    'unlistedActions',
    refusing({ violation: 'illegal', rule: 'none', key: 'refusal.notYou', args: {} }),
  ),
  plant(
    'a refusal cites an unknown rule',
    'unlistedActions',
    refusing({ violation: 'illegal', rule: 'HSH-NONE-1', key: 'refusal.notAsked', args: {} }),
  ),
  plant(
    'a refusal of no kind',
    'unlistedActions',
    refusing({ violation: 'perhaps', rule: 'HSH-PLAY-1', key: 'refusal.notAsked', args: {} }),
  ),
  plant('checking changes the state', 'unlistedActions', {
    check: (state, seat, action) => {
      const refusal = hush.check(state, seat, action);
      if (refusal !== undefined) state.peeks[0] = (state.peeks[0] as number) + 1;
      return refusal;
    },
  }),
  plant('readAction throws on junk', 'unlistedActions', {
    readAction: (value) =>
      (value as { kind: string }).kind === ''
        ? illegal('HSH-PLAY-2', 'refusal.unreadable')
        : hush.readAction(value),
  }),
  plant('a deciding seat has no action', 'decidingSeatsCanAct', {
    legalActions: (state, seat) => (state.phase === 'peek' ? [] : hush.legalActions(state, seat)),
  }),
  plant('a deciding seat has no decision', 'decidingSeatsCanAct', {
    decision: (state, seat) => (state.phase === 'peek' ? undefined : hush.decision(state, seat)),
  }),
  plant('notation forgets the card', 'notation', { format: ({ kind }) => (kind === 'choose' ? 'c1' : kind) }),
];

export const ENDS: readonly Plant[] = [
  plant('the match never ends', 'termination', {
    apply: afterwards((state) => {
      state.round = 1;
      if (state.phase === 'over') state.phase = 'choose';
    }),
  }),
  plant('nobody is first', 'scoresRanking', {
    ranking: (state) => hush.ranking(state).map((rank) => rank + 1),
  }),
  plant('a tie takes the worse rank', 'scoresRanking', {
    ranking: ({ points }) => points.map(() => points.length),
  }),
  plant('a score is missing', 'scoresRanking', { scores: ({ points }) => points.slice(1) }),
  plant('a finished match still lists actions', 'finishedViews', {
    legalActions: (state, seat) =>
      state.phase === 'over' ? [{ kind: 'skip' }] : hush.legalActions(state, seat),
  }),
  plant('a finished match still allows actions', 'finishedViews', {
    check: (state, seat, action) => (state.phase === 'over' ? undefined : hush.check(state, seat, action)),
  }),
  plant('a table of any size is accepted', 'setups', { validate: () => undefined }),
  plant('an option set is refused without a rule', 'setups', {
    validate: (setup) => hush.validate(setup) && illegal('?', 'refusal.seats', { seats: setup.seats }),
  }),
  plant('the defaults cannot be played at one size of table', 'setups', {
    validate: (setup) =>
      setup.seats === 3 && String(setup.options.powers) === 'peek'
        ? illegal('HSH-SETUP-1', 'refusal.seats', { seats: 3 })
        : hush.validate(setup),
  }),
  plant('a fact has no words', 'describes', {
    describeFact: (fact) => ({ key: `fact.${fact.kind}.of`, args: {} }),
  }),
  plant('a fact has words but not what they need', 'describes', {
    describeFact: (fact) => ({ key: `fact.${fact.kind}`, args: {} }),
  }),
];

import { describe, expect, it } from 'vitest';
import { type Action, amountsOf, type Clause, cite, type State } from '../rules/index.ts';
import { pileOf } from '../rules/resources.ts';
import { act, begin, finishTurn, give, place, refusedBy, stand } from './stage.ts';

const offer = (clauses: readonly Clause[], answers = 0): Action => ({ kind: 'offer', clauses, answers });
const gives = (from: number, to: number, amounts: Record<string, number>): Clause => ({
  kind: 'give',
  from,
  to,
  amounts,
});
const pays = (
  from: number,
  to: number,
  amounts: Record<string, number>,
  first = 3,
  last = 7,
): Extract<Clause, { kind: 'pay' }> => ({
  kind: 'pay',
  from,
  to,
  amounts,
  first,
  last,
});

/** Turn 2, every seat with a Bank at the centre and some Resources. */
function begun(seats = 4, options: Record<string, unknown> = {}): State {
  const state = begin(seats, options);
  const centre =
    seats === 4
      ? [
          [-1, -1],
          [0, -1],
          [0, 0],
          [-1, 0],
        ]
      : [
          [-1, -1],
          [0, 0],
          [-1, 0],
        ];
  centre.forEach(([x, y], seat) => {
    act(state, seat, place('bank', x!, y!));
  });
  finishTurn(state);
  for (let seat = 0; seat < seats; seat++) give(state, seat, { wood: 5, gold: 2 });
  return state;
}

const held = (state: State, seat: number) => amountsOf(state.resources[seat]!);
const sign = (state: State, seat: number, id: number) => act(state, seat, { kind: 'sign', offer: id });
const statusOf = (state: State, clause = 0) => state.contracts[0]!.status[clause];

describe('offers', () => {
  it('[CTE-DEAL-1] everybody sees them; [CTE-CLAUSE-1] what is given changes hands when all have signed', () => {
    const state = begun();
    act(state, 0, offer([gives(0, 1, { wood: 3 }), gives(1, 0, { gold: 1 })]));
    for (const viewer of [2, 'spectator'] as const)
      expect(cite.observe(state, viewer).offers[0]).toMatchObject({ by: 0, parties: [0, 1], signed: [0] });
    expect(held(state, 1)).toEqual({ wood: 5, gold: 2 });
    sign(state, 1, 1);
    expect(held(state, 0)).toEqual({ wood: 2, gold: 3 });
    expect(held(state, 1)).toEqual({ wood: 8, gold: 1 });
    expect(state.contracts).toEqual([]);
  });

  it('[CTE-DEAL-4] all or nothing: who can’t give can’t sign, and a deal another can’t pay for is unavailable', () => {
    const state = begun();
    expect(refusedBy(state, 0, offer([gives(0, 1, { stone: 1 })]))).toBe('CTE-DEAL-4');
    act(state, 0, offer([gives(0, 1, { wood: 5 }), gives(1, 0, { gold: 2 })]));
    act(state, 0, offer([gives(0, 2, { wood: 5 }), gives(2, 0, { gold: 2 })]));
    sign(state, 1, 1);
    const refusal = cite.check(state, 2, { kind: 'sign', offer: 2 });
    expect(refusal).toMatchObject({ violation: 'unavailable', rule: 'CTE-DEAL-4', args: { seat: 0 } });
    expect(held(state, 2)).toEqual({ wood: 5, gold: 2 });
    const poor = begun();
    act(poor, 0, offer([gives(1, 0, { glass: 1 }), gives(0, 1, { gold: 1 })]));
    expect(refusedBy(poor, 1, { kind: 'sign', offer: 1 })).toBe('CTE-DEAL-4');
  });

  it('[CTE-DEAL-2] three and four parties, all of whom sign; nobody deals with themselves', () => {
    const state = begun();
    act(
      state,
      0,
      offer([
        gives(0, 1, { wood: 1 }),
        gives(1, 2, { wood: 1 }),
        gives(2, 3, { gold: 1 }),
        gives(3, 0, { gold: 1 }),
      ]),
    );
    sign(state, 1, 1);
    sign(state, 3, 1);
    expect(state.offers[0]!.status).toBe('open');
    sign(state, 2, 1);
    expect(state.offers[0]!.status).toBe('signed');
    expect([0, 1, 2, 3].map((seat) => held(state, seat))).toEqual([
      { wood: 4, gold: 3 },
      { wood: 5, gold: 2 },
      { wood: 6, gold: 1 },
      { wood: 5, gold: 2 },
    ]);
    expect(refusedBy(state, 0, offer([gives(0, 0, { wood: 1 })]))).toBe('CTE-DEAL-2');
    expect(refusedBy(begun(3), 0, offer([gives(0, 3, { wood: 1 })]))).toBe('CTE-DEAL-2');
  });

  it('[CTE-DEAL-3] withdrawn, declined and countered offers are over', () => {
    const state = begun();
    for (let count = 0; count < 3; count++) act(state, 0, offer([gives(0, 1, { wood: 1 })]));
    act(state, 0, { kind: 'withdraw', offer: 1 });
    act(state, 1, { kind: 'decline', offer: 2 });
    act(state, 1, offer([gives(0, 1, { wood: 2 }), gives(1, 0, { gold: 1 })], 3));
    expect(state.offers.map(({ status }) => status)).toEqual(['withdrawn', 'declined', 'countered', 'open']);
    for (const id of [1, 2, 3]) expect(refusedBy(state, 1, { kind: 'sign', offer: id })).toBe('CTE-DEAL-3');
    expect(refusedBy(state, 2, { kind: 'sign', offer: 4 })).toBe('CTE-DEAL-3');
    expect(refusedBy(state, 2, { kind: 'withdraw', offer: 4 })).toBe('CTE-DEAL-3');
    expect(refusedBy(state, 1, { kind: 'sign', offer: 4 })).toBe('CTE-DEAL-3');
  });

  it('[CTE-DEAL-5] expire with the turn', () => {
    const state = begun();
    act(state, 0, offer([gives(0, 1, { wood: 1 })]));
    const facts = finishTurn(state);
    expect(facts.some(({ kind }) => kind === 'declined' || kind === 'expired')).toBe(true);
    expect(state.offers).toEqual([]);
  });

  it('[CTE-DEAL-6] [CTE-DEAL-7] no clause sells building rights or forbids to deal', () => {
    const state = begun();
    for (const kind of ['rights', 'exclusive'])
      expect(refusedBy(state, 0, offer([{ kind, from: 0, to: 1 } as never]))).toBe('CTE-TURN-1');
  });

  it('[CTE-DEAL-8] at most 12 clauses, and 40 offers a turn', () => {
    const state = begun();
    const clause = gives(0, 1, { wood: 1 });
    expect(refusedBy(state, 0, offer(new Array(13).fill(clause)))).toBe('CTE-DEAL-8');
    for (let count = 0; count < 40; count++) act(state, 0, offer([clause]));
    expect(refusedBy(state, 0, offer([clause]))).toBe('CTE-DEAL-8');
    expect(refusedBy(state, 1, offer([gives(1, 0, { wood: 1 })]))).toBeUndefined();
  });

  it('[CTE-TURN-2] [CTE-TURN-3] no order of play; who has finished is called back', () => {
    const state = begun();
    act(state, 3, { kind: 'finish' });
    expect(cite.deciding(state)).toEqual([0, 1, 2]);
    expect(refusedBy(state, 3, place('tradingPost', -2, 0))).toBe('CTE-TURN-2');
    act(state, 0, offer([gives(0, 3, { wood: 1 })]));
    expect(cite.deciding(state)).toEqual([0, 1, 2, 3]);
    act(state, 0, { kind: 'finish' });
    act(state, 3, { kind: 'decline', offer: 1 });
    expect(cite.deciding(state)).toEqual([0, 1, 2, 3]);
  });
});

describe('lasting clauses', () => {
  it('[CTE-CLAUSE-3] payments are made by themselves at the start of each Negotiation, [CTE-DEAL-9] like it or not', () => {
    const state = begun();
    act(state, 0, offer([pays(0, 1, { wood: 2 }, 3, 4), gives(1, 0, { gold: 2 })]));
    sign(state, 1, 1);
    expect(held(state, 0)).toEqual({ wood: 5, gold: 4 });
    expect(finishTurn(state)).toContainEqual({
      kind: 'paid',
      seat: 0,
      other: 1,
      amounts: { wood: 2 },
      contract: 1,
    });
    finishTurn(state);
    expect(held(state, 0)).toEqual({ wood: 1, gold: 4 });
    finishTurn(state);
    expect(held(state, 0)).toEqual({ wood: 1, gold: 4 });
    expect(statusOf(state)).toBe('kept');
    expect(refusedBy(begun(), 0, offer([pays(0, 1, { wood: 1 }, 2, 4)]))).toBe('CTE-CLAUSE-3');
    expect(refusedBy(begun(), 0, offer([pays(0, 1, { wood: 1 }, 3, 8)]))).toBe('CTE-CLAUSE-3');
  });

  it('[CTE-CLAUSE-4] a payment may depend on two buildings that touch', () => {
    const state = begun();
    const when = { one: { owner: 1, building: 'mill' }, other: { owner: 0, building: 'bank' } } as const;
    act(state, 0, offer([{ ...pays(0, 1, { wood: 1 }), when }]));
    sign(state, 1, 1);
    finishTurn(state);
    expect(held(state, 0).wood).toBe(5);
    stand(state, 1, ['mill', 0, -3]);
    finishTurn(state);
    expect(held(state, 0).wood).toBe(5);
    state.buildings = state.buildings.map((item) => (item.building === 'mill' ? { ...item, y: -2 } : item));
    finishTurn(state);
    expect(held(state, 0).wood).toBe(4);
  });

  it('[CTE-CLAUSE-5] a partner uses what was lent, so many times a turn, and nobody else does', () => {
    const state = begun();
    stand(state, 1, ['glassworks', 1, -1], ['inn', 1, -3]);
    give(state, 0, { stone: 5 });
    const lend = {
      kind: 'lend',
      from: 1,
      to: 0,
      building: 'glassworks',
      times: 2,
      first: 2,
      last: 3,
    } as const;
    expect(refusedBy(state, 1, offer([{ ...lend, building: 'bank' }]))).toBe('CTE-CLAUSE-5');
    expect(refusedBy(state, 1, offer([{ ...lend, building: 'market' }]))).toBe('CTE-CLAUSE-5');
    act(state, 1, offer([lend]));
    const use = (times: number): Action => ({ kind: 'transform', workshop: 'glassworks', of: 1, times });
    expect(refusedBy(state, 0, use(1))).toBe('CTE-CLAUSE-5');
    sign(state, 0, 1);
    expect(refusedBy(state, 0, use(3))).toBe('CTE-CLAUSE-5');
    act(state, 0, use(2));
    expect(held(state, 0)).toEqual({ wood: 3, stone: 3, gold: 2, glass: 4 });
    expect(refusedBy(state, 0, use(1))).toBe('CTE-CLAUSE-5');
    expect(refusedBy(state, 2, use(1))).toBe('CTE-CLAUSE-5');
    finishTurn(state);
    act(state, 0, use(1));
    finishTurn(state);
    expect(refusedBy(state, 0, use(1))).toBe('CTE-CLAUSE-5');
    expect(statusOf(state)).toBe('kept');
  });

  it('a lent Flea Market is not there for its owner as well', () => {
    const state = begun();
    stand(state, 1, ['fleaMarket', 1, -1]);
    act(
      state,
      1,
      offer([{ kind: 'lend', from: 1, to: 0, building: 'fleaMarket', times: 1, first: 2, last: 7 }]),
    );
    sign(state, 0, 1);
    expect(refusedBy(state, 1, { kind: 'flea', of: 1, take: 'glass' })).toBe('CTE-FLEA-1');
    act(state, 0, { kind: 'flea', of: 1, take: 'glass' });
    expect(held(state, 0).glass).toBe(1);
  });

  it('[CTE-CLAUSE-6] a building that is promised beside another, kept in time', () => {
    const state = begun();
    act(
      state,
      0,
      offer([
        { kind: 'place', from: 0, to: 1, building: 'mill', beside: { owner: 1, building: 'bank' }, by: 3 },
      ]),
    );
    sign(state, 1, 1);
    finishTurn(state);
    expect(statusOf(state)).toBe('running');
    state.rights[0] = 4;
    act(state, 0, place('mill', -2, -3));
    stand(state, 1, ['bank', 0, -3]);
    finishTurn(state);
    expect(statusOf(state)).toBe('kept');
    expect(
      refusedBy(
        state,
        0,
        offer([
          { kind: 'place', from: 0, to: 1, building: 'mill', at: { x: -9, y: -9, turned: false }, by: 5 },
        ]),
      ),
    ).toBe('CTE-CLAUSE-6');
  });

  it('[CTE-JURY-4] built elsewhere, it may be moved to where it was promised, and nowhere else', () => {
    const state = begun();
    act(
      state,
      0,
      offer([
        { kind: 'place', from: 0, to: 1, building: 'mill', at: { x: -3, y: -2, turned: false }, by: 2 },
      ]),
    );
    sign(state, 1, 1);
    state.rights[0] = 4;
    act(state, 0, place('mill', -2, -3));
    expect(finishTurn(state).some(({ kind }) => kind === 'breached')).toBe(true);
    expect(statusOf(state)).toBe('arrears');
    const move = (x: number, y: number): Action => ({
      kind: 'move',
      from: { x: -2, y: -3 },
      x,
      y,
      turned: false,
    });
    expect(refusedBy(state, 0, { ...move(-3, -2), from: { x: -1, y: -1 } } as Action)).toBe('CTE-BUILD-5');
    expect(refusedBy(state, 0, move(-1, -3))).toBe('CTE-BUILD-1');
    expect(refusedBy(state, 0, move(-3, -1))).toBe('CTE-BUILD-1');
    expect(refusedBy(state, 0, move(-3, -3))).toBe('CTE-BUILD-3');
    act(state, 0, move(-3, -2));
    expect(statusOf(state)).toBe('settled');
    expect(refusedBy(state, 0, { kind: 'move', from: { x: -3, y: -2 }, x: -2, y: -3, turned: false })).toBe(
      'CTE-BUILD-5',
    );
  });

  it('[CTE-CLAUSE-7] what was promised not to be built, or not there, is refused until the time is up', () => {
    const state = begun();
    act(
      state,
      0,
      offer([
        { kind: 'refrain', from: 0, to: 1, building: 'mill', until: 2 },
        { kind: 'refrain', from: 0, to: 1, cells: [{ x: -2, y: -1 }], until: 3 },
      ]),
    );
    sign(state, 1, 1);
    state.rights[0] = 7;
    expect(refusedBy(state, 0, place('mill', -2, -3))).toBe('CTE-CLAUSE-7');
    expect(refusedBy(state, 0, place('inn', -3, -2))).toBe('CTE-CLAUSE-7');
    finishTurn(state);
    state.rights[0] = 7;
    expect(refusedBy(state, 0, place('mill', -2, -3))).toBeUndefined();
    expect(refusedBy(state, 0, place('inn', -3, -2))).toBe('CTE-CLAUSE-7');
    finishTurn(state);
    expect(state.contracts[0]!.status).toEqual(['kept', 'kept']);
  });
});

describe('debts', () => {
  const indebted = () => {
    const state = begun();
    act(state, 0, offer([pays(0, 1, { wood: 3, stone: 2 }, 3, 3)]));
    sign(state, 1, 1);
    act(state, 0, offer([gives(0, 2, { wood: 4 })]));
    sign(state, 2, 2);
    return state;
  };

  it('[CTE-DEBT-2] what is there is paid, the rest is owed', () => {
    const state = indebted();
    const facts = finishTurn(state);
    expect(facts).toContainEqual({
      kind: 'fellBehind',
      seat: 0,
      other: 1,
      amounts: { wood: 2, stone: 2 },
      contract: 1,
    });
    expect(held(state, 0)).toEqual({ gold: 2 });
    expect(statusOf(state)).toBe('arrears');
  });

  it('[CTE-DEBT-1] arrears are taken the moment there is anything, before other business', () => {
    const state = indebted();
    finishTurn(state);
    act(state, 2, offer([gives(2, 0, { wood: 5 })]));
    sign(state, 0, 3);
    expect(held(state, 0)).toEqual({ wood: 3, gold: 2 });
    expect(state.debts[0]!.missing).toEqual(pileOf({ stone: 2 }));
    stand(state, 0, ['market', -3, -2]);
    act(state, 0, { kind: 'market', of: 0, give: { wood: 2, gold: 2 }, take: 'stone' });
    expect(held(state, 0)).toEqual({ wood: 1 });
    expect(amountsOf(state.debts[0]!.missing)).toEqual({ stone: 1 });
  });

  it('[CTE-DEBT-3] the Bank is no hiding place', () => {
    const state = begun();
    act(state, 0, offer([pays(0, 1, { wood: 5 }, 3, 3)]));
    sign(state, 1, 1);
    act(state, 0, { kind: 'bank', amounts: { wood: 3 } });
    finishTurn(state);
    // interest makes 5 in hand: 2 kept and 3 copied
    expect(held(state, 1).wood).toBe(10);
    expect(state.banks[0]).toEqual(pileOf({ wood: 3 }));
    const hidden = begun();
    act(hidden, 0, offer([pays(0, 1, { wood: 5 }, 3, 3), gives(0, 2, { wood: 4, gold: 2 })]));
    sign(hidden, 1, 1);
    act(hidden, 0, { kind: 'bank', amounts: { wood: 1 } });
    sign(hidden, 2, 1);
    finishTurn(hidden);
    expect(hidden.banks[0]).toEqual(pileOf({}));
    expect(amountsOf(hidden.debts[0]!.missing)).toEqual({ wood: 3 });
  });
});

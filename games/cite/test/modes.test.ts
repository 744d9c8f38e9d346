import { describe, expect, it } from 'vitest';
import { type Action, type Clause, cite, type State, termsOf } from '../rules/index.ts';
import { act, begin, finishTurn, give, place, refusedBy, stand, tableOf } from './stage.ts';

const gives = (from: number, to: number, amounts: Record<string, number>): Clause => ({
  kind: 'give',
  from,
  to,
  amounts,
});

describe('the Grand Jeu', () => {
  it('[CTE-MODE-1] [CTE-MODE-2] [CTE-MODE-3] adds its buildings', () => {
    const can = (game: string, building: 'shoppingStreet' | 'grandPlace' | 'canal' | 'port') => {
      const state = begin(4, { game });
      state.rights[0] = 9;
      const spot = building === 'grandPlace' ? place(building, -3, -3) : place(building, -3, -1);
      return refusedBy(state, 0, building === 'port' ? place(building, -2, -2) : spot) === undefined;
    };
    const all = ['shoppingStreet', 'grandPlace', 'canal', 'port'] as const;
    expect(all.map((id) => can('first', id))).toEqual([false, false, false, false]);
    expect(all.map((id) => can('grand', id))).toEqual([true, true, false, false]);
    expect(all.map((id) => can('advanced', id))).toEqual([true, true, true, true]);
  });

  it('[CTE-STREET-3] exclusivity: no Flea Market before the sixth turn', () => {
    const state = begin(4, { game: 'grand' });
    act(state, 0, place('shoppingStreet', -3, -1));
    expect(refusedBy(state, 0, place('fleaMarket', -4, -1))).toBe('CTE-STREET-3');
    act(state, 1, place('fleaMarket', 0, -1));
    expect(refusedBy(state, 1, place('shoppingStreet', 1, -1))).toBe('CTE-STREET-3');
    for (let turn = 2; turn <= 6; turn++) {
      finishTurn(state);
      state.rights[0] = 1;
      expect(refusedBy(state, 0, place('fleaMarket', -4, -1))).toBe(turn < 6 ? 'CTE-STREET-3' : undefined);
      if (turn === 2) {
        state.rights[1] = 3;
        expect(refusedBy(state, 1, place('shoppingStreet', 1, -1))).toBeUndefined();
      }
    }
  });

  it('[CTE-PLACE-1] 2 Gold a Case beside the Grand’Place, [CTE-PLACE-2] or in part', () => {
    const state = begin(4, { game: 'grand' });
    stand(state, 0, ['grandPlace', -3, -3]);
    finishTurn(state);
    give(state, 0, { gold: 7 });
    expect(termsOf(state, 'mill', { x: -3, y: -5, turned: false })).toMatchObject({ cost: 4, goldCases: 4 });
    const mill = (gold: number) => place('mill', -3, -5, { gold });
    expect(refusedBy(state, 0, mill(4))).toBe('CTE-PLACE-1');
    expect(refusedBy(state, 0, mill(3))).toBe('CTE-BUILD-6');
    state.rights[0] = 1;
    act(state, 0, mill(3));
    expect(state.resources[0]![4]).toBe(1);
    expect(state.rights[0]).toBe(0);
    expect(refusedBy(state, 0, place('bank', -4, -5, { gold: 1 }))).toBe('CTE-PLACE-1');
    expect(refusedBy(state, 0, { kind: 'invest' })).toBe('CTE-MODE-3');
  });

  it('[CTE-PLACE-3] one one-Case building in the middle, at 2 Gold', () => {
    const state = begin(4, { game: 'grand' });
    stand(state, 0, ['grandPlace', -3, -3]);
    finishTurn(state);
    give(state, 0, { gold: 2 });
    act(state, 0, place('bank', -2, -2, { gold: 1 }));
    expect(state.resources[0]![4]).toBe(0);
    state.rights[0] = 1;
    expect(refusedBy(state, 0, place('tradingPost', -2, -2))).toBe('CTE-BUILD-4');
  });

  it('[CTE-PLACE-2] a card is not bought at 2 Gold', () => {
    const state = begin(4, { game: 'advanced' });
    stand(state, 0, ['grandPlace', -3, -3]);
    finishTurn(state);
    give(state, 0, { gold: 2 });
    expect(refusedBy(state, 0, { kind: 'invest' })).toBe('CTE-CARD-2');
  });
});

describe('Time Is Gold', () => {
  const begun = (seats = 4): State => begin(seats, { timeIsGold: true });

  it('[CTE-GOLD-1] one Gold fewer than players, from the first turn on', () => {
    const state = begun();
    expect(state.pot).toBe(3);
    expect(begun(3).pot).toBe(2);
    finishTurn(state);
    expect(state.pot).toBe(3);
  });

  it('[CTE-GOLD-2] first come, first served: the last finds none', () => {
    const state = begun();
    for (const seat of [2, 0, 3, 1]) act(state, seat, { kind: 'finish' });
    expect(state.resources.map((pile) => pile[4])).toEqual([1, 0, 1, 1]);
  });

  it('[CTE-GOLD-3] who took Gold is out of reach, moves nothing and banks nothing', () => {
    const state = begun();
    act(state, 0, place('bank', -1, -1));
    give(state, 1, { wood: 1 });
    act(state, 1, { kind: 'offer', clauses: [gives(1, 0, { wood: 1 })], answers: 0 });
    act(state, 0, { kind: 'finish' });
    expect(state.offers[0]!.status).toBe('expired');
    expect(cite.deciding(state)).toEqual([1, 2, 3]);
    for (const action of [
      { kind: 'bank', amounts: { gold: 1 } },
      { kind: 'move', from: { x: -1, y: -1 }, x: -1, y: -1, turned: false },
      { kind: 'sign', offer: 1 },
    ] as Action[])
      expect(refusedBy(state, 0, action)).toBe('CTE-GOLD-3');
    expect(refusedBy(state, 1, { kind: 'offer', clauses: [gives(1, 0, { wood: 1 })], answers: 0 })).toBe(
      'CTE-GOLD-3',
    );
    act(state, 1, place('mill', 0, -2));
    expect(state.done[0]).toBe(true);
  });
});

describe('Simultaneous', () => {
  const begun = (): State => {
    const state = begin(4, { simultaneous: true });
    act(state, 0, place('smallShop', -1, -1));
    act(state, 0, place('guild', -3, -2));
    act(state, 0, place('fleaMarket', -1, -2));
    finishTurn(state);
    return state;
  };

  it('[CTE-SIMUL-1] [CTE-SIMUL-2] everybody harvests when they like, eight times at most', () => {
    const state = begun();
    expect(state.resources[0]![0]).toBe(0);
    for (let count = 0; count < 8; count++) act(state, 0, { kind: 'harvest' });
    expect(state.resources[0]![0]).toBe(8);
    expect(refusedBy(state, 0, { kind: 'harvest' })).toBe('CTE-SIMUL-2');
    expect(refusedBy(state, 1, { kind: 'harvest' })).toBeUndefined();
    expect(refusedBy(begin(), 0, { kind: 'harvest' })).toBe('CTE-TURN-1');
  });

  it('[CTE-SIMUL-3] a harvest opens a turn of one’s own: rights, Flea Market, dues', () => {
    const state = begun();
    give(state, 0, { gold: 2 });
    act(state, 0, {
      kind: 'offer',
      clauses: [{ kind: 'pay', from: 0, to: 1, amounts: { wood: 1 }, first: 2, last: 2 }],
      answers: 0,
    });
    act(state, 1, { kind: 'sign', offer: 1 });
    act(state, 0, { kind: 'flea', of: 0, take: 'glass' });
    expect(refusedBy(state, 0, { kind: 'flea', of: 0, take: 'glass' })).toBe('CTE-FLEA-1');
    state.rights[0] = 5;
    act(state, 1, { kind: 'harvest' });
    expect(state.resources[1]![0]).toBe(0);
    act(state, 0, { kind: 'harvest' });
    expect(state.rights[0]).toBe(1);
    expect(state.resources[1]![0]).toBe(1);
    act(state, 0, { kind: 'flea', of: 0, take: 'glass' });
  });

  it('[CTE-SIMUL-4] who has built everything wins at once, whatever others hold', () => {
    const state = begun();
    state.rights[0] = 99;
    for (let guard = 0; guard < 80 && state.phase === 'main'; guard++)
      act(state, 0, cite.legalActions(state, 0).find(({ kind }) => kind === 'place')!);
    expect(state.phase).toBe('over');
    expect(cite.ranking(state)[0]).toBe(1);
    const idle = begun();
    for (const seat of [0, 1, 2, 3]) act(idle, seat, { kind: 'finish' });
    expect(idle.phase).toBe('over');
  });

  it('[CTE-SIMUL-5] goes neither with cards nor with Time Is Gold', () => {
    expect(cite.validate(tableOf(4, { simultaneous: true, game: 'advanced' }))?.rule).toBe('CTE-SIMUL-5');
    expect(cite.validate(tableOf(4, { simultaneous: true, timeIsGold: true }))?.rule).toBe('CTE-SIMUL-5');
    expect(cite.validate(tableOf(4, { simultaneous: true, game: 'grand' }))).toBeUndefined();
  });
});

describe('Interdistrict', () => {
  const begun = (): State => {
    const state = begin(4, { interdistrict: true });
    act(state, 0, place('smallShop', -1, -1));
    act(state, 1, place('bank', 0, -1));
    finishTurn(state);
    state.rights[0] = 5;
    return state;
  };
  const permit = { kind: 'permit', from: 1, to: 0, building: 'mill', x: 0, y: -3, turned: false } as const;

  it('[CTE-INTER-1] [CTE-INTER-2] [CTE-INTER-3] with leave, for one building in one place, this turn', () => {
    const state = begun();
    stand(state, 0, ['tradingPost', -1, -2]);
    expect(refusedBy(state, 0, place('mill', 0, -3))).toBe('CTE-INTER-2');
    act(state, 0, { kind: 'offer', clauses: [permit], answers: 0 });
    act(state, 1, { kind: 'sign', offer: 1 });
    expect(refusedBy(state, 0, place('inn', 0, -3))).toBe('CTE-INTER-2');
    expect(refusedBy(state, 0, place('mill', 0, -4))).toBe('CTE-INTER-2');
    act(state, 0, place('mill', 0, -3));
    expect(state.permits).toEqual([]);
    expect(cite.scores(state)[0]).toBe(6);
    expect(refusedBy(begin(), 1, { kind: 'offer', clauses: [permit], answers: 0 })).toBe('CTE-INTER-1');
  });

  it('[CTE-INTER-2] leave ends with the turn, and a place taken meanwhile is lost', () => {
    const state = begun();
    stand(state, 0, ['tradingPost', -1, -2]);
    act(state, 0, { kind: 'offer', clauses: [permit], answers: 0 });
    act(state, 1, { kind: 'sign', offer: 1 });
    stand(state, 1, ['smallShop', 1, -2]);
    expect(cite.check(state, 0, place('mill', 0, -3))).toMatchObject({
      violation: 'unavailable',
      rule: 'CTE-BUILD-4',
    });
    finishTurn(state);
    expect(state.permits).toEqual([]);
  });
});

describe('markets and supply', () => {
  it('[CTE-MARKET-1] 4 of anything for 1, often; [CTE-MARKET-2] of any sort; [CTE-SETUP-7] the supply has it', () => {
    const state = begin();
    act(state, 0, place('market', -2, -2));
    give(state, 0, { wood: 7, lock: 1 });
    expect(refusedBy(state, 0, { kind: 'market', of: 0, give: { wood: 3 }, take: 'jewel' })).toBe(
      'CTE-MARKET-1',
    );
    act(state, 0, { kind: 'market', of: 0, give: { wood: 4 }, take: 'jewel' });
    act(state, 0, { kind: 'market', of: 0, give: { wood: 3, lock: 1 }, take: 'glass' });
    expect(state.resources[0]).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  });

  it('[CTE-FLEA-1] once a turn, Gold for anything', () => {
    const state = begin();
    act(state, 0, place('fleaMarket', -1, -1));
    give(state, 0, { gold: 2, wood: 1 });
    act(state, 0, { kind: 'flea', of: 0, take: 'weapon' });
    expect(refusedBy(state, 0, { kind: 'flea', of: 0, take: 'weapon' })).toBe('CTE-FLEA-1');
    finishTurn(state);
    act(state, 0, { kind: 'flea', of: 0, take: 'weapon' });
    expect(state.resources[0]![9]).toBe(2);
  });

  it('[CTE-WORK-1] [CTE-WORK-3] a workshop combines its two Resources at once, as often as they last', () => {
    const state = begin();
    act(state, 0, place('joiner', -2, -1));
    give(state, 0, { wood: 3, cloth: 2 });
    expect(refusedBy(state, 0, { kind: 'transform', workshop: 'joiner', of: 0, times: 3 })).toBe(
      'CTE-PRICE-4',
    );
    act(state, 0, { kind: 'transform', workshop: 'joiner', of: 0, times: 2 });
    expect(state.resources[0]![6]).toBe(2);
    expect(refusedBy(state, 0, { kind: 'transform', workshop: 'mill', of: 0, times: 1 })).toBe('CTE-WORK-1');
  });

  it('[CTE-BANK-2] the Bank is changed freely and holds three', () => {
    const state = begin();
    act(state, 0, place('bank', -1, -1));
    give(state, 0, { wood: 4 });
    expect(refusedBy(state, 0, { kind: 'bank', amounts: { wood: 4 } })).toBe('CTE-BANK-1');
    act(state, 0, { kind: 'bank', amounts: { wood: 3 } });
    expect(refusedBy(state, 0, { kind: 'bank', amounts: { wood: 3 } })).toBe('CTE-BANK-2');
    act(state, 0, { kind: 'bank', amounts: { wood: 1 } });
    expect(state.resources[0]![0]).toBe(3);
  });

  it('[CTE-TURN-1] Production comes before Negotiation', () => {
    const state = begin();
    act(state, 0, place('smallShop', -1, -1));
    const kinds = finishTurn(state).map(({ kind }) => kind);
    expect(kinds.indexOf('turnBegan')).toBeLessThan(kinds.indexOf('produced'));
    expect(state.phase).toBe('main');
  });
});

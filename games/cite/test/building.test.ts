import { describe, expect, it } from 'vitest';
import { allCases, BUILDINGS, type BuildingId, cite, copiesOf, sizeOf, termsOf } from '../rules/index.ts';
import { act, begin, finishTurn, give, place, refusedBy, stand, tableOf } from './stage.ts';

const different = { wood: 1, stone: 1, metal: 1, cloth: 1, gold: 1, jewel: 1, lock: 1, glass: 1 };

describe('setting the table', () => {
  it('[CTE-SETUP-1] seats three or four', () => {
    expect(cite.validate({ ...tableOf(4), seats: 2 })?.rule).toBe('CTE-SETUP-1');
    expect(cite.validate(tableOf(3))).toBeUndefined();
    expect(cite.validate(tableOf(4))).toBeUndefined();
  });

  it.each([
    ['[CTE-SETUP-3] [CTE-MODE-1]', 'first', 46],
    ['[CTE-MODE-2]', 'grand', 57],
    ['[CTE-MODE-3]', 'advanced', 64],
  ] as const)(
    '%s %s: everybody has %i Cases, one more with three players [CTE-SETUP-4]',
    (_, game, cases) => {
      for (const seat of [0, 1, 2, 3]) expect(allCases(seat, 4, { game })).toBe(cases);
      for (const seat of [0, 1, 2]) expect(allCases(seat, 3, { game })).toBe(cases + 1);
    },
  );

  it('[CTE-WORK-4] [CTE-SETUP-2] each profession owns the three workshops of its Resource', () => {
    const own = (seat: number): BuildingId[] =>
      BUILDINGS.filter((id) => sizeOf(id) === 2 && copiesOf(id, seat, 4, { game: 'first' }) === 1);
    expect([0, 1, 2, 3].map(own)).toEqual([
      ['glassworks', 'locksmith', 'joiner'],
      ['glassworks', 'sculptor', 'jeweller'],
      ['locksmith', 'jeweller', 'armourer'],
      ['sculptor', 'joiner', 'armourer'],
    ]);
  });

  it('[CTE-SETUP-5] districts are drawn, [CTE-SETUP-6] a half and two quarters with three players', () => {
    expect(begin(4).districts).toEqual(['NW', 'NE', 'SE', 'SW']);
    expect(begin(3).districts).toEqual(['N', 'SE', 'SW']);
    const drawn = cite.setup(tableOf(4), { pick: () => 0, shuffle: () => [3, 1, 0, 2] });
    expect(drawn.districts).toEqual(['SW', 'NE', 'NW', 'SE']);
  });

  it('[CTE-BUILD-9] sizes and outlines', () => {
    expect(
      ['bank', 'joiner', 'pavedStreet', 'mill', 'grandPlace', 'manufactory'].map((id) =>
        sizeOf(id as BuildingId),
      ),
    ).toEqual([1, 2, 3, 4, 8, 9]);
    const state = begin();
    expect(refusedBy(state, 0, place('mill', -2, -2, { turned: true }))).toBe('CTE-BUILD-9');
    expect(refusedBy(state, 0, place('joiner', -1, -2, { turned: true }))).toBeUndefined();
  });
});

describe('the first turn', () => {
  it('[CTE-FIRST-1] seven Cases for nothing, and no more; [CTE-HANDI-1] fewer with a handicap', () => {
    const state = begin(4, { handicap2: '3' });
    expect(state.rights).toEqual([7, 4, 7, 7]);
    act(state, 0, place('mill', -2, -2));
    act(state, 0, place('pavedStreet', -5, -1));
    expect(refusedBy(state, 0, place('bank', -6, -1))).toBe('CTE-BUILD-6');
  });

  it('[CTE-FIRST-2] the first building covers the Case at the central point', () => {
    const state = begin();
    expect(refusedBy(state, 0, place('bank', -2, -1))).toBe('CTE-FIRST-2');
    expect(refusedBy(state, 0, place('mill', -2, -2))).toBeUndefined();
    const three = begin(3);
    for (const x of [-1, 0]) expect(refusedBy(three, 0, place('bank', x, -1))).toBeUndefined();
  });

  it('[CTE-FIRST-4] buildings move and come back as often as you like, [CTE-FIRST-3] all of a piece', () => {
    const state = begin();
    act(state, 0, place('bank', -1, -1));
    act(state, 0, place('tradingPost', -2, -1));
    act(state, 0, place('smallShop', -3, -1));
    expect(refusedBy(state, 0, { kind: 'lift', x: -2, y: -1 })).toBe('CTE-FIRST-3');
    expect(refusedBy(state, 0, { kind: 'lift', x: -1, y: -1 })).toBe('CTE-FIRST-3');
    act(state, 0, { kind: 'move', from: { x: -3, y: -1 }, x: -1, y: -2, turned: false });
    act(state, 0, { kind: 'move', from: { x: -1, y: -2 }, x: -3, y: -1, turned: false });
    act(state, 0, { kind: 'lift', x: -3, y: -1 });
    expect(state.rights[0]).toBe(5);
    expect(refusedBy(state, 0, { kind: 'move', from: { x: -1, y: -1 }, x: -3, y: -1, turned: false })).toBe(
      'CTE-FIRST-3',
    );
  });

  it('[CTE-BUILD-5] for good afterwards', () => {
    const state = begin();
    act(state, 0, place('bank', -1, -1));
    act(state, 0, place('tradingPost', -2, -1));
    finishTurn(state);
    expect(refusedBy(state, 0, { kind: 'lift', x: -2, y: -1 })).toBe('CTE-BUILD-5');
    expect(refusedBy(state, 0, { kind: 'move', from: { x: -2, y: -1 }, x: -1, y: -2, turned: false })).toBe(
      'CTE-BUILD-5',
    );
  });

  it('[CTE-FIRST-7] the gift: 3 Gold, [CTE-FIRST-5] good for Bank, Flea Market and Cases at once', () => {
    const state = begin(4, { gift: ['1', '2'] });
    expect(state.resources.map((pile) => pile[4])).toEqual([3, 3, 0, 0]);
    act(state, 0, place('bank', -1, -1));
    act(state, 0, { kind: 'bank', amounts: { gold: 3 } });
    act(state, 1, place('fleaMarket', 0, -1));
    act(state, 1, { kind: 'flea', of: 1, take: 'sculpture' });
    expect(state.resources[1]![7]).toBe(1);
    finishTurn(state);
    expect(state.resources[0]![4]).toBe(3);
    const three = { ...tableOf(3), options: { ...tableOf(3).options, gift: ['4'] } };
    expect(cite.validate(three)?.rule).toBe('CTE-FIRST-7');
  });

  it('[CTE-FIRST-8] what was used or holds something is not taken back', () => {
    const state = begin(4, { gift: ['1'] });
    act(state, 0, place('bank', -1, -1));
    act(state, 0, place('fleaMarket', -2, -1));
    expect(refusedBy(state, 0, { kind: 'lift', x: -2, y: -1 })).toBeUndefined();
    act(state, 0, { kind: 'flea', of: 0, take: 'glass' });
    expect(refusedBy(state, 0, { kind: 'lift', x: -2, y: -1 })).toBe('CTE-FIRST-8');
  });

  it('[CTE-FIRST-6] a change at your border brings you back, one elsewhere does not', () => {
    const state = begin();
    act(state, 0, { kind: 'finish' });
    act(state, 1, place('mill', 0, -2));
    expect(state.done[0]).toBe(false);
    act(state, 0, { kind: 'finish' });
    act(state, 1, place('bank', 2, -1));
    expect(state.done[0]).toBe(true);
  });
});

describe('building', () => {
  const begun = () => {
    const state = begin();
    act(state, 0, place('bank', -1, -1));
    act(state, 1, place('bank', 0, -1));
    finishTurn(state);
    give(state, 0, { ...different, wood: 12 });
    act(state, 0, { kind: 'buy', sets: [different, { wood: 10 }] });
    return state;
  };

  it('[CTE-BUILD-1] in one’s own district, which has no outer edge', () => {
    const state = begun();
    expect(refusedBy(state, 0, place('smallShop', 0, -2))).toBe('CTE-BUILD-1');
    expect(refusedBy(state, 0, place('mill', -1, -3))).toBe('CTE-BUILD-1');
    for (let y = -2; y > -6; y--) act(state, 0, place('smallShop', -1, y));
    expect(state.buildings.at(-1)?.y).toBe(-5);
  });

  it('[CTE-BUILD-2] no more pieces than there are, and no others’', () => {
    const state = begun();
    expect(refusedBy(state, 0, place('bank', -2, -1))).toBe('CTE-BUILD-2');
    expect(refusedBy(state, 0, place('sculptor', -3, -1))).toBe('CTE-BUILD-2');
    expect(refusedBy(state, 0, place('port', -3, -2))).toBe('CTE-BUILD-2');
    expect(refusedBy(state, 0, place('weaverShop', -2, -1))).toBe('CTE-BUILD-2');
  });

  it('[CTE-SETUP-4] one Small Weaver’s Shop each with three players', () => {
    const state = begin(3);
    act(state, 0, place('weaverShop', -1, -1));
    expect(refusedBy(state, 0, place('weaverShop', -2, -1))).toBe('CTE-BUILD-2');
    finishTurn(state);
    expect(state.resources[0]![3]).toBe(1);
  });

  it('[CTE-BUILD-3] touching one’s own by an edge, not another’s, not by a corner', () => {
    const state = begun();
    expect(refusedBy(state, 0, place('smallShop', -2, -2))).toBe('CTE-BUILD-3');
    expect(refusedBy(state, 0, place('smallShop', -1, -2))).toBeUndefined();
  });

  it('[CTE-BUILD-4] on free ground', () => {
    const state = begun();
    expect(refusedBy(state, 0, place('mill', -2, -2))).toBe('CTE-BUILD-4');
  });

  it('[CTE-BUILD-6] paid in full, [CTE-BUILD-8] before or after trading', () => {
    const state = begun();
    act(state, 0, place('market', -3, -2));
    expect(state.rights[0]).toBe(2);
    expect(refusedBy(state, 0, place('inn', -3, -4))).toBe('CTE-BUILD-6');
    give(state, 0, { gold: 3, jewel: 1 });
    act(state, 0, { kind: 'market', of: 0, give: { gold: 3, jewel: 1 }, take: 'glass' });
    expect(state.resources[0]![10]).toBe(1);
  });

  it('[CTE-MANU-1] 2 Cases cheaper beside a Manufactory, whoever owns it; [CTE-MANU-2] two of them 4, at least 1', () => {
    const state = begin();
    stand(state, 0, ['manufactory', -3, -3]);
    stand(state, 3, ['manufactory', -5, 0]);
    const cost = (id: BuildingId, x: number, y: number) => termsOf(state, id, { x, y, turned: false }).cost;
    expect(cost('mill', -3, -5)).toBe(2);
    expect(cost('joiner', -3, -4)).toBe(1);
    expect(cost('smallShop', -4, -1)).toBe(1);
    expect(cost('largeShop', -5, -2)).toBe(1);
    expect(cost('mill', -8, -5)).toBe(4);
  });
});

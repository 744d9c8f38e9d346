import { describe, expect, it } from 'vitest';
import { amountsOf, forecast, guildRights, production, type State, transformYield } from '../rules/index.ts';
import { pileOf } from '../rules/resources.ts';
import { act, begin, finishTurn, give, place, stand } from './stage.ts';

const yieldsOf = (state: State, seat: number) => amountsOf(production(state, seat).total);

describe('Shops', () => {
  it('[CTE-PROD-1] Small Shops and Trading Post yield 1, the Large Shop 5, of their own Resource', () => {
    const state = begin();
    stand(state, 0, ['smallShop', -1, -1], ['tradingPost', -3, -1], ['largeShop', -6, -2]);
    expect(yieldsOf(state, 0)).toEqual({ wood: 6, gold: 1 });
    stand(state, 2, ['smallShop', 0, 0]);
    expect(yieldsOf(state, 2)).toEqual({ metal: 1 });
  });

  it('[CTE-PROD-2] a Mill doubles Small and Large Shops, [CTE-ADJ-3] across a border too', () => {
    const state = begin();
    stand(state, 0, ['mill', -2, -2]);
    stand(state, 1, ['smallShop', 0, -1], ['largeShop', 0, -3], ['smallShop', 0, -5]);
    expect(yieldsOf(state, 1)).toEqual({ stone: 2 + 10 + 1 });
  });

  it('[CTE-PROD-3] an Inn doubles Small Shops and the Trading Post, not the Large Shop', () => {
    const state = begin();
    stand(state, 0, ['inn', -2, -2], ['smallShop', -3, -1], ['tradingPost', -3, -2], ['largeShop', -2, -4]);
    expect(yieldsOf(state, 0)).toEqual({ wood: 2 + 5, gold: 2 });
  });

  it('[CTE-PROD-4] factors multiply: Mill and Inn 4, three Mills 8', () => {
    const state = begin();
    stand(state, 0, ['smallShop', -1, -1], ['mill', -2, -3], ['inn', -3, -1]);
    expect(yieldsOf(state, 0)).toEqual({ wood: 4 });
    const three = begin();
    stand(three, 0, ['smallShop', -1, -1], ['mill', -2, -3]);
    stand(three, 1, ['mill', 0, -2]);
    stand(three, 3, ['mill', -2, 0]);
    expect(yieldsOf(three, 0)).toEqual({ wood: 8 });
  });

  it('[CTE-PROD-5] two Cases of contact are one contact', () => {
    const state = begin();
    stand(state, 0, ['mill', -2, -2], ['largeShop', -4, -2]);
    expect(yieldsOf(state, 0)).toEqual({ wood: 10 });
  });

  it('[CTE-ADJ-1] corners do not count: of two Small Shops only the one by the edge gains', () => {
    const state = begin();
    stand(state, 0, ['mill', -3, -3], ['smallShop', -1, -1], ['smallShop', -1, -2]);
    expect(yieldsOf(state, 0)).toEqual({ wood: 1 + 2 });
  });

  it('[CTE-PROD-6] Mills double neither Bank nor workshop', () => {
    const state = begin();
    stand(state, 0, ['mill', -2, -2], ['bank', -3, -1], ['joiner', -2, -3]);
    state.banks[0] = pileOf({ gold: 2 });
    expect(yieldsOf(state, 0)).toEqual({ gold: 2 });
    expect(transformYield(state, 2)).toBe(1);
  });
});

describe('golden numbers', () => {
  it('[CTE-PROD-7] 2 Small Forges, a Large Forge beside the Mill and the Bank: 13 Metal, 1 Cloth, 1 Gold', () => {
    const state = begin();
    stand(
      state,
      2,
      ['smallShop', 0, 0],
      ['smallShop', 0, 1],
      ['bank', 0, 2],
      ['mill', 5, 0],
      ['largeShop', 3, 0],
    );
    state.banks[2] = pileOf({ metal: 1, cloth: 1, gold: 1 });
    expect(amountsOf(forecast(state)[2]!.total)).toEqual({ metal: 13, cloth: 1, gold: 1 });
    const facts = finishTurn(state);
    expect(facts).toContainEqual({
      kind: 'produced',
      seat: 2,
      amounts: { metal: 13, cloth: 1, gold: 1 },
    });
  });

  it('[CTE-PROD-7] what is built this turn produces from the next', () => {
    const state = begin();
    act(state, 0, place('smallShop', -1, -1));
    expect(state.resources[0]).toEqual(pileOf({}));
    finishTurn(state);
    expect(state.resources[0]).toEqual(pileOf({ wood: 1 }));
  });

  it('[CTE-WORK-2] a Sculptor beside two Inns turns 1 Cloth and 1 Stone into 3 Sculptures', () => {
    const state = begin();
    stand(state, 1, ['sculptor', 2, -1], ['inn', 2, -3], ['inn', 4, -2]);
    finishTurn(state);
    give(state, 1, { cloth: 2, stone: 2 });
    act(state, 1, { kind: 'transform', workshop: 'sculptor', of: 1, times: 2 });
    expect(amountsOf(state.resources[1]!)).toEqual({ sculpture: 6 });
  });

  it('[CTE-WORK-2] a Locksmith beside one Inn turns 1 Metal and 1 Wood into 2 Locks', () => {
    const state = begin();
    stand(state, 0, ['locksmith', -2, -1], ['inn', -2, -3]);
    give(state, 0, { metal: 1, wood: 1 });
    act(state, 0, { kind: 'transform', workshop: 'locksmith', of: 0, times: 1 });
    expect(amountsOf(state.resources[0]!)).toEqual({ lock: 2 });
  });

  it('[CTE-GUILD-2] a Guild between two Inns gives 3 Cases', () => {
    const state = begin();
    stand(state, 0, ['guild', -3, -2], ['inn', -5, -2], ['inn', -3, -4]);
    finishTurn(state);
    expect(state.rights[0]).toBe(3);
  });

  it('[CTE-STREET-2] a Paved Street between two Shopping Streets: 2 along it, 2 itself, 1 each street', () => {
    const state = begin(4, { game: 'grand' });
    stand(
      state,
      0,
      ['pavedStreet', -4, -3],
      ['shoppingStreet', -4, -4],
      ['shoppingStreet', -4, -2],
      ['smallShop', -5, -3],
      ['bank', -1, -3],
    );
    const { yields } = production(state, 0);
    expect(yields.map(({ pile }) => pile[4])).toEqual([2, 1, 1, 2, 2]);
  });
});

describe('streets', () => {
  it('[CTE-ADJ-2] a Paved Street makes Mill and Shop adjacent, but not through a second street', () => {
    const state = begin();
    stand(state, 0, ['mill', -5, -3], ['pavedStreet', -3, -2], ['largeShop', -3, -4]);
    expect(yieldsOf(state, 0)).toEqual({ wood: 10 });
    const twice = begin();
    stand(
      twice,
      0,
      ['mill', -9, -2],
      ['pavedStreet', -7, -1],
      ['pavedStreet', -4, -1],
      ['largeShop', -3, -3],
    );
    expect(yieldsOf(twice, 0)).toEqual({ wood: 5 });
  });

  it('[CTE-STREET-1] Gold goes to the owner of the building, whoever owns the street; Mills do not double it', () => {
    const state = begin(4, { game: 'grand' });
    stand(state, 0, ['shoppingStreet', -3, -1]);
    stand(state, 3, ['mill', -2, 0], ['bank', -3, 0]);
    expect(yieldsOf(state, 3)).toEqual({ gold: 2 });
    expect(yieldsOf(state, 0)).toEqual({});
  });
});

describe('Bank and Guild', () => {
  it('[CTE-BANK-1] interest copies what lies there, turn after turn, and no more', () => {
    const state = begin();
    act(state, 0, place('bank', -1, -1));
    finishTurn(state);
    give(state, 0, { wood: 1, gold: 1, sculpture: 1 });
    act(state, 0, { kind: 'bank', amounts: { wood: 1, gold: 1, sculpture: 1 } });
    finishTurn(state);
    expect(amountsOf(state.resources[0]!)).toEqual({ wood: 1, gold: 1, sculpture: 1 });
    finishTurn(state);
    expect(amountsOf(state.resources[0]!)).toEqual({ wood: 2, gold: 2, sculpture: 2 });
  });

  it('[CTE-GUILD-1] nothing in the turn it is built', () => {
    const state = begin();
    act(state, 0, place('guild', -2, -2));
    expect(guildRights(state, 0)).toBe(-1);
    finishTurn(state);
    expect(state.rights[0]).toBe(1);
  });

  it('[CTE-GUILD-2] an Inn built beside it acts at once, [CTE-GUILD-3] for a Case anywhere', () => {
    const state = begin();
    act(state, 0, place('guild', -2, -2));
    finishTurn(state);
    give(state, 0, { wood: 1, stone: 1, metal: 1, cloth: 1, gold: 1, jewel: 1, lock: 1 });
    act(state, 0, {
      kind: 'buy',
      sets: [{ wood: 1, stone: 1, metal: 1, cloth: 1, gold: 1, jewel: 1, lock: 1 }],
    });
    expect(state.rights[0]).toBe(5);
    act(state, 0, place('inn', -2, -4));
    expect(state.rights[0]).toBe(2);
    act(state, 0, place('bank', -2, -5));
    expect(state.rights[0]).toBe(1);
  });
});

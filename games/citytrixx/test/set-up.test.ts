import { describe, expect, it } from 'vitest';
import { citytrixx } from '../rules/index.ts';
import { asked, COMPANIES, inOrder, kinds, play, refusal, started, tableOf, valueIn } from './stage.ts';

describe('set-up', () => {
  it('[CTX-SETUP-1] is for two to five', () => {
    expect([1, 2, 3, 5, 6].map((seats) => citytrixx.validate(tableOf(seats))?.rule)).toEqual([
      'CTX-SETUP-1',
      undefined,
      undefined,
      undefined,
      'CTX-SETUP-1',
    ]);
  });

  it('[CTX-SETUP-2] lets everybody choose a company that is left, in seat order', () => {
    const state = citytrixx.setup(tableOf(3), inOrder);
    expect(citytrixx.decision(state, 0)).toMatchObject({
      kind: 'company',
      args: { companies: [...COMPANIES] },
    });
    expect(refusal(state, 'company:CH')).toBe('CTX-SETUP-2 refusal.noSuchCompany');
    play(state, 'company:DE');
    expect(asked(state)).toBe(1);
    expect(refusal(state, 'company:DE')).toBe('CTX-SETUP-2 refusal.companyTaken');
    play(state, 'company:BE');
    expect(kinds(play(state, 'company:IT'))).toBe('companyChosen turnOrder');
    expect(
      citytrixx.observe(state, 0).companies.map(({ id, owner, president }) => [id, owner, president]),
    ).toEqual([
      ['BE', 1, 1],
      ['DE', 0, 0],
      ['IT', 2, 2],
    ]);
  });

  it('[CTX-SETUP-3] [CTX-START-3] golden: 40 leaves 120, 45 leaves 110', () => {
    const state = started([40, 45, 40]);
    expect(state.cash).toEqual([120, 110, 120]);
    expect(state.paidStart).toEqual([80, 90, 80]);
  });

  it('[CTX-SETUP-4] begins with the two shares of the presidency, ten shares to a company', () => {
    const state = started([40, 45, 40]);
    expect(citytrixx.observe(state, 0).seats.map(({ shares }) => shares)).toEqual([
      { BE: 2, FR: 0, DE: 0 },
      { BE: 0, FR: 2, DE: 0 },
      { BE: 0, FR: 0, DE: 2 },
    ]);
    expect(citytrixx.invariants?.(state)).toMatchObject({ 'shares.0': 10, 'shares.1': 10, 'shares.2': 10 });
  });

  it('[CTX-START-1] deals the turn order at random', () => {
    const state = citytrixx.setup(tableOf(3), inOrder);
    play(state, 'company:BE');
    play(state, 'company:FR');
    play(state, 'company:DE', { ...inOrder, shuffle: () => [2, 0, 1] });
    expect(asked(state)).toBe(2);
    play(state, 'start:30');
    expect(asked(state)).toBe(0);
  });

  it('[CTX-START-2] starts from 30 to 50 only', () => {
    const state = citytrixx.setup(tableOf(2), inOrder);
    play(state, 'company:BE');
    play(state, 'company:FR');
    for (const value of [0, 20, 25, 42, 60])
      expect(refusal(state, `start:${value}`)).toBe('CTX-START-2 refusal.noStart');
    expect(citytrixx.legalActions(state, 0).map((action) => citytrixx.format(action))).toEqual(
      [30, 35, 40, 45, 50].map((value) => `start:${value}`),
    );
    play(state, 'start:50');
    expect(valueIn(state, 'BE')).toBe(50);
  });

  it('[CTX-TRACK-2] golden: 45 first, then 40 by the lower disc', () => {
    const state = started([40, 45, 40]);
    expect(citytrixx.observe(state, 'spectator').track.priority).toEqual(['FR', 'BE', 'DE']);
  });

  it('refuses what is not asked, and out of turn', () => {
    const state = citytrixx.setup(tableOf(2), inOrder);
    expect(citytrixx.check(state, 1, { kind: 'company', company: 'BE' })).toMatchObject({
      rule: 'CTX-SETUP-2',
      key: 'refusal.notYourTurn',
      args: { seat: 0 },
    });
    expect(refusal(state, 'pass')).toBe('CTX-SETUP-2 refusal.notAsked');
  });
});

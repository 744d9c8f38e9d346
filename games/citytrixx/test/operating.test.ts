import { describe, expect, it } from 'vitest';
import { dividendFor, OWN_FACES } from '../rules/components.ts';
import { citytrixx, type State } from '../rules/index.ts';
import { asked, enter, kinds, lay, play, refusal, started, valueIn } from './stage.ts';

/** Blue started at 45 and has a T1, a T2 and four cities, as in the rulebook. */
function blue(): State {
  return lay(started([40, 45, 40]), {
    trains: { FR: 'FR-T1 FR-T7' },
    cities: { FR: 'FR-M7 DE-C2 DE-C6 BE-T9' },
  });
}

describe('the operating round', () => {
  it('golden: 20 + 30 + 25 = 75, 45 rises to 50, a share pays 8', () => {
    const state = blue();
    enter(state, 'operatingOrder');
    expect(asked(state)).toBe(1);
    expect(citytrixx.decision(state, 1)?.args).toEqual({ company: 'FR', capacity: 3, cities: 4 });
    const facts = play(state, 'operate:FR:FR-M7,DE-C2,DE-C6');
    expect(facts[0]).toMatchObject({
      kind: 'operated',
      income: 75,
      cities: ['Montpellier', 'Berlin', 'Frankfurt'],
    });
    expect(facts).toContainEqual({ kind: 'valued', company: 'FR', before: 45, value: 50, why: 'income' });
    expect(facts).toContainEqual({ kind: 'dividend', company: 'FR', perShare: 8 });
    expect(facts).toContainEqual({ kind: 'paidOut', seat: 1, company: 'FR', shares: 2, money: 16 });
    expect([valueIn(state, 'FR'), state.cash[1]]).toEqual([50, 126]);
  });

  it('[CTX-OPERATE-1] companies go by priority as it was at the start', () => {
    const state = lay(started([45, 45, 40]), {
      trains: { BE: 'BE-T1', FR: 'FR-T7', DE: 'DE-T7' },
      cities: { BE: 'BE-C2', FR: 'FR-C2 FR-C4', DE: 'DE-C2 DE-C4' },
    });
    enter(state, 'operatingOrder');
    expect(state.operating).toEqual([0, 1, 2]);
    expect(refusal(state, 'operate:FR:FR-C2')).toBe('CTX-OPERATE-1 refusal.otherCompany');
    play(state, 'operate:BE:');
    expect(valueIn(state, 'BE')).toBe(40);
    play(state, 'operate:FR:FR-C2,FR-C4');
    expect(asked(state)).toBe(2);
  });

  it('[CTX-OPERATE-2] the President chooses, up to the trains, and need not choose the best', () => {
    const state = blue();
    state.president[1] = 2;
    enter(state, 'operatingOrder');
    expect(asked(state)).toBe(2);
    expect(refusal(state, 'operate:FR:FR-M7,DE-C2,DE-C6,BE-T9')).toBe('CTX-OPERATE-2 refusal.tooManyCities');
    expect(refusal(state, 'operate:FR:FR-C2')).toBe('CTX-OPERATE-2 refusal.notItsCity');
    expect(refusal(state, 'operate:FR:FR-M7,FR-M7')).toBe('CTX-OPERATE-2 refusal.cityTwice');
    expect(refusal(state, 'operate:FR:BE-T9')).toBe('');
    expect(refusal(state, 'operate:FR:')).toBe('');
    const incomes = citytrixx.legalActions(state, 2).map((action) => citytrixx.format(action));
    expect(incomes[0]).toBe('operate:FR:FR-M7,DE-C2,DE-C6');
    expect(incomes.at(-1)).toBe('operate:FR');
    play(state, 'operate:FR:BE-T9');
    expect(state.income[1]).toBe(10);
  });

  it('[CTX-OPERATE-3] counts the hexagons of the year', () => {
    const incomes = [1, 2, 3].map((year) => {
      const state = lay(started([40, 45, 40]), {
        year,
        trains: { FR: 'FR-T9' },
        cities: { FR: 'BE-C8 BE-M1' },
      });
      enter(state, 'operatingOrder');
      play(state, 'operate:FR:BE-C8,BE-M1');
      return state.income[1];
    });
    expect(incomes).toEqual([50, 70, 85]);
  });

  it('[CTX-OPERATE-4] without trains or without cities nobody is asked', () => {
    const state = lay(started([40, 45, 40]), { trains: { FR: 'FR-T1' }, cities: { BE: 'BE-C2' } });
    expect(kinds(enter(state, 'operatingOrder'))).toBe(
      'operatingBegan idle valued idle valued idle valued speaking',
    );
    expect(['BE', 'FR', 'DE'].map((company) => valueIn(state, company))).toEqual([35, 40, 35]);
    expect(state.cash).toEqual([120, 110, 120]);
  });

  it.each([
    [0, 0],
    [5, 1],
    [45, 5],
    [75, 8],
    [95, 10],
    [100, 10],
    [175, 18],
    [345, 35],
    [500, 50],
  ])('[CTX-DIVIDEND-1] an income of %i pays %i a share', (income, dividend) => {
    expect(dividendFor(OWN_FACES, income)).toBe(dividend);
  });

  it('[CTX-DIVIDEND-2] pays for shares held, not for concealed ones nor those on the table', () => {
    const state = lay(blue(), {
      trains: { FR: 'FR-T1 FR-T7' },
      cities: { FR: 'FR-M7 DE-C2 DE-C6' },
      held: ['FR-C2@1 FR-C4@1', 'FR-C6@1', ''],
      concealed: ['', '', 'FR-C8'],
      table: 'FR-C10',
    });
    enter(state, 'operatingOrder');
    const before = state.cash.slice();
    play(state, 'operate:FR:FR-M7,DE-C2,DE-C6');
    expect(state.cash.map((cash, seat) => cash - before[seat]!)).toEqual([16, 24, 0]);
    expect(state.gotDividends).toEqual([16, 24, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  bestForecast,
  citytrixx,
  faceOf,
  operateForecast,
  type State,
  sales,
  tradeForecast,
  trickStanding,
  useForecast,
} from '../rules/index.ts';
import { enter, lay, play, started, wander } from './stage.ts';

const view = (state: State, seat = 0) => citytrixx.observe(state, seat);

describe('forecasts', () => {
  it('[CTX-OPERATE-3] of an income: the step it causes, the dividend, who receives it', () => {
    const state = lay(started([40, 45, 40]), {
      trains: { FR: 'FR-T1 FR-T7' },
      cities: { FR: 'FR-M7 DE-C2 DE-C6 BE-T9' },
      held: ['FR-C2@1', '', ''],
    });
    expect(bestForecast(view(state), 'FR')).toEqual({
      company: 'FR',
      income: 75,
      count: 3,
      capacity: 3,
      steps: 1,
      value: 45,
      valueAfter: 50,
      perShare: 8,
      dividends: [8, 16, 0],
    });
    expect(operateForecast(view(state), 'FR', ['BE-T9'])).toMatchObject({
      income: 10,
      steps: 0,
      perShare: 1,
    });
    expect(operateForecast(view(state), 'FR', [])).toMatchObject({ steps: -1, valueAfter: 40 });
    expect(view(state).companies[1]).toMatchObject({ bestIncome: 75, capacity: 3 });
  });

  it('says what the operating round then does', () => {
    const state = lay(started([40, 45, 40]), {
      trains: { FR: 'FR-T7' },
      cities: { FR: 'FR-M7 DE-C2 DE-C6' },
    });
    const told = operateForecast(view(state), 'FR', ['DE-C2', 'DE-C6']);
    enter(state, 'operatingOrder');
    const before = state.cash.slice();
    play(state, 'operate:FR:DE-C2,DE-C6');
    expect(view(state).companies[1]).toMatchObject({ value: told.valueAfter, income: told.income });
    expect(state.cash.map((cash, seat) => cash - before[seat]!)).toEqual(told.dividends);
  });

  it('[CTX-USE-4] of a city or train that is added', () => {
    const state = lay(started([40, 45, 40]), { trains: { FR: 'FR-T1' }, cities: { FR: 'BE-T9' } });
    const city = useForecast(view(state), { kind: 'take', card: 'DE-C2', as: 'city', company: 'FR' });
    expect([city?.before.income, city?.after.income]).toEqual([10, 30]);
    const train = useForecast(view(state), { kind: 'take', card: 'BE-T1', as: 'train' });
    expect([train?.company, train?.before.income, train?.after.capacity]).toEqual(['BE', 0, 1]);
    expect(useForecast(view(state), { kind: 'take', card: 'DE-C2', as: 'share' })).toBeUndefined();
  });

  it('[CTX-BUY-5] [CTX-PRESIDENT-1] of a trade: values, presidency, cash, fortunes', () => {
    const state = lay(started([40, 45, 40]), {
      year: 2,
      cash: [30, 100, 200],
      concealed: ['DE-C2 BE-M7', '', ''],
      held: ['DE-C4@1 DE-C6@1 FR-C2@1', '', ''],
    });
    enter(state, 'speakingOrder');
    const seen = view(state);
    const plain = tradeForecast(seen, 0, { kind: 'buy', card: 'DE-C2', money: [] });
    expect(plain.refusal).toMatchObject({ rule: 'CTX-BUY-2' });
    expect(plain).toMatchObject({ price: 40, cash: 40, cashAfter: -10, changes: [], fortunes: [] });
    const action = { kind: 'buy', card: 'DE-C2', money: ['BE-M7'], sell: 'FR' } as const;
    const told = tradeForecast(seen, 0, action);
    expect(told).toEqual({
      price: 40,
      proceeds: 45,
      money: 7,
      lost: 0,
      cash: 33,
      cashNow: 30,
      cashAfter: 42,
      changes: [
        {
          company: 'DE',
          value: 40,
          valueAfter: 45,
          president: 2,
          presidentAfter: 0,
          shares: 2,
          sharesAfter: 3,
        },
        {
          company: 'FR',
          value: 45,
          valueAfter: 40,
          president: 1,
          presidentAfter: 1,
          shares: 1,
          sharesAfter: 0,
        },
      ],
      fortunes: [
        { before: 235, after: 257 },
        { before: 190, after: 180 },
        { before: 280, after: 290 },
      ],
    });
    play(state, 'buy:DE-C2:BE-M7:FR');
    expect(state.cash[0]).toBe(told.cashAfter);
    expect(citytrixx.scores(state)).toEqual(told.fortunes.map(({ after }) => after));
  });

  it('[CTX-SELL-2] of what can be sold, and why not', () => {
    const state = lay(started([40, 45, 40]), { year: 2, cash: [1, 2, 3], held: ['FR-C2@1 DE-C4@2', '', ''] });
    enter(state, 'speakingOrder');
    expect(
      sales(view(state), 0).map(({ company, price, refusal }) => [company, price, refusal?.rule]),
    ).toEqual([
      ['FR', 45, undefined],
      ['BE', 40, 'CTX-SELL-6'],
      ['DE', 40, 'CTX-SELL-2'],
    ]);
  });

  it('[CTX-TRICK-4] of a trick: who leads so far, and why', () => {
    const state = lay(started([40, 45, 40]), {
      hands: ['BE-M7', 'FR-T7', 'DE-C8'],
      stacks: ['', '', 'BE-M1'],
    });
    play(state, 'play:FR-T7');
    expect(trickStanding(view(state))).toEqual([{ seat: 1, card: 'FR-T7', place: 1 }]);
    play(state, 'play:DE-C8');
    expect(trickStanding(view(state)).map(({ seat, why }) => [seat, why])).toEqual([
      [2, 'rank'],
      [1, undefined],
    ]);
    play(state, 'play:BE-M7');
    expect(trickStanding(view(state)).map(({ seat, why }) => [seat, why])).toEqual([
      [2, 'rank'],
      [0, 'black'],
      [1, undefined],
    ]);
  });

  it('[CTX-CARD-2] of a card: what is printed on it', () => {
    expect(faceOf(view(started([40, 45, 40])), 'BE-T7')).toEqual({
      id: 'BE-T7',
      company: 'BE',
      kind: 'train',
      rank: 7,
      level: 2,
      city: 'Genk',
      income: [15, 20, 0],
      introYear: 1,
      removedBeforeYear: 3,
      worth: 0,
      use: 'train',
    });
    expect(faceOf(view(started([40, 45], { moneyValue: 'doubled' })), 'FR-M15')).toMatchObject({
      worth: 30,
      use: 'money',
    });
    expect(() => faceOf(view(started([40, 45])), 'XX-C2')).toThrow('no card');
  });

  it('can be asked of any View of a match', () => {
    wander({ seats: 4, options: { moneyValue: 'rank' } }, 5, (state) => {
      const seen = view(state, 1);
      for (const { id, value } of seen.companies) if (value !== undefined) bestForecast(seen, id);
      trickStanding(seen);
      trickStanding(seen, seen.lastTrick);
      expect(sales(seen, 1)).toHaveLength(seen.track.priority.length);
    });
  });
});

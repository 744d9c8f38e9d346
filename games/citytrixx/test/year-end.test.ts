import { describe, expect, it } from 'vitest';
import { cityIncome, OWN_FACES } from '../rules/components.ts';
import { citytrixx, type State } from '../rules/index.ts';
import { asked, cards, enter, ids, kinds, lay, play, started, wander } from './stage.ts';

function ended(scene: Parameters<typeof lay>[1]): State {
  const state = lay(started([40, 45, 40]), scene);
  state.spent.push(...cards('DE-M7'));
  state.step = 'trade';
  state.passes = 2;
  state.turn = 0;
  play(state, 'pass');
  return state;
}

/** All cards of a deck that were dealt, to a hand or to the stacks. */
const dealt = (state: State): string[] =>
  [...state.hands, ...state.stacks].flat().map((card) => OWN_FACES.ids[card]!);

describe('the end of a year', () => {
  it('[CTX-END-1] T1 leaves after year 1, T2 after year 2, wherever they are', () => {
    const first = ended({ trains: { BE: 'BE-T1 BE-T7' }, cities: { FR: 'BE-T3 BE-T9' } });
    expect(first.trains.map(ids)).toEqual(['BE-T7', '', '', '', '']);
    for (const id of ['BE-T1', 'BE-T3', 'BE-T5', 'FR-T1', 'DE-T5']) expect(dealt(first)).not.toContain(id);
    expect(dealt(first)).toContain('BE-T9');
    const second = ended({ year: 2, trains: { BE: 'BE-T7 BE-T11' } });
    expect(second.trains.map(ids)).toEqual(['BE-T11', '', '', '', '']);
    for (const id of ['BE-T7', 'FR-T9', 'DE-T1']) expect(dealt(second)).not.toContain(id);
    expect(dealt(second)).toEqual(expect.arrayContaining(['FR-T15', 'DE-C16', 'BE-M13']));
  });

  it('[CTX-END-2] cities go home, trains stay', () => {
    const state = ended({ trains: { BE: 'BE-T7' }, cities: { FR: 'BE-C2', BE: 'DE-M1' } });
    expect(state.cities.flat()).toEqual([]);
    expect(ids(state.trains[0]!)).toBe('BE-T7');
    expect(dealt(state)).toEqual(expect.arrayContaining(['BE-C2', 'DE-M1']));
    expect(dealt(state)).not.toContain('BE-T7');
  });

  it('[CTX-END-3] so do unbought certificates, money and what is left; bought ones never', () => {
    const state = ended({
      concealed: ['BE-C4 FR-M3', '', ''],
      held: ['', 'BE-C6@1', ''],
      table: 'BE-C8',
      stacks: ['FR-C2', '', ''],
    });
    expect(state.concealed.flat()).toEqual([]);
    expect(state.spent).toEqual([]);
    expect(dealt(state)).toEqual(expect.arrayContaining(['BE-C4', 'FR-M3', 'DE-M7', 'FR-C2']));
    for (const id of ['BE-C6', 'BE-C8']) expect(dealt(state)).not.toContain(id);
    expect(state.cash).toEqual([120, 110, 120]);
    expect(dealt(state)).toHaveLength(3 * 17 - 2);
  });

  it('[CTX-END-4] the third is the last', () => {
    const state = lay(started([40, 45, 40]), { year: 3 });
    enter(state, 'speakingOrder');
    play(state, 'pass');
    play(state, 'pass');
    expect(kinds(play(state, 'pass'))).toBe('passed yearEnded over');
    expect(asked(state)).toBeUndefined();
    expect(citytrixx.check(state, 0, { kind: 'pass' })).toMatchObject({
      rule: 'CTX-END-4',
      key: 'refusal.over',
    });
  });

  it('every card that takes part earns something as a city', () => {
    for (const [card, { introYear, removedBeforeYear }] of OWN_FACES.set.cards.entries())
      for (let year = 1; year <= 3; year++) {
        const takesPart = introYear <= year && year < (removedBeforeYear ?? 9);
        expect(cityIncome(OWN_FACES, card, year) > 0).toBe(takesPart);
      }
  });

  it('cards, shares and money are kept at every event of a match', () => {
    for (const seats of [2, 3, 5]) {
      let first: unknown;
      wander({ seats, options: { moneyValue: 'rank' } }, seats, (state) => {
        const amounts = citytrixx.invariants?.(state);
        first ??= amounts;
        expect(amounts).toEqual(first);
      });
      expect(first).toMatchObject({ 'money.0': 200, 'cards.0': 2 ** 24 - 1, 'shares.0': 10 });
    }
  });

  it('a card in two places, or money from nowhere, shows', () => {
    const kept = (change: (state: State) => void): boolean => {
      const state = wander(
        { seats: 3, options: { moneyValue: 'rank' } },
        4,
        undefined,
        ({ year }) => year === 2,
      );
      const before = JSON.stringify(citytrixx.invariants?.(state));
      change(state);
      return JSON.stringify(citytrixx.invariants?.(state)) === before;
    };
    expect(kept(() => undefined)).toBe(true);
    expect(kept((state) => state.cash.fill(500))).toBe(false);
    expect(kept((state) => state.cities[0]!.push(state.hands[1]![0]!))).toBe(false);
    expect(kept((state) => state.hands[1]!.pop())).toBe(false);
    expect(kept((state) => state.stacks[0]!.splice(0, 1, state.stacks[0]![1]!))).toBe(false);
  });
});

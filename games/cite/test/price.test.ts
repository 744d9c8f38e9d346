import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Amounts,
  casesOfSet,
  cheapest,
  countCases,
  mostCases,
  PRICE_TABLE,
  pileOf,
  RESOURCES,
  total,
} from '../rules/index.ts';
import { plus } from '../rules/resources.ts';
import { act, begin, finishTurn, give, place, refusedBy } from './stage.ts';

const different = (count: number, each = 1): Amounts =>
  Object.fromEntries(RESOURCES.slice(0, count).map((resource) => [resource, each]));

describe('the price table', () => {
  it.each([
    ['[CTE-PRICE-2] ten of one sort', { wood: 10 }, 1],
    ['[CTE-PRICE-2] four each of two sorts', { wood: 4, gold: 4 }, 1],
    ['[CTE-PRICE-2] two each of three sorts', { wood: 2, stone: 2, gold: 2 }, 1],
    ['[CTE-PRICE-2] seven Wood and one Gold', { wood: 7, gold: 1 }, 0],
    ['[CTE-PRICE-2] three sorts in unequal numbers', { wood: 2, stone: 2, gold: 3 }, 0],
    ['[CTE-PRICE-1] four different', different(4), 1],
    ['[CTE-PRICE-1] five different', different(5), 2],
    ['[CTE-PRICE-1] six different', different(6), 3],
    ['[CTE-PRICE-1] seven different', different(7), 4],
    ['[CTE-PRICE-1] eight different', different(8), 5],
    ['[CTE-PRICE-1] nine different: the blank row', different(9), 6],
    ['[CTE-PRICE-1] ten different', different(10), 7],
    ['[CTE-PRICE-1] eleven different', different(11), 8],
    ['two each of four are no set', different(4, 2), 0],
  ])('%s', (_, amounts, cases) => {
    expect(casesOfSet(pileOf(amounts))).toBe(cases);
  });

  it('[CTE-PRICE-4] has a row for every number of sorts there can be', () => {
    expect(RESOURCES).toHaveLength(11);
    expect(PRICE_TABLE.map((row) => row.different)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('[CTE-PRICE-3] 11 different Resources and 10 equal ones make a Manufactory', () => {
    const state = begin();
    act(state, 0, place('bank', -1, -1));
    finishTurn(state);
    give(state, 0, { ...different(11), wood: 11 });
    act(state, 0, { kind: 'buy', sets: [different(11), { wood: 10 }] });
    expect(state.rights[0]).toBe(9);
    act(state, 0, place('manufactory', -4, -3));
    expect(state.rights[0]).toBe(0);
  });

  it('[CTE-BUILD-7] [CTE-TURN-4] 8 different buy 5 Cases: a Mill, and one more this turn; what is left is lost', () => {
    const state = begin();
    act(state, 0, place('bank', -1, -1));
    finishTurn(state);
    give(state, 0, different(8));
    act(state, 0, { kind: 'buy', sets: [different(8)] });
    act(state, 0, place('mill', -3, -2));
    expect(state.rights[0]).toBe(1);
    finishTurn(state);
    expect(state.rights[0]).toBe(0);
  });

  it('refuses sets that are none, and Resources that are not there', () => {
    const state = begin();
    give(state, 0, { wood: 9, gold: 4 });
    expect(refusedBy(state, 0, { kind: 'buy', sets: [{ wood: 9 }] })).toBe('CTE-PRICE-2');
    expect(refusedBy(state, 0, { kind: 'buy', sets: [{ wood: 10 }] })).toBe('CTE-PRICE-4');
    expect(refusedBy(state, 0, { kind: 'buy', sets: [{ wood: 4, gold: 4 }] })).toBeUndefined();
  });
});

const hands = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 11 });

describe('what a hand buys', () => {
  it('is bought by sets of the table that it holds, and counted the same without making them', () => {
    fc.assert(
      fc.property(hands, (hand) => {
        const { cases, sets } = mostCases(hand);
        const spent = sets.reduce<number[]>(
          (sum, set) => plus(sum, set),
          RESOURCES.map(() => 0),
        );
        expect(spent.every((count, index) => count <= hand[index]!)).toBe(true);
        expect(sets.map(casesOfSet).every((bought) => bought > 0)).toBe(true);
        expect(sets.map(casesOfSet).reduce((sum, bought) => sum + bought, 0)).toBe(cases);
        expect(countCases(hand)).toBe(cases);
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  it('costs least the cheapest way: a Resource a Case and three more for each set', () => {
    fc.assert(
      fc.property(hands, fc.integer({ min: 1, max: 9 }), (hand, wanted) => {
        const purchase = cheapest(hand, wanted);
        if (purchase === undefined) return;
        const spent = purchase.sets.reduce((sum, set) => sum + total(set), 0);
        expect(purchase.sets.map(casesOfSet).reduce((sum, bought) => sum + bought, 0)).toBe(wanted);
        const sorts = hand.filter((count) => count > 0).length;
        if (sorts >= wanted + 3) expect(spent).toBe(wanted + 3);
        else expect(spent).toBeGreaterThan(wanted + 3);
      }),
      { numRuns: 200, seed: 4 },
    );
  });

  it('buys a Case wherever any can be bought', () => {
    fc.assert(
      fc.property(hands, (hand) => {
        expect(cheapest(hand, 1) !== undefined).toBe(countCases(hand) > 0);
      }),
      { numRuns: 200, seed: 5 },
    );
  });
});

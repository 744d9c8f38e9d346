import { fastChance } from '@pentapolis/kernel';
import { runExhaustive } from '@pentapolis/kernel/conformance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, COLOUR, COST, DISTRICTS } from '../rules/cards.ts';
import { worldsOf } from '../rules/determinize.ts';
import { CHARACTERS, citadels } from '../rules/index.ts';
import { scoreOf } from '../rules/scoring.ts';
import { castOf } from '../rules/state.ts';
import { optionsWith, stage, view, wander } from './stage.ts';

const cards = fc.uniqueArray(fc.integer({ min: 0, max: DISTRICTS.length - 1 }), { maxLength: 10 });

describe('scores of any city', () => {
  const table = (city: readonly Card[], since: number) => {
    const state = stage({ roles: ['king', 'thief', 'bishop', 'merchant'] });
    state.cities[0]!.cards.push(...city);
    state.cities[0]!.gold.push(...city.map(() => 0));
    state.cities[0]!.since.push(...city.map(() => since));
    return state;
  };

  it('[CIT-SCORE-1] [CIT-SCORE-3] add up, and are never less than the cost', () => {
    fc.assert(
      fc.property(cards, (city) => {
        const { cost, extra, colours, completion, special, total } = scoreOf(table(city, 1), 0);
        expect(total).toBe(cost + extra + colours + completion + special);
        expect(cost).toBe(city.reduce((sum, card) => sum + COST[card]!, 0));
        const shown = new Set(city.map((card) => COLOUR[card]));
        if (shown.size === 5 && !city.includes(DISTRICTS.indexOf('hauntedCity'))) expect(colours).toBe(3);
        if (city.length < 5) expect(colours).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  it('[CIT-HAUNTEDCITY-1] [CIT-HAUNTEDCITY-2] an old Haunted City is never worth less than a fresh one', () => {
    fc.assert(
      fc.property(cards, (city) => {
        expect(scoreOf(table(city, 1), 0).total).toBeGreaterThanOrEqual(scoreOf(table(city, 2), 0).total);
      }),
      { numRuns: 300 },
    );
  });
});

describe('notation', () => {
  it('[CIT-TURN-1] reads nothing it would not write', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const action = citadels.parse(text);
        if (action !== undefined) expect(citadels.parse(citadels.format(action))).toEqual(action);
      }),
    );
    for (const text of [
      'destroy:9:manor',
      'take:manor:perhaps',
      'draft:',
      'keep:manor,,',
      'exchange:manor+:1',
      'gold:1',
    ])
      expect(citadels.parse(text), text).toBeUndefined();
  });
});

describe('worlds', () => {
  it('[CIT-SECRET-3] [CIT-DRAFT-9] are the true one as often as any other', () => {
    // Two players, before anything is chosen: the face-down card is one of the eight that the viewer was not passed.
    const state = citadels.setup({ seats: 2, options: optionsWith(2, { crown: 'seat1' }) }, fastChance(1));
    const draw = worldsOf(view(state, 1));
    const chance = fastChance(2);
    const down = new Array<number>(9).fill(0);
    for (let count = 0; count < 1600; count++) down[draw(chance).draft.faceDown]!++;
    // 200 each, a standard deviation of about 13
    for (const count of down.slice(1)) expect(Math.abs(count - 200)).toBeLessThan(70);
  });

  it('[CIT-SECRET-2] weigh what others keep by what a player thinks of them', () => {
    const state = citadels.setup({ seats: 4, options: optionsWith(4, { crown: 'seat1' }) }, fastChance(1));
    for (let step = 0; step < 3; step++)
      citadels.apply(state, step, citadels.legalActions(state, step)[0]!, fastChance(3));
    const draw = worldsOf(view(state, 3));
    const chance = fastChance(2);
    const wanted = castOf(state).indexOf('merchant') + 1;
    const count = (weight?: (seat: number, step: number, rank: number) => number): number => {
      let held = 0;
      for (let world = 0; world < 300; world++) if (draw(chance, weight).holder[wanted]! >= 0) held++;
      return held;
    };
    const evenly = count();
    if (evenly > 0) expect(count((_seat, _step, rank) => (rank === wanted ? 50 : 1))).toBeGreaterThan(evenly);
    expect(count((_seat, _step, rank) => (rank === wanted ? 0 : 1))).toBe(0);
  });

  it('[CIT-SECRET-1] refuse a View that is none', () => {
    const seen = view(wander(3, {}, 2), 0);
    expect(() =>
      worldsOf({ ...seen, deck: { ...seen.deck, size: seen.deck.size + 90 } })(fastChance(1)),
    ).toThrow(RangeError);
    expect(() => worldsOf({ ...seen, deck: { ...seen.deck, size: 0, known: [] } })(fastChance(1))).toThrow(
      RangeError,
    );
  });
});

describe('coverage', () => {
  it('[CIT-TURN-8] names every character and every district that does something', () => {
    const named = citadels.coverage!.features.map((feature) => feature.split('.')[1]);
    expect(CHARACTERS.filter((id) => !named.includes(id))).toEqual([]);
    const purple = DISTRICTS.filter((_, card) => COLOUR[card] === 'purple');
    expect(purple.filter((id) => !named.includes(id))).toEqual([]);
  });

  it('[CIT-TURN-8] a few random matches exercise most of it and meet nothing unknown', () => {
    const { failures, counts, missing } = runExhaustive(citadels, { seed: 3, matches: 20 });
    expect(failures).toEqual([]);
    expect(missing.length).toBeLessThan(Object.keys(counts).length / 2);
  });
});

import { fastChance } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { BONUS_DISTRICTS, type CharacterId, citadels, type DistrictId, type State } from '../rules/index.ts';
import { scoreOf } from '../rules/scoring.ts';
import { choices, city, goldOf, hand, play, playAll, refusal, type Scenery, stage, view } from './stage.ts';

const options = { districts: BONUS_DISTRICTS };
const ROLES: CharacterId[] = ['merchant', 'thief', 'bishop', 'king'];

/** A merchant's turn with a city, a hand and gold. */
const turn = (cities: DistrictId[][], more: Partial<Scenery> = {}) =>
  stage({ roles: ROLES, options, cities, at: 'merchant', ...more });

const six: DistrictId[] = ['manor', 'castle', 'temple', 'church', 'tavern', 'market'];

describe('a Bell Tower and its ring', () => {
  const everySeven: DistrictId[] = [
    'palace',
    'cathedral',
    'monastery',
    'docks',
    'harbor',
    'townHall',
    'fortress',
  ];
  const ownSeven: DistrictId[] = [...six, 'monastery'];

  it('[CIT-BELLTOWER-2] with the tower as the last district of its city, the ring’s others share the first place', () => {
    const state = turn([ownSeven, everySeven], { hands: [['bellTower']], gold: [5] });
    playAll(state, 'gold', 'build:bellTower', 'ring');
    expect(view(state, 0)).toMatchObject({ ending: true, goal: 7, firsts: [0, 1] });
    expect([0, 1].map((seat) => scoreOf(state, seat).completion)).toEqual([4, 4]);
  });

  it('[CIT-BELLTOWER-2] a tower that completes its city and does not ring is first alone', () => {
    const state = turn([ownSeven, everySeven], { hands: [['bellTower']], gold: [5] });
    const facts = playAll(state, 'gold', 'build:bellTower', 'decline');
    expect(facts.at(-1)).toMatchObject({ kind: 'completed', seats: [0], goal: 8 });
    expect(view(state, 0)).toMatchObject({ ending: true, goal: 8, firsts: [0] });
    expect([0, 1].map((seat) => scoreOf(state, seat).completion)).toEqual([4, 0]);
  });

  it('[CIT-BELLTOWER-2] a city completed by an earlier action stays first, and those of the ring are later ones', () => {
    const state = stage({
      roles: ['merchant', 'king', 'bishop', 'architect'],
      options,
      cities: [six, ownSeven],
      hands: [['bellTower'], ['cathedral']],
      gold: [5, 5],
      at: 'king',
    });
    playAll(state, 'gold', 'build:cathedral', 'end', 'gold', 'end', 'gold', 'build:bellTower', 'ring');
    expect(view(state, 0)).toMatchObject({ goal: 7, firsts: [1] });
    expect([0, 1].map((seat) => scoreOf(state, seat).completion)).toEqual([2, 4]);
  });

  it('[CIT-BELLTOWER-2] one’s own city completed by an earlier action stays first alone', () => {
    const state = stage({
      roles: ['architect', 'king', 'bishop', 'merchant'],
      options,
      cities: [ownSeven, everySeven],
      hands: [['watchtower', 'bellTower']],
      gold: [9],
      at: 'architect',
    });
    playAll(state, 'gold', 'build:watchtower', 'build:bellTower', 'ring');
    expect(view(state, 0)).toMatchObject({ goal: 7, firsts: [0] });
    expect([0, 1].map((seat) => scoreOf(state, seat).completion)).toEqual([4, 2]);
  });

  it('[CIT-BELLTOWER-2] in matches of version 1 the tower that completed its city was first alone', () => {
    const state = turn([ownSeven, everySeven], { hands: [['bellTower']], gold: [5] });
    const before: State = { ...state, version: 1 };
    playAll(before, 'gold', 'build:bellTower', 'ring');
    expect(view(before, 0)).toMatchObject({ goal: 7, firsts: [0] });
  });
});

describe('copies', () => {
  it('[CIT-QUARRY-1] [CIT-WIZARD-3] what a Wizard built is not among the two of a Quarry, and stands in the way without one', () => {
    const begin = (city: DistrictId[], byWizard: number[], version = 2): State => {
      const state = turn([city], { hands: [['tavern']], gold: [9] });
      state.cities[0]!.byWizard.splice(0, byWizard.length, ...byWizard);
      play(state, 'gold');
      return { ...state, version };
    };
    const tavern = (count: number): DistrictId[] => [
      'quarry',
      ...Array.from({ length: count }, (): DistrictId => 'tavern'),
    ];
    expect(refusal(begin(tavern(1), [0, 1]), 'build:tavern')).toBeUndefined();
    expect(refusal(begin(tavern(2), [0, 0, 1]), 'build:tavern')).toBeUndefined();
    expect(refusal(begin(tavern(2), [0, 0, 0]), 'build:tavern')).toBe('CIT-QUARRY-1 refusal.threeAlike');
    expect(refusal(begin(tavern(2), [0, 0, 1], 1), 'build:tavern')).toBe('CIT-QUARRY-1 refusal.threeAlike');
    expect(refusal(begin(['tavern'], [1]), 'build:tavern')).toBe('CIT-BUILD-3 refusal.twin');
  });
});

describe('the Wizard', () => {
  const wizard = { characters: ['wizard'] };
  const roles: CharacterId[] = ['wizard', 'king', 'bishop', 'merchant'];

  it('[CIT-WIZARD-1] [CIT-WIZARD-2] [CIT-TURN-2] looks and takes before the action, but builds only after it', () => {
    const early = stage({
      roles: ['wizard', 'thief', 'king', 'merchant'],
      options: wizard,
      hands: [['manor'], ['castle']],
      gold: [9, 2, 2, 2],
      at: 'wizard',
    });
    play(early, 'look:1');
    expect(refusal(early, 'take:castle:true')).toBe('CIT-TURN-2 refusal.actFirst');
    expect(choices(early)).toEqual(['take:castle:false']);
    playAll(early, 'take:castle:false', 'gold');
    expect(hand(early, 0)).toEqual(['manor', 'castle']);
    expect(city(early, 0)).toEqual([]);
    expect(goldOf(early)[0]).toBe(11);
  });

  it('[CIT-WIZARD-2] in matches of version 1 built before the action', () => {
    const state = stage({ roles, options: wizard, hands: [[], ['castle'], []], gold: [9], at: 'wizard' });
    const before: State = { ...state, version: 1 };
    playAll(before, 'look:1', 'take:castle:true');
    expect(city(before, 0)).toEqual(['castle']);
  });

  it('[CIT-WIZARD-3] [CIT-QUARRY-1] builds any copy, from either hand, and everybody sees that a Wizard did', () => {
    const state = stage({
      roles,
      options: { ...wizard, districts: ['quarry'] },
      cities: [['quarry', 'tavern', 'tavern']],
      hands: [['tavern'], ['tavern'], []],
      gold: [4],
      at: 'wizard',
    });
    playAll(state, 'gold', 'look:1', 'take:tavern:true', 'build:tavern');
    expect(city(state, 0)).toEqual(['quarry', 'tavern', 'tavern', 'tavern', 'tavern']);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(view(state, viewer).seats[0]!.city.map(({ byWizard = false }) => byWizard)).toEqual([
        false,
        false,
        false,
        true,
        true,
      ]);
    const world = citadels.determinize(view(state, 1), fastChance(3));
    expect(world.cities[0]!.byWizard).toEqual([0, 0, 0, 1, 1]);
    expect(world.version).toBe(state.version);
  });
});

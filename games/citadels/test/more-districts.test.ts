import { describe, expect, it } from 'vitest';
import { BONUS_DISTRICTS, type CharacterId, type DistrictId } from '../rules/index.ts';
import { scoreOf } from '../rules/scoring.ts';
import { asked, choices, goldOf, hand, play, playAll, type Scenery, stage, view } from './stage.ts';

const options = { districts: BONUS_DISTRICTS };
const ROLES: CharacterId[] = ['merchant', 'thief', 'bishop', 'king'];

/** A merchant's turn with a city, a hand and gold. */
const turn = (cities: DistrictId[][], more: Partial<Scenery> = {}) =>
  stage({ roles: ROLES, options, cities, at: 'merchant', ...more });

describe('districts that wait for something', () => {
  it('[CIT-GRAVEYARD-1] Graveyard: what a Warlord destroys, for a gold', () => {
    const begin = (cities: DistrictId[][], gold: number[]) => {
      const state = stage({
        roles: ['warlord', 'thief', 'bishop', 'king'],
        options,
        cities,
        gold,
        at: 'warlord',
      });
      play(state, 'gold');
      return state;
    };
    const saved = begin([[], ['tavern'], ['graveyard']], [5, 2, 2, 2]);
    play(saved, 'destroy:1:tavern');
    expect(asked(saved)).toBe('2 graveyard');
    play(saved, 'reclaim');
    expect([hand(saved, 2), goldOf(saved)[2]]).toEqual([['tavern'], 1]);
    expect(view(saved, 0).seats[2]!.known).toEqual(['tavern']);
    expect(asked(saved)).toBe('0 turn');
    const left = begin([[], ['tavern'], ['graveyard']], [5, 2, 2, 2]);
    playAll(left, 'destroy:1:tavern', 'decline');
    expect(view(left, 3).deck.known).toHaveLength(1);
    const poor = begin([[], ['tavern'], ['graveyard']], [5, 2, 0, 2]);
    play(poor, 'destroy:1:tavern');
    expect(asked(poor)).toBe('0 turn');
    const itself = begin([[], [], ['graveyard']], [9, 2, 2, 2]);
    play(itself, 'destroy:2:graveyard');
    expect(asked(itself)).toBe('0 turn');
    const own = begin([['graveyard'], ['tavern']], [5, 2, 2, 2]);
    play(own, 'destroy:1:tavern');
    expect(asked(own)).toBe('0 turn');
    const armory = turn([['armory'], ['tavern'], ['graveyard']]);
    play(armory, 'armory:1:tavern');
    expect(asked(armory)).toBe('0 turn');
  });

  it('[CIT-HOSPITAL-1] Hospital: murdered, its owner takes an action and no more', () => {
    const state = stage({
      roles: ['assassin', 'merchant', 'bishop', 'king'],
      options,
      cities: [[], ['hospital', 'tavern']],
      hands: [[], ['temple']],
      gold: [0, 5, 0, 0],
    });
    playAll(state, 'murder:merchant', 'gold', 'end', 'gold', 'end', 'gold', 'end');
    expect(asked(state)).toBe('1 act');
    expect(view(state, 3).calls[5]).toMatchObject({ status: 'revealed', seat: 1, murdered: true });
    const facts = play(state, 'gold');
    expect(goldOf(state)[1]).toBe(7);
    expect(facts.map(({ kind }) => kind)).not.toContain('found');
    expect(asked(state)).toContain('draft');
  });

  it('[CIT-HOSPITAL-1] [CIT-KING-3] a murdered King with one gets the Crown at the end of the round', () => {
    const state = stage({
      roles: ['assassin', 'king', 'bishop', 'merchant'],
      options,
      cities: [[], ['hospital', 'throneRoom']],
      gold: [0, 0, 0, 0],
    });
    playAll(state, 'murder:king', 'gold', 'end', 'gold');
    expect(view(state, 0).crown).toBe(0);
    playAll(state, 'gold', 'end', 'gold', 'end');
    expect(view(state, 0).crown).toBe(1);
    // two for the action, one from the Throne Room
    expect(goldOf(state)[1]).toBe(3);
  });

  it('[CIT-THRONEROOM-1] Throne Room: a gold when the Crown changes hands, not when it stays', () => {
    const crowned = (crown: number) => {
      const state = stage({
        roles: ['king', 'thief', 'bishop', 'merchant'],
        options,
        cities: [[], [], ['throneRoom']],
        crown,
        gold: [0, 0, 0, 0],
        at: 'king',
      });
      return goldOf(state)[2];
    };
    expect([crowned(1), crowned(0)]).toEqual([1, 0]);
  });

  it('[CIT-POORHOUSE-1] [CIT-PARK-1] Poor House and Park help who ends with nothing', () => {
    const state = turn([['poorHouse', 'park']], { hands: [['manor']], gold: [0] });
    playAll(state, 'gold', 'build:manor', 'end');
    expect([goldOf(state)[0], hand(state, 0).length]).toEqual([1, 2]);
    const rich = turn([['poorHouse', 'park']], { hands: [['manor', 'castle']], gold: [5] });
    playAll(rich, 'gold', 'build:manor', 'end');
    expect([goldOf(rich)[0], hand(rich, 0).length]).toEqual([5, 1]);
  });

  it('[CIT-PARK-1] draws unasked, as many as there are', () => {
    const state = turn([['park']], { hands: [[]], deck: ['manor'], deckEnds: true });
    playAll(state, 'gold', 'end');
    expect(hand(state, 0)).toEqual(['manor']);
    const empty = turn([['park']], { hands: [[]], deck: [], deckEnds: true });
    const facts = playAll(empty, 'gold', 'end');
    expect(facts.filter(({ kind }) => kind === 'drew')).toEqual([]);
    expect(hand(empty, 0)).toEqual([]);
  });

  it('[CIT-WITCH-3] [CIT-POORHOUSE-1] [CIT-PARK-1] to stop because of a spell is no end of a turn', () => {
    const state = stage({
      roles: ['witch', 'merchant', 'king', 'thief'],
      options: { characters: ['witch'], districts: ['poorHouse', 'park'] },
      cities: [[], ['poorHouse', 'park']],
      hands: [[], []],
      gold: [2, 0, 2, 2],
    });
    playAll(state, 'gold', 'bewitch:merchant', 'gold', 'end', 'gold', 'end', 'cards');
    const kept = choices(state, 'keep')[0]!;
    const facts = play(state, kept);
    expect(facts.filter(({ kind, seat }) => seat === 1 && (kind === 'gained' || kind === 'drew'))).toEqual(
      [],
    );
    expect([goldOf(state)[1], hand(state, 1).length]).toEqual([0, 1]);
  });

  it('[CIT-BALLROOM-1] [CIT-BALLROOM-2] Ball Room: thanks, or the turn is lost', () => {
    const begin = () =>
      stage({
        roles: ['merchant', 'thief', 'bishop', 'king'],
        options: { ballRoom: true },
        cities: [[], ['ballRoom']],
        crown: 1,
        gold: [2, 2, 2, 2],
        at: 'merchant',
      });
    const polite = begin();
    expect([asked(polite), choices(polite)]).toEqual(['0 salute', ['salute', 'decline']]);
    play(polite, 'salute');
    expect(asked(polite)).toBe('0 turn');
    const rude = begin();
    play(rude, 'decline');
    expect(goldOf(rude)[0]).toBe(2);
    expect(asked(rude)).toContain('draft');
    const host = stage({
      roles: ['king', 'merchant', 'bishop', 'thief'],
      options: { ballRoom: true },
      cities: [[], ['ballRoom']],
      crown: 1,
      at: 'merchant',
    });
    expect(asked(host)).toBe('1 turn');
    const king = stage({
      roles: ['king', 'merchant', 'bishop', 'thief'],
      options: { ballRoom: true },
      cities: [[], ['ballRoom']],
      crown: 1,
      at: 'king',
    });
    play(king, 'decline');
    expect(view(king, 0).crown).toBe(0);
  });
});

describe('districts that score', () => {
  it('[CIT-IMPERIALTREASURY-1] [CIT-MAPROOM-1] [CIT-WISHINGWELL-1] [CIT-SCORE-5]', () => {
    const special = (id: DistrictId, more: Partial<Scenery> = {}) =>
      scoreOf(stage({ roles: ROLES, options, cities: [[id, 'keep', 'library', 'tavern']], ...more }), 0)
        .special;
    expect(special('imperialTreasury', { gold: [7] })).toBe(7);
    expect(special('mapRoom', { hands: [['manor', 'temple']] })).toBe(2);
    expect(special('wishingWell')).toBe(2);
    const museum = stage({
      roles: ROLES,
      options,
      cities: [['mapRoom', 'museum']],
      hands: [['manor', 'temple']],
      at: 'merchant',
    });
    play(museum, 'museum:manor');
    expect(scoreOf(museum, 0).special).toBe(2);
  });

  it('[CIT-WISHINGWELL-1] [CIT-HAUNTEDCITY-1] a Haunted City of another colour is not purple', () => {
    const cities: DistrictId[][] = [['wishingWell', 'hauntedCity', 'manor', 'temple', 'tavern']];
    const state = stage({ roles: ROLES, options, cities });
    state.cities[0]!.since.fill(1);
    expect(scoreOf(state, 0)).toMatchObject({ haunted: 'red', colours: 3, special: 0 });
    const worse = stage({ roles: ROLES, options, cities: [['wishingWell', 'hauntedCity', 'manor']] });
    worse.cities[0]!.since.fill(1);
    expect(scoreOf(worse, 0)).toMatchObject({ haunted: 'purple', special: 1 });
  });

  it('[CIT-SCORE-2] [CIT-ARTIST-1] worth beyond cost', () => {
    const state = stage({ roles: ROLES, cities: [['university', 'tavern']] });
    state.cities[0]!.gold[1] = 1;
    expect(scoreOf(state, 0)).toMatchObject({ cost: 7, extra: 3, total: 10 });
  });
});

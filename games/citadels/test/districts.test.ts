import { describe, expect, it } from 'vitest';
import { cardOf } from '../rules/cards.ts';
import { BONUS_DISTRICTS, type CharacterId, type DistrictId, rankOf } from '../rules/index.ts';
import { buildPrice, destroyPrice } from '../rules/price.ts';
import { scoreOf } from '../rules/scoring.ts';
import {
  asked,
  choices,
  city,
  goldOf,
  hand,
  heard,
  play,
  playAll,
  refusal,
  type Scenery,
  stage,
  view,
} from './stage.ts';

const options = { districts: BONUS_DISTRICTS };
const ROLES: CharacterId[] = ['merchant', 'thief', 'bishop', 'king'];

/** A merchant's turn with a city, a hand and gold. */
const turn = (cities: DistrictId[][], more: Partial<Scenery> = {}) =>
  stage({ roles: ROLES, options, cities, at: 'merchant', ...more });

describe('districts used on a turn', () => {
  it('[CIT-LABORATORY-1] Laboratory: a card under the deck for a gold, once, before the action too', () => {
    const state = turn([['laboratory']], { hands: [['manor', 'tavern']], gold: [0] });
    expect(refusal(state, 'laboratory:palace')).toBe('CIT-LABORATORY-1 refusal.notInHand');
    play(state, 'laboratory:manor');
    expect([goldOf(state)[0], hand(state, 0)]).toEqual([1, ['tavern']]);
    expect(refusal(state, 'laboratory:tavern')).toBe('CIT-LABORATORY-1 refusal.usedUp');
    expect(refusal(turn([]), 'laboratory:manor')).toBe('CIT-TURN-8 refusal.notYourDistrict');
  });

  it('[CIT-SMITHY-1] Smithy: three cards for two gold, once', () => {
    const state = turn([['smithy']], { gold: [3], deck: ['manor', 'keep', 'tavern'] });
    play(state, 'smithy');
    expect([goldOf(state)[0], hand(state, 0)]).toEqual([1, ['manor', 'tavern', 'keep']]);
    expect(refusal(state, 'smithy')).toBe('CIT-SMITHY-1 refusal.usedUp');
    expect(refusal(turn([['smithy']], { gold: [1] }), 'smithy')).toBe('CIT-SMITHY-1 refusal.tooDear');
  });

  it('[CIT-OBSERVATORY-1] [CIT-LIBRARY-1] three to choose from, two to keep', () => {
    const drawn = (cards: DistrictId[]) => {
      const state = turn([cards], { deck: ['manor', 'tavern', 'temple'] });
      play(state, 'cards');
      return asked(state) === '0 keep' ? choices(state) : hand(state, 0);
    };
    expect(drawn([])).toEqual(['keep:manor', 'keep:tavern']);
    expect(drawn(['observatory'])).toEqual(['keep:manor', 'keep:temple', 'keep:tavern']);
    expect(drawn(['library'])).toEqual(['manor', 'tavern']);
    expect(drawn(['observatory', 'library'])).toEqual([
      'keep:manor,temple',
      'keep:manor,tavern',
      'keep:temple,tavern',
    ]);
  });

  it('[CIT-LIBRARY-1] [CIT-ARCHITECT-1] an Architect with a Library is told of four cards at once, as the hand holds them', () => {
    const drawn = (...deck: DistrictId[]) => {
      const state = stage({
        roles: ['architect', 'king', 'bishop', 'warlord'],
        cities: [['library']],
        deck,
        at: 'architect',
      });
      const facts = heard(play(state, 'cards'), 0);
      expect(hand(state, 0)).toHaveLength(4);
      return facts.filter(({ kind }) => kind === 'sawCards');
    };
    const told = drawn('market', 'docks', 'cathedral', 'manor');
    expect(told).toMatchObject([{ cards: ['manor', 'cathedral', 'market', 'docks'] }]);
    expect(drawn('cathedral', 'docks', 'manor', 'market')).toEqual(told);
  });

  it('[CIT-MUSEUM-1] [CIT-MUSEUM-2] Museum: a card under it once a turn, a point each', () => {
    const state = turn([['museum']], { hands: [['manor', 'tavern']] });
    const facts = play(state, 'museum:manor');
    expect(heard(facts, 1).map(({ kind }) => kind)).toEqual(['tucked']);
    expect(refusal(state, 'museum:tavern')).toBe('CIT-MUSEUM-1 refusal.usedUp');
    expect(scoreOf(state, 0).special).toBe(1);
    expect([view(state, 0), view(state, 1)].map(({ seats }) => seats[0]!.museum)).toEqual([
      ['manor'],
      ['hidden'],
    ]);
  });

  it('[CIT-MUSEUM-3] its cards go under the deck with it, or along in an exchange', () => {
    const tucked = (who: CharacterId, characters: string[]) => {
      const state = stage({
        roles: [who, 'thief', 'bishop', 'king'],
        options: { characters, districts: ['museum'] },
        cities: [['tavern'], ['museum']],
        gold: [9],
        at: who,
        before: (before) => {
          before.museum.push(before.deck.pop()!);
          before.deckKnown.pop();
          before.museumKnown.push(2);
        },
      });
      play(state, 'gold');
      return state;
    };
    const ruin = tucked('warlord', []);
    const size = view(ruin, 0).deck.size;
    play(ruin, 'destroy:1:museum');
    expect(view(ruin, 0).deck.size).toBe(size + 2);
    expect(view(ruin, 1).deck.known.map(({ at }) => at - size)).toEqual([0, 1]);
    expect(view(ruin, 2).deck.known.map(({ at }) => at - size)).toEqual([1]);
    const swap = tucked('diplomat', ['diplomat']);
    const facts = play(swap, 'exchange:tavern:1:museum');
    expect(heard(facts, 0).map(({ kind }) => kind)).toContain('sawMuseum');
    expect(heard(facts, 2).map(({ kind }) => kind)).not.toContain('sawMuseum');
    expect(view(swap, 0).seats[0]!.museum).not.toContain('hidden');
    expect(view(swap, 1).seats[0]!.museum).not.toContain('hidden');
    expect(view(swap, 2).seats[0]!.museum).toEqual(['hidden']);
    expect(scoreOf(swap, 0).special).toBe(1);
  });

  it('[CIT-ARMORY-1] [CIT-ARMORY-2] Armory: anything in another city, complete, guarded or not, on the turn it is built', () => {
    const full: DistrictId[] = [
      'keep',
      'castle',
      'temple',
      'church',
      'tavern',
      'market',
      'watchtower',
      'greatWall',
    ];
    const state = turn([[], full], { hands: [['armory']], gold: [3] });
    state.guarded = 1;
    state.ending = true;
    state.firsts.push(1);
    playAll(state, 'gold', 'build:armory');
    expect(refusal(state, 'armory:0:armory')).toBe('CIT-ARMORY-1 refusal.otherCity');
    play(state, 'armory:1:keep');
    expect(city(state, 0)).toEqual([]);
    expect(city(state, 1)).not.toContain('keep');
    expect(goldOf(state)[0]).toBe(3);
    expect([view(state, 0).ending, scoreOf(state, 1).completion]).toEqual([true, 4]);
  });
});

describe('districts that act when they are built', () => {
  it('[CIT-LIGHTHOUSE-1] Lighthouse: look through the deck, take a card, the rest is shuffled', () => {
    const state = turn([[]], { hands: [['lighthouse']], gold: [3] });
    playAll(state, 'gold', 'build:lighthouse');
    expect(choices(state)).toEqual(['search', 'decline']);
    expect(view(state, 0).deck.searched).toEqual([]);
    const facts = play(state, 'search');
    expect(heard(facts, 1).map(({ kind }) => kind)).toEqual(['searched']);
    const { searched, size } = view(state, 0).deck;
    expect(searched).toHaveLength(size);
    expect(view(state, 1).deck.searched).toEqual([]);
    expect(refusal(state, 'pick:lighthouse')).toBe('CIT-LIGHTHOUSE-1 refusal.notInDeck');
    expect(heard(play(state, 'pick:dragonGate'), 1).map(({ kind }) => kind)).toEqual(['picked']);
    expect(hand(state, 0)).toEqual(['dragonGate']);
    expect(view(state, 0).deck).toMatchObject({ size: size - 1, searchedLeft: size - 1 });
  });

  it('[CIT-LIGHTHOUSE-1] or leave it', () => {
    const state = turn([[]], { hands: [['lighthouse']], gold: [3] });
    playAll(state, 'gold', 'build:lighthouse', 'decline');
    expect(asked(state)).toBe('0 turn');
    expect(view(state, 0).deck.searched).toEqual([]);
  });

  const six: DistrictId[] = ['manor', 'castle', 'temple', 'church', 'tavern', 'market'];

  it('[CIT-BELLTOWER-1] [CIT-BELLTOWER-2] Bell Tower: seven are enough, for all who have them', () => {
    const seven: DistrictId[] = [
      'palace',
      'cathedral',
      'monastery',
      'docks',
      'harbor',
      'townHall',
      'fortress',
    ];
    const state = turn([six, seven], { hands: [['bellTower']], gold: [5] });
    playAll(state, 'gold', 'build:bellTower');
    expect(view(state, 0)).toMatchObject({ ending: false, goal: 8 });
    play(state, 'ring');
    expect(view(state, 0)).toMatchObject({ ending: true, goal: 7, firsts: [0, 1] });
    expect([0, 1].map((seat) => scoreOf(state, seat).completion)).toEqual([4, 4]);
    const quiet = turn([six, seven], { hands: [['bellTower']], gold: [5] });
    playAll(quiet, 'gold', 'build:bellTower', 'decline');
    expect(view(quiet, 0)).toMatchObject({ ending: false, goal: 8, bell: false });
  });

  it('[CIT-BELLTOWER-2] later in the round a complete city is worth two', () => {
    const state = stage({
      roles: ['merchant', 'warlord', 'bishop', 'king'],
      options,
      cities: [six, ['palace', 'cathedral', 'monastery', 'docks', 'harbor', 'townHall']],
      hands: [['bellTower'], ['watchtower']],
      gold: [5, 3],
      at: 'merchant',
    });
    playAll(state, 'gold', 'build:bellTower', 'ring', 'end', 'gold', 'build:watchtower');
    expect(scoreOf(state, 1).completion).toBe(2);
    expect(refusal(state, 'destroy:0:tavern')).toBe('CIT-WARLORD-4 refusal.cityComplete');
  });

  it('[CIT-BELLTOWER-3] destroyed before any city was complete, it rings no more; afterwards it makes no difference', () => {
    const ruin = (ending: boolean) => {
      const state = stage({
        roles: ['warlord', 'thief', 'bishop', 'king'],
        options,
        cities: [[], ['bellTower']],
        gold: [9],
        at: 'warlord',
      });
      state.bell = true;
      state.ending = ending;
      playAll(state, 'gold', 'destroy:1:bellTower');
      return [view(state, 0).goal, view(state, 0).ending];
    };
    expect(ruin(false)).toEqual([8, false]);
    expect(ruin(true)).toEqual([7, true]);
  });
});

describe('districts that change prices and building', () => {
  it('[CIT-FACTORY-1] Factory: other purple ones for a gold less, and no less to destroy', () => {
    const state = turn([['factory']], { hands: [['keep', 'manor']] });
    const price = (id: DistrictId) => buildPrice(state, 0, cardOf(id));
    expect([price('keep'), price('manor'), price('factory')]).toEqual([2, 3, 6]);
    playAll(state, 'gold', 'build:keep');
    expect(goldOf(state)[0]).toBe(2 + 2 + 1 - 2);
    expect(destroyPrice(state, 0, 1)).toBe(2);
  });

  it('[CIT-QUARRY-1] [CIT-BUILD-3] Quarry: two of a name, not three', () => {
    const without = turn([['tavern']], { hands: [['tavern']] });
    play(without, 'gold');
    expect(refusal(without, 'build:tavern')).toBe('CIT-BUILD-3 refusal.twin');
    const state = turn([['tavern', 'temple', 'temple', 'quarry']], { hands: [['tavern', 'temple']] });
    play(state, 'gold');
    expect(refusal(state, 'build:temple')).toBe('CIT-QUARRY-1 refusal.threeAlike');
    play(state, 'build:tavern');
    expect(city(state, 0).filter((id) => id === 'tavern')).toHaveLength(2);
  });

  it('[CIT-SCHOOLOFMAGIC-1] School of Magic: earns in any colour, scores as purple', () => {
    const earned = (who: CharacterId, characters: string[] = []) => {
      const others = (['thief', 'magician', 'architect', 'king'] as const).filter(
        (id) => rankOf(id) !== rankOf(who),
      );
      const roles: CharacterId[] = [who, ...others.slice(0, 3)];
      const state = stage({
        roles,
        options: { characters },
        cities: [['schoolOfMagic']],
        gold: [0],
        at: who,
      });
      return choices(state).includes('income') ? play(state, 'income')[0]!.gold : 0;
    };
    const gains = [
      earned('king'),
      earned('bishop'),
      earned('merchant'),
      earned('warlord'),
      earned('architect'),
    ];
    expect(gains).toEqual([1, 1, 1, 1, 0]);
    expect([earned('abbot', ['abbot']), earned('diplomat', ['diplomat'])]).toEqual([1, 1]);
    const four = stage({ roles: ROLES, cities: [['manor', 'temple', 'tavern', 'prison', 'schoolOfMagic']] });
    expect(scoreOf(four, 0).colours).toBe(3);
    const five = stage({ roles: ROLES, cities: [['manor', 'temple', 'tavern', 'schoolOfMagic']] });
    expect(scoreOf(five, 0).colours).toBe(0);
  });
});

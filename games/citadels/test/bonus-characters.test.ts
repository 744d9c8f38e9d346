import { describe, expect, it } from 'vitest';
import type { CharacterId, DistrictId } from '../rules/index.ts';
import { asked, choices, city, goldOf, hand, heard, play, playAll, refusal, stage, view } from './stage.ts';

const kinds = (facts: readonly { readonly kind: string }[]): string[] => facts.map(({ kind }) => kind);

describe('Witch', () => {
  const options = { characters: ['witch'] };

  it('[CIT-WITCH-1] [CIT-WITCH-2] acts, names and stops, and builds nothing before', () => {
    const state = stage({
      roles: ['witch', 'king', 'bishop', 'merchant'],
      options,
      hands: [['tavern']],
      gold: [5],
    });
    expect(refusal(state, 'bewitch:king')).toBe('CIT-WITCH-1 refusal.actFirst');
    play(state, 'gold');
    expect(refusal(state, 'build:tavern')).toBe('CIT-WITCH-2 refusal.buildsNothing');
    expect(refusal(state, 'bewitch:witch')).toBe('CIT-WITCH-1 refusal.namesItself');
    play(state, 'bewitch:merchant');
    expect(asked(state)).toBe('1 turn');
  });

  it('[CIT-WITCH-3] lets the victim act, then plays on with its powers', () => {
    const state = stage({
      roles: ['witch', 'architect', 'bishop', 'thief'],
      options,
      hands: [['tavern', 'market', 'temple'], ['manor']],
      gold: [5, 5, 2, 2],
    });
    playAll(state, 'gold', 'bewitch:architect', 'gold', 'end', 'gold', 'end');
    expect(asked(state)).toBe('1 act');
    expect(choices(state)).toEqual(['gold', 'cards']);
    play(state, 'gold');
    expect(view(state, 0).turn).toMatchObject({
      seat: 0,
      character: 'architect',
      mode: 'witch',
      acted: true,
    });
    expect(hand(state, 0)).toHaveLength(5);
    expect(refusal(state, 'gold')).toBe('CIT-TURN-2 refusal.actedAlready');
    playAll(state, 'build:tavern', 'build:market', 'build:temple');
    expect(city(state, 0)).toEqual(['tavern', 'market', 'temple']);
    expect(hand(state, 1)).toEqual(['manor']);
  });

  it('[CIT-WITCH-4] has had her turn when nobody answers', () => {
    const state = stage({
      roles: ['witch', 'king', 'bishop', 'thief'],
      options: { ...options, districts: ['poorHouse'] },
      cities: [['poorHouse']],
      gold: [0],
    });
    play(state, 'gold');
    state.gold[0] = 0;
    playAll(state, 'bewitch:merchant', 'gold', 'end', 'gold', 'end', 'gold');
    expect(goldOf(state)[0]).toBe(0);
    play(state, 'end');
    expect(goldOf(state)[0]).toBe(1);
  });

  it('[CIT-WITCH-3] uses no district twice in her divided turn', () => {
    const state = stage({
      roles: ['witch', 'king', 'bishop', 'thief'],
      options,
      cities: [['laboratory']],
      hands: [['tavern', 'market']],
    });
    playAll(state, 'laboratory:tavern', 'gold', 'bewitch:king', 'gold', 'end', 'gold');
    expect(refusal(state, 'laboratory:market')).toBe('CIT-LABORATORY-1 refusal.usedUp');
  });
});

describe('Tax Collector', () => {
  const options = { characters: ['taxCollector'] };

  it('[CIT-TAXCOLLECTOR-1] takes a gold of everybody who builds, once, if there is any', () => {
    const state = stage({
      roles: ['taxCollector', 'architect', 'bishop', 'king'],
      options,
      hands: [[], ['tavern', 'market'], ['temple'], ['manor']],
      gold: [0, 5, 2, 1],
      at: 'taxCollector',
    });
    playAll(state, 'gold', 'end', 'gold', 'build:manor', 'end', 'gold', 'build:temple', 'end');
    expect(goldOf(state)).toEqual([3, 5, 2, 0]);
    playAll(state, 'gold', 'build:tavern', 'build:market', 'end');
    expect(goldOf(state).slice(0, 2)).toEqual([4, 3]);
  });

  it('[CIT-TAXCOLLECTOR-2] who built before pays when the Tax Collector is called', () => {
    const state = stage({
      roles: ['taxCollector', 'assassin', 'bishop', 'king'],
      options,
      hands: [[], ['tavern']],
      gold: [0, 2, 2, 2],
    });
    const facts = playAll(state, 'gold', 'build:tavern', 'end');
    expect(facts.find(({ kind }) => kind === 'paid')).toMatchObject({ seat: 1, other: 0, why: 'tax' });
    expect(goldOf(state).slice(0, 2)).toEqual([1, 2]);
  });

  it('[CIT-TAXCOLLECTOR-1] murdered, collects nothing', () => {
    const state = stage({
      roles: ['taxCollector', 'assassin', 'bishop', 'king'],
      options,
      hands: [[], ['tavern'], ['temple']],
      gold: [0, 2, 2, 2],
    });
    playAll(
      state,
      'murder:taxCollector',
      'gold',
      'build:tavern',
      'end',
      'gold',
      'end',
      'gold',
      'build:temple',
      'end',
    );
    expect(goldOf(state)[0]).toBe(0);
  });
});

describe('Wizard', () => {
  const options = { characters: ['wizard'] };
  const roles: CharacterId[] = ['wizard', 'king', 'bishop', 'merchant'];

  it('[CIT-WIZARD-1] [CIT-WIZARD-2] looks at a hand and takes a card of it', () => {
    const state = stage({ roles, options, hands: [[], ['manor', 'tavern'], []], at: 'wizard' });
    expect(refusal(state, 'look:2')).toBe('CIT-WIZARD-1 refusal.emptyHand');
    expect(refusal(state, 'look:0')).toBe('CIT-WIZARD-1 refusal.notYourself');
    const facts = play(state, 'look:1');
    expect(kinds(heard(facts, 0))).toEqual(['looked', 'sawHand']);
    expect(kinds(heard(facts, 1))).toEqual(['looked']);
    expect(refusal(state, 'take:palace:false')).toBe('CIT-WIZARD-2 refusal.notInHand');
    expect(refusal(state, 'take:manor:true')).toBe('CIT-BUILD-1 refusal.tooDearToBuild');
    play(state, 'take:manor:false');
    expect(hand(state, 0)).toEqual(['manor']);
    expect(view(state, 0).seats[1]!.known).toEqual(['tavern']);
  });

  it('[CIT-WIZARD-2] [CIT-WIZARD-3] builds it outside the limit, a twin too', () => {
    const state = stage({
      roles,
      options,
      cities: [['tavern']],
      hands: [['temple'], ['tavern', 'manor']],
      gold: [4],
      at: 'wizard',
    });
    playAll(state, 'gold', 'look:1', 'take:tavern:true', 'build:temple');
    expect(city(state, 0)).toEqual(['tavern', 'tavern', 'temple']);
    expect(goldOf(state)[0]).toBe(4);
  });
});

describe('Emperor', () => {
  const options = { characters: ['emperor'] };
  const roles: CharacterId[] = ['emperor', 'thief', 'bishop', 'merchant'];

  it('[CIT-EMPEROR-1] gives the Crown away when called', () => {
    const state = stage({ roles, options, crown: 1, hands: [[], [], ['tavern']], at: 'emperor' });
    expect(asked(state)).toBe('0 crown');
    expect(choices(state)).toEqual(['crown:2', 'crown:3']);
    expect(refusal(state, 'crown:0')).toBe('CIT-EMPEROR-1 refusal.notYourself');
    expect(refusal(state, 'crown:1')).toBe('CIT-EMPEROR-1 refusal.wearsCrown');
    play(state, 'crown:2');
    expect(view(state, 0).crown).toBe(2);
    expect(asked(state)).toBe('2 tribute');
  });

  it('[CIT-EMPEROR-2] for a gold or a card, as the receiver likes, or for nothing', () => {
    const begin = (gold: number[], hands: DistrictId[][]) =>
      stage({ roles, options, crown: 1, gold, hands, at: 'emperor' });
    const card = begin([0, 0, 3, 0], [[], [], ['tavern', 'manor']]);
    play(card, 'crown:2');
    expect(choices(card)).toEqual(['payGold', 'payCard:manor', 'payCard:tavern']);
    const facts = play(card, 'payCard:tavern');
    expect(kinds(heard(facts, 3))).toEqual(['gaveCard']);
    expect(kinds(heard(facts, 0))).toEqual(['gaveCard', 'cardMoved']);
    expect(hand(card, 0)).toEqual(['tavern']);
    const gold = begin([0, 0, 3, 0], [[], [], ['tavern']]);
    playAll(gold, 'crown:2', 'payGold');
    expect(goldOf(gold)).toEqual([1, 0, 2, 0]);
    const purse = begin([0, 0, 3, 0], []);
    play(purse, 'crown:2');
    expect(goldOf(purse)).toEqual([1, 0, 2, 0]);
    const poor = begin([0, 0, 0, 0], []);
    play(poor, 'crown:2');
    expect(asked(poor)).toBe('0 turn');
    const only = begin([0, 0, 0, 0], [[], [], ['tavern']]);
    play(only, 'crown:2');
    expect(choices(only)).toEqual(['payCard:tavern']);
    expect(refusal(only, 'payGold')).toBe('CIT-EMPEROR-2 refusal.noGold');
  });

  it('[CIT-EMPEROR-1] murdered, leaves it where it is', () => {
    const state = stage({ roles: ['emperor', 'assassin', 'bishop', 'merchant'], options, crown: 1 });
    playAll(state, 'murder:emperor', 'gold', 'end', 'gold', 'end', 'gold', 'end');
    expect(view(state, 0).crown).toBe(1);
  });
});

describe('Alchemist and Navigator', () => {
  it('[CIT-ALCHEMIST-1] gets back what building cost, after tax and Poor House, and nothing else', () => {
    const state = stage({
      roles: ['taxCollector', 'alchemist', 'bishop', 'king'],
      options: { characters: ['taxCollector', 'alchemist'], districts: ['poorHouse'] },
      cities: [[], ['poorHouse', 'smithy']],
      hands: [[], ['manor']],
      gold: [0, 4, 0, 0],
      at: 'taxCollector',
    });
    playAll(state, 'gold', 'end', 'gold', 'end', 'gold', 'end', 'gold', 'smithy', 'build:manor');
    expect(goldOf(state)[1]).toBe(1);
    play(state, 'end');
    // 1 left, tax 1, Poor House 1, refund 3
    expect(goldOf(state).slice(0, 2)).toEqual([3, 4]);
  });

  it('[CIT-NAVIGATOR-1] [CIT-NAVIGATOR-2] takes four of either after the action, and builds nothing', () => {
    const begin = () =>
      stage({
        roles: ['navigator', 'thief', 'bishop', 'king'],
        options: { characters: ['navigator'] },
        hands: [['tavern']],
        gold: [3],
        at: 'navigator',
      });
    const state = begin();
    expect(refusal(state, 'navigate:gold')).toBe('CIT-NAVIGATOR-1 refusal.actFirst');
    playAll(state, 'gold', 'navigate:gold');
    expect(goldOf(state)[0]).toBe(9);
    expect(refusal(state, 'build:tavern')).toBe('CIT-NAVIGATOR-2 refusal.buildsNothing');
    const cards = begin();
    playAll(cards, 'gold', 'navigate:cards');
    expect(hand(cards, 0)).toHaveLength(5);
  });
});

describe('Diplomat', () => {
  const options = { characters: ['diplomat'] };
  const roles: CharacterId[] = ['diplomat', 'thief', 'bishop', 'king'];
  const begin = (cities: DistrictId[][], gold = 9) =>
    stage({ roles, options, cities, gold: [gold, 0, 0, 0], at: 'diplomat' });

  it('[CIT-DIPLOMAT-1] [CIT-DIPLOMAT-2] exchanges districts and pays the difference to the owner', () => {
    const state = begin([
      ['tavern', 'castle'],
      ['palace', 'temple'],
    ]);
    expect(refusal(state, 'exchange:tavern:1:palace')).toBe('CIT-DIPLOMAT-1 refusal.actFirst');
    play(state, 'gold');
    expect(refusal(state, 'exchange:tavern:0:castle')).toBe('CIT-DIPLOMAT-1 refusal.otherCity');
    play(state, 'exchange:tavern:1:palace');
    expect(city(state, 0)).toEqual(['palace', 'castle']);
    expect(city(state, 1)).toEqual(['tavern', 'temple']);
    expect(goldOf(state).slice(0, 2)).toEqual([7, 4]);
    expect(choices(state)).toEqual(['end']);
    const cheap = begin([['castle'], ['temple']], 0);
    playAll(cheap, 'gold', 'exchange:castle:1:temple');
    expect(goldOf(cheap).slice(0, 2)).toEqual([2, 0]);
    const poor = begin([['tavern'], ['palace']], 0);
    play(poor, 'gold');
    expect(refusal(poor, 'exchange:tavern:1:palace')).toBe('CIT-DIPLOMAT-2 refusal.tooDear');
  });

  it('[CIT-DIPLOMAT-2] counts the Artist’s gold, [CIT-ARTIST-1] which stays on its district', () => {
    const state = begin([['tavern'], ['market']]);
    state.cities[1]!.gold[0] = 1;
    playAll(state, 'gold', 'exchange:tavern:1:market+');
    expect(goldOf(state)[1]).toBe(2);
    expect(view(state, 0).seats[0]!.city).toMatchObject([{ card: 'market', beautified: true }]);
  });

  it('[CIT-DIPLOMAT-3] neither Bishop’s city nor a Keep; the Great Wall costs nothing', () => {
    const state = begin([['tavern'], ['keep', 'greatWall', 'market'], ['temple']]);
    state.guarded = 2;
    play(state, 'gold');
    expect(refusal(state, 'exchange:tavern:1:keep')).toBe('CIT-KEEP-1 refusal.untouchable');
    expect(refusal(state, 'exchange:tavern:2:temple')).toBe('CIT-BISHOP-2 refusal.guarded');
    play(state, 'exchange:tavern:1:market');
    expect(goldOf(state)[1]).toBe(1);
  });

  it('[CIT-DIPLOMAT-4] no complete city, neither theirs nor the own', () => {
    const full: DistrictId[] = [
      'manor',
      'castle',
      'temple',
      'church',
      'tavern',
      'market',
      'watchtower',
      'prison',
    ];
    const theirs = begin([['docks'], full]);
    play(theirs, 'gold');
    expect(refusal(theirs, 'exchange:docks:1:prison')).toBe('CIT-DIPLOMAT-4 refusal.cityComplete');
    const own = begin([full, ['docks']]);
    play(own, 'gold');
    expect(refusal(own, 'exchange:prison:1:docks')).toBe('CIT-DIPLOMAT-4 refusal.cityComplete');
  });

  it('[CIT-DIPLOMAT-5] no city gets twins', () => {
    const state = begin([
      ['tavern', 'temple'],
      ['temple', 'market'],
    ]);
    play(state, 'gold');
    expect(refusal(state, 'exchange:tavern:1:temple')).toBe('CIT-DIPLOMAT-5 refusal.exchangeTwin');
    expect(refusal(state, 'exchange:temple:1:market')).toBe('CIT-DIPLOMAT-5 refusal.exchangeTwin');
    expect(refusal(state, 'exchange:temple:1:temple')).toBeUndefined();
  });
});

describe('Artist', () => {
  it('[CIT-ARTIST-1] [CIT-ARTIST-2] embellishes one or two districts, each once', () => {
    const state = stage({
      roles: ['artist', 'thief', 'bishop', 'king'],
      options: { characters: ['artist'] },
      cities: [['tavern', 'manor', 'temple']],
      gold: [2],
      at: 'artist',
    });
    play(state, 'gold');
    const before = view(state, 0).seats[0]!.score;
    play(state, 'beautify:tavern');
    expect(refusal(state, 'beautify:tavern')).toBe('CIT-ARTIST-1 refusal.beautifiedOnce');
    play(state, 'beautify:manor');
    expect(refusal(state, 'beautify:temple')).toBe('CIT-ARTIST-1 refusal.beautifiedEnough');
    const after = view(state, 0).seats[0]!.score;
    expect([after.extra - before.extra, after.cost - before.cost]).toEqual([2, 0]);
    expect(goldOf(state)[0]).toBe(2);
  });

  it('[CIT-ARTIST-2] the gold is lost with the district', () => {
    const state = stage({
      roles: ['warlord', 'thief', 'bishop', 'king'],
      cities: [[], ['tavern']],
      gold: [3],
      at: 'warlord',
    });
    state.cities[1]!.gold[0] = 1;
    playAll(state, 'gold', 'destroy:1:tavern+');
    expect(goldOf(state).slice(0, 2)).toEqual([4, 2]);
  });
});

describe('Queen', () => {
  const options = { characters: ['queen'] };

  it('[CIT-QUEEN-1] three gold beside the player who has shown the King', () => {
    const begin = (roles: CharacterId[]) => stage({ roles, options, gold: [0, 0, 0, 0, 0], at: 'queen' });
    const beside = begin(['queen', 'thief', 'bishop', 'merchant', 'king']);
    play(beside, 'favour');
    expect(goldOf(beside)[0]).toBe(3);
    const apart = begin(['queen', 'thief', 'king', 'merchant', 'bishop']);
    expect(refusal(apart, 'favour')).toBe('CIT-QUEEN-1 refusal.noKingBeside');
    const nobody = begin(['queen', 'thief', 'architect', 'merchant', 'bishop']);
    expect(refusal(nobody, 'favour')).toBe('CIT-QUEEN-1 refusal.noKingBeside');
  });

  it('[CIT-QUEEN-2] beside a murdered King, she is paid when he is found', () => {
    const state = stage({
      roles: ['queen', 'king', 'assassin', 'merchant', 'bishop'],
      options,
      gold: [0, 0, 0, 0, 0],
    });
    playAll(state, 'murder:king', 'gold', 'end', 'gold', 'end', 'gold', 'end', 'gold');
    expect(refusal(state, 'favour')).toBe('CIT-QUEEN-1 refusal.noKingBeside');
    const facts = play(state, 'end');
    expect(kinds(facts)).toContain('found');
    expect(goldOf(state)[0]).toBe(5);
    expect(view(state, 0).crown).toBe(1);
  });
});

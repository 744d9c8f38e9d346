import { describe, expect, it } from 'vitest';
import type { CharacterId, DistrictId } from '../rules/index.ts';
import { asked, choices, goldOf, hand, heard, play, playAll, refusal, stage, view } from './stage.ts';

const kinds = (facts: readonly { readonly kind: string }[]): string[] => facts.map(({ kind }) => kind);

describe('Assassin', () => {
  it('[CIT-ASSASSIN-3] [CIT-ASSASSIN-4] [CIT-CALL-3] silences a character, found at the end of the round', () => {
    const state = stage({ roles: ['assassin', 'king', 'bishop', 'merchant'], gold: [2, 2, 2, 2] });
    const facts = playAll(state, 'murder:merchant', 'gold', 'end', 'gold', 'end', 'gold', 'end');
    expect(goldOf(state)).toEqual([4, 4, 4, 2]);
    const end = kinds(facts).indexOf('roundEnded');
    expect(facts[end + 1]).toMatchObject({ kind: 'found', seat: 3, character: 'merchant' });
    expect(asked(state)).toBe('1 draft');
  });

  it('[CIT-CALL-3] a murdered character and one nobody holds are the same to everybody else', () => {
    const told = (victim: CharacterId) => {
      const state = stage({
        roles: ['assassin', 'king', 'bishop', victim],
        options: { characters: ['artist'] },
        crown: 1,
        before: ({ draft }) => {
          draft.faceUp = 0; // whatever lies in the middle lies face down
        },
      });
      const facts = playAll(state, 'murder:merchant', 'gold', 'end', 'gold', 'end', 'gold');
      const silence = play(state, 'end').filter(({ kind }) => kind === 'called' || kind === 'silent');
      return {
        facts: heard(facts, 2),
        silence: heard(silence, 2).slice(0, 2),
        calls: view(state, 2).calls.slice(0, 6),
      };
    };
    expect(told('merchant').silence).toEqual(told('architect').silence);
    expect(told('merchant').facts).toEqual(told('architect').facts);
  });
});

describe('Magician', () => {
  const roles: CharacterId[] = ['magician', 'king', 'bishop', 'merchant'];

  it('[CIT-MAGICIAN-1] swaps hands, even for nothing', () => {
    const state = stage({ roles, hands: [[], ['manor', 'tavern'], ['temple']], at: 'magician' });
    play(state, 'swapHands:1');
    expect(hand(state, 0)).toEqual(['manor', 'tavern']);
    expect(hand(state, 1)).toEqual([]);
    expect(refusal(state, 'swapHands:2')).toBe('CIT-TURN-8 refusal.powerUsed');
    expect(refusal(state, 'swapHands:0')).toBe('CIT-TURN-8 refusal.powerUsed');
  });

  it('[CIT-MAGICIAN-2] or puts cards under the deck first and draws as many', () => {
    const state = stage({
      roles,
      hands: [['manor', 'tavern', 'temple']],
      deck: ['keep'],
      deckEnds: true,
      at: 'magician',
    });
    expect(refusal(state, 'redraw:palace')).toBe('CIT-MAGICIAN-2 refusal.notInHand');
    expect(refusal(state, 'redraw')).toBe('CIT-MAGICIAN-2 refusal.noCards');
    expect(choices(state, 'redraw')).toHaveLength(7);
    play(state, 'redraw:manor,temple');
    expect(hand(state, 0)).toEqual(['manor', 'tavern', 'keep']);
    expect(view(state, 0).deck.known).toEqual([{ at: 0, card: 'temple' }]);
  });

  it('[CIT-MAGICIAN-2] lists a few choices out of a large hand and accepts any', () => {
    const cards: DistrictId[] = [
      'manor',
      'castle',
      'palace',
      'temple',
      'church',
      'monastery',
      'tavern',
      'market',
    ];
    const state = stage({ roles, hands: [cards], at: 'magician' });
    expect(choices(state, 'redraw').length).toBeLessThan(20);
    play(state, 'redraw:manor,palace,church');
    expect(hand(state, 0)).toHaveLength(8);
  });
});

describe('King', () => {
  const roles: CharacterId[] = ['assassin', 'king', 'bishop', 'merchant'];

  it('[CIT-KING-1] takes the Crown when called and chooses first next round', () => {
    const state = stage({ roles, at: 'king' });
    expect(view(state, 0).crown).toBe(1);
    playAll(state, 'gold', 'end', 'gold', 'end', 'gold', 'end');
    expect(asked(state)).toBe('1 draft');
  });

  it('[CIT-KING-3] murdered, gets it at the end of the round', () => {
    const state = stage({ roles });
    playAll(state, 'murder:king', 'gold', 'end', 'gold', 'end');
    expect(view(state, 0).crown).toBe(0);
    playAll(state, 'gold', 'end');
    expect(view(state, 0).crown).toBe(1);
  });

  it('[CIT-KING-2] bewitched, gets it all the same, and the Witch earns', () => {
    const state = stage({
      roles: ['witch', 'king', 'bishop', 'merchant'],
      options: { characters: ['witch'] },
      cities: [['manor', 'castle'], ['palace']],
      gold: [0, 0, 0, 0],
    });
    playAll(state, 'gold', 'bewitch:king');
    expect(view(state, 2).crown).toBe(1);
    playAll(state, 'gold', 'income');
    expect(goldOf(state)).toEqual([4, 2, 0, 0]);
  });
});

describe('Bishop, Abbot and Merchant', () => {
  it('[CIT-BISHOP-1] [CIT-ABBOT-1] [CIT-MERCHANT-1] earn from their colour', () => {
    const earn = (who: CharacterId, cards: DistrictId[]) => {
      const options = { characters: ['abbot'].filter((id) => id === who) };
      const roles: CharacterId[] = [who, 'king', 'thief', 'magician'];
      const state = stage({ roles, options, cities: [cards], gold: [0], at: who });
      const [fact] = play(state, 'income');
      return [fact!.gold, goldOf(state)[0]];
    };
    expect(earn('bishop', ['temple', 'church', 'tavern'])).toEqual([2, 2]);
    expect(earn('abbot', ['temple', 'church', 'tavern'])).toEqual([2, 2]);
    expect(earn('merchant', ['tavern', 'market', 'temple'])).toEqual([2, 2]);
  });

  it('[CIT-ABBOT-2] takes a gold of the one richest player', () => {
    const begin = (gold: number[]) =>
      stage({
        roles: ['abbot', 'king', 'thief', 'magician'],
        options: { characters: ['abbot'] },
        gold,
        at: 'abbot',
      });
    const state = begin([1, 5, 4, 0]);
    play(state, 'tithe');
    expect(goldOf(state)).toEqual([2, 4, 4, 0]);
    expect(refusal(state, 'tithe')).toBe('CIT-TURN-8 refusal.powerUsed');
    expect(refusal(begin([1, 4, 4, 0]), 'tithe')).toBe('CIT-ABBOT-2 refusal.nobodyRicher');
    expect(refusal(begin([6, 4, 4, 0]), 'tithe')).toBe('CIT-ABBOT-2 refusal.nobodyRicher');
  });

  it('[CIT-BISHOP-2] [CIT-WARLORD-3] protects the city from the Warlord of its own player too', () => {
    const state = stage({
      roles: [
        ['bishop', 'warlord'],
        ['thief', 'assassin'],
      ],
      cities: [['manor', 'temple'], ['church']],
      gold: [9, 9],
      at: 'bishop',
    });
    playAll(state, 'gold', 'end', 'gold');
    expect(choices(state, 'destroy')).toEqual(['destroy:1:church']);
    expect(refusal(state, 'destroy:0:temple')).toBe('CIT-BISHOP-2 refusal.guarded');
  });

  it('[CIT-BISHOP-2] with another character of the same player, the whole city is safe', () => {
    const state = stage({
      roles: [
        ['bishop', 'thief'],
        ['king', 'magician'],
        ['merchant', 'warlord'],
      ],
      cities: [['temple', 'tavern'], ['tavern'], []],
      at: 'bishop',
    });
    playAll(state, 'gold', 'end', 'gold', 'end', 'gold');
    expect(refusal(state, 'destroy:0:tavern')).toBe('CIT-BISHOP-2 refusal.guarded');
    expect(refusal(state, 'destroy:1:tavern')).toBeUndefined();
  });
});

describe('Warlord', () => {
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
  const roles: CharacterId[] = ['warlord', 'king', 'thief', 'magician'];

  it('[CIT-WARLORD-1] [CIT-TURN-9] strikes last', () => {
    const state = stage({
      roles,
      cities: [[], ['tavern', 'manor']],
      hands: [['temple']],
      gold: [9],
      at: 'warlord',
    });
    expect(refusal(state, 'destroy:1:tavern')).toBe('CIT-WARLORD-1 refusal.actFirst');
    playAll(state, 'gold', 'destroy:1:tavern');
    expect(choices(state)).toEqual(['end']);
    expect(refusal(state, 'build:temple')).toBe('CIT-TURN-9 refusal.onlyEnd');
    expect(refusal(state, 'destroy:1:manor')).toBe('CIT-TURN-9 refusal.onlyEnd');
  });

  it('[CIT-WARLORD-4] leaves complete cities alone, its own included', () => {
    const state = stage({
      roles,
      cities: [
        [...full.slice(1), 'palace'],
        ['manor', 'tavern', 'docks'],
      ],
      gold: [9],
      at: 'warlord',
    });
    play(state, 'gold');
    expect(refusal(state, 'destroy:0:temple')).toBe('CIT-WARLORD-4 refusal.cityComplete');
    expect(refusal(state, 'destroy:1:tavern')).toBeUndefined();
    expect(refusal(state, 'destroy:1:palace')).toBe('CIT-WARLORD-1 refusal.noSuchDistrict');
    expect(refusal(state, 'destroy:7:palace')).toBe('CIT-WARLORD-1 refusal.noSuchSeat');
  });

  it('[CIT-WARLORD-5] what it destroys goes under the deck, for all to know', () => {
    const state = stage({ roles, cities: [[], ['tavern']], at: 'warlord' });
    playAll(state, 'gold', 'destroy:1:tavern');
    const { size, known } = view(state, 3).deck;
    expect(known).toEqual([{ at: size - 1, card: 'tavern' }]);
  });

  it('[CIT-WARLORD-2] can’t destroy what it can’t pay', () => {
    const state = stage({ roles, cities: [[], ['palace']], gold: [1], at: 'warlord' });
    play(state, 'gold');
    expect(refusal(state, 'destroy:1:palace')).toBe('CIT-WARLORD-2 refusal.tooDear');
  });
});

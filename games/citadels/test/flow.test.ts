import { fastChance, isViolation, readOptions } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { BONUS_CHARACTERS, type CharacterId, citadels, type DistrictId } from '../rules/index.ts';
import { scoreOf } from '../rules/scoring.ts';
import {
  asked,
  choices,
  city,
  goldOf,
  hand,
  optionsWith,
  play,
  playAll,
  refusal,
  stage,
  view,
  wander,
} from './stage.ts';

const begin = (seats: number, options: Record<string, unknown> = {}, seed = 1) =>
  citadels.setup({ seats, options: optionsWith(seats, options) }, fastChance(seed));
const rule = (seats: number, options: Record<string, unknown>) =>
  citadels.validate({ seats, options: optionsWith(4, options) })?.rule;

describe('setting the table', () => {
  it('[CIT-SETUP-1] two to eight', () => {
    expect([1, 2, 7, 9, 2.5].map((seats) => rule(seats, {}))).toEqual([
      'CIT-SETUP-1',
      undefined,
      undefined,
      'CIT-SETUP-1',
      'CIT-SETUP-1',
    ]);
  });

  it('[CIT-SETUP-2] four cards and two gold each', () => {
    const { seats } = view(begin(6), 'spectator');
    expect(seats.map(({ gold, handSize }) => [gold, handSize])).toEqual(Array(6).fill([2, 4]));
  });

  it('[CIT-SETUP-3] [CIT-OPTION-3] the Crown goes by chance, or where the table says', () => {
    const crowns = new Set(Array.from({ length: 40 }, (_, seed) => begin(4, {}, seed).crown));
    expect(crowns.size).toBe(4);
    for (const seat of [1, 4]) expect(begin(4, { crown: `seat${seat}` }).crown).toBe(seat - 1);
    expect(rule(4, { crown: 'seat5' })).toBe('CIT-OPTION-3');
    expect(asked(begin(4, { crown: 'seat3' }))).toBe('2 draft');
  });

  it('[CIT-SETUP-5] with an empty deck nobody draws; with one card, one', () => {
    const state = stage({
      roles: ['king', 'thief', 'bishop', 'merchant'],
      deck: ['keep'],
      deckEnds: true,
      at: 'king',
    });
    play(state, 'cards');
    expect(hand(state, 0)).toEqual(['keep']);
    play(state, 'end');
    expect(refusal(state, 'cards')).toBe('CIT-SETUP-5 refusal.deckEmpty');
    expect(choices(state)).toEqual(['gold']);
  });
});

describe('characters of a match', () => {
  it('[CIT-CAST-1] [CIT-CAST-2] eight base characters, replaced one by one', () => {
    expect(view(begin(4), 0).cast.join()).toBe(
      'assassin,thief,magician,king,bishop,merchant,architect,warlord',
    );
    const characters = BONUS_CHARACTERS.filter((id) => id !== 'artist');
    expect(view(begin(5, { characters }), 0).cast.join()).toBe(
      'witch,taxCollector,wizard,emperor,abbot,alchemist,navigator,diplomat,queen',
    );
  });

  it.each([
    ['CIT-CAST-3', 6, { characters: ['artist', 'queen'] }],
    ['CIT-CAST-4', 8, {}],
    ['CIT-CAST-4', 3, { characters: ['artist'] }],
    ['CIT-CAST-4', 2, { characters: ['queen'] }],
    ['CIT-CAST-5', 4, { characters: ['queen'] }],
    ['CIT-CAST-6', 2, { characters: ['emperor'] }],
    ['CIT-OPTION-2', 4, { characters: ['witch'], assassin: 'gentle' }],
  ] as const)('[%s] refuses what can’t be played with %d: %j', (id, seats, options) => {
    expect(rule(seats, options)).toBe(id);
  });

  it('[CIT-CAST-4] [CIT-CAST-5] [CIT-CAST-6] accepts what can', () => {
    expect(rule(8, { characters: ['queen'] })).toBeUndefined();
    expect(rule(4, { characters: ['artist'] })).toBeUndefined();
    expect(rule(5, { characters: ['queen'] })).toBeUndefined();
    expect(rule(3, { characters: ['emperor'] })).toBeUndefined();
    expect(isViolation(readOptions(citadels.meta.options, { characters: ['pirate'] }, 4))).toBe(true);
  });
});

describe('choosing', () => {
  it('[CIT-DRAFT-3] never shows King or Emperor, and hides every character now and then', () => {
    const down = new Set<number>();
    for (const characters of [[], ['emperor', 'artist']])
      for (let seed = 0; seed < 200; seed++) {
        const state = begin(4, { characters }, seed);
        expect(view(state, 0).calls[3]!.status).toBe('waiting');
        down.add(state.draft.faceDown);
      }
    expect(down.size).toBe(9);
  });

  it('[CIT-DRAFT-1] [CIT-DRAFT-4] keeps one and passes the rest to the left', () => {
    const state = begin(5, { crown: 'seat4' });
    const seen = view(state, 3).draft.offered!;
    expect(seen).toHaveLength(6);
    expect(
      refusal(state, `draft:${view(state, 3).calls.find(({ status }) => status === 'faceUp')!.character}`),
    ).toBe('CIT-DRAFT-4 refusal.notOffered');
    play(state, `draft:${seen[2]}`);
    expect(asked(state)).toBe('4 draft');
    expect(view(state, 4).draft.offered).toEqual(seen.filter((id) => id !== seen[2]));
  });

  it('[CIT-DRAFT-7] two players bury a character each in between', () => {
    const state = begin(2, { crown: 'seat1' });
    const first = view(state, 0).draft.offered!;
    expect(refusal(state, `draft:${first[0]}:${first[1]}`)).toBe('CIT-DRAFT-7 refusal.noBurial');
    play(state, `draft:${first[0]}`);
    const [a, b] = view(state, 1).draft.offered!;
    expect(refusal(state, `draft:${a}`)).toBe('CIT-DRAFT-7 refusal.mustBury');
    expect(refusal(state, `draft:${a}:${a}`)).toBe('CIT-DRAFT-7 refusal.buriesKept');
    expect(refusal(state, `draft:${a}:${first[0]}`)).toBe('CIT-DRAFT-7 refusal.notOffered');
    play(state, `draft:${a}:${b}`);
    expect(view(state, 1).draft.own).toMatchObject([{ step: 1, kept: a, buried: b }]);
    play(state, choices(state)[0]!);
    play(state, choices(state)[0]!);
    expect(view(state, 0).seats[0]!.characters).toHaveLength(2);
    expect(view(state, 0).phase).toBe('turns');
  });

  it('[CIT-DRAFT-6] the last of seven may keep what lay face down', () => {
    const state = begin(7, { crown: 'seat1' });
    const { faceDown } = state.draft;
    for (let step = 0; step < 6; step++) play(state, choices(state)[0]!);
    expect(view(state, 6).draft.offered).toContain(view(state, 6).cast[faceDown - 1]);
    play(state, `draft:${view(state, 6).cast[faceDown - 1]}`);
    expect(view(state, 6).seats[6]!.characters).toEqual([view(state, 6).cast[faceDown - 1]]);
  });

  it('[CIT-DRAFT-5] the last card stays in the dark', () => {
    const state = begin(6, { crown: 'seat1' });
    for (let step = 0; step < 6; step++) play(state, choices(state)[0]!);
    expect(view(state, 'spectator').draft).toMatchObject({ left: 0, own: [] });
    expect(view(state, 5).draft.own[0]!.seen).toHaveLength(2);
  });
});

describe('calling', () => {
  it('[CIT-CALL-1] [CIT-CALL-2] goes by rank; each shows itself and has its turn', () => {
    const state = stage({ roles: ['warlord', 'thief', 'king', 'merchant'] });
    const order = [];
    for (let turn = 0; turn < 4; turn++) {
      order.push(view(state, 0).turn!.character);
      playAll(state, 'gold', 'end');
    }
    expect(order).toEqual(['thief', 'king', 'merchant', 'warlord']);
  });

  it('[CIT-CALL-4] two characters, two turns: limits are of each, gold and city are one', () => {
    const state = stage({
      roles: [
        ['thief', 'merchant'],
        ['king', 'bishop'],
      ],
      hands: [['tavern', 'market', 'temple']],
      gold: [5, 0],
    });
    playAll(state, 'gold', 'build:tavern');
    expect(refusal(state, 'build:market')).toBe('CIT-BUILD-2 refusal.builtEnough');
    playAll(state, 'end', 'gold', 'end', 'gold', 'end', 'gold', 'build:market');
    expect(city(state, 0)).toEqual(['tavern', 'market']);
    expect(goldOf(state)[0]).toBe(5 + 2 - 1 + 2 + 1 - 2);
  });

  it('[CIT-CALL-4] [CIT-THIEF-3] robbing one of two takes it all; a Thief robs itself of nothing', () => {
    const state = stage({
      roles: [
        ['thief', 'magician'],
        ['king', 'bishop'],
      ],
      gold: [1, 6],
    });
    playAll(state, 'rob:king', 'gold', 'end', 'gold', 'end');
    expect(goldOf(state)).toEqual([11, 0]);
    const own = stage({
      roles: [
        ['thief', 'magician'],
        ['king', 'bishop'],
      ],
      gold: [1, 6],
    });
    playAll(own, 'rob:magician', 'gold', 'end');
    expect(goldOf(own)).toEqual([3, 6]);
  });
});

describe('a turn', () => {
  const turn = (gold = 2, hands: DistrictId[] = ['tavern', 'palace']) =>
    stage({
      roles: ['king', 'thief', 'bishop', 'merchant'],
      cities: [['manor']],
      hands: [hands],
      gold: [gold],
      at: 'king',
    });

  it('[CIT-TURN-1] [CIT-TURN-2] [CIT-TURN-6] begins with an action and ends when its player says so', () => {
    const state = turn();
    expect(refusal(state, 'end')).toBe('CIT-TURN-2 refusal.actFirst');
    play(state, 'gold');
    expect(refusal(state, 'cards')).toBe('CIT-TURN-2 refusal.actedAlready');
    expect(asked(state)).toBe('0 turn');
    play(state, 'end');
    expect(asked(state)).toBe('2 turn');
    expect(citadels.check(state, 0, { kind: 'gold' })).toMatchObject({ key: 'refusal.notYourTurn' });
    expect(refusal(state, 'payGold')).toBe('CIT-TURN-1 refusal.notAsked');
    expect(citadels.readAction({ kind: 'build', card: 'hovel' })).toMatchObject({ rule: 'CIT-TURN-1' });
  });

  it('[CIT-TURN-3] [CIT-TURN-4] two gold, or one of two cards', () => {
    const gold = turn();
    play(gold, 'gold');
    expect(goldOf(gold)[0]).toBe(4);
    const cards = turn();
    play(cards, 'cards');
    expect(refusal(cards, 'keep')).toBe('CIT-TURN-4 refusal.keepSoMany');
    expect(refusal(cards, 'keep:dragonGate')).toBe('CIT-TURN-4 refusal.notInHand');
    const size = view(cards, 0).deck.size;
    play(cards, choices(cards)[0]!);
    expect([hand(cards, 0).length, view(cards, 0).deck.size]).toEqual([3, size + 1]);
  });

  it('[CIT-TURN-5] [CIT-BUILD-1] builds after the action, from the hand, at its price', () => {
    const state = turn();
    expect(refusal(state, 'build:tavern')).toBe('CIT-TURN-5 refusal.actFirst');
    play(state, 'gold');
    expect(refusal(state, 'build:palace')).toBe('CIT-BUILD-1 refusal.tooDearToBuild');
    expect(refusal(state, 'build:temple')).toBe('CIT-BUILD-1 refusal.notInHand');
    play(state, 'build:tavern');
    expect([goldOf(state)[0], city(state, 0)]).toEqual([3, ['manor', 'tavern']]);
  });

  it('[CIT-BUILD-2] [CIT-BUILD-3] one a turn, no twins', () => {
    const state = turn(9, ['tavern', 'manor', 'market']);
    play(state, 'gold');
    expect(refusal(state, 'build:manor')).toBe('CIT-BUILD-3 refusal.twin');
    play(state, 'build:tavern');
    expect(refusal(state, 'build:market')).toBe('CIT-BUILD-2 refusal.builtEnough');
  });

  it('[CIT-TURN-7] income once, before or after building', () => {
    const state = turn();
    play(state, 'income');
    expect(refusal(state, 'income')).toBe('CIT-TURN-7 refusal.incomeTaken');
    const none = stage({ roles: ['thief', 'king', 'bishop', 'merchant'], at: 'thief' });
    expect(refusal(none, 'income')).toBe('CIT-TURN-7 refusal.noIncome');
    playAll(none, 'gold', 'end');
    expect(refusal(none, 'income')).toBe('CIT-TURN-7 refusal.nothingOfColour');
  });

  it('[CIT-TURN-8] powers are of the acting character and of the own city', () => {
    const state = turn();
    expect(refusal(state, 'murder:thief')).toBe('CIT-TURN-8 refusal.notYourCharacter');
    expect(refusal(state, 'smithy')).toBe('CIT-TURN-8 refusal.notYourDistrict');
    play(state, 'gold');
    play(state, 'end'); // the income was not taken
  });
});

describe('the end', () => {
  const seven: DistrictId[] = ['manor', 'castle', 'temple', 'church', 'tavern', 'market', 'watchtower'];

  it('[CIT-ROUND-1] [CIT-ROUND-2] after the last call a new round begins', () => {
    const state = stage({ roles: ['king', 'thief', 'bishop', 'merchant'], at: 'merchant' });
    playAll(state, 'gold', 'end');
    expect(view(state, 0)).toMatchObject({ phase: 'draft', round: 3, called: 0 });
    expect(view(state, 1).seats[1]!.characters).toEqual([]);
  });

  it('[CIT-END-1] [CIT-END-2] the round is played out, whatever happens to the city', () => {
    const state = stage({
      roles: ['king', 'thief', 'bishop', 'merchant'],
      options: { districts: ['armory'] },
      cities: [seven, [], [], ['armory']],
      hands: [['prison']],
      at: 'king',
    });
    const facts = playAll(state, 'gold', 'build:prison', 'end', 'gold', 'end', 'gold', 'armory:0:prison');
    expect(facts.filter(({ kind }) => kind === 'completed')).toHaveLength(1);
    expect(scoreOf(state, 0).completion).toBe(4);
    play(state, 'end');
    expect([asked(state), view(state, 0).phase]).toEqual(['nobody', 'over']);
    expect(citadels.check(state, 0, { kind: 'gold' })?.rule).toBe('CIT-END-2');
  });

  it('[CIT-SCORE-4] four for the first, two for the others', () => {
    const other: DistrictId[] = [
      'palace',
      'cathedral',
      'monastery',
      'docks',
      'harbor',
      'townHall',
      'fortress',
    ];
    const state = stage({
      roles: ['king', 'thief', 'bishop', 'merchant'],
      cities: [seven, [], other],
      hands: [['prison'], [], ['battlefield']],
      gold: [2, 2, 4, 2],
      at: 'king',
    });
    playAll(state, 'gold', 'build:prison', 'end', 'gold', 'build:battlefield', 'end');
    expect([0, 1, 2].map((seat) => scoreOf(state, seat).completion)).toEqual([4, 0, 2]);
  });

  it('[CIT-OPTION-1] seven districts in the shorter game', () => {
    const state = stage({
      roles: ['king', 'thief', 'bishop', 'merchant'],
      options: { length: '7' },
      cities: [seven.slice(1)],
      hands: [['prison']],
      at: 'king',
    });
    expect(view(state, 0).goal).toBe(7);
    playAll(state, 'gold', 'build:prison');
    expect(view(state, 0).ending).toBe(true);
  });

  it('[CIT-OPTION-2] a gentle Assassin leaves an action', () => {
    const state = stage({
      roles: ['assassin', 'thief', 'bishop', 'merchant'],
      options: { assassin: 'gentle' },
      hands: [[], ['tavern']],
      gold: [2, 2, 2, 2],
    });
    playAll(state, 'murder:thief', 'gold', 'end');
    expect(asked(state)).toBe('1 act');
    expect(refusal(state, 'build:tavern')).toBe('CIT-TURN-2 refusal.notAsked');
    play(state, 'gold');
    expect([goldOf(state)[1], asked(state)]).toEqual([4, '2 turn']);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('[CIT-END-1] a match of %d comes to its end', (seats) => {
    const characters: CharacterId[] = seats === 8 ? ['queen'] : [];
    const state = wander(seats, { characters }, seats);
    expect(view(state, 'spectator').phase).toBe('over');
    expect(citadels.ranking(state)).toContain(1);
  });
});

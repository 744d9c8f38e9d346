import { fastChance } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { boroughOf } from '../rules/borough.ts';
import {
  deckOf,
  isKept,
  isSpecialKept,
  OWN_COMPONENTS,
  PROMISE_VALUE,
  readScoreSheet,
  type ScoreSheet,
  type State,
  scoreSheet,
  smallCity,
  type Tally,
  tallyOf,
  titleFor,
} from '../rules/index.ts';
import { act, at, lay, listed, optionsWith, phase, refused, run, scripted, table } from './stage.ts';

const score = (sheet: object): ReturnType<typeof scoreSheet>['seats'] =>
  scoreSheet(readScoreSheet(sheet) as ScoreSheet).seats;

const NOTHING = tallyOf(table({ seats: 1 }), 0);
const tally = (changes: Partial<Tally>): Tally => ({ ...NOTHING, ...changes });

describe('promises', () => {
  it('6, 12, 18 kept; 3, 6, 12 lost [SMC-PROMISE-3]', () => {
    expect(Object.values(PROMISE_VALUE)).toEqual([
      { kept: 6, broken: -3 },
      { kept: 12, broken: -6 },
      { kept: 18, broken: -12 },
    ]);
    expect([1, 5, 6, 11, 12, 16].map((promise) => deckOf(OWN_COMPONENTS, promise))).toEqual([
      'easy',
      'easy',
      'medium',
      'medium',
      'difficult',
      'difficult',
    ]);
  });

  it.each([
    [1, { residences: [1, 1, 1, 1, 0] }, { residences: [3, 1, 1, 0, 0] }],
    [2, { factories: [1, 1, 1] }, { factories: [5, 0, 1] }],
    [3, { commerce: [1, 1, 1, 1] }, { commerce: [1, 1, 1, 0] }],
    [4, { whole: true }, { whole: false }],
    [5, { rows: 2 }, { rows: 1 }],
  ])('easy promise %i [SMC-PROMISE-4]', (promise, kept, broken) => {
    expect([isKept(promise, tally(kept)), isKept(promise, tally(broken))]).toEqual([true, false]);
  });

  it.each([
    [6, { pollution: 14 }, { pollution: 15 }],
    [7, { dead: 3 }, { dead: 2 }],
    [8, { expanded: false }, { expanded: true }],
    [9, { commerce: [0, 0, 0, 3] }, { commerce: [3, 3, 3, 2] }],
    [10, { parks: [5, 5, 6] }, { parks: [5, 5, 4, 4] }],
    [11, { unused: 0 }, { unused: 1 }],
  ])('medium promise %i [SMC-PROMISE-5]', (promise, kept, broken) => {
    expect([isKept(promise, tally(kept)), isKept(promise, tally(broken))]).toEqual([true, false]);
  });

  it.each([
    [12, { pollution: 41 }, { pollution: 40 }],
    [13, { factories: [0, 0, 3] }, { factories: [9, 9, 2] }],
    [14, { money: 18 }, { money: 17 }],
    [15, { residences: [1, 1, 1, 1, 1] }, { residences: [1, 1, 1, 1, 0] }],
    [16, { culture: ['SCH', 'LIB', 'MUS', 'MET', 'CLI', 'UNI'] }, { culture: ['SCH'] }],
  ] as const)('difficult promise %i [SMC-PROMISE-6]', (promise, kept, broken) => {
    expect([isKept(promise, tally(kept as never)), isKept(promise, tally(broken as never))]).toEqual([
      true,
      false,
    ]);
  });

  it('park areas joined edge to edge, the dead of the own borough, City Hall no culture [SMC-PROMISE-7]', () => {
    const state = table({ seats: 2 });
    lay(state, 0, 'P3', 'a1');
    lay(state, 0, 'P2', 'a3');
    lay(state, 0, 'P1', 'g7');
    lay(state, 0, 'P1', 'f6');
    boroughOf(state, 1).graves.push({ cell: at('a1'), seat: 0 });
    const counted = tallyOf(state, 0);
    expect(counted.parks.toSorted()).toEqual([1, 1, 5]);
    expect([counted.culture, counted.cultureSpaces, counted.dead, tallyOf(state, 1).dead]).toEqual([
      [],
      0,
      0,
      1,
    ]);
  });
});

describe('special promises', () => {
  const kept = (promise: number, own: Partial<Tally>, other: Partial<Tally>): boolean =>
    isSpecialKept(promise, [tally(own), tally(other)], 0);

  it.each([
    [17, { factories: [0, 0, 2] }, { factories: [5, 0, 0] }],
    [18, { residences: [0, 0, 0, 0, 1] }, { residences: [4, 0, 0, 0, 0] }],
    [19, { commerce: [0, 0, 0, 1] }, { commerce: [3, 0, 0, 0] }],
    [21, { empty: 9 }, { empty: 8 }],
    [24, { dead: 2 }, { dead: 1 }],
    [27, { pollution: 9 }, { pollution: 8 }],
    [30, { used: 9 }, { used: 8 }],
    [31, { money: 9 }, { money: 8 }],
  ])('%i: most [SMC-ADVANCED-6] [SMC-ADVANCED-5]', (promise, more, less) => {
    expect([kept(promise, more, less), kept(promise, less, more), kept(promise, more, more)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    [22, { parks: [2] }, { parks: [1, 2] }],
    [23, { factories: [1, 0, 0] }, { factories: [0, 1, 0] }],
    [25, { empty: 3 }, { empty: 4 }],
    [26, { residents: 3 }, { residents: 4 }],
    [28, { residences: [1, 0, 0, 0, 0] }, { residences: [0, 1, 0, 0, 0] }],
    [29, { votes: 3 }, { votes: 4 }],
    [20, { dead: 1 }, { dead: 2 }],
  ])('%i: least [SMC-ADVANCED-7] [SMC-ADVANCED-5]', (promise, less, more) => {
    expect([kept(promise, less, more), kept(promise, more, less), kept(promise, less, less)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('20: no dead at all always counts [SMC-ADVANCED-7]', () => {
    expect(kept(20, { dead: 0 }, { dead: 0 })).toBe(true);
  });

  it('32: both stations, alone [SMC-ADVANCED-8]', () => {
    const both = { police: true, fire: true };
    expect([kept(32, both, { police: true }), kept(32, both, both), kept(32, { fire: true }, {})]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('who is out is not compared [SMC-ADVANCED-5]', () => {
    expect(kept(31, { money: 3 }, { money: 9, out: true })).toBe(true);
  });

  it('drawn as many as the column costs, one kept, the others under the deck [SMC-ADVANCED-3]', () => {
    const state = phase(table({ seats: 2, options: { mode: 'votes' } }), 'council');
    state.players[0]!.rows = [3, 0];
    state.players[0]!.columns = [2, 0];
    const drawn = state.deck.slice(0, 3);
    const facts = act(state, 0, 'council:3:3:promise');
    expect(facts.map((fact) => smallCity.redact(fact, 1)?.kind)).toEqual([
      'invested',
      'drewSpecials',
      undefined,
    ]);
    expect(state.players[0]!.money).toBe(20);
    expect(listed(state, 0)).toEqual(drawn.map((card) => `keep:${card}`));
    expect(smallCity.observe(state, 1).asks.at(-1)).toEqual({ kind: 'keep', seat: 0, count: 3 });
    expect(refused(state, 0, 'keep:1')).toBe('SMC-ADVANCED-3');
    act(state, 0, `keep:${drawn[1]}`);
    expect(state.players[0]!.specials).toEqual([drawn[1]]);
    expect(state.deck.slice(-2)).toEqual([drawn[0], drawn[2]]);
    expect(smallCity.observe(state, 0).deck.known.map(({ card }) => card)).toEqual([drawn[0], drawn[2]]);
    expect(smallCity.observe(state, 1).deck.known).toEqual([]);
    expect(smallCity.observe(state, 1).players[0]).toMatchObject({ specialCount: 1 });
    act(state, 0, 'gain:votes');
    state.deck.length = 0;
    state.deckKnown.length = 0;
    expect(refused(state, 1, 'council:0:3:promise')).toBe('SMC-ADVANCED-3');
    const basic = phase(table({ seats: 2 }), 'council');
    expect(refused(basic, 0, 'council:0:3:promise')).toBe('SMC-ADVANCED-3');
  });

  it('kept +0, broken −5 [SMC-ADVANCED-4]', () => {
    expect(
      score({
        mode: 'votes',
        seats: [
          { votes: 30, money: 2, specials: [31, 24] },
          { votes: 30, dead: 1 },
        ],
      }).map(({ specials, total }) => [specials, total]),
    ).toEqual([
      [-5, 25],
      [0, 30],
    ]);
  });
});

describe('the end', () => {
  it('votes, promise, pollution [SMC-END-1]', () => {
    expect(
      score({
        seats: [
          { votes: 50, pollution: 12, promise: 8 },
          { votes: 50, promise: 9 },
        ],
      }),
    ).toMatchObject([
      { base: 50, promise: 12, pollution: 12, total: 50, rank: 1 },
      { base: 50, promise: -6, pollution: 0, total: 44, rank: 2 },
    ]);
  });

  it('ties: lower pollution, then more money [SMC-END-2]', () => {
    const ranks = (seats: object[]): number[] => score({ seats }).map(({ rank }) => rank);
    expect(ranks([{ votes: 20, pollution: 5 }, { votes: 15 }])).toEqual([2, 1]);
    expect(
      ranks([
        { votes: 20, money: 1 },
        { votes: 20, money: 2 },
      ]),
    ).toEqual([2, 1]);
    expect(ranks([{ votes: 20 }, { votes: 20 }, { votes: 19 }])).toEqual([1, 1, 3]);
  });

  it('who is out has lost, whatever the score [SMC-END-3]', () => {
    expect(score({ seats: [{ votes: 90, out: true }, { votes: 2 }] }).map(({ rank }) => rank)).toEqual([
      2, 1,
    ]);
  });

  it('Economic Victory: money and Revenue, promises in dollars, no pollution; ties [SMC-ECONOMY-3]', () => {
    const sheet = (seats: object[]): object => ({ mode: 'economic', seats });
    expect(
      score(
        sheet([
          { money: 10, revenue: 40, pollution: 30, promise: 1 },
          { money: 9, revenue: 41, specials: [24] },
        ]),
      ),
    ).toMatchObject([
      { base: 50, promise: -3, total: 47, rank: 1, pollution: 0 },
      { base: 50, specials: -5, total: 45, rank: 2 },
    ]);
    expect(score(sheet([{ money: 5, pollution: 1 }, { money: 5 }])).map(({ rank }) => rank)).toEqual([2, 1]);
    expect(score(sheet([{ money: 5 }, { money: 5, votes: 1 }])).map(({ rank }) => rank)).toEqual([2, 1]);
  });

  it('Citizens Victory: heads; ties by pollution, votes with promises, money [SMC-POPULACE-3]', () => {
    const ranks = (seats: object[]): number[] => score({ mode: 'citizens', seats }).map(({ rank }) => rank);
    expect(ranks([{ inPlay: 9, pollution: 50 }, { inPlay: 8 }])).toEqual([1, 2]);
    expect(ranks([{ inPlay: 9, pollution: 5 }, { inPlay: 9 }])).toEqual([2, 1]);
    expect(
      ranks([
        { inPlay: 9, votes: 3, promise: 8 },
        { inPlay: 9, votes: 9 },
      ]),
    ).toEqual([1, 2]);
    expect(ranks([{ inPlay: 9, money: 1 }, { inPlay: 9 }])).toEqual([1, 2]);
    expect(score({ mode: 'citizens', seats: [{ inPlay: 9, promise: 8 }, {}] })[0]).toMatchObject({
      total: 9,
    });
  });

  it('Cultural Victory: spaces of culture, City Hall left out [SMC-ARTS-2]', () => {
    const seats = [{ culture: ['SCH', 'UNI'], pollution: 9 }, { culture: ['MET', 'LIB'] }];
    expect(score({ mode: 'cultural', seats }).map(({ total, rank }) => [total, rank])).toEqual([
      [7, 1],
      [6, 2],
    ]);
    const state = table({ seats: 2, options: { mode: 'cultural' } });
    lay(state, 0, 'MUS', 'a1');
    expect(smallCity.scores(state)).toEqual([3, 0]);
  });

  it('promises 14, 11, 16 stay in the box where they would be too easy [SMC-ECONOMY-1] [SMC-POPULACE-1] [SMC-ARTS-1]', () => {
    for (const [mode, missing] of [
      ['economic', 14],
      ['citizens', 11],
      ['cultural', 16],
    ] as const)
      for (let seed = 1; seed < 30; seed++) {
        const state = smallCity.setup({ seats: 4, options: optionsWith(4, { mode }) }, fastChance(seed));
        expect(state.players.flatMap(({ offered }) => offered)).not.toContain(missing);
      }
  });

  it('Citizens Victory: 19 at the Career Center, Tourism draws on it as far as there is room [SMC-POPULACE-1]', () => {
    const state = phase(table({ seats: 2, options: { mode: 'citizens' } }), 'council');
    expect(state.players[0]).toMatchObject({ reserve: 19, pool: 0 });
    state.players[0]!.rows = [4, 0];
    state.players[0]!.columns = [2, 0];
    act(state, 0, 'council:4:4:money');
    expect(state.players[0]).toMatchObject({ reserve: 18, pool: 0 });
  });

  it('Cultural Victory: everybody owns all six [SMC-ARTS-1]', () => {
    const state = smallCity.setup({ seats: 4, options: optionsWith(4, { mode: 'cultural' }) }, scripted(0));
    for (const { own } of state.players)
      expect(own.slice(0, 6)).toEqual(['SCH', 'LIB', 'MUS', 'MET', 'CLI', 'UNI']);
    expect(smallCity.invariants!(state)['tile.UNI']).toBe(4);
  });

  it.each([
    [49, undefined],
    [50, 'homestead'],
    [69, 'hamlet'],
    [70, 'village'],
    [80, 'neighborhood'],
    [90, 'town'],
    [100, 'suburb'],
    [119, 'city'],
    [120, 'metropolis'],
    [134, 'metropolis'],
    [135, 'capital'],
    [149, 'capital'],
    [150, 'megalopolis'],
  ])('alone, %i points earn: %s [SMC-SOLO-6]', (points, title) => {
    expect(titleFor(points)).toBe(title);
    const [own] = score({ seats: [{ votes: points }] });
    expect([own!.title, own!.rank]).toEqual([title, title === undefined ? 2 : 1]);
  });

  it('alone and out, there is no title', () => {
    const state: State = phase(table({ seats: 1 }), 'smoke');
    state.players[0]!.votes = 300;
    state.players[0]!.pollution = 100;
    run(state);
    expect([state.phase, smallCity.ranking(state)]).toEqual(['over', [2]]);
  });
});

describe('a sheet', () => {
  it.each([
    [7, 'sheet', 'object'],
    [{ seats: [] }, 'seats', 'seats'],
    [{ mode: 'fun', seats: [{}] }, 'mode', 'mode'],
    [{ mode: 'votes', seats: [{}] }, 'mode', 'soloMode'],
    [{ seats: [{}, { votes: -1 }] }, 'seats[1].votes', 'whole'],
    [{ seats: [{ votes: 1.5 }] }, 'seats[0].votes', 'whole'],
    [{ seats: [{ vote: 1 }] }, 'seats[0].vote', 'unknown'],
    [{ seats: [{}], names: [] }, 'names', 'unknown'],
    [{ seats: [{ residences: [1, 2] }] }, 'seats[0].residences', 'length'],
    [{ seats: [{ residences: [1, 2, 3, 4, 'x'] }] }, 'seats[0].residences[4]', 'whole'],
    [{ seats: [{ parks: [0] }] }, 'seats[0].parks[0]', 'whole'],
    [{ seats: [{ culture: ['CH'] }] }, 'seats[0].culture[0]', 'culture'],
    [{ seats: [{ culture: ['SCH', 'SCH'] }] }, 'seats[0].culture', 'twice'],
    [{ seats: [{ promise: 17 }] }, 'seats[0].promise', 'whole'],
    [{ seats: [{ whole: 'yes' }] }, 'seats[0].whole', 'flag'],
    [{ seats: [{ specials: [17] }] }, 'seats[0].specials', 'noSpecials'],
    [{ mode: 'votes', seats: [{ specials: [3] }, {}] }, 'seats[0].specials[0]', 'whole'],
    [{ seats: [{ promise: 3 }, { promise: 3 }] }, 'seats[1].promise', 'samePromise'],
    [
      { mode: 'votes', seats: [{ specials: [20] }, { specials: [17, 20] }] },
      'seats[1].specials[1]',
      'samePromise',
    ],
    [{ mode: 'economic', seats: [{ promise: 3 }, { promise: 14 }] }, 'seats[1].promise', 'leftOut'],
    [{ seats: [7] }, 'seats[0]', 'object'],
  ])('names the field that is wrong: %j [SMC-SHEET-1]', (sheet, field, wants) => {
    expect(readScoreSheet(sheet)).toMatchObject({ rule: 'SMC-SHEET-1', args: { field, wants } });
  });

  it('scores a match as the match does [SMC-SHEET-1]', () => {
    const state = table({ seats: 2, options: { mode: 'votes' } });
    lay(state, 0, 'R2', 'a1');
    state.players[0]!.votes = 44;
    state.players[1]!.votes = 40;
    state.players[1]!.pollution = 3;
    state.players[0]!.specials = [18];
    const seats = state.players.map(({ promise, specials }, seat) => {
      const { cultureSpaces, ...counted } = tallyOf(state, seat);
      return { ...counted, promise, specials };
    });
    const sheet = score({ mode: 'votes', seats });
    expect(sheet.map(({ total }) => total)).toEqual(smallCity.scores(state));
    expect(sheet.map(({ rank }) => rank)).toEqual(smallCity.ranking(state));
  });
});

import { fastChance, isViolation } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { boroughOf } from '../rules/borough.ts';
import { kitOf, NATURE, OWN_COMPONENTS, smallCity, type TileId } from '../rules/index.ts';
import { act, at, listed, optionsWith, phase, refused, scripted, table } from './stage.ts';

const fresh = (seats: number, options: Record<string, unknown> = {}, pick = 0) =>
  smallCity.setup({ seats, options: optionsWith(seats, options) }, scripted(pick));
const left = (state: ReturnType<typeof fresh>, type: TileId): number => state.supply[NATURE[type].index]!;

describe('setting the table', () => {
  it('takes one to four players [SMC-SETUP-1]', () => {
    for (const seats of [1, 2, 3, 4])
      expect(smallCity.validate({ seats, options: optionsWith(seats) })).toBeUndefined();
    for (const seats of [0, 5, 1.5])
      expect(smallCity.validate({ seats, options: {} })?.rule).toBe('SMC-SETUP-1');
  });

  it('boards: easy 10 by 10 from 7 by 7, expert 9 by 9 from 6 by 6, mixed at one table [SMC-SETUP-2] [SMC-OPTION-1]', () => {
    const { easy, expert } = OWN_COMPONENTS.boards;
    expect(easy.zones.map(({ width, height }) => width * height)).toEqual([49, 64, 81, 100]);
    expect(expert.zones.map(({ width, height }) => width * height)).toEqual([36, 49, 64, 81]);
    const state = fresh(2);
    act(state, 0, `found:easy:c3:0:${state.players[0]!.offered[0]}`);
    act(state, 1, `found:expert:a1:0:${state.players[1]!.offered[1]}`);
    expect(state.boroughs.map(({ side }) => side)).toEqual(['easy', 'expert']);
    const given = fresh(2, { boards: 'expert' });
    expect(refused(given, 0, `found:easy:c3:0:${given.players[0]!.offered[0]}`)).toBe('SMC-OPTION-1');
    expect(listed(given, 0).every((text) => text.startsWith('found:expert'))).toBe(true);
  });

  it('own tiles: one each [SMC-SETUP-3]', () => {
    const state = fresh(3);
    for (const { own } of state.players) expect(own).toEqual(['SCH', 'LIB', 'MUS', 'REF', 'HAR', 'CH']);
    expect(state.box[NATURE.SCH.index]).toBe(1);
    expect(left(state, 'SCH')).toBe(0);
  });

  it.each([
    [2, 1],
    [3, 2],
    [4, 3],
  ])('scarce tiles at %i players: %i of each [SMC-SETUP-4]', (seats, copies) => {
    const state = fresh(seats);
    for (const type of ['MET', 'CLI', 'UNI', 'POL', 'FIR'] as const) {
      expect(left(state, type)).toBe(copies);
      expect(state.box[NATURE[type].index]).toBe(4 - copies);
    }
    expect(left(state, 'R1')).toBe(30);
  });

  it('chance names the first host, and turn order runs clockwise from it [SMC-SETUP-5] [SMC-ROUND-2]', () => {
    expect(fresh(4, {}, 2).order).toEqual([2, 3, 0, 1]);
    expect(fresh(4, {}, 0).host).toBe(0);
    const state = phase(table({ seats: 3 }), 'move', 1);
    expect(smallCity.deciding(state)).toEqual([1]);
    expect(refused(state, 2, 'done')).toBe('SMC-ROUND-2');
  });

  it('City Hall lies inside the first zone [SMC-SETUP-6]', () => {
    const state = fresh(2);
    const promise = state.players[0]!.offered[0];
    expect(refused(state, 0, `found:easy:g3:0:${promise}`)).toBe('SMC-SETUP-6');
    expect(refused(state, 0, `found:expert:f1:0:${promise}`)).toBe('SMC-SETUP-6');
    act(state, 0, `found:easy:f6:0:${promise}`);
    expect(boroughOf(state, 0).grid[at('g7')]).toBe(0);
  });

  it('22 citizens: 3 on City Hall, 11 at the Career Center, 8 in the pool [SMC-SETUP-7]', () => {
    const state = table({ seats: 2 });
    const { who } = boroughOf(state, 0);
    expect(who.filter((seat) => seat === 0)).toHaveLength(3);
    expect([state.players[0]!.reserve, state.players[0]!.pool]).toEqual([11, 8]);
    expect(smallCity.invariants!(state)['citizens.0']).toBe(22);
  });

  it('money by turn order: 4, 5, 5, 6 [SMC-SETUP-8]', () => {
    const state = fresh(4, {}, 1);
    expect([1, 2, 3, 0].map((seat) => state.players[seat]!.money)).toEqual([4, 5, 5, 6]);
  });

  it('no votes, no pollution, the smallest zone, discs before the first column [SMC-SETUP-9]', () => {
    for (const { votes, pollution, rows, columns } of fresh(2).players)
      expect({ votes, pollution, rows, columns }).toEqual({
        votes: 0,
        pollution: 0,
        rows: [0, 0],
        columns: [0, 0],
      });
    expect(fresh(2).boroughs.map(({ step }) => step)).toEqual([0, 0]);
  });

  it('16 white, 8 grey, 6 black cubes in the reserve [SMC-SETUP-10]', () => {
    expect(fresh(2).materials).toEqual([16, 8, 6]);
  });

  it('a promise of each deck is offered, one is kept [SMC-PROMISE-1] [SMC-PROMISE-2] [SMC-SECRET-2]', () => {
    const state = fresh(2);
    expect(state.players.map(({ offered }) => offered)).toEqual([
      [1, 6, 12],
      [2, 7, 13],
    ]);
    expect(refused(state, 0, 'found:easy:c3:0:7')).toBe('SMC-PROMISE-1');
    const facts = act(state, 0, 'found:easy:c3:0:12');
    expect(facts.filter((fact) => smallCity.redact(fact, 1) !== undefined).map(({ kind }) => kind)).toEqual([
      'founded',
    ]);
    expect(smallCity.observe(state, 0).players[0]).toMatchObject({ offered: [1, 6, 12], promise: 12 });
    for (const viewer of [1, 'spectator'] as const) {
      const shown = smallCity.observe(state, viewer).players[0]!;
      expect([shown.offered, shown.promise, shown.specials]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('all else is open [SMC-SECRET-1]', () => {
    const state = table({ seats: 2 });
    const seen = smallCity.observe(state, 'spectator');
    expect(seen.boroughs).toEqual(state.boroughs);
    expect(seen.players.map(({ money }) => money)).toEqual([20, 20]);
    expect(seen.materials).toEqual(state.materials);
  });

  it('running scores count no promise but the own [SMC-SECRET-3]', () => {
    const state = table({ seats: 2 });
    state.players[0]!.promise = 8;
    expect(smallCity.observe(state, 0).scores.map(({ promise }) => promise)).toEqual([12, 0]);
    expect(smallCity.observe(state, 1).scores[0]!.promise).toBe(0);
    expect(smallCity.observe(state, 'spectator').scores.map(({ promise }) => promise)).toEqual([0, 0]);
  });
});

describe('replaced components', () => {
  const own = (): Record<string, unknown> => JSON.parse(JSON.stringify(OWN_COMPONENTS));
  type Loose = {
    boards: Record<string, { zones: object[] }>;
    tiles: Record<string, unknown>[];
    decks: Record<string, number[]>;
  };
  const changed = (change: (set: Loose) => void): unknown => {
    const set = own() as unknown as Loose;
    change(set);
    return smallCity.readComponents!(set);
  };

  it('the own set is one, and a match is played with another and stored with it [SMC-OPTION-4]', () => {
    expect(smallCity.readComponents!(own())).toEqual(OWN_COMPONENTS);
    const set = changed(({ tiles }) => {
      tiles[NATURE.LIB.index]!.materials = [1, 1, 0];
    });
    expect(isViolation(set)).toBe(false);
    const state = smallCity.setup(
      { seats: 2, options: optionsWith(2), components: set as never },
      fastChance(1),
    );
    expect(kitOf(state.components).tile('LIB').materials).toEqual([1, 1, 0]);
    expect(smallCity.clone(state).components).toBe(state.components);
    expect(smallCity.determinize(smallCity.observe(state, 0), fastChance(2)).components).toBe(
      state.components,
    );
  });

  it.each([
    ['tiles[0].count', 'whole', (set: Loose) => Object.assign(set.tiles[0]!, { count: 0 })],
    ['tiles', 'total', (set: Loose) => Object.assign(set.tiles[0]!, { count: 31 })],
    ['tiles[4].cells', 'size', (set: Loose) => Object.assign(set.tiles[4]!, { cells: [[0, 0]] })],
    [
      'tiles[3].cells',
      'joined',
      (set: Loose) =>
        Object.assign(set.tiles[3]!, {
          cells: [
            [0, 0],
            [0, 1],
            [0, 2],
            [2, 2],
          ],
        }),
    ],
    [
      'tiles[4].cells',
      'nests',
      (set: Loose) =>
        Object.assign(set.tiles[4]!, {
          cells: [
            [0, 0],
            [0, 1],
            [0, 2],
            [0, 3],
            [0, 4],
          ],
        }),
    ],
    ['tiles[9].spaces[0]', 'use', (set: Loose) => Object.assign(set.tiles[9]!, { spaces: ['black'] })],
    [
      'tiles[20].materials',
      'printed',
      (set: Loose) => Object.assign(set.tiles[20]!, { materials: [2, 0, 0] }),
    ],
    ['tiles[1].id', 'tileOrder', (set: Loose) => Object.assign(set.tiles[1]!, { id: 'R1' })],
    ['tiles[0].colour', 'unknown', (set: Loose) => Object.assign(set.tiles[0]!, { colour: 'green' })],
    [
      'boards.easy.zones[1]',
      'zoneHolds',
      (set: Loose) => set.boards.easy!.zones.splice(1, 1, { row: 1, column: 0, width: 8, height: 8 }),
    ],
    ['boards.expert.zones[2]', 'lastZone', (set: Loose) => set.boards.expert!.zones.pop()],
    ['decks.medium[0]', 'cardTwice', (set: Loose) => set.decks.medium!.splice(0, 1, 5)],
    ['decks.easy', 'deck', (set: Loose) => set.decks.easy!.pop()],
    ['boards', 'object', (set: Loose) => Object.assign(set, { boards: 7 })],
  ] as const)('says what is wrong: %s, %s [SMC-OPTION-4]', (path, why, change) => {
    expect(changed(change)).toMatchObject({ rule: 'SMC-OPTION-4', args: { path, why } });
  });
});

import { describe, expect, it } from 'vitest';
import { boardOf, boroughOf } from '../rules/borough.ts';
import { NATURE, type State, smallCity, tilePrice } from '../rules/index.ts';
import { act, at, cube, lay, live, phase, refused, table, turnOf, who } from './stage.ts';

const ready = (seats = 2, options = {}): State => phase(table({ seats, options }), 'build');

describe('culture', () => {
  it('costs cubes, from spaces of choice [SMC-CULTURE-1]', () => {
    const state = ready();
    expect(refused(state, 0, 'build:SCH.a1.0')).toBe('SMC-CULTURE-1');
    lay(state, 0, 'WH', 'f1');
    cube(state, 0, 'f1', 0);
    cube(state, 0, 'd4', 0);
    const hall = smallCity.clone(state);
    act(hall, 0, 'build:SCH.a1.0');
    act(hall, 1, 'build:');
    expect([boroughOf(hall, 0).cube[at('d4')], boroughOf(hall, 0).cube[at('f1')]]).toEqual([0, 1]);
    expect(refused(state, 0, `build:SCH.a1.0;c${at('a1')}`)).toBe('SMC-CULTURE-1');
    act(state, 0, `build:SCH.a1.0;c${at('f1')}`);
    act(state, 1, 'build:');
    expect([boroughOf(state, 0).cube[at('d4')], boroughOf(state, 0).cube[at('f1')]]).toEqual([1, 0]);
    expect(state.materials[0]).toBe(15);
    expect(
      (['SCH', 'LIB', 'MUS', 'MET', 'CLI', 'UNI'] as const).map((type) =>
        tilePrice(state, 0, type).cubes.join('/'),
      ),
    ).toEqual(['1/0/0', '2/0/0', '2/1/0', '2/2/0', '2/2/1', '2/2/2']);
  });

  it('at most one of each [SMC-CULTURE-2]', () => {
    const state = ready(4);
    lay(state, 0, 'MET', 'a5');
    expect(refused(state, 0, 'build:MET.e5.0')).toBe('SMC-CULTURE-2');
  });

  it('Architect: a cube less of a chosen colour, once [SMC-CARD-2]', () => {
    const state = ready();
    cube(state, 0, 'd4', 0);
    lay(state, 0, 'WH', 'f1');
    cube(state, 0, 'f1', 0);
    expect(refused(state, 0, 'build:MUS.a1.0;d1')).toBe('SMC-CARD-2');
    state.players[0]!.card = 'B';
    expect(refused(state, 0, 'build:MUS.a1.0')).toBe('SMC-CULTURE-1');
    expect(refused(state, 0, 'build:MUS.a1.0;d2')).toBe('SMC-CARD-2');
    expect(refused(state, 0, 'build:P1.a1.0;d0')).toBe('SMC-CARD-2');
    expect(refused(state, 0, 'build:MUS.a1.0;d1')).toBe('allowed');
    expect(refused(state, 0, 'build:SCH.a1.0;d0+LIB.a2.0;d0')).toBe('SMC-CARD-2');
  });

  it('Mediator: $1 less a tile, never under $1, nothing off culture [SMC-CARD-3]', () => {
    const state = ready();
    state.players[0]!.card = 'C';
    expect((['P1', 'P2', 'P3', 'R5', 'HAR'] as const).map((type) => tilePrice(state, 0, type).money)).toEqual(
      [1, 1, 2, 4, 1],
    );
    expect(tilePrice(state, 0, 'SCH').cubes).toEqual([1, 0, 0]);
  });
});

describe('upgrades', () => {
  it('are free and no build action [SMC-UPGRADE-1]', () => {
    const state = ready();
    lay(state, 0, 'R1', 'c2');
    lay(state, 0, 'SCH', 'd1');
    act(state, 0, 'build:P1.a1.0+P1.b1.0+P1.a2.0+up.c2.c2.0');
    act(state, 1, 'build:');
    expect(state.players[0]!.money).toBe(17);
    expect(boroughOf(state, 0).tiles[1]).toMatchObject({ type: 'R2' });
  });

  it('one level at a time, of homes, commerce and factories [SMC-UPGRADE-2]', () => {
    const state = ready();
    lay(state, 0, 'SCH', 'd1');
    expect(refused(state, 0, 'build:up.d1.d1.0')).toBe('SMC-UPGRADE-2');
    expect(refused(state, 0, 'build:up.a1.a1.0')).toBe('SMC-UPGRADE-2');
  });

  it('influenced already, on the old footprint; never by what its kind can’t bear [SMC-UPGRADE-3]', () => {
    const state = ready();
    lay(state, 0, 'R1', 'c2');
    lay(state, 0, 'SCH', 'f1'); // touches only the second space of the new tile
    expect(refused(state, 0, 'build:up.c2.c2.0')).toBe('SMC-HOME-3');
    const near = ready();
    lay(near, 0, 'R1', 'c2');
    lay(near, 0, 'SCH', 'c1');
    lay(near, 0, 'REF', 'e1');
    expect(refused(near, 0, 'build:up.c2.c2.0')).toBe('SMC-HOME-1');
    expect(refused(near, 0, 'build:up.c2.b2.0')).toBe('allowed');
  });

  it('covers the old tile and no other; the old one returns to the supply [SMC-UPGRADE-4]', () => {
    const state = ready();
    lay(state, 0, 'R1', 'c2');
    lay(state, 0, 'SCH', 'd1');
    expect(refused(state, 0, 'build:up.c2.a2.0')).toBe('SMC-UPGRADE-4');
    expect(refused(state, 0, 'build:up.c2.c2.1')).toBe('SMC-BUILD-3');
    act(state, 0, 'build:up.c2.c2.0');
    act(state, 1, 'build:');
    expect([state.supply[0], state.supply[1]]).toEqual([30, 19]);
  });

  it('white stays white and grey grey: no shifting, no flipping [SMC-UPGRADE-5]', () => {
    const state = ready();
    lay(state, 0, 'REF', 'b7');
    lay(state, 0, 'F1', 'b6');
    const spots = boardOf(state, 0).spots('F2');
    const named = (cells: string[]): string => {
      const spot = spots.find((one) => one.cells.every((cell, index) => cell === at(cells[index]!)))!;
      return `build:up.b6.${spot.at}.${spot.turn}`;
    };
    expect(refused(state, 0, named(['b6', 'c6']))).toBe('allowed');
    expect(refused(state, 0, named(['b6', 'a6']))).toBe('allowed');
    expect(refused(state, 0, named(['a6', 'b6']))).toBe('SMC-UPGRADE-5');
  });

  it('not what was built in this phase, but by what was built in it; in chains [SMC-UPGRADE-6] [SMC-UPGRADE-7]', () => {
    const state = ready();
    lay(state, 0, 'WH', 'f1');
    cube(state, 0, 'f1', 0);
    cube(state, 0, 'g1', 0);
    cube(state, 0, 'd4', 0);
    expect(refused(state, 0, 'build:SCH.b1.0+R1.c2.0+up.c2.c2.0')).toBe('SMC-UPGRADE-6');
    lay(state, 0, 'R1', 'c2');
    const chain = `build:SCH.b1.0+LIB.a6.0+up.c2.c2.0+up.c2.c1.${turnOf(state, 'R3', 'c1', ['c1', 'c2', 'd2'])}`;
    // the School and City Hall make it a Residence 2; the Library is far away
    expect(refused(state, 0, chain)).toBe('SMC-HOME-3');
    const longer = `build:SCH.d1.0+LIB.a2.0+up.c2.c2.0+up.c2.c1.${turnOf(state, 'R3', 'c1', ['c1', 'c2', 'd2'])}`;
    expect(refused(state, 0, longer)).toBe('allowed');
  });

  it('who lives there stays [SMC-UPGRADE-8]', () => {
    const state = ready();
    lay(state, 0, 'R1', 'c2');
    lay(state, 0, 'SCH', 'd1');
    live(state, 0, 'c2');
    act(state, 0, 'build:up.c2.c2.0');
    act(state, 1, 'build:');
    expect([who(state, 0, 'c2'), who(state, 0, 'd2')]).toEqual([0, -1]);
  });
});

describe('demolition', () => {
  it('takes a build action; City Hall stays [SMC-DEMOLISH-1]', () => {
    const state = ready();
    lay(state, 0, 'P1', 'a1');
    lay(state, 0, 'P1', 'b1');
    expect(refused(state, 0, 'build:tear.c3')).toBe('SMC-DEMOLISH-1');
    expect(refused(state, 0, 'build:tear.g7')).toBe('SMC-DEMOLISH-1');
    expect(refused(state, 0, 'build:tear.a1+tear.b1')).toBe('SMC-DEMOLISH-1');
    expect(refused(state, 0, 'build:tear.a1+P1.a1.0+P1.a2.0+P1.a3.0')).toBe('SMC-BUILD-2');
    expect(refused(state, 0, 'build:tear.a1+zone')).toBe('allowed');
  });

  it('$1 and 1 pollution a space at once, water excepted; outside the round’s measure [SMC-DEMOLISH-2]', () => {
    const state = ready();
    lay(state, 0, 'HAR', 'f5');
    lay(state, 0, 'P3', 'a1');
    act(state, 0, 'build:tear.g6');
    act(state, 1, 'build:');
    expect([state.players[0]!.money, state.players[0]!.pollution, state.players[0]!.rise]).toEqual([
      18, 2, 2,
    ]);
  });

  it('citizens go home, cubes to the reserve, the tile out of the game [SMC-DEMOLISH-3]', () => {
    const state = ready();
    lay(state, 0, 'WH', 'f1');
    cube(state, 0, 'f1', 2);
    act(state, 0, 'build:tear.g1');
    act(state, 1, 'build:');
    expect([state.materials[2], state.box[NATURE.WH.index], state.supply[NATURE.WH.index]]).toEqual([
      6, 1, 11,
    ]);
    const homes = ready();
    lay(homes, 0, 'P1', 'a1');
    lay(homes, 0, 'P1', 'b1');
    live(homes, 0, 'a1');
    live(homes, 0, 'b1', 1);
    act(homes, 0, 'build:tear.b1');
    act(homes, 1, 'build:');
    expect(boroughOf(homes, 1).who.filter((seat) => seat === 1)).toHaveLength(4);
    // City Hall of seat 0 holds three: the fourth place is free
    phase(homes, 'build');
    act(homes, 0, 'build:tear.a1');
    act(homes, 1, 'build:');
    expect(boroughOf(homes, 0).who.filter((seat) => seat === 0)).toHaveLength(4);
  });
});

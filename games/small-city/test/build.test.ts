import { describe, expect, it } from 'vitest';
import { boardOf, boroughOf } from '../rules/borough.ts';
import { influenceAt, kitOf, NATURE, type State, smallCity, tilePrice } from '../rules/index.ts';
import { act, at, lay, listed, phase, refused, table, turnOf, who } from './stage.ts';

const ready = (seats = 2, options = {}): State => phase(table({ seats, options }), 'build');
const halo = (type: 'R1' | 'R2' | 'POL' | 'HAR' | 'REF', where: string): readonly number[] =>
  boardOf(ready(), 0).spot(type, at(where), 0)!.halo;

describe('influence', () => {
  it('halo: 8 spaces round one, 10 round two in a row [SMC-INFLUENCE-1]', () => {
    expect(halo('R1', 'd4')).toHaveLength(8);
    expect(halo('REF', 'd4')).toHaveLength(8);
    expect(halo('R2', 'd4')).toHaveLength(10);
    expect(halo('POL', 'd4')).toHaveLength(10);
    expect(halo('R1', 'a1')).toHaveLength(3);
  });

  it('one space in the halo is enough for the whole tile [SMC-INFLUENCE-2] [SMC-INFLUENCE-3]', () => {
    const state = ready();
    lay(state, 0, 'SCH', 'f1');
    // a domino from d1 touches the School with its far end and nothing of City Hall
    expect(influenceAt(state, 0, boardOf(state, 0).spot('R2', at('d1'), 0)!)).toMatchObject({ culture: 1 });
    expect(influenceAt(state, 0, boardOf(state, 0).spot('R2', at('d2'), 0)!)).toMatchObject({ culture: 2 });
  });

  it('counts tiles, not spaces [SMC-INFLUENCE-4]', () => {
    const state = ready();
    lay(state, 0, 'R4', 'a1');
    expect(influenceAt(state, 0, boardOf(state, 0).spot('C1', at('c2'), 0)!)).toMatchObject({
      residences: 1,
    });
  });

  it('conditions count when built, and keep homes and works apart for ever [SMC-INFLUENCE-5]', () => {
    const state = ready();
    lay(state, 0, 'SCH', 'd1');
    lay(state, 0, 'R2', 'c2', 0);
    act(state, 0, 'build:tear.d1');
    act(state, 1, 'build:');
    expect(boroughOf(state, 0).tiles.map(({ type }) => type)).toEqual(['CH', 'R2']);
    phase(state, 'build');
    expect(refused(state, 0, 'build:REF.b1.0')).toBe('SMC-WORKS-1');
  });
});

describe('homes, works, commerce, parks', () => {
  it('no home near works [SMC-HOME-1]', () => {
    for (const works of ['F1', 'REF', 'WH'] as const) {
      const state = ready();
      lay(state, 0, works, 'f6');
      expect(refused(state, 0, 'build:R1.e5.0')).toBe('SMC-HOME-1');
      expect(refused(state, 0, 'build:R1.b6.0')).toBe('allowed');
    }
  });

  it('a citizen moves from City Hall into a new Residence 1 [SMC-HOME-2]', () => {
    const state = ready();
    act(state, 0, 'build:R1.a1.0+R1.c1.0');
    act(state, 1, 'build:');
    expect([who(state, 0, 'a1'), who(state, 0, 'c1')]).toEqual([0, 0]);
    expect(boroughOf(state, 0).who.filter((seat) => seat === 0)).toHaveLength(3);
    const empty = ready();
    boroughOf(empty, 0).who.fill(-1);
    empty.players[0]!.reserve += 3;
    act(empty, 0, 'build:R1.a1.0');
    act(empty, 1, 'build:');
    expect(who(empty, 0, 'a1')).toBe(-1);
  });

  it('Residences 2 to 5 need as many cultural buildings; nobody moves in [SMC-HOME-3] [SMC-BUILD-7]', () => {
    const state = ready();
    expect(refused(state, 0, 'build:R2.c2.0')).toBe('SMC-HOME-3');
    lay(state, 0, 'SCH', 'b1');
    expect(refused(state, 0, 'build:R2.c2.0')).toBe('allowed');
    expect(refused(state, 0, 'build:R3.c1.0')).toBe('SMC-HOME-3');
    lay(state, 0, 'LIB', 'e2', 1);
    expect(refused(state, 0, `build:R3.c1.${turnOf(state, 'R3', 'c1', ['c1', 'c2', 'd2'])}`)).toBe('allowed');
    act(state, 0, 'build:R2.c2.0');
    act(state, 1, 'build:');
    expect(who(state, 0, 'c2')).toBe(-1);
  });

  it('homes may stand side by side and stay separate [SMC-HOME-4]', () => {
    const state = ready();
    act(state, 0, 'build:R1.a1.0+R1.b1.0+R1.a2.0');
    act(state, 1, 'build:');
    expect(boroughOf(state, 0).tiles.filter(({ type }) => type === 'R1')).toHaveLength(3);
  });

  it('no works near homes [SMC-WORKS-1]', () => {
    const state = ready();
    lay(state, 0, 'R1', 'f6');
    for (const tile of ['F1.e5', 'REF.e5', 'HAR.d5'])
      expect(refused(state, 0, `build:${tile}.0`)).toBe('SMC-WORKS-1');
    expect(refused(state, 0, 'build:REF.a6.0')).toBe('allowed');
    // a warehouse keeps away as well
    expect(refused(state, 0, `build:F1.g4.0;w${at('f5')}.0`)).toBe('SMC-WORKS-2');
  });

  it('Factory 1 brings a warehouse of the own choice, which counts as no build action [SMC-WORKS-2]', () => {
    const state = ready();
    expect(refused(state, 0, 'build:F1.a1.0')).toBe('SMC-WORKS-2');
    expect(refused(state, 0, `build:F1.a1.0;w${at('c1')}.0`)).toBe('SMC-WORKS-2');
    const plan = `build:F1.a1.0;w${at('b1')}.0+F1.a7.0;w${at('b7')}.0+F1.g7.0;w${at('e7')}.0`;
    expect(refused(state, 0, plan)).toBe('allowed');
    act(state, 0, plan);
    act(state, 1, 'build:');
    expect(boroughOf(state, 0).tiles.filter(({ type }) => type === 'WH')).toHaveLength(3);
    expect(state.players[0]!.money).toBe(17);
  });

  it('no warehouse where none fits or none is left [SMC-WORKS-2]', () => {
    const state = ready();
    state.supply[NATURE.WH.index] = 0;
    expect(refused(state, 0, 'build:F1.a1.0')).toBe('allowed');
    const full = ready();
    lay(full, 0, 'P2', 'b1', 1);
    lay(full, 0, 'P1', 'a2');
    expect(refused(full, 0, 'build:F1.a1.0')).toBe('allowed');
  });

  it('Factory 2 needs Refinery or Harbor, Factory 3 both; neither brings a warehouse [SMC-WORKS-3] [SMC-WORKS-4]', () => {
    const state = ready();
    expect(refused(state, 0, 'build:F2.a6.0')).toBe('SMC-WORKS-3');
    lay(state, 0, 'REF', 'a7');
    expect(refused(state, 0, 'build:F2.a6.0')).toBe('allowed');
    expect(refused(state, 0, 'build:F3.a6.0')).toBe('SMC-WORKS-4');
    lay(state, 0, 'HAR', 'b7'.replace('b7', 'd6'));
    expect(refused(state, 0, 'build:F3.a6.0')).toBe('allowed');
    expect(refused(state, 0, `build:F2.a6.0;w${at('a4')}.0`)).toBe('SMC-WORKS-2');
  });

  it('a warehouse holds a cube per space and is not built by itself [SMC-WORKS-5]', () => {
    const state = ready();
    expect(refused(state, 0, 'build:WH.a1.0')).toBe('SMC-WORKS-5');
    expect(refused(state, 0, 'build:CH.a1.0')).toBe('SMC-WORKS-5');
    lay(state, 0, 'WH', 'a1');
    expect(boardOf(state, 0).spot('WH', at('a1'), 0)!.cells).toHaveLength(2);
  });

  it('one Refinery, one Harbor; water counts for nothing but room [SMC-WORKS-6]', () => {
    const state = ready();
    expect(tilePrice(state, 0, 'HAR').money).toBe(2);
    lay(state, 0, 'HAR', 'f5');
    expect(refused(state, 0, 'build:HAR.a5.0')).toBe('SMC-WORKS-6');
    // ground is f5, g5, water f6, g6: row 7 is touched by water only
    expect(refused(state, 0, 'build:R1.f7.0')).toBe('allowed');
    expect(refused(state, 0, 'build:R1.e6.0')).toBe('SMC-HOME-1');
    expect(refused(state, 0, 'build:P1.f6.0')).toBe('SMC-BUILD-3');
  });

  it('commerce of level n needs n homes of any size [SMC-TRADE-1] [SMC-TRADE-2]', () => {
    const state = ready();
    expect(refused(state, 0, 'build:C1.f6.0')).toBe('SMC-TRADE-1');
    lay(state, 0, 'R1', 'e5');
    expect(refused(state, 0, 'build:C1.f6.0')).toBe('allowed');
    expect(refused(state, 0, 'build:C2.f6.0')).toBe('SMC-TRADE-1');
    lay(state, 0, 'R4', 'f4');
    expect(refused(state, 0, 'build:C2.f6.0')).toBe('allowed');
    expect(kitOf('').tile('C4').spaces).toEqual(['money', 'cubeForMoney', 'moneyForVotes', 'cubeForVotes']);
  });

  it('parks go anywhere and are never upgraded or merged [SMC-PARK-1] [SMC-PARK-2]', () => {
    const state = ready();
    lay(state, 0, 'F1', 'f1');
    lay(state, 0, 'P1', 'g1');
    expect(refused(state, 0, 'build:P1.g2.0')).toBe('allowed');
    expect(refused(state, 0, 'build:up.g1.g1.1')).toBe('SMC-UPGRADE-2');
    expect(refused(state, 0, 'build:P2.g1.1')).toBe('SMC-BUILD-3');
  });
});

describe('the plan', () => {
  it('is one secret action: nobody learns even its length [SMC-BUILD-1]', () => {
    const state = ready(3);
    const facts = act(state, 1, 'build:P1.a1.0+P1.b1.0');
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(
        facts.map((fact) => smallCity.redact(fact, viewer)).filter((fact) => fact !== undefined),
      ).toEqual([{ kind: 'planned', seat: 1 }]);
    const other = ready(3);
    act(other, 1, 'build:');
    expect(smallCity.observe(state, 0)).toEqual(smallCity.observe(other, 0));
    expect(smallCity.observe(state, 1).players[1]!.plan).toHaveLength(2);
    expect(smallCity.deciding(state)).toEqual([0, 2]);
  });

  it('up to three tiles, or one and a step of zone [SMC-BUILD-2]', () => {
    const state = ready();
    expect(refused(state, 0, 'build:P1.a1.0+P1.b1.0+P1.a2.0')).toBe('allowed');
    expect(refused(state, 0, 'build:P1.a1.0+P1.b1.0+P1.a2.0+P1.b2.0')).toBe('SMC-BUILD-2');
    expect(refused(state, 0, 'build:P1.a1.0+zone')).toBe('allowed');
    expect(refused(state, 0, 'build:zone+P1.h8.0')).toBe('allowed');
    expect(refused(state, 0, 'build:P1.a1.0+P1.b1.0+zone')).toBe('SMC-BUILD-2');
    expect(refused(state, 0, 'build:zone+P1.a1.0+P1.b1.0')).toBe('SMC-BUILD-2');
    expect(refused(state, 0, 'build:zone+zone')).toBe('SMC-BUILD-2');
    boroughOf(state, 0).step = 3;
    expect(refused(state, 0, 'build:zone')).toBe('SMC-BUILD-2');
  });

  it('on empty spaces of the zone; cemeteries are not empty [SMC-BUILD-3]', () => {
    const state = ready();
    expect(refused(state, 0, 'build:P1.h1.0')).toBe('SMC-BUILD-3');
    expect(refused(state, 0, 'build:P1.c3.0')).toBe('SMC-BUILD-3');
    boroughOf(state, 0).grid[at('a1')] = -2;
    expect(refused(state, 0, 'build:P1.a1.0')).toBe('SMC-BUILD-3');
  });

  it('prices: $1 a space, warehouse free, culture in cubes [SMC-BUILD-4]', () => {
    const state = ready();
    expect(
      (['R1', 'R5', 'C4', 'F3', 'REF', 'HAR', 'P3'] as const).map((type) => tilePrice(state, 0, type).money),
    ).toEqual([1, 5, 4, 3, 1, 2, 3]);
    expect(tilePrice(state, 0, 'MUS')).toEqual({ money: 0, cubes: [2, 1, 0], pollution: 0 });
  });

  it('the last copy goes to the first in turn order; the other plans that tile anew [SMC-BUILD-5] [SMC-BUILD-6] [SMC-BUILD-9]', () => {
    const state = ready();
    state.supply[NATURE.P3.index] = 1;
    const turn = turnOf(state, 'P3', 'a1', ['a1', 'a2', 'b1']);
    act(state, 1, `build:P1.g7.0+P3.a1.${turn}+P1.g6.0`);
    const facts = act(state, 0, `build:P3.a1.${turn}`);
    expect(facts.map(({ kind, seat, tile }) => [kind, seat, tile ?? ''])).toContainEqual(['built', 0, 'P3']);
    expect(smallCity.decision(state, 1)).toMatchObject({ kind: 'replan', rule: 'SMC-BUILD-6' });
    expect(smallCity.observe(state, 0).stuck).toMatchObject({ tile: 'P3' });
    expect(listed(state, 1)).toContain('pass');
    expect(refused(state, 1, 'replan:zone')).toBe('SMC-BUILD-6');
    expect(refused(state, 1, `replan:P3.a1.${turn}`)).toBe('SMC-BUILD-5');
    act(state, 1, 'replan:P2.a1.0');
    expect(boroughOf(state, 1).tiles.map(({ type }) => type)).toEqual(['CH', 'P1', 'P2', 'P1']);
    expect(smallCity.observe(state, 0).players[1]!.built).toHaveLength(3);
    expect(state.phase).not.toBe('resolve');
  });

  it('the loser may leave it out [SMC-BUILD-6]', () => {
    const state = ready();
    state.supply[NATURE.POL.index] = 1;
    act(state, 0, 'build:POL.a1.0');
    act(state, 1, 'build:POL.a1.0+P1.g7.0');
    act(state, 1, 'pass');
    expect(boroughOf(state, 1).tiles.map(({ type }) => type)).toEqual(['CH', 'P1']);
  });

  it('a tile of which no copy is left can’t be planned [SMC-BUILD-5]', () => {
    const state = ready();
    state.supply[NATURE.P1.index] = 0;
    expect(refused(state, 0, 'build:P1.a1.0')).toBe('SMC-BUILD-5');
    expect(refused(state, 0, 'build:UNI.a1.0')).toBe('SMC-CULTURE-1');
  });

  it('turns that look alike are one; tiles may be flipped [SMC-BUILD-8]', () => {
    const state = ready();
    expect(refused(state, 0, 'build:P1.a1.3')).toBe('SMC-BUILD-8');
    const turns = (
      type: 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'C2' | 'C3' | 'C4' | 'F3' | 'HAR' | 'MET' | 'CLI',
    ): number =>
      new Set(
        boardOf(state, 0)
          .spots(type)
          .map(({ turn }) => turn),
      ).size;
    expect(['R1', 'R2', 'R3', 'R4', 'R5'].map((type) => turns(type as 'R1'))).toEqual([1, 2, 4, 1, 8]);
    // spaces with a use tell turns apart
    expect(['C2', 'C3', 'C4', 'F3'].map((type) => turns(type as 'C2'))).toEqual([4, 8, 8, 4]);
    expect(['HAR', 'MET', 'CLI'].map((type) => turns(type as 'HAR'))).toEqual([4, 4, 1]);
  });

  it('money and materials at every step [SMC-BUILD-10]', () => {
    const state = ready();
    state.players[0]!.money = 3;
    expect(refused(state, 0, 'build:P3.a1.0+P1.c1.0')).toBe('SMC-BUILD-10');
    expect(refused(state, 0, 'build:P2.a1.0+P1.c1.0')).toBe('allowed');
  });
});

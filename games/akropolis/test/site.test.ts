import { describe, expect, it } from 'vitest';
import { type AkropolisFact, akropolis, type State } from '../rules/index.ts';
import { act, anyAction, begin, cityOf, wander } from './positions.ts';

const site = (state: State): readonly string[] => akropolis.observe(state, 0).site;

/** Takes a tile and lays it somewhere; what was told of it. */
function take(state: State, tile: string): AkropolisFact[] {
  const seat = akropolis.deciding(state)[0] as number;
  const action = akropolis.legalActions(state, seat).find((option) => option.tile === tile);
  if (action === undefined) throw new Error(`${tile} cannot be taken`);
  const facts: AkropolisFact[] = [];
  akropolis.apply(state, seat, action, { pick: () => 0, shuffle: () => [] }, (fact) => facts.push(fact));
  return facts;
}

describe('turns', () => {
  it('[AKR-TURN-1] [AKR-SETUP-5] go round clockwise to the end from who began, whoever holds the marker', () => {
    for (const seats of [2, 3, 4]) {
      let turn = 0;
      const end = wander(seats, seats, (state, chance) => {
        expect(akropolis.deciding(state)).toEqual(
          state.turn < 1000 && anyAction(state, chance) ? [(state.first + turn) % seats] : [],
        );
        turn++;
        return anyAction(state, chance);
      });
      expect(end.turn).toBe(turn - 1);
      expect(end.turn % seats).toBe(0);
    }
  });

  it('[AKR-TURN-1] acting out of turn is refused', () => {
    const state = begin(2);
    const action = akropolis.legalActions(state, 0)[0];
    if (action === undefined) throw new Error('no action');
    expect(akropolis.check(state, 1, action)).toMatchObject({
      rule: 'AKR-TURN-1',
      key: 'refusal.notYourTurn',
      args: { seat: 0 },
    });
    expect(akropolis.legalActions(state, 1)).toEqual([]);
  });

  it('[AKR-TURN-2] taking and laying are one action, and there is no other', () => {
    const state = begin(2);
    expect(akropolis.decision(state, 0)).toEqual({ kind: 'build', rule: 'AKR-TURN-2', args: { stones: 1 } });
    expect(akropolis.decision(state, 1)).toBeUndefined();
    const facts = take(state, 'T01');
    expect(facts.map(({ kind }) => kind)).toEqual(['took', 'built']);
    expect(state.turn).toBe(1);
  });

  it.each([
    ['action', 7],
    ['tile', { tile: 'T99', q: 0, r: 0, rotation: 0 }],
    ['tile', { tile: 'START', q: 0, r: 0, rotation: 0 }],
    ['q', { tile: 'T01', q: 0.5, r: 0, rotation: 0 }],
    ['r', { tile: 'T01', q: 0, r: 63, rotation: 0 }],
  ])('[AKR-TURN-2] reads no action without its %s', (field, value) => {
    expect(akropolis.readAction(value)).toMatchObject({ rule: 'AKR-TURN-2', args: { field } });
  });
});

describe('the construction site', () => {
  it('[AKR-SITE-1] a tile costs a stone for each tile in front of it', () => {
    for (const [index, tile] of ['T01', 'T02', 'T03', 'T04'].entries()) {
      const state = begin(2, ['T01', 'T02', 'T03', 'T04']);
      state.stones[0] = 5;
      const [took] = take(state, tile);
      expect(took).toEqual({ kind: 'took', seat: 0, tile, price: index });
      expect(state.stones[0]).toBe(5 - index);
    }
  });

  it('[AKR-SITE-1] a tile must lie on the site', () => {
    const state = begin(2, ['T01', 'T02', 'T03', 'T04']);
    expect(akropolis.check(state, 0, { tile: 'T05', q: 2, r: 0, rotation: 0 })).toMatchObject({
      rule: 'AKR-SITE-1',
      key: 'refusal.notOnSite',
      args: { tile: 'T05' },
    });
  });

  it('[AKR-SITE-2] stones that the tile wins cannot pay for it', () => {
    const grown = cityOf('T07@1,-1r1', 'T21@0,2r0', 'T16@2,1r1', 'T03@3,-1r1', 'T36@-2,3r0');
    const state: State = {
      ...begin(2, ['T28', 'T01', 'T02', 'T04']),
      cities: [grown, cityOf()],
      stones: [0, 0],
    };
    const onQuarries = { q: -1, r: 1, rotation: 2 };
    expect(akropolis.check(state, 0, { tile: 'T01', ...onQuarries })).toMatchObject({
      rule: 'AKR-SITE-2',
      key: 'refusal.tooDear',
      args: { tile: 'T01', cost: 1, stones: 0 },
    });
    act(state, 'T28@-1,1r2');
    expect(state.stones[0]).toBe(2);
  });

  it('[AKR-SITE-3] without stones only the first tile is left', () => {
    const state = begin(2);
    state.stones[0] = 0;
    expect(new Set(akropolis.legalActions(state, 0).map(({ tile }) => tile))).toEqual(
      new Set([site(state)[0]]),
    );
  });

  it('[AKR-SITE-4] [AKR-SITE-5] the last tile stays and leads the next stack; the marker moves left', () => {
    const state = begin(3, ['T01', 'T02', 'T03', 'T04', 'T05', 'T06', 'T07', 'T08', 'T09']);
    for (const tile of ['T01', 'T03', 'T02']) take(state, tile);
    expect(site(state)).toEqual(['T04', 'T05']);
    const facts = take(state, 'T05');
    expect(site(state)).toEqual(['T04', 'T06', 'T07', 'T08', 'T09']);
    expect(facts.at(-1)).toEqual({
      kind: 'refilled',
      reveals: true,
      tiles: ['T06', 'T07', 'T08', 'T09'],
      chief: 1,
    });
    expect(state.chief).toBe(1);
    expect(akropolis.observe(state, 0).stacks).toBe(10);
  });

  it('[AKR-SITE-6] stones paid are out of every hand', () => {
    const state = begin(2);
    state.stones[0] = 3;
    const before = state.stones[1];
    take(state, site(state)[3] as string);
    expect(state.stones).toEqual([0, before]);
  });
});

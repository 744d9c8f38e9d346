import { fastChance } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { hexCode } from '../rules/hexes.ts';
import {
  akropolis,
  type City,
  cellAt,
  checkPlacement,
  cityFrom,
  DEFAULT_RULINGS,
  footprint,
  hexAt,
  legalSpots,
  placementAt,
  spotOf,
} from '../rules/index.ts';
import { layTile } from '../rules/placement.ts';
import { scoreCity } from '../rules/scoring.ts';
import { tileHexes } from '../rules/tiles.ts';
import { begin, cityOf, climbingAction, mixedAction, wander } from './positions.ts';

/** Two tiles side by side east of the start tile, both on the ground. */
const LOW = ['T07@1,-1r1', 'T21@2,0r1'] as const;

const refusal = (city: City, q: number, r: number, rotation: number) =>
  checkPlacement(city, cellAt(q, r), rotation);

describe('the shape of a tile', () => {
  it('[AKR-PLACE-1] covers three hexes, clockwise from the anchor, in six ways', () => {
    const ways = [0, 1, 2, 3, 4, 5].map((rotation) => footprint(cellAt(0, 0), rotation).map(hexAt));
    expect(ways[0]).toEqual([
      { q: 0, r: 0 },
      { q: 0, r: -1 },
      { q: 1, r: -1 },
    ]);
    expect(ways[3]).toEqual([
      { q: 0, r: 0 },
      { q: 0, r: 1 },
      { q: -1, r: 1 },
    ]);
    expect(new Set(ways.map((cells) => JSON.stringify(cells))).size).toBe(6);
  });

  it('[AKR-PLACE-1] each spot can be taken three ways round, never mirrored', () => {
    for (let rotation = 0; rotation < 6; rotation++) {
      const spot = spotOf(cellAt(3, -2), rotation);
      const ways = [0, 1, 2].map((way) => placementAt(spot, way));
      expect(ways).toContainEqual({ anchor: cellAt(3, -2), rotation });
      const orders = ways.map((way) => footprint(way.anchor, way.rotation));
      const first = orders[0] as readonly number[];
      for (const [turn, order] of orders.entries())
        expect(order).toEqual([0, 1, 2].map((at) => first[(at + turn) % 3]));
    }
  });
});

describe('where a tile may lie', () => {
  it('[AKR-PLACE-2] on the ground it touches the city by an edge', () => {
    const city = cityOf();
    expect(refusal(city, 0, 1, 3)).toBeUndefined();
    expect(refusal(city, 0, 4, 3)).toMatchObject({
      rule: 'AKR-PLACE-2',
      key: 'refusal.detached',
      args: {
        cells: [
          { q: 0, r: 4 },
          { q: 0, r: 5 },
          { q: -1, r: 5 },
        ],
      },
    });
  });

  it('[AKR-PLACE-3] nothing hangs over empty land, and the free hexes are named', () => {
    expect(refusal(cityOf(), 0, 0, 0)).toMatchObject({
      rule: 'AKR-PLACE-3',
      key: 'refusal.overhang',
      args: { cells: [{ q: 1, r: -1 }] },
    });
  });

  it('[AKR-PLACE-4] the ground underneath is level, and the low hexes are named', () => {
    const city = cityOf(...LOW, 'T01@1,0r1');
    expect(city.heights.filter((height) => height === 2)).toHaveLength(3);
    const uneven = refusal(city, 0, 0, 1);
    expect(uneven).toMatchObject({ rule: 'AKR-PLACE-4', key: 'refusal.uneven' });
    expect(uneven?.args.cells).toEqual([
      { q: 0, r: 0 },
      { q: 1, r: -1 },
    ]);
  });

  it('[AKR-PLACE-5] it rests on two tiles at least, and three will do', () => {
    const city = cityOf(...LOW);
    expect(refusal(city, 1, -1, 1)).toMatchObject({ rule: 'AKR-PLACE-5', key: 'refusal.oneTile' });
    expect(refusal(city, 1, 0, 1)).toBeUndefined();
  });

  it('[AKR-PLACE-5] the start tile is one tile', () => {
    // No three of its own hexes make a triangle, so a tile on it always rests on another tile too.
    for (const spot of legalSpots(cityOf()))
      expect(footprint(spot >> 1, spot & 1).some((cell) => cityOf().cells.includes(cell))).toBe(false);
  });

  it('[AKR-PLACE-6] cities grow as high as anybody likes', () => {
    const tower = ['T01', 'T02', 'T03'].map((tile, at) => ({
      q: at % 2,
      r: at >> 1,
      hex: 'q',
      height: 30,
      tile,
    }));
    expect(checkPlacement(cityFrom(tower), cellAt(0, 0), 2)).toBeUndefined();
    const state = begin(1, [], { long: true });
    const chance = fastChance(11);
    for (let action = climbingAction(state, chance); action; action = climbingAction(state, chance))
      akropolis.apply(state, 0, action, chance);
    expect(Math.max(...(state.cities[0] as City).heights)).toBeGreaterThanOrEqual(4);
  });

  it('[AKR-PLACE-7] what is covered is gone, plazas with their stars too', () => {
    const city = cityOf(...LOW);
    const before = scoreCity(city, 0, DEFAULT_RULINGS).districts.garden.stars;
    layTile(city, 1, tileHexes(1), cellAt(1, 0), 1);
    const plaza = cellAt(1, -1);
    expect(city.hexes[city.cells.indexOf(plaza)]).toBe(hexCode('G'));
    expect([before, scoreCity(city, 0, DEFAULT_RULINGS).districts.garden.stars]).toEqual([3, 3]);
    layTile(city, 2, tileHexes(2), cellAt(1, -1), 5);
    expect(scoreCity(city, 0, DEFAULT_RULINGS).districts.garden.stars).toBe(0);
    expect(city.cells).toHaveLength(new Set(city.cells).size);
  });
});

describe('digging stone', () => {
  it('[AKR-STONE-1] each quarry covered gives a stone, on any level', () => {
    // One quarry of the start tile, one of T07; the third hex is T21's barracks.
    expect(layTile(cityOf(...LOW), 10, tileHexes(10), cellAt(1, 0), 1)).toBe(2);
    let upstairs = 0;
    for (let seed = 1; seed <= 8; seed++)
      wander(2, seed, (state, chance) => {
        const action = mixedAction(state, chance);
        const [seat] = akropolis.deciding(state);
        if (action === undefined || seat === undefined) return action;
        const before = akropolis.observe(state, seat).cities[seat];
        const covered = footprint(cellAt(action.q, action.r), action.rotation).flatMap((cell) =>
          (before?.cells ?? []).filter((top) => cellAt(top.q, top.r) === cell && top.hex === 'q'),
        );
        upstairs += covered.filter(({ height }) => height > 1).length;
        const price = akropolis.observe(state, seat).site.indexOf(action.tile);
        const after = akropolis.clone(state);
        akropolis.apply(after, seat, action, chance);
        expect(after.stones[seat]).toBe((state.stones[seat] as number) - price + covered.length);
        return action;
      });
    expect(upstairs).toBeGreaterThan(5);
  });

  it('[AKR-STONE-2] a purse holds any number of stones', () => {
    const state = begin(2);
    state.stones[0] = 500;
    const view = akropolis.observe(state, 0);
    expect(view.cities[0]?.score?.stonePoints).toBe(500);
    expect(new Set(akropolis.legalActions(state, 0).map(({ tile }) => tile)).size).toBe(4);
  });
});

import { fastChance, isViolation, openMatch, readOptions, startEvent, stateHash } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { akropolis, type State, tileLetters, tileName, type View } from '../rules/index.ts';
import { TILE_HEXES } from '../rules/tiles.data.ts';
import { countHexes } from '../rules/tiles.ts';
import { begin, optionsWith } from './positions.ts';

const atTable = (seats: number, long = false): View =>
  akropolis.observe(akropolis.setup({ seats, options: optionsWith(seats, { long }) }, fastChance(1)), 0);

/** A table where this seat begins. */
const begunBy = (first: string, seats: number): State =>
  akropolis.setup({ seats, options: optionsWith(seats, { first }) }, fastChance(1));

describe('setting the table', () => {
  it.each([
    { seats: 1, long: false, tiles: 37, site: 4, stacks: 11, turns: 36 },
    { seats: 2, long: false, tiles: 37, site: 4, stacks: 11, turns: 36 },
    { seats: 3, long: false, tiles: 49, site: 5, stacks: 11, turns: 48 },
    { seats: 4, long: false, tiles: 61, site: 6, stacks: 11, turns: 60 },
    { seats: 1, long: true, tiles: 61, site: 4, stacks: 19, turns: 60 },
    { seats: 2, long: true, tiles: 61, site: 4, stacks: 19, turns: 60 },
    { seats: 3, long: true, tiles: 61, site: 5, stacks: 14, turns: 60 },
  ])(
    '[AKR-SETUP-1] [AKR-SETUP-2] [AKR-OPTION-4] $seats seats, long $long: $tiles tiles, $stacks stacks',
    ({ seats, long, tiles, site, stacks, turns }) => {
      const view = atTable(seats, long);
      expect(view.site.length + view.unseen.length).toBe(tiles);
      expect(view.site).toHaveLength(site);
      expect(view.stacks).toBe(stacks);
      const all = [...view.site, ...view.unseen].toSorted();
      expect(all).toEqual(
        Array.from({ length: tiles }, (_, index) => `T${String(index + 1).padStart(2, '0')}`),
      );
      expect(tiles - 1).toBe(turns);
    },
  );

  it('[AKR-SETUP-1] the tiles are the printed ones: hexes by sort at each table', () => {
    const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
    expect(TILE_HEXES).toHaveLength(61);
    expect(countHexes(upTo(37))).toEqual({
      districts: [18, 12, 10, 8, 6],
      plazas: [5, 4, 4, 4, 3],
      quarries: 37,
    });
    expect(countHexes(upTo(49))).toEqual({
      districts: [27, 16, 13, 10, 7],
      plazas: [6, 5, 5, 5, 4],
      quarries: 49,
    });
    expect(countHexes(upTo(61))).toEqual({
      districts: [36, 20, 16, 12, 8],
      plazas: [7, 6, 6, 6, 5],
      quarries: 61,
    });
  });

  it('[AKR-SETUP-1] the tiles are the printed ones: each hex of each tile, clockwise', () => {
    // The hash of [id, letters] over the public listing both sources agree on; two hexes changing places would show.
    const listing = TILE_HEXES.map((_, at) => [tileName(at + 1), tileLetters(at + 1)]);
    expect(stateHash(listing)).toBe('6183fd091f61bdb08d860ff90404c937bc4969839d32e62f58504e6ace7f9655');
  });

  it('[AKR-SETUP-3] every city begins with a house plaza and three quarries round it', () => {
    for (const { cells } of atTable(3).cities)
      expect(cells).toEqual([
        { q: 0, r: 0, hex: 'H', height: 1, tile: 'START' },
        { q: 0, r: -1, hex: 'q', height: 1, tile: 'START' },
        { q: 1, r: 0, hex: 'q', height: 1, tile: 'START' },
        { q: -1, r: 1, hex: 'q', height: 1, tile: 'START' },
      ]);
  });

  it('[AKR-SETUP-4] stones grow with the order of play', () => {
    expect(begunBy('seat1', 4).stones).toEqual([1, 2, 3, 4]);
    expect(begunBy('seat3', 4).stones).toEqual([3, 4, 1, 2]);
    expect(begunBy('seat2', 3).stones).toEqual([3, 1, 2]);
  });

  it('[AKR-SETUP-5] [AKR-OPTION-6] the first player, named by the table, holds the marker and begins', () => {
    for (const first of [0, 1, 2]) {
      const state = begunBy(`seat${first + 1}`, 3);
      expect(state.chief).toBe(first);
      expect(akropolis.deciding(state)).toEqual([first]);
    }
  });

  it('[AKR-SETUP-5] [AKR-OPTION-6] chance decides who begins, each as often, and the log holds its word', () => {
    const counts = [0, 0, 0];
    for (let seed = 1; seed <= 300; seed++) {
      const options = optionsWith(3);
      const start = startEvent(akropolis, { seats: 3, options }, `seed ${seed}`, ['', '', '']);
      const { state } = openMatch(akropolis, start);
      expect(start.outcomes.at(-1)).toBe(state.first);
      expect([state.chief, akropolis.deciding(state)[0]]).toEqual([state.first, state.first]);
      expect(state.stones[state.first]).toBe(1);
      counts[state.first] = (counts[state.first] as number) + 1;
    }
    // 100 expected, a standard deviation of about 8.
    for (const count of counts) expect(Math.abs(count - 100)).toBeLessThan(40);
  });

  it('[AKR-OPTION-6] a log of before there was a choice has its first seat begin, and nothing more drawn', () => {
    const { first: _, ...options } = optionsWith(3);
    const start = startEvent(akropolis, { seats: 3, options }, 'seed', ['', '', ''], 1);
    expect(start.outcomes).toHaveLength(1);
    expect(openMatch(akropolis, start).state).toMatchObject({ first: 0, chief: 0, stones: [1, 2, 3] });
  });

  it('[AKR-SOLO-1] alone you begin, with one stone', () => {
    expect(begin(1)).toMatchObject({ first: 0, chief: 0, stones: [1], architect: { stones: 2 } });
    expect(isViolation(readOptions(akropolis.meta.options, { first: 'seat1' }, 1))).toBe(true);
  });

  it('draws the order of the tiles once, and every tile is as likely on the site', () => {
    const counts = new Map<string, number>();
    const rounds = 2000;
    for (let seed = 1; seed <= rounds; seed++) {
      const state = akropolis.setup({ seats: 2, options: optionsWith(2) }, fastChance(seed));
      for (const tile of akropolis.observe(state, 0).site) counts.set(tile, (counts.get(tile) ?? 0) + 1);
    }
    // 4 of 37 per match: 216 expected, a standard deviation of about 14.
    for (const count of counts.values()) expect(Math.abs(count - (rounds * 4) / 37)).toBeLessThan(70);
    expect(counts.size).toBe(37);
  });
});

describe('refused tables', () => {
  it.each([0, 5, 1.5, -2])('[AKR-SETUP-1] no table for %d', (seats) => {
    expect(akropolis.validate({ seats, options: optionsWith(2) })?.rule).toBe('AKR-SETUP-1');
  });

  it('[AKR-OPTION-4] no long match for four', () => {
    const options = { ...optionsWith(4), long: true };
    expect(akropolis.validate({ seats: 4, options })).toMatchObject({
      rule: 'AKR-OPTION-4',
      key: 'refusal.longAtFour',
    });
    expect(akropolis.validate({ seats: 3, options })).toBeUndefined();
    expect(isViolation(readOptions(akropolis.meta.options, { long: true }, 4))).toBe(true);
  });

  it('[AKR-OPTION-6] nobody begins who is not there', () => {
    const options = { ...optionsWith(3), first: 'seat4' };
    expect(akropolis.validate({ seats: 3, options })).toMatchObject({
      rule: 'AKR-OPTION-6',
      key: 'refusal.noSuchFirst',
      args: { seats: 3 },
    });
    expect(akropolis.validate({ seats: 4, options })).toBeUndefined();
  });

  it('[AKR-SOLO-1] no architect where people play each other', () => {
    const asked = { architect: 'metagenes' };
    expect(isViolation(readOptions(akropolis.meta.options, asked, 2))).toBe(true);
    expect(isViolation(readOptions(akropolis.meta.options, asked, 1))).toBe(false);
  });
});

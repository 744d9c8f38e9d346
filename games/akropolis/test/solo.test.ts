import { describe, expect, it } from 'vitest';
import {
  type Action,
  type AkropolisFact,
  ARCHITECTS,
  type Architect,
  akropolis,
  type District,
  holdingsOf,
  type State,
  scoreArchitect,
  tileNamed,
} from '../rules/index.ts';
import { beatsArchitect } from '../rules/ranking.ts';
import { architectsTile } from '../rules/site.ts';
import { anyAction, begin, wander } from './positions.ts';

/** Lays the tile somewhere; everything told of the turn. */
function take(state: State, tile: string): AkropolisFact[] {
  const action = akropolis.legalActions(state, 0).find((option) => option.tile === tile) as Action;
  const facts: AkropolisFact[] = [];
  akropolis.apply(state, 0, action, { pick: () => 0, shuffle: () => [] }, (fact) => facts.push(fact));
  return facts;
}

const score = (
  architect: Architect,
  tiles: readonly string[],
  variants: readonly District[] = [],
  stones = 0,
) => scoreArchitect(holdingsOf(tiles.map(tileNamed)), stones, { architect, variants });

describe('alone against an architect', () => {
  it('[AKR-SOLO-1] one stone for you, two and a start tile for the rival', () => {
    const view = akropolis.observe(begin(1), 0);
    expect(view.cities[0]?.stones).toBe(1);
    expect(view.architect).toMatchObject({ stones: 2, tiles: [] });
    expect(view.architect?.score?.districts.house).toEqual({ value: 0, stars: 1, points: 0 });
    expect(akropolis.observe(begin(2), 0)).not.toHaveProperty('architect');
  });

  it('[AKR-SOLO-2] what you pay goes to the rival, which can spend it at once', () => {
    // Only the fourth tile shows a plaza.
    const state = begin(1, ['T21', 'T22', 'T23', 'T24', 'T25', 'T26', 'T27']);
    state.architect.stones = 0;
    const facts = take(state, 'T22');
    expect(facts).toContainEqual({ kind: 'paidArchitect', seat: 0, stones: 1 });
    expect(state.stones).toEqual([0]);
    expect(state.architect.stones).toBe(1);
  });

  it('[AKR-SOLO-3] [AKR-SOLO-4] it takes the cheapest plaza it can pay, and its stones leave play', () => {
    const state = begin(1, ['T21', 'T22', 'T01', 'T02']);
    const facts = take(state, 'T21');
    expect(facts).toContainEqual({ kind: 'architectTook', tile: 'T01', price: 1 });
    expect(state.architect).toEqual({ stones: 1, tiles: [tileNamed('T01')] });
    expect(state.stones).toEqual([1]);
  });

  it.each([
    { site: ['T01', 'T02'], stones: 5, takes: 'T01' },
    { site: ['T21', 'T22', 'T01'], stones: 2, takes: 'T01' },
    { site: ['T21', 'T22', 'T01'], stones: 1, takes: 'T21' },
    { site: ['T21', 'T22', 'T23'], stones: 9, takes: 'T21' },
  ])('[AKR-SOLO-4] from $site with $stones stones it takes $takes', ({ site, stones, takes }) => {
    expect(architectsTile(site.map(tileNamed), stones)).toBe(tileNamed(takes));
  });

  it('[AKR-SOLO-5] it gathers its tiles and digs no stone', () => {
    const end = wander(1, 4, (state, chance) => {
      const before = state.architect.stones;
      const action = anyAction(state, chance);
      if (action === undefined) return action;
      const after = akropolis.clone(state);
      akropolis.apply(after, 0, action, chance);
      const paid = akropolis.observe(state, 0).site.indexOf(action.tile);
      expect(after.architect.stones).toBeLessThanOrEqual(before + paid);
      return action;
    });
    expect(end.architect.tiles).toHaveLength(end.turn / 2);
    expect(new Set(end.architect.tiles).size).toBe(end.turn / 2);
  });

  it('[AKR-SOLO-6] every district counts, times the stars of its colour', () => {
    // Mbq, Mhg: two market plazas, a house, a garden and a barracks.
    expect(score('hippodamos', ['T13', 'T14'], [], 3)).toMatchObject({
      districts: {
        house: { value: 1, stars: 1, points: 1 },
        market: { value: 0, stars: 4, points: 0 },
        barracks: { value: 1, stars: 0, points: 0 },
        garden: { value: 1, stars: 0, points: 0 },
      },
      stonePoints: 3,
      total: 4,
    });
  });

  it('[AKR-SOLO-7] [AKR-SOLO-8] [AKR-SOLO-9] three rivals, three measures', () => {
    // Mth and Thq: one temple under four stars would need Tqq; here one temple under two, two houses under one, a quarry.
    const totals = ARCHITECTS.map((architect) => score(architect, ['T16', 'T18']).total);
    expect(totals).toEqual([1 * 2 + 2 * 1, 1 * 2 + 2 * 1 + 2 * 4, 2 * 2 + 4 * 1]);
    expect(score('metagenes', []).quarryPoints).toBe(6);
    expect(score('hippodamos', ['T10']).quarryPoints).toBe(0);
  });

  it.each<{ architect: Architect; tiles: string[]; colour: District; plain: number; doubled: number }>([
    { architect: 'hippodamos', tiles: ['T01'], colour: 'house', plain: 1, doubled: 1 },
    { architect: 'callicrates', tiles: ['T31', 'T45', 'T01'], colour: 'house', plain: 10, doubled: 20 },
    { architect: 'callicrates', tiles: ['T31', 'T45'], colour: 'house', plain: 8, doubled: 8 },
    { architect: 'hippodamos', tiles: ['T22', 'T23', 'T25', 'T28'], colour: 'market', plain: 4, doubled: 4 },
    {
      architect: 'hippodamos',
      tiles: ['T22', 'T23', 'T25', 'T28', 'T15'],
      colour: 'market',
      plain: 4,
      doubled: 7,
    },
    {
      architect: 'callicrates',
      tiles: ['T22', 'T23', 'T25', 'T28', 'T15'],
      colour: 'market',
      plain: 8,
      doubled: 14,
    },
    { architect: 'hippodamos', tiles: ['T22', 'T23'], colour: 'barracks', plain: 2, doubled: 4 },
    { architect: 'hippodamos', tiles: ['T26'], colour: 'temple', plain: 1, doubled: 1 },
    { architect: 'metagenes', tiles: ['T26'], colour: 'temple', plain: 1, doubled: 1 },
    { architect: 'callicrates', tiles: ['T26'], colour: 'temple', plain: 2, doubled: 4 },
    { architect: 'metagenes', tiles: ['T30'], colour: 'garden', plain: 1, doubled: 2 },
  ])('[AKR-SOLO-10] $architect, $colour: $plain, with the harder condition $doubled', (row) => {
    const { architect, tiles, colour, plain, doubled } = row;
    const value = (variants: readonly District[]) =>
      score(architect, tiles, variants).districts[colour].value;
    expect([value([]), value([colour])]).toEqual([plain, doubled]);
  });

  it.each([
    { you: [50, 0], rival: [49, 9], wins: true },
    { you: [50, 3], rival: [50, 2], wins: true },
    { you: [50, 3], rival: [50, 3], wins: false },
    { you: [49, 9], rival: [50, 0], wins: false },
  ])('[AKR-SOLO-11] $you against $rival: $wins', ({ you, rival, wins }) => {
    const standing = ([total, stones]: number[]) => ({ total: total as number, stones: stones as number });
    expect(beatsArchitect(standing(you), standing(rival))).toBe(wins);
  });

  it('[AKR-SOLO-11] losing to the architect is rank 2', () => {
    const state = begin(1);
    state.architect.stones = 999;
    expect(akropolis.ranking(state)).toEqual([2]);
    state.architect.stones = 0;
    state.stones[0] = 500;
    expect(akropolis.ranking(state)).toEqual([1]);
  });
});

import { fastChance } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { bots } from '../bot/index.ts';
import { bestPlan } from '../bot/search.ts';
import { outlook } from '../bot/value.ts';
import { boardOf, boroughOf } from '../rules/borough.ts';
import { NATURE, type State, smallCity, spotOf } from '../rules/index.ts';
import { lay, live, optionsWith, phase, table } from './stage.ts';

/** Plays a match between players by seat. */
function contest(players: readonly string[], seed: number, options = {}): State {
  const chance = fastChance(seed);
  const state = smallCity.setup(
    { seats: players.length, options: optionsWith(players.length, options) },
    chance,
  );
  for (;;) {
    const [seat] = smallCity.deciding(state);
    if (seat === undefined) return state;
    const policy = bots.policies[players[seat]!];
    const list = policy === undefined ? smallCity.legalActions(state, seat) : [];
    const action =
      policy === undefined
        ? list[chance.pick(list.length)]!
        : policy({ view: smallCity.observe(state, seat), seat }, chance);
    expect(smallCity.check(state, seat, action)).toBeUndefined();
    smallCity.apply(state, seat, action, chance);
  }
}

describe('the planner', () => {
  it('beats a random player and scores well', () => {
    let sum = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const state = contest(['planner', 'random'], seed);
      expect(smallCity.ranking(state)).toEqual([1, 2]);
      sum += smallCity.scores(state)[0]!;
    }
    expect(sum / 2).toBeGreaterThan(40);
  });

  it('builds one coherent borough: homes touch culture, works touch no homes, parks keep the air clean', () => {
    const state = contest(['planner'], 2);
    const borough = boroughOf(state, 0);
    const tiles = borough.tiles.map((tile) => ({
      ...NATURE[tile.type],
      spot: spotOf(boardOf(state, 0), tile),
    }));
    const homes = tiles.filter(({ category }) => category === 'residence');
    const culture = tiles.filter(({ category }) => category === 'culture' || category === 'hall');
    expect(homes.filter(({ level }) => level >= 2).length).toBeGreaterThanOrEqual(2);
    expect(culture.length).toBeGreaterThanOrEqual(3);
    expect(tiles.some(({ category }) => category === 'park')).toBe(true);
    expect(state.players[0]!.pollution).toBeLessThan(40);
    const touched = homes.filter(({ spot }) =>
      culture.some((building) => building.spot.halo.some((cell) => spot.cells.includes(cell))),
    );
    expect(touched.length * 2).toBeGreaterThan(homes.length);
  });

  it('plays every way of winning and both boards by the rules', () => {
    contest(['planner', 'planner', 'random'], 5, { mode: 'economic', boards: 'expert' });
    contest(['planner', 'planner'], 6, { mode: 'citizens' });
    contest(['planner', 'random'], 7, { mode: 'cultural' });
  });

  it('reads nothing its View does not show', () => {
    const state = phase(table({ seats: 2 }), 'claim');
    state.rondel = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    state.takers = state.rondel.map(() => -1);
    const view = smallCity.observe(state, 0);
    state.players[1]!.promise = 12;
    expect(smallCity.observe(state, 0)).toEqual(view);
    const answers = [1, 2].map(() => bots.policies.planner!({ view, seat: 0 }, fastChance(9)));
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('outlook and search', () => {
  it('prefers a home near culture to one far away, and a park where there is smoke', () => {
    const near = phase(table({ seats: 2 }), 'build');
    const far = smallCity.clone(near);
    for (const state of [near, far]) lay(state, 0, 'SCH', 'e1');
    lay(near, 0, 'R1', 'd2');
    lay(far, 0, 'R1', 'g7');
    expect(outlook(near, 0)).toBeGreaterThan(outlook(far, 0));
    const smoky = phase(table({ seats: 2 }), 'build');
    smoky.round = 6;
    lay(smoky, 0, 'R4', 'a1');
    for (const where of ['a1', 'b1', 'a2', 'b2']) live(smoky, 0, where);
    smoky.players[0]!.money = 0;
    const green = smallCity.clone(smoky);
    lay(green, 0, 'P3', 'f5');
    expect(outlook(green, 0)).toBeGreaterThan(outlook(smoky, 0) + 5);
  });

  it('a search finds a legal plan no worse than the planner’s in its own trials', () => {
    const state = phase(table({ seats: 1 }), 'build');
    state.round = 7;
    state.rondel = ['A', 'B', 'C', 'D'];
    state.takers = [-1, 0, -1, -1];
    state.players[0]!.money = 6;
    const plan = bestPlan(state, 0, { plans: 3, whim: 3, rounds: 8, trials: 1 }, fastChance(3));
    expect(smallCity.check(state, 0, { kind: 'build', steps: plan })).toBeUndefined();
  });

  it('has the four levels, each a player there is', () => {
    expect(bots.levels.map(({ id }) => id)).toEqual(['apprentice', 'citizen', 'builder', 'master']);
    for (const { bot } of bots.levels) expect(Object.keys(bots.policies)).toContain(bot);
  });
});

import { fastChance } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { bots } from '../bot/index.ts';
import { draftWeights, model } from '../bot/model.ts';
import { murderWorth, robWorth, suspicions } from '../bot/naming.ts';
import { rushAction } from '../bot/rush.ts';
import { judge } from '../bot/worth.ts';
import { type CharacterId, citadels, type DistrictId, type State } from '../rules/index.ts';
import { choices, optionsWith, play, stage, view } from './stage.ts';

/** Plays a match between bots by seat. */
function contest(players: readonly ('rush' | 'random')[], seed: number): State {
  const chance = fastChance(seed);
  const state = citadels.setup({ seats: players.length, options: optionsWith(players.length) }, chance);
  for (;;) {
    const [seat] = citadels.deciding(state);
    if (seat === undefined) return state;
    const list = citadels.legalActions(state, seat);
    const action =
      players[seat] === 'rush'
        ? bots.policies.rush!({ view: view(state, seat), seat }, chance)
        : list[chance.pick(list.length)]!;
    expect(citadels.check(state, seat, action)).toBeUndefined();
    citadels.apply(state, seat, action, chance);
  }
}

describe('the rush player', () => {
  it('beats a random one', () => {
    let won = 0;
    for (let seed = 1; seed <= 5; seed++) {
      if (citadels.ranking(contest(['rush', 'random'], seed))[0] === 1) won++;
      if (citadels.ranking(contest(['random', 'rush'], seed))[1] === 1) won++;
    }
    expect(won).toBeGreaterThanOrEqual(9);
  });

  it('plays every table and every bonus card by the rules', () => {
    for (const [seats, options] of [
      [3, { districts: ['museum', 'armory', 'lighthouse', 'bellTower'] }],
      [5, { characters: ['witch', 'taxCollector', 'wizard', 'emperor', 'abbot', 'alchemist', 'queen'] }],
      [8, { characters: ['navigator', 'diplomat', 'artist'], ballRoom: true, length: '7' }],
    ] as const) {
      const chance = fastChance(seats);
      const state = citadels.setup({ seats, options: optionsWith(seats, options) }, chance);
      for (let actions = 0; citadels.deciding(state).length > 0; actions++) {
        expect(actions).toBeLessThan(1500);
        const seat = citadels.deciding(state)[0]!;
        const action = bots.policies.rush!({ view: view(state, seat), seat }, chance);
        expect(citadels.check(state, seat, action)).toBeUndefined();
        citadels.apply(state, seat, action, chance);
      }
    }
  });

  it('judges by what its seat may know: two States its View does not tell apart are judged alike', () => {
    const roles: CharacterId[] = ['thief', 'king', 'bishop', 'merchant'];
    const state = stage({ roles, hands: [['manor'], ['tavern'], ['temple'], ['docks']], gold: [1, 2, 3, 4] });
    for (let seed = 1; seed < 20; seed++) {
      const twin = citadels.determinize(view(state, 0), fastChance(seed));
      for (const action of citadels.legalActions(state, 0))
        expect(judge(twin, 0)(action)).toBeCloseTo(judge(state, 0)(action), 9);
    }
  });
});

describe('naming', () => {
  it('suspects nobody of what it passed on to others, nor of what it was not passed', () => {
    const state = stage({ roles: ['thief', 'king', 'bishop', 'merchant'], crown: 3 });
    const seen = view(state, 0).draft.own[0]!.seen;
    const cast = view(state, 0).cast;
    const rows = suspicions(state, 0);
    cast.forEach((id, index) => {
      if (seen.includes(id)) expect(rows[3]![index + 1]).toBe(0);
      else expect([rows[1]![index + 1], rows[2]![index + 1]]).toEqual([0, 0]);
    });
    for (const row of rows.slice(1)) expect(row.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
  });

  it('robs where the gold is and murders who is ahead', () => {
    const city: DistrictId[] = ['castle', 'palace', 'cathedral', 'church', 'market', 'prison'];
    const state = stage({
      roles: ['assassin', 'merchant', 'bishop', 'king'],
      cities: [[], [...city, 'tavern']],
      hands: [[], ['docks', 'harbor']],
      gold: [0, 9, 0, 0],
      crown: 0,
    });
    const rows = suspicions(state, 0);
    expect(murderWorth(state, 0, rows, 'merchant')).toBeGreaterThan(murderWorth(state, 0, rows, 'bishop'));
    expect(robWorth(state, 0, rows, 'merchant')).toBeGreaterThan(0.5);
  });
});

describe('the search model', () => {
  it('draws positions that show the View again, and plays them to the end', () => {
    const state = stage({ roles: ['king', 'thief', 'bishop', 'warlord'], hands: [['tavern']], at: 'king' });
    const chance = fastChance(2);
    const position = model.load(view(state, 0), 0, chance);
    expect(citadels.observe(position.state, 0)).toEqual(view(state, 0));
    const copy = model.copy(position);
    for (let moves = 0; model.toMove(copy) >= 0; moves++) {
      expect(moves).toBeLessThan(2000);
      model.play(copy, model.rollout!(copy, chance), chance);
    }
    expect(model.returns(copy).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    model.redraw!(position, chance);
    expect(citadels.observe(position.state, 0)).toEqual(view(state, 0));
    const moves: number[] = [];
    const count = model.moves(position, moves);
    expect(count).toBe(choices(state).length);
    expect(new Set(moves.slice(0, count).map((move) => model.identity(position, move))).size).toBe(count);
  });

  it('thinks rivals keep what serves them', () => {
    const state = stage({
      roles: ['king', 'thief', 'bishop', 'merchant'],
      cities: [[], [], [], ['tavern', 'market', 'docks', 'harbor']],
    });
    const weight = draftWeights(state);
    expect(weight(3, 0, 6)).toBeGreaterThan(weight(1, 0, 6));
  });

  it('has the purse and the city of a seat in its outlook', () => {
    const state = stage({ roles: ['king', 'thief', 'bishop', 'warlord'], gold: [9, 0, 0, 0], at: 'king' });
    const [first, ...others] = model.returns(model.load(view(state, 0), 0, fastChance(1)));
    expect(first).toBeGreaterThan(Math.max(...others));
    play(state, 'gold');
    expect(choices(state)).toContain(citadels.format(rushAction(state, 0, fastChance(1))));
  });
});

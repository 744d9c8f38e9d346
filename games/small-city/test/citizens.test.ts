import { describe, expect, it } from 'vitest';
import { boroughOf, guarded, isActive } from '../rules/borough.ts';
import { destinations, forecast, residenceVotes, type State, smallCity, votesOf } from '../rules/index.ts';
import { beginMoves } from '../rules/moving.ts';
import { smokeOf } from '../rules/smoke.ts';
import { act, at, cube, lay, listed, live, phase, refused, run, table, who } from './stage.ts';

const ready = (seats = 2, options = {}): State => phase(table({ seats, options }), 'move');
/** After the citizens were put where the test wants them. */
const begin = (state: State): State => {
  beginMoves(state);
  return state;
};
const reach = (state: State, seat: number, where: string, borough = seat): string[] =>
  destinations(state, seat, { borough, cell: at(where) }).map((place) => `${place.borough}.${place.cell}`);
const place = (borough: number, where: string): string => `${borough}.${at(where)}`;

describe('moving', () => {
  it('one citizen after another, each once [SMC-MOVE-1]', () => {
    const state = ready();
    lay(state, 0, 'P3', 'a1');
    live(state, 0, 'a1');
    begin(state);
    act(state, 0, 'move:0.a1:0.b1');
    expect(refused(state, 0, 'move:0.b1:0.a1')).toBe('SMC-MOVE-1');
    expect(refused(state, 0, 'move:1.c3:0.a1')).toBe('SMC-MOVE-1');
  });

  it('onto tiles that host people, posts and rest rooms among them [SMC-MOVE-2] [SMC-CULTURE-6]', () => {
    const state = ready();
    for (const [type, where] of [
      ['R1', 'a1'],
      ['WH', 'a7'],
      ['REF', 'c7'],
      ['HAR', 'f6'],
      ['SCH', 'e1'],
      ['POL', 'a4'],
    ] as const)
      lay(state, 0, type, where);
    live(state, 0, 'a1');
    begin(state);
    expect(reach(state, 0, 'a1')).toEqual([place(0, 'e1'), place(0, 'a4'), place(0, 'b4')]);
    for (const where of ['a7', 'c7', 'f6', 'g7', 'd6'])
      expect(refused(state, 0, `move:0.a1:0.${where}`)).toBe('SMC-MOVE-2');
  });

  it('one to a space [SMC-MOVE-3]', () => {
    const state = ready();
    lay(state, 0, 'P2', 'a1');
    live(state, 0, 'a1');
    live(state, 0, 'b1');
    begin(state);
    expect(refused(state, 0, 'move:0.a1:0.b1')).toBe('SMC-MOVE-3');
  });

  it('all move but those in residences and on duty [SMC-MOVE-4]', () => {
    const state = ready();
    lay(state, 0, 'R1', 'a1');
    lay(state, 0, 'CLI', 'e4');
    lay(state, 0, 'P2', 'a6');
    live(state, 0, 'a1');
    live(state, 0, 'f5');
    live(state, 0, 'a6');
    begin(state);
    expect(refused(state, 0, 'done')).toBe('SMC-MOVE-4');
    act(state, 0, 'move:0.a6:0.b6');
    expect(refused(state, 0, 'done')).toBe('allowed');
    expect(reach(state, 0, 'a1').length).toBeGreaterThan(0);
  });

  it('a workplace left in this phase is closed to the own citizens, not to others [SMC-MOVE-5]', () => {
    const state = ready();
    lay(state, 0, 'F1', 'a1');
    lay(state, 0, 'R1', 'd6');
    lay(state, 0, 'P1', 'g1');
    live(state, 0, 'a1');
    live(state, 0, 'd6');
    lay(state, 1, 'P2', 'a1');
    live(state, 1, 'a1');
    begin(state);
    act(state, 0, 'move:0.a1:0.g1');
    expect(refused(state, 0, 'move:0.d6:0.a1')).toBe('SMC-MOVE-5');
    act(state, 0, 'done');
    expect(refused(state, 1, 'move:1.a1:0.a1')).toBe('allowed');
  });

  it('who cannot move goes to City Hall, or to the Career Center [SMC-MOVE-6]', () => {
    const state = ready(1);
    lay(state, 0, 'F1', 'a1');
    lay(state, 0, 'F1', 'g7');
    live(state, 0, 'a1');
    live(state, 0, 'g7');
    begin(state);
    expect(listed(state, 0)).toEqual([`move:0.${at('a1')}:0.-1`, `move:0.${at('g7')}:0.-1`]);
    act(state, 0, 'move:0.a1:0.-1');
    expect(boroughOf(state, 0).who[at('d4')]).toBe(0);
    const { reserve } = state.players[0]!;
    const facts = act(state, 0, 'move:0.g7:0.-1');
    expect(facts[0]).toMatchObject({ kind: 'wentHome', hall: false, why: 'stuck' });
    // it went to the Career Center; the two empty factories attract nobody, City Hall being full
    expect(state.players[0]!.reserve).toBe(reserve + 1);
    const free = ready();
    lay(free, 0, 'P2', 'a1');
    live(free, 0, 'a1');
    expect(refused(begin(free), 0, 'move:0.a1:0.-1')).toBe('SMC-MOVE-6');
  });

  it('City Hall waits [SMC-MOVE-7]', () => {
    const state = ready();
    lay(state, 0, 'P1', 'a1');
    lay(state, 0, 'R1', 'g1');
    live(state, 0, 'g1');
    begin(state);
    expect(refused(state, 0, 'move:0.c3:0.a1')).toBe('SMC-MOVE-7');
  });
});

describe('posts', () => {
  it('one of each station; staffed at once or while moving, never from City Hall [SMC-SERVICE-1] [SMC-SERVICE-2]', () => {
    const state = phase(table({ seats: 2 }), 'build');
    lay(state, 0, 'R1', 'a1');
    live(state, 0, 'a1');
    expect(refused(state, 0, `build:POL.f1.0;s${at('c3')}`)).toBe('SMC-SERVICE-2');
    expect(refused(state, 0, `build:P2.f1.0;s${at('a1')}`)).toBe('SMC-SERVICE-2');
    expect(refused(state, 0, `build:POL.f1.0;s${at('a1')}`)).toBe('allowed');
    lay(state, 0, 'FIR', 'f4');
    expect(refused(state, 0, 'build:FIR.a5.0')).toBe('SMC-SERVICE-1');
    act(state, 0, `build:POL.f1.0;s${at('a1')}`);
    act(state, 1, 'build:');
    expect(isActive(state, 0, 'POL')).toBe(true);
    expect(state.players[0]!.money).toBe(18);
    act(state, 0, 'move:0.f1:0.f4');
    expect([isActive(state, 0, 'POL'), isActive(state, 0, 'FIR')]).toEqual([false, true]);
    expect(reach(state, 0, 'f4')).toEqual([]);
  });

  it('a post holds one citizen [SMC-CULTURE-4] [SMC-CULTURE-5]', () => {
    const state = ready();
    lay(state, 0, 'UNI', 'e1');
    lay(state, 0, 'R2', 'a1');
    live(state, 0, 'a1');
    live(state, 0, 'b1');
    begin(state);
    act(state, 0, 'move:0.a1:0.e1');
    expect(refused(state, 0, 'move:0.b1:0.f1')).toBe('SMC-MOVE-3');
    expect(votesOf(state, 0)).toEqual({ residences: 1, university: 3 });
  });

  it('Police sends tourists around it home and keeps 10 squares [SMC-SERVICE-3]', () => {
    const state = ready();
    lay(state, 0, 'POL', 'e6');
    lay(state, 0, 'P2', 'e5');
    lay(state, 0, 'P1', 'a1');
    lay(state, 0, 'R1', 'a4');
    live(state, 0, 'a4');
    live(state, 0, 'e5', 1);
    live(state, 0, 'a1', 1);
    begin(state);
    expect(guarded(state, 0)).toEqual([]);
    const facts = act(state, 0, 'move:0.a4:0.e6');
    expect(facts.filter(({ kind }) => kind === 'wentHome')).toMatchObject([
      { seat: 1, hall: true, why: 'police' },
    ]);
    expect(guarded(state, 0)).toHaveLength(10);
    expect([who(state, 0, 'e5'), who(state, 0, 'a1')]).toEqual([-1, 1]);
    act(state, 0, 'done');
    expect(refused(state, 1, 'move:0.a1:0.f5')).toBe('SMC-SERVICE-3');
  });
});

describe('tourists', () => {
  it('one in each other borough, two with a Metro [SMC-TOURIST-1] [SMC-CULTURE-3]', () => {
    const state = ready(3);
    lay(state, 0, 'R2', 'a1');
    live(state, 0, 'a1');
    live(state, 0, 'b1');
    for (const seat of [1, 2]) lay(state, seat, 'P3', 'a1');
    begin(state);
    act(state, 0, 'move:0.a1:1.a1');
    expect(refused(state, 0, 'move:0.b1:1.b1')).toBe('SMC-TOURIST-1');
    expect(refused(state, 0, 'move:0.b1:2.b1')).toBe('allowed');
    lay(state, 0, 'MET', 'e5');
    expect(refused(state, 0, 'move:0.b1:1.b1')).toBe('allowed');
  });

  it('nobody visits the borough opposite in round 1, or ever [SMC-TOURIST-2] [SMC-OPTION-2]', () => {
    for (const [options, round, rule] of [
      [{}, 1, 'SMC-TOURIST-2'],
      [{}, 2, 'allowed'],
      [{ opposite: 'never' }, 2, 'SMC-OPTION-2'],
    ] as const) {
      const state = ready(4, options);
      state.round = round;
      lay(state, 0, 'R1', 'a1');
      live(state, 0, 'a1');
      for (const seat of [1, 2]) lay(state, seat, 'P1', 'a1');
      begin(state);
      expect(refused(state, 0, 'move:0.a1:2.a1')).toBe(rule);
      expect(refused(state, 0, 'move:0.a1:1.a1')).toBe('allowed');
    }
  });

  it('not into homes, stations, CliniC, University [SMC-TOURIST-3]', () => {
    const state = ready();
    lay(state, 0, 'R1', 'a1');
    live(state, 0, 'a1');
    lay(state, 1, 'R1', 'a1');
    lay(state, 1, 'POL', 'a3');
    lay(state, 1, 'UNI', 'e1');
    lay(state, 1, 'SCH', 'g7');
    begin(state);
    for (const where of ['a1', 'a3', 'e1'])
      expect(refused(state, 0, `move:0.a1:1.${where}`)).toBe('SMC-TOURIST-3');
    expect(refused(state, 0, 'move:0.a1:1.g7')).toBe('allowed');
  });

  it('move on in the borough, else beside it, else home [SMC-TOURIST-4]', () => {
    const state = ready(4);
    state.round = 2;
    lay(state, 1, 'P2', 'a1');
    live(state, 1, 'a1', 0);
    lay(state, 0, 'P1', 'a1');
    lay(state, 2, 'P1', 'a1');
    lay(state, 3, 'P1', 'a1');
    begin(state);
    expect(reach(state, 0, 'a1', 1)).toEqual([place(1, 'b1')]);
    expect(refused(state, 0, 'move:1.a1:0.a1')).toBe('SMC-TOURIST-4');
    live(state, 1, 'b1');
    expect(reach(state, 0, 'a1', 1)).toEqual([place(2, 'a1')]);
    live(state, 2, 'a1');
    expect(reach(state, 0, 'a1', 1)).toEqual(['0.-1']);
  });

  it('work for their owner and rest in culture [SMC-TOURIST-5]', () => {
    const state = phase(table({ seats: 2 }), 'income');
    lay(state, 1, 'C1', 'a1');
    live(state, 1, 'a1', 0);
    lay(state, 1, 'SCH', 'g1');
    run(state);
    expect(state.players.map(({ money }) => money)).toEqual([21, 21]);
  });

  it('nobody visits a borough that is out; alone there is nowhere to go [SMC-TOURIST-6] [SMC-SOLO-4]', () => {
    const state = ready(3);
    lay(state, 0, 'R1', 'a1');
    live(state, 0, 'a1');
    lay(state, 1, 'P1', 'a1');
    lay(state, 2, 'P1', 'a1');
    state.players[1]!.out = true;
    begin(state);
    expect(reach(state, 0, 'a1')).toEqual([place(2, 'a1')]);
    const alone = ready(1);
    lay(alone, 0, 'R1', 'a1');
    live(alone, 0, 'a1');
    expect(reach(begin(alone), 0, 'a1')).toEqual([]);
  });
});

describe('new homes', () => {
  it('City Hall into empty Residences 1, the owner choosing when there are more [SMC-HOUSING-1]', () => {
    const state = phase(table({ seats: 2 }), 'housing');
    for (const where of ['a1', 'c1', 'e1']) lay(state, 0, 'R1', where);
    lay(state, 0, 'R2', 'a6');
    run(state);
    expect([who(state, 0, 'a1'), who(state, 0, 'c1'), who(state, 0, 'e1'), who(state, 0, 'a6')]).toEqual([
      0, 0, 0, -1,
    ]);
    const more = phase(table({ seats: 2 }), 'housing');
    for (const where of ['a1', 'c1', 'e1', 'g1']) lay(more, 0, 'R1', where);
    run(more);
    expect(smallCity.decision(more, 0)).toMatchObject({ kind: 'house', rule: 'SMC-HOUSING-1' });
    expect(refused(more, 0, 'house:a2')).toBe('SMC-HOUSING-1');
    act(more, 0, 'house:g1');
    expect(who(more, 0, 'g1')).toBe(0);
  });

  it('a newcomer for each empty factory space, after tourists took theirs, homeless till next round [SMC-HOUSING-2]', () => {
    const state = phase(table({ seats: 2 }), 'housing');
    lay(state, 0, 'F3', 'a7');
    lay(state, 0, 'R1', 'g1');
    lay(state, 0, 'R1', 'g3');
    lay(state, 0, 'R1', 'g5');
    live(state, 0, 'b7', 1);
    run(state);
    expect(boroughOf(state, 0).who.slice(at('c3'), at('d3') + 1)).toEqual([0, 0]);
    expect(state.players[0]!.reserve).toBe(9);
    expect([who(state, 0, 'g1'), who(state, 0, 'g3'), who(state, 0, 'g5')]).toEqual([0, 0, 0]);
  });

  it('City Hall holds four, cubes included [SMC-HOUSING-3]', () => {
    const state = phase(table({ seats: 2 }), 'housing');
    lay(state, 0, 'F3', 'a7');
    cube(state, 0, 'd4', 0);
    run(state);
    expect(state.players[0]!.reserve).toBe(11);
  });
});

describe('votes', () => {
  it('golden numbers: 15, 14 with a roommate, 6, 4 not 10 [SMC-VOTE-1] [SMC-CARD-11]', () => {
    expect(residenceVotes(5, 0, 5)).toBe(15);
    expect(residenceVotes(4, 1, 4)).toBe(14);
    expect(residenceVotes(3, 0, 5)).toBe(6);
    const state = phase(table({ seats: 2 }), 'vote');
    for (const where of ['a1', 'b1', 'a2', 'b2']) {
      lay(state, 0, 'R1', where);
      live(state, 0, where);
    }
    run(state);
    expect(state.players[0]!.votes).toBe(4);
    const large = phase(table({ seats: 2 }), 'vote');
    lay(large, 0, 'R4', 'a1');
    for (const where of ['a1', 'b1', 'a2', 'b2']) live(large, 0, where);
    expect(votesOf(large, 0).residences).toBe(10);
  });

  it('an active University adds 3 [SMC-VOTE-2]', () => {
    const state = phase(table({ seats: 2 }), 'vote');
    lay(state, 0, 'UNI', 'e1');
    live(state, 0, 'e1');
    run(state);
    expect(state.players[0]!.votes).toBe(3);
  });
});

describe('the Attorney', () => {
  it('two of the own in one space, once; both move next round [SMC-CARD-11]', () => {
    const state = ready(2, { mode: 'votes' });
    state.players[0]!.card = 'K';
    lay(state, 0, 'R2', 'a1');
    lay(state, 0, 'C1', 'c1');
    lay(state, 0, 'P2', 'f1');
    live(state, 0, 'a1');
    live(state, 0, 'b1');
    live(state, 0, 'c1');
    live(state, 0, 'f1');
    begin(state);
    act(state, 0, 'move:0.c1:0.a1');
    expect(boroughOf(state, 0).mate[at('a1')]).toBe(0);
    expect(refused(state, 0, 'move:0.f1:0.b1')).toBe('SMC-MOVE-3');
    expect(refused(state, 0, 'move:0.a1:0.g1')).toBe('SMC-MOVE-1');
    expect(votesOf(state, 0).residences).toBe(1 + 2 + 2);
    act(state, 0, 'move:0.f1:0.g1');
    // next round
    state.players[0]!.card = '';
    phase(begin(state), 'move');
    expect(smallCity.decision(state, 0)?.args).toEqual({ must: 2 });
    act(state, 0, 'move:0.a1:0.c1');
    expect(refused(state, 0, 'done')).toBe('SMC-MOVE-4');
  });
});

describe('the forecast', () => {
  it('money, votes, pollution and deaths of the round as citizens stand', () => {
    const state = ready();
    lay(state, 0, 'R2', 'a1');
    live(state, 0, 'a1');
    live(state, 0, 'b1');
    lay(state, 0, 'C1', 'd1');
    live(state, 0, 'd1');
    lay(state, 0, 'F1', 'a7');
    live(state, 0, 'a7', 1);
    lay(state, 0, 'P2', 'f1');
    state.players[0]!.pollution = 12;
    expect(forecast(state, 0)).toEqual({
      money: 2,
      trades: { sell: 0, buy: 0, give: 0 },
      cubes: [0, 0, 0],
      votes: 3,
      rise: 3,
      pollution: 15,
      deaths: 1,
      out: false,
    });
    expect(forecast(state, 1)).toMatchObject({ cubes: [1, 0, 0], rise: 0, deaths: 0 });
    expect(smokeOf(state, 0, 1)).toMatchObject({ citizens: 4, factories: 1, parks: 2 });
  });
});

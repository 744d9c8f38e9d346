import { describe, expect, it } from 'vitest';
import { boroughOf } from '../rules/borough.ts';
import { graveSites, type State, smallCity, victims } from '../rules/index.ts';
import { smokeOf } from '../rules/smoke.ts';
import { act, at, lay, listed, live, phase, refused, run, table } from './stage.ts';

const ready = (name: State['phase'], seats = 2, options = {}): State =>
  phase(table({ seats, options }), name);

describe('pollution', () => {
  it('citizens and tourists, but not on City Hall and in cemeteries [SMC-SMOKE-1]', () => {
    const state = ready('smoke');
    lay(state, 0, 'P1', 'a1');
    lay(state, 0, 'R2', 'a3');
    live(state, 0, 'a1', 1);
    live(state, 0, 'a3');
    live(state, 0, 'b3');
    boroughOf(state, 0).graves.push({ cell: at('g7'), seat: 0 });
    expect(smokeOf(state, 0)).toEqual({ citizens: 3, factories: 0, parks: 1, rise: 2 });
  });

  it('factories that made something, for whomever; Engineer spares them, Ecologist commerce [SMC-SMOKE-2] [SMC-CARD-4] [SMC-CARD-10]', () => {
    const state = ready('smoke', 2, { mode: 'votes' });
    lay(state, 0, 'F3', 'a7');
    lay(state, 0, 'F1', 'f7');
    lay(state, 0, 'C1', 'a1');
    live(state, 0, 'a1');
    boroughOf(state, 0).smoke = [at('a7'), at('b7'), at('f7')];
    expect(smokeOf(state, 0)).toMatchObject({ citizens: 1, factories: 2 });
    state.players[0]!.card = 'D';
    expect(smokeOf(state, 0)).toMatchObject({ citizens: 1, factories: 0 });
    state.players[0]!.card = 'J';
    expect(smokeOf(state, 0)).toMatchObject({ citizens: 0, factories: 2 });
  });

  it('each park space takes 1 off, never below 0, never off what has piled up [SMC-SMOKE-3] [SMC-PARK-3]', () => {
    const state = ready('smoke');
    lay(state, 0, 'P3', 'a1');
    state.players[0]!.pollution = 5;
    state.players[0]!.rise = 2;
    run(state);
    expect([state.players[0]!.pollution, state.players[0]!.rise]).toEqual([5, 2]);
  });

  it('100: out at once, everybody dies, guests go home; the last one wins [SMC-SMOKE-4] [SMC-END-3]', () => {
    const state = ready('smoke', 3);
    lay(state, 0, 'R1', 'a1');
    live(state, 0, 'a1');
    lay(state, 0, 'P1', 'c1');
    live(state, 0, 'c1', 1);
    lay(state, 1, 'P1', 'a1');
    live(state, 1, 'a1', 0);
    state.players[0]!.pollution = 99;
    run(state);
    expect(state.players[0]).toMatchObject({ out: true, gone: 22, reserve: 0, pool: 0 });
    expect(boroughOf(state, 1).who.filter((seat) => seat === 1)).toHaveLength(4);
    expect(state.phase).not.toBe('over');
    expect(smallCity.ranking(state)[0]).toBe(3);
    expect(smallCity.deciding(state)).not.toContain(0);
    // who is out counts as anyone, so that somebody of the others has to lose a citizen [SMC-DEATH-1]
    expect(state.asks.map(({ kind }) => kind)).toContain('victim');
    state.asks.length = 0;
    state.players[1]!.pollution = 100;
    phase(state, 'smoke');
    run(state);
    expect(state.phase).toBe('over');
    expect(smallCity.ranking(state)).toEqual([2, 2, 1]);
    expect(smallCity.invariants!(state)['citizens.0']).toBe(22);
  });
});

describe('deaths', () => {
  const dirty = (rises: number[], totals: number[]): State => {
    const state = ready('smoke', rises.length);
    rises.forEach((rise, seat) => {
      state.players[seat]!.pollution = totals[seat]!;
      state.players[seat]!.rise = rise;
    });
    return state;
  };
  const dead = (state: State): number[] =>
    run(state)
      .filter(({ kind }) => kind === 'mustDie')
      .map(({ seat }) => seat as number);

  it('from 10 on, where pollution rose most; ties by total, then all [SMC-DEATH-1]', () => {
    expect(dead(dirty([9, 0], [9, 9]))).toEqual([]);
    expect(dead(dirty([3, 1], [3, 10]))).toEqual([0]);
    expect(dead(dirty([2, 2], [11, 12]))).toEqual([1]);
    expect(dead(dirty([2, 2], [12, 12]))).toEqual([0, 1]);
    expect(dead(dirty([0, 0, 0], [10, 0, 0]))).toEqual([0]);
  });

  it.each([
    [2, [1]],
    [1, []],
  ])('the pollution of a player who is out counts as anyone’s, version %i [SMC-DEATH-1]', (version, who) => {
    const state = { ...dirty([0, 2, 1], [100, 5, 4]), version };
    state.players[0]!.out = true;
    expect(dead(state)).toEqual(who);
  });

  it('the owner chooses, a tourist too [SMC-DEATH-2]', () => {
    const state = dirty([3, 0], [12, 0]);
    lay(state, 0, 'P2', 'a1');
    live(state, 0, 'a1');
    live(state, 0, 'b1', 1);
    run(state);
    expect(listed(state, 0).sort()).toEqual(
      ['a1', 'b1', 'c3', 'c4', 'd3'].map((where) => `victim:${at(where)}`).sort(),
    );
    expect(refused(state, 0, 'victim:g7')).toBe('SMC-DEATH-2');
    act(state, 0, 'victim:b1');
    act(state, 0, 'grave:g7');
    expect(boroughOf(state, 0).graves).toEqual([{ cell: at('g7'), seat: 1 }]);
  });

  it('a protected tourist goes home instead; not to be chosen where all are [SMC-DEATH-3] [SMC-SERVICE-4]', () => {
    const state = dirty([3, 0, 0], [12, 0, 0]);
    lay(state, 0, 'P2', 'a1');
    live(state, 0, 'a1', 1);
    lay(state, 1, 'FIR', 'e6');
    live(state, 1, 'e6');
    run(state);
    expect(refused(state, 0, 'victim:a1')).toBe('SMC-DEATH-3');
    live(state, 0, 'b1', 2);
    act(state, 0, 'victim:a1');
    expect(boroughOf(state, 1).who.filter((seat) => seat === 1)).toHaveLength(5);
    expect(boroughOf(state, 0).graves).toEqual([]);
    expect(state.asks).toEqual([]);
  });

  it('with an active CliniC nobody of one’s own dies [SMC-DEATH-4] [SMC-CULTURE-4]', () => {
    const state = dirty([3, 0], [12, 0]);
    lay(state, 0, 'CLI', 'e5');
    live(state, 0, 'f5');
    const facts = run(state);
    expect(facts.some(({ kind }) => kind === 'nobodyDies')).toBe(true);
    expect(state.phase).toBe('council');
    const guest = dirty([3, 0], [12, 0]);
    lay(guest, 0, 'CLI', 'e5');
    live(guest, 0, 'f5');
    lay(guest, 0, 'P1', 'a1');
    live(guest, 0, 'a1', 1);
    run(guest);
    expect(victims(guest, 0)).toEqual([at('a1')]);
    expect(refused(guest, 0, 'victim:f5')).toBe('SMC-DEATH-4');
  });

  it('a grave touches the first one, else any, else lies anywhere [SMC-DEATH-5]', () => {
    const state = dirty([3, 0], [12, 0]);
    const borough = boroughOf(state, 0);
    const buried = (...cells: string[]): void => {
      for (const cell of cells) {
        borough.grid[at(cell)] = -2;
        borough.graves.push({ cell: at(cell), seat: 0 });
      }
    };
    const sites = (of = state): number[] => graveSites(of, 0).sort((a, b) => a - b);
    const everywhere = sites();
    buried('c1', 'b1', 'a1');
    lay(state, 0, 'P1', 'a2');
    // version 1 looked at the last grave alone, found no room beside it and offered all that is empty
    expect(sites({ ...state, version: 1 }).length).toBeGreaterThan(30);
    expect(sites()).toEqual([at('d1'), at('c2')].sort((a, b) => a - b));
    lay(state, 0, 'P1', 'd1');
    lay(state, 0, 'P1', 'c2');
    expect(sites()).toEqual([at('b2')]);
    lay(state, 0, 'P1', 'b2');
    expect(sites()).toEqual(
      everywhere.filter((cell) => !['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2'].map(at).includes(cell)),
    );
  });

  it('cemeteries lie in a row on empty ground, or the meeple leaves the game [SMC-DEATH-5]', () => {
    const state = dirty([3, 0], [12, 0]);
    run(state);
    act(state, 0, 'victim:c3');
    expect(refused(state, 0, 'grave:c4')).toBe('SMC-DEATH-5');
    expect(refused(state, 0, 'grave:h1')).toBe('SMC-DEATH-5');
    act(state, 0, 'grave:a1');
    expect(graveSites(state, 0).sort((a, b) => a - b)).toEqual([at('b1'), at('a2')]);
    const full = dirty([3, 0], [12, 0]);
    const { grid } = boroughOf(full, 0);
    grid.forEach((tile, cell) => {
      if (tile === -1) grid[cell] = -2;
    });
    run(full);
    act(full, 0, 'victim:c3');
    expect(full.players[0]!.gone).toBe(1);
    expect(full.phase).toBe('council');
  });

  it.each([
    ['citizen', 30, 0],
    ['mayor', 5, 0],
    ['mayor', 6, 1],
    ['governor', 2, 0],
    ['governor', 3, 1],
    ['senator', 0, 0],
    ['senator', 1, 1],
    ['president', 2, 2],
  ])('alone, %s: a rise of %i kills %i [SMC-SOLO-5]', (difficulty, rise, count) => {
    const state = ready('smoke', 1, { difficulty });
    state.players[0]!.rise = rise;
    run(state);
    let buried = 0;
    while (state.asks.length > 0) {
      const [action] = listed(state, 0);
      if (action!.startsWith('grave')) buried++;
      act(state, 0, action!);
    }
    expect(buried).toBe(count);
  });
});

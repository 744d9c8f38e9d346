import { describe, expect, it } from 'vitest';
import { boroughOf } from '../rules/borough.ts';
import { revenueOf } from '../rules/flow.ts';
import { ROUNDS, type State, smallCity } from '../rules/index.ts';
import { act, at, cube, lay, listed, live, phase, refused, run, table, who } from './stage.ts';

const ready = (name: State['phase'], seats = 2, options = {}): State =>
  phase(table({ seats, options }), name);

describe('income', () => {
  it('in turn order, all of it before the next [SMC-INCOME-1]', () => {
    const state = ready('income');
    for (const seat of [0, 1]) {
      lay(state, seat, 'F1', 'a7');
      lay(state, seat, 'WH', 'b7');
      live(state, seat, 'a7');
    }
    state.materials[0] = 1;
    run(state);
    act(state, 0, `store:0:${at('b7')}`);
    expect(boroughOf(state, 1).cube.every((one) => one === 0)).toBe(true);
    expect(state.phase).toBe('council');
  });

  it('$1 per tourist in the borough, even in a park [SMC-INCOME-2]', () => {
    const state = ready('income', 3);
    lay(state, 0, 'P2', 'a1');
    live(state, 0, 'a1', 1);
    live(state, 0, 'b1', 2);
    run(state);
    expect(state.players[0]!.money).toBe(22);
  });

  it('$1 per citizen on a $1 space [SMC-INCOME-3]', () => {
    const state = ready('income');
    lay(state, 0, 'C1', 'a1');
    lay(state, 0, 'C2', 'a3');
    live(state, 0, 'a1');
    live(state, 0, 'a3');
    run(state);
    expect(state.players[0]!.money).toBe(22);
  });

  it('trades, chained as the owner likes: cubes for money, money for votes, cubes for votes [SMC-INCOME-4] [SMC-INCOME-5] [SMC-INCOME-6]', () => {
    const state = ready('income');
    lay(state, 0, 'C4', 'a1');
    for (const where of ['a1', 'b1', 'a2', 'b2']) live(state, 0, where);
    lay(state, 0, 'WH', 'f1');
    lay(state, 0, 'WH', 'f3');
    cube(state, 0, 'f1', 2);
    cube(state, 0, 'g1', 1);
    cube(state, 0, 'f3', 0);
    state.players[0]!.money = 0;
    run(state);
    expect(state.trades).toEqual({ sell: 1, buy: 1, give: 1 });
    expect(refused(state, 0, 'buy:4')).toBe('SMC-INCOME-5');
    expect(refused(state, 0, 'buy:5')).toBe('SMC-INCOME-5');
    expect(refused(state, 0, 'sell:a5')).toBe('SMC-INCOME-4');
    act(state, 0, 'sell:f1');
    expect(state.players[0]!.money).toBe(6);
    expect(refused(state, 0, 'sell:g1')).toBe('SMC-INCOME-4');
    act(state, 0, 'buy:4');
    expect([state.players[0]!.money, state.players[0]!.votes]).toEqual([2, 5]);
    act(state, 0, 'give:g1');
    expect(state.players[0]!.votes).toBe(10);
    expect(state.materials).toEqual([15, 8, 6]);
  });

  it.each([
    [0, 2, 3],
    [1, 3, 5],
    [2, 5, 7],
  ])('cube %i sells for $%i and gives %i votes [SMC-INCOME-4] [SMC-INCOME-6]', (colour, money, votes) => {
    const state = ready('income');
    lay(state, 0, 'C4', 'a1');
    for (const where of ['a1', 'b1', 'a2', 'b2']) live(state, 0, where);
    lay(state, 0, 'WH', 'f1');
    cube(state, 0, 'f1', colour);
    run(state);
    const other = smallCity.clone(state);
    act(state, 0, 'sell:f1');
    act(other, 0, 'give:f1');
    expect(state.players[0]!.money).toBe(21 + money);
    expect(other.players[0]!.votes).toBe(votes);
  });

  it.each([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ])('$%i buys %i votes [SMC-INCOME-5]', (money, votes) => {
    const state = ready('income');
    lay(state, 0, 'C4', 'a1');
    for (const where of ['a1', 'b1', 'a2', 'b2']) live(state, 0, where);
    run(state);
    const before = state.players[0]!.votes;
    act(state, 0, `buy:${money}`);
    // the round went on to the council: the commerce earned nothing more
    expect(state.players[0]!.votes - before).toBe(votes);
  });

  it('a cube of the colour of the space, as far as the reserve goes [SMC-INCOME-7]', () => {
    const state = ready('income');
    lay(state, 0, 'F3', 'a7');
    lay(state, 0, 'WH', 'f1');
    lay(state, 0, 'WH', 'f3');
    for (const where of ['a7', 'b7', 'c7']) live(state, 0, where);
    state.materials = [16, 0, 6];
    run(state);
    expect(smallCity.decision(state, 0)?.args).toEqual({ cubes: [0, 2] });
  });

  it('into any warehouse or City Hall; there it stays [SMC-INCOME-8]', () => {
    const state = ready('income');
    lay(state, 0, 'F1', 'a7');
    lay(state, 0, 'WH', 'f1');
    live(state, 0, 'a7');
    run(state);
    expect(listed(state, 0)).toEqual([`store:0:${at('f1')}`, `store:0:${at('d4')}`]);
    expect(refused(state, 0, 'store:0:a1')).toBe('SMC-INCOME-8');
    act(state, 0, 'store:0:d4');
    expect(boroughOf(state, 0).cube[at('d4')]).toBe(1);
  });

  it('no room: a tourist’s cube goes to a warehouse there and belongs to it, others are wasted [SMC-INCOME-9]', () => {
    const state = ready('income');
    cube(state, 0, 'd4', 0);
    lay(state, 0, 'F1', 'a7');
    live(state, 0, 'a7');
    lay(state, 1, 'F1', 'a7');
    lay(state, 1, 'WH', 'b7');
    live(state, 1, 'a7', 0);
    const facts = run(state);
    expect(facts.filter(({ kind }) => kind === 'stored').map((fact) => fact.toward)).toEqual([
      [-1, -1],
      [1, at('b7')],
    ]);
    expect(state.materials[0]).toBe(14);
    // both factories made something, so both smoke
    expect(facts.filter(({ kind }) => kind === 'polluted').map((fact) => fact.factories)).toEqual([1, 1]);
  });
});

describe('the City Council', () => {
  it('one investment each, in turn order [SMC-COUNCIL-1]', () => {
    const state = ready('council');
    act(state, 0, 'council:0:4:money');
    expect(smallCity.deciding(state)).toEqual([1]);
    act(state, 1, 'council:0:4:money');
    expect(state.players.map(({ rows }) => rows)).toEqual([
      [4, 0],
      [4, 0],
    ]);
    expect(state.phase).not.toBe('council');
  });

  it('a column costs its number, in money or in votes as far as there are any [SMC-COUNCIL-2] [SMC-VOTE-3]', () => {
    const state = ready('council');
    state.players[0]!.rows = [3, 0];
    state.players[0]!.columns = [2, 0];
    state.players[0]!.votes = 2;
    expect(refused(state, 0, 'council:3:3:votes')).toBe('SMC-VOTE-3');
    state.players[0]!.money = 2;
    expect(refused(state, 0, 'council:3:3:money')).toBe('SMC-COUNCIL-2');
    state.players[0]!.votes = 3;
    act(state, 0, 'council:3:3:votes');
    expect([state.players[0]!.votes, state.players[0]!.columns]).toEqual([0, [3, 0]]);
  });

  it('restarting at column 1 of any row, never both discs in one [SMC-COUNCIL-3]', () => {
    const state = ready('council');
    state.players[0]!.rows = [3, 1];
    state.players[0]!.columns = [3, 2];
    state.players[0]!.money = 1;
    expect(refused(state, 0, 'council:3:1:money')).toBe('SMC-COUNCIL-3');
    expect(refused(state, 0, 'council:0:2:money')).toBe('SMC-COUNCIL-3');
    expect(refused(state, 0, 'council:3:3:money')).toBe('SMC-COUNCIL-2');
    expect(refused(state, 0, 'council:3:4:money:again')).toBe('SMC-COUNCIL-3');
    expect(refused(state, 0, 'council:3:4:money')).toBe('allowed');
    act(state, 0, 'council:3:3:money:again');
    act(state, 0, 'gain:money');
    expect([state.players[0]!.columns, state.players[0]!.money]).toEqual([[1, 2], 2]);
  });

  it('a disc in the last column stays [SMC-COUNCIL-4]', () => {
    const state = ready('council');
    state.players[0]!.rows = [3, 0];
    state.players[0]!.columns = [4, 0];
    expect(refused(state, 0, 'council:3:1:money')).toBe('SMC-COUNCIL-4');
    expect(refused(state, 0, 'council:3:3:money:again')).toBe('SMC-COUNCIL-4');
  });

  it('Industry: 1 white; 2 white or 1 grey; 2 grey or 1 black; 2 black [SMC-COUNCIL-5]', () => {
    const state = ready('council');
    lay(state, 0, 'WH', 'f1');
    state.players[0]!.rows = [1, 0];
    state.players[0]!.columns = [1, 0];
    act(state, 0, 'council:1:1:money');
    expect(listed(state, 0)).toEqual(['take:0', 'take:1']);
    expect(refused(state, 0, 'take:2')).toBe('SMC-COUNCIL-5');
    act(state, 0, 'take:0');
    act(state, 0, 'store:0:f1');
    act(state, 0, 'store:0:g1');
    expect(state.materials[0]).toBe(14);
    const full = ready('council');
    cube(full, 0, 'd4', 0);
    act(full, 0, 'council:0:1:money');
    expect(full.materials[0]).toBe(15);
  });

  it('Building: a free tile of exactly that size, not cultural, no warehouse alone [SMC-COUNCIL-6] [SMC-OPTION-3]', () => {
    const state = ready('council');
    state.players[0]!.rows = [2, 0];
    state.players[0]!.columns = [1, 0];
    act(state, 0, 'council:2:2:money');
    for (const step of ['P1.a1.0', 'LIB.a1.0', 'WH.a1.0', 'P3.a1.0'])
      expect(refused(state, 0, `raise:${step}`)).toBe('SMC-COUNCIL-6');
    expect(refused(state, 0, 'raise:R2.a1.0')).toBe('SMC-HOME-3');
    expect(refused(state, 0, 'raise:HAR.f5.0')).toBe('allowed');
    act(state, 0, 'raise:P2.a1.0');
    expect(state.players[0]!.money).toBe(18);
    const smaller = ready('council', 2, { councilTiles: 'orSmaller' });
    smaller.players[0]!.rows = [2, 0];
    smaller.players[0]!.columns = [1, 0];
    act(smaller, 0, 'council:2:2:money');
    expect(refused(smaller, 0, 'raise:P1.a1.0')).toBe('allowed');
  });

  it('Building, column 4: sizes 1 to 4 without conditions, homes and works apart all the same [SMC-COUNCIL-7]', () => {
    const state = ready('council');
    state.players[0]!.rows = [2, 0];
    state.players[0]!.columns = [3, 0];
    act(state, 0, 'council:2:2:money');
    expect(refused(state, 0, 'raise:R3.a1.0')).toBe('allowed');
    expect(refused(state, 0, 'raise:F3.a7.0')).toBe('allowed');
    expect(refused(state, 0, 'raise:R5.a1.0')).toBe('SMC-COUNCIL-6');
    lay(state, 0, 'REF', 'b3');
    expect(refused(state, 0, 'raise:R3.a1.0')).toBe('SMC-HOME-1');
  });

  it.each([
    [1, 2],
    [2, 3],
    [3, 5],
    [4, 8],
  ])('Economy, column %i: %i of either [SMC-COUNCIL-8]', (column, amount) => {
    const state = ready('council');
    state.players[0]!.rows = column === 1 ? [0, 0] : [3, 0];
    state.players[0]!.columns = [column - 1, 0];
    act(state, 0, `council:${column === 1 ? 0 : 3}:3:money`);
    const other = smallCity.clone(state);
    act(state, 0, 'gain:votes');
    act(other, 0, 'gain:money');
    expect([state.players[0]!.votes, other.players[0]!.money]).toEqual([amount, 20 - column + amount]);
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ])(
    'Tourism, column %i: %i citizens from the pool, past a full City Hall [SMC-COUNCIL-9]',
    (column, count) => {
      const state = ready('council');
      state.players[0]!.rows = column === 1 ? [0, 0] : [4, 0];
      state.players[0]!.columns = [column - 1, 0];
      act(state, 0, `council:${column === 1 ? 0 : 4}:4:money`);
      expect(state.players[0]).toMatchObject({ pool: 8 - count, reserve: 11 + count - 1 });
      expect(boroughOf(state, 0).who.filter((seat) => seat === 0)).toHaveLength(4);
    },
  );
});

describe('the end of a round', () => {
  it('eight rounds of eight phases [SMC-ROUND-1] [SMC-END-1]', () => {
    expect(ROUNDS).toBe(8);
    const state = ready('next');
    state.round = 8;
    const facts = run(state);
    expect(state.phase).toBe('over');
    expect(facts.filter(({ kind }) => kind === 'promises')).toHaveLength(2);
    expect(refused(state, 0, 'pass')).toBe('SMC-END-1');
  });

  it('the Mayor card, else clockwise, past those who are out [SMC-NEXT-1]', () => {
    const state = ready('next', 3);
    state.players[1]!.out = true;
    run(state);
    expect([state.host, state.order]).toEqual([2, [2, 0]]);
    const card = ready('next', 3);
    card.players[2]!.card = 'A';
    run(card);
    expect(card.host).toBe(2);
  });

  it.each([
    ['16 for City Hall too', 2, [57, 16]],
    ['nothing for City Hall in matches of version 1', 1, [41, 0]],
  ])('Revenue: 16 for a Metro, 25 for a Residence 5, %s [SMC-ECONOMY-2]', (_, version, yields) => {
    const state = { ...ready('council', 2, { mode: 'economic' }), version };
    lay(state, 0, 'MET', 'e5');
    lay(state, 0, 'R5', 'a5');
    expect(revenueOf(state, 0)).toBe(yields[0]);
    act(state, 0, 'pass');
    act(state, 1, 'pass');
    expect(state.players.map(({ revenue }) => revenue)).toEqual(yields);
  });

  it('citizens in play are written down [SMC-POPULACE-2]', () => {
    const state = ready('council', 2, { mode: 'citizens' });
    lay(state, 0, 'R1', 'a1');
    live(state, 0, 'a1');
    act(state, 0, 'pass');
    act(state, 1, 'pass');
    expect(state.players.map(({ counts }) => counts)).toEqual([[1], [0]]);
    expect(who(state, 0, 'a1')).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { boroughOf } from '../rules/borough.ts';
import { advance } from '../rules/flow.ts';
import { type CardId, cardPrice, type State, smallCity } from '../rules/index.ts';
import { act, at, lay, listed, live, optionsWith, phase, refused, run, scripted, table } from './stage.ts';

/** The Mayor comes to the first seat; nobody has hosted before. */
function visit(seats: number): State {
  const state = phase(table({ seats }), 'mayor');
  state.proposal = -1;
  state.asked = 0;
  state.differ = false;
  state.street = -1;
  return state;
}

function rondel(seats: number, cards: string, options = {}): State {
  const state = phase(table({ seats, options }), 'claim');
  state.rondel = [...cards] as CardId[];
  state.takers = state.rondel.map(() => -1);
  state.lastTaken = -1;
  return state;
}

describe('the Mayor’s visit', () => {
  it('stands between two empty spaces [SMC-MAYOR-1]', () => {
    const state = visit(2);
    expect(refused(state, 1, 'street:b3:east')).toBe('SMC-MAYOR-1');
    expect(refused(state, 1, 'street:c2:south')).toBe('SMC-MAYOR-1');
    expect(refused(state, 1, 'street:j1:east')).toBe('SMC-MAYOR-1');
    act(state, 1, 'street:b2:south');
    expect(state.phase).toBe('claim');
  });

  it('guests agree on the street [SMC-MAYOR-2]', () => {
    const state = visit(3);
    expect(smallCity.decision(state, 1)).toMatchObject({ kind: 'propose', rule: 'SMC-MAYOR-2' });
    act(state, 1, 'street:a1:east');
    expect(smallCity.deciding(state)).toEqual([2]);
    act(state, 2, 'agree');
    expect(state.street).toBe(at('a1') * 2);
    expect(state.phase).toBe('claim');
  });

  it('else the host before chooses, in round 1 the last in turn order [SMC-MAYOR-3]', () => {
    const first = visit(3);
    act(first, 1, 'street:a1:east');
    act(first, 2, 'disagree');
    expect(smallCity.deciding(first)).toEqual([2]);
    const later = visit(3);
    later.lastHost = 1;
    act(later, 1, 'street:a1:east');
    act(later, 2, 'disagree');
    expect(smallCity.decision(later, 1)).toMatchObject({ kind: 'street', rule: 'SMC-MAYOR-3' });
    act(later, 1, 'street:a2:south');
    expect(later.street).toBe(at('a2') * 2 + 1);
  });

  it('stays on the street of the same host, else goes on [SMC-MAYOR-4] [SMC-NEXT-1] [SMC-CARD-1]', () => {
    const state = phase(table({ seats: 2 }), 'next');
    state.street = at('a1') * 2;
    state.players[0]!.card = 'A';
    run(state);
    expect([state.host, state.round, state.street, state.phase]).toEqual([0, 2, at('a1') * 2, 'claim']);
    const other = phase(table({ seats: 2 }), 'next');
    other.street = at('a1') * 2;
    run(other);
    expect([other.host, other.street, other.phase]).toEqual([1, -1, 'mayor']);
  });

  it('blocks both spaces for the host, who may still lay a cemetery there [SMC-MAYOR-5]', () => {
    const state = phase(table({ seats: 2 }), 'build');
    state.street = at('f6') * 2;
    expect(refused(state, 0, 'build:P1.f6.0')).toBe('SMC-MAYOR-5');
    expect(refused(state, 0, 'build:P1.g6.0')).toBe('SMC-MAYOR-5');
    expect(refused(state, 0, 'build:P1.f7.0')).toBe('allowed');
    expect(refused(state, 1, 'build:P1.f6.0')).toBe('allowed');
    phase(state, 'deaths').asks.push({ kind: 'grave', seat: 0, count: 0, cards: [0] });
    expect(refused(state, 0, 'grave:f6')).toBe('allowed');
    phase(state, 'council').asks.length = 0;
    state.asks.push({ kind: 'raise', seat: 0, count: 1, cards: [] });
    expect(refused(state, 0, 'raise:P1.f6.0')).toBe('SMC-MAYOR-5');
  });

  it('blocks nothing where no two spaces are empty [SMC-MAYOR-6]', () => {
    const state = phase(table({ seats: 2 }), 'next');
    const { grid } = boroughOf(state, 1);
    for (let cell = 0; cell < grid.length; cell++)
      if ((cell + Math.floor(cell / 12)) % 2 === 0) grid[cell] = -2;
    const facts = run(state);
    expect(facts.find(({ kind }) => kind === 'visits')).toMatchObject({ host: 1, cell: -1 });
    expect(state.phase).toBe('claim');
  });
});

describe('the rondel', () => {
  it('lays out all eight cards, shuffled [SMC-RONDEL-1]', () => {
    const state = visit(2);
    act(state, 1, 'street:a1:east', scripted(0));
    expect(state.rondel.join('')).toBe('ABCDEFGH');
    expect(refused(state, 0, 'claim:K')).toBe('SMC-RONDEL-1');
  });

  it('the host takes any card for nothing [SMC-RONDEL-2]', () => {
    const state = rondel(2, 'ABCDEFGH');
    state.players[0]!.money = 0;
    expect(listed(state, 0)).toHaveLength(8);
    act(state, 0, 'claim:D');
    expect(state.players[0]!.card).toBe('D');
  });

  it('the next pays for skipping: 0, 1, 2, 3 on either side [SMC-RONDEL-3]', () => {
    const state = rondel(2, 'HBCDEFGA');
    act(state, 0, 'claim:H');
    expect([1, 2, 3, 4, 5, 6, 7].map((place) => cardPrice(state, place))).toEqual([0, 1, 2, 3, 2, 1, 0]);
    act(state, 1, 'claim:D');
    expect(state.players[1]!.money).toBe(18);
  });

  it('taken cards are passed over [SMC-RONDEL-4]', () => {
    const state = rondel(3, 'HBCDEFGA');
    act(state, 0, 'claim:H');
    act(state, 1, 'claim:B');
    // from B: C is next; on the other side H is taken, so A is next
    expect([2, 3, 7, 6].map((place) => cardPrice(state, place))).toEqual([0, 1, 0, 1]);
  });

  it('no card twice; nobody skips more than three [SMC-RONDEL-5]', () => {
    const state = rondel(4, 'HBCDEFGAIJ', { mode: 'votes' });
    act(state, 0, 'claim:H');
    expect(refused(state, 1, 'claim:H')).toBe('SMC-RONDEL-5');
    expect(cardPrice(state, 5)).toBeUndefined();
    expect(refused(state, 1, 'claim:F')).toBe('SMC-RONDEL-3');
  });

  it('without money only the nearest cards [SMC-RONDEL-6]', () => {
    const state = rondel(2, 'HBCDEFGA');
    act(state, 0, 'claim:H');
    state.players[1]!.money = 0;
    expect(listed(state, 1)).toEqual(['claim:B', 'claim:A']);
    expect(refused(state, 1, 'claim:C')).toBe('SMC-RONDEL-6');
  });
});

describe('cards that act at once', () => {
  it('Supporter: 2 votes or $1 [SMC-CARD-5]', () => {
    const state = rondel(2, 'HBCDEFGA');
    act(state, 0, 'claim:E');
    expect(listed(state, 0)).toEqual(['gain:votes', 'gain:money']);
    const other = smallCity.clone(state);
    act(state, 0, 'gain:votes');
    act(other, 0, 'gain:money');
    expect([state.players[0]!.votes, other.players[0]!.money]).toEqual([2, 21]);
  });

  it('Urban Planner: a step of zone, if wanted, besides the Build phase [SMC-CARD-6]', () => {
    const state = rondel(2, 'HBCDEFGA');
    act(state, 0, 'claim:F');
    expect(listed(state, 0)).toEqual(['expand', 'pass']);
    act(state, 0, 'expand');
    act(state, 1, 'claim:G');
    act(state, 1, 'pass');
    expect(refused(state, 0, 'build:zone+P1.h8.0')).toBe('allowed');
    expect(boroughOf(state, 0).step).toBe(1);
  });

  it('City Councilor: advances a disc at its price; what it builds may be upgraded at once [SMC-CARD-7]', () => {
    const state = rondel(2, 'HBCDEFGA');
    lay(state, 0, 'SCH', 'd1');
    act(state, 0, 'claim:G');
    expect(refused(state, 0, 'council:0:2:promise')).toBe('SMC-ADVANCED-3');
    act(state, 0, 'council:0:2:money');
    act(state, 0, 'raise:R1.c2.0');
    expect(state.players[0]!.money).toBe(19);
    act(state, 1, 'claim:H', scripted(0));
    expect(refused(state, 0, 'build:up.c2.c2.0')).toBe('allowed');
    const again = rondel(2, 'HBCDEFGA');
    again.players[0]!.rows = [2, 0];
    again.players[0]!.columns = [2, 0];
    act(again, 0, 'claim:G');
    expect(refused(again, 0, 'council:2:2:money:again')).toBe('SMC-CARD-7');
    expect(refused(again, 0, 'council:2:3:money')).toBe('SMC-CARD-7');
    expect(refused(again, 0, 'council:2:2:money')).toBe('allowed');
  });

  it('Opponent: nothing [SMC-CARD-8]', () => {
    const state = rondel(2, 'HBCDEFGA');
    const before = { ...state.players[0]! };
    act(state, 0, 'claim:H');
    expect({ ...state.players[0]!, card: '' }).toEqual({ ...before, card: '' });
    expect(smallCity.deciding(state)).toEqual([1]);
  });

  it('Exec Assistant: merges a Residence 1 and its neighbour without culture [SMC-CARD-9]', () => {
    const state = rondel(2, 'IBCDEFGA', { mode: 'votes' });
    lay(state, 0, 'R1', 'a1');
    lay(state, 0, 'R2', 'b1');
    lay(state, 0, 'R1', 'b2');
    live(state, 0, 'a1');
    act(state, 0, 'claim:I');
    expect(refused(state, 0, 'merge:a1:b1')).toBe('SMC-CARD-9'); // three in a row is no Residence 3
    expect(refused(state, 0, 'merge:b1:a1')).toBe('SMC-CARD-9');
    expect(listed(state, 0)).toEqual([`merge:${at('b2')}:${at('b1')}`, 'pass']);
    act(state, 0, 'merge:b2:b1');
    expect(boroughOf(state, 0).tiles.map(({ type }) => type)).toEqual(['CH', 'R1', 'R3']);
    expect(state.players[0]!.money).toBe(17);
    expect([state.supply[0], state.supply[1], state.supply[2]]).toEqual([29, 20, 15]);
  });

  it('Anarchist: $2 or 3 votes, else 3 pollution [SMC-CARD-12]', () => {
    const state = rondel(2, 'LBCDEFGA', { mode: 'votes' });
    act(state, 0, 'claim:L');
    expect(listed(state, 0)).toEqual(['calm:money']);
    expect(refused(state, 0, 'calm:pollution')).toBe('SMC-CARD-12');
    act(state, 0, 'calm:money');
    expect(state.players[0]!.money).toBe(18);
    const poor = rondel(2, 'LBCDEFGA', { mode: 'votes' });
    poor.players[0]!.money = 1;
    poor.players[0]!.votes = 2;
    act(poor, 0, 'claim:L');
    act(poor, 0, 'calm:pollution');
    expect([poor.players[0]!.pollution, poor.players[0]!.rise]).toEqual([3, 3]);
  });
});

describe('advanced and alone', () => {
  it.each([
    [2, 6],
    [3, 8],
    [4, 10],
  ])('with %i players %i of twelve cards are laid out [SMC-ADVANCED-2]', (seats, cards) => {
    const state = phase(table({ seats, options: { mode: 'votes' } }), 'mayor');
    state.street = 0;
    advance(state, { chance: scripted(0), emit: undefined });
    expect(state.rondel).toHaveLength(cards);
  });

  it('four modes for two to four players [SMC-ADVANCED-1]', () => {
    expect(() => optionsWith(1, { mode: 'votes' })).toThrow();
    for (const mode of ['votes', 'economic', 'citizens', 'cultural'])
      expect(optionsWith(2, { mode })).toMatchObject({ mode });
  });

  it('alone: one of every scarce tile, $4, no street [SMC-SOLO-1]', () => {
    const state = smallCity.setup({ seats: 1, options: optionsWith(1) }, scripted(0));
    expect(state.players[0]!.money).toBe(4);
    expect(state.supply.slice(18, 20)).toEqual([1, 1]);
    expect(state.supply.slice(23, 26)).toEqual([1, 1, 1]);
    act(state, 0, `found:easy:c3:0:${state.players[0]!.offered[0]}`, scripted(0));
    expect([state.phase, state.street]).toEqual(['claim', -1]);
  });

  it('alone: four cards, and the other four in the next round [SMC-SOLO-2]', () => {
    const state = smallCity.setup({ seats: 1, options: optionsWith(1) }, scripted(0));
    act(state, 0, `found:easy:c3:0:${state.players[0]!.offered[0]}`, scripted(0));
    expect(state.rondel.join('')).toBe('ABCD');
    phase(state, 'next');
    advance(state, { chance: scripted(0), emit: undefined });
    expect(state.rondel.join('')).toBe('EFGH');
  });

  it('alone: beside the Mayor free, opposite $2, the Mayor’s own taken [SMC-SOLO-3]', () => {
    const state = table({ seats: 1 });
    phase(state, 'claim');
    state.rondel = ['A', 'B', 'C', 'D'];
    state.takers = [-1, -1, -1, -1];
    expect([0, 1, 2, 3].map((place) => cardPrice(state, place))).toEqual([undefined, 0, 2, 0]);
    expect(refused(state, 0, 'claim:A')).toBe('SMC-SOLO-3');
    act(state, 0, 'claim:C');
    expect(state.players[0]!.money).toBe(18);
  });
});

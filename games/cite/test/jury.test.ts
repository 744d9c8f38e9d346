import { describe, expect, it } from 'vitest';
import { type Clause, cite, readScoreSheet, type State, scoreSheet } from '../rules/index.ts';
import { rank } from '../rules/ranking.ts';
import { act, begin, finishTurn, give, place } from './stage.ts';

const standings = (...players: readonly (readonly [number, number, boolean?])[]) =>
  players.map(([cases, left, guilty = false]) => ({ cases, left, guilty, first: false }));

/** Plays on without doing anything until the last turn is over. */
function toTheEnd(state: State): void {
  while (state.phase === 'main' || state.phase === 'first') finishTurn(state);
}

function promise(clause: Clause): State {
  const state = begin();
  act(state, 0, place('mill', -2, -2));
  finishTurn(state);
  act(state, clause.from, { kind: 'offer', clauses: [clause], answers: 0 });
  act(state, clause.to, { kind: 'sign', offer: 1 });
  return state;
}

describe('the jury', () => {
  it('[CTE-JURY-1] judges what was not paid; [CTE-JURY-2] by a majority of the others', () => {
    const state = promise({ kind: 'pay', from: 0, to: 1, amounts: { glass: 1 }, first: 7, last: 7 });
    toTheEnd(state);
    expect(state.phase).toBe('jury');
    expect(cite.deciding(state)).toEqual([1, 2, 3]);
    expect(cite.ranking(state)).toEqual([1, 2, 2, 2]);
    act(state, 1, { kind: 'vote', accusation: 0, guilty: true });
    act(state, 2, { kind: 'vote', accusation: 0, guilty: false });
    act(state, 3, { kind: 'vote', accusation: 0, guilty: true });
    expect(state.phase).toBe('over');
    // [CTE-JURY-3]
    expect(cite.ranking(state)).toEqual([4, 1, 1, 1]);
  });

  it('[CTE-JURY-2] half is no majority with three players, and no majority acquits', () => {
    const state = begin(3);
    act(state, 0, place('mill', -2, -2));
    finishTurn(state);
    act(state, 0, {
      kind: 'offer',
      clauses: [{ kind: 'text', from: 0, to: 1, text: 'Honour!' }],
      answers: 0,
    });
    act(state, 1, { kind: 'sign', offer: 1 });
    toTheEnd(state);
    act(state, 1, { kind: 'vote', accusation: 0, guilty: true });
    act(state, 2, { kind: 'vote', accusation: 0, guilty: false });
    expect(cite.ranking(state)).toEqual([1, 2, 2]);
    expect(state.contracts[0]!.status).toEqual(['kept']);
  });

  it('[CTE-CLAUSE-8] hears every promise in words, and nothing that was kept or never fell due', () => {
    const words = promise({ kind: 'text', from: 2, to: 3, text: 'I will build no Mill at your border.' });
    toTheEnd(words);
    expect(words.accusations).toMatchObject([{ accused: 2, votes: [0, 0, -1, 0] }]);
    const kept = promise({ kind: 'refrain', from: 2, to: 3, building: 'mill', until: 7 });
    toTheEnd(kept);
    expect(kept.phase).toBe('over');
    expect(kept.contracts[0]!.status).toEqual(['kept']);
  });

  it('[CTE-JURY-4] [CTE-JURY-1] a building that never came is a breach', () => {
    const state = promise({
      kind: 'place',
      from: 0,
      to: 1,
      building: 'inn',
      beside: { owner: 1, building: 'bank' },
      by: 4,
    });
    toTheEnd(state);
    expect(state.accusations).toMatchObject([{ accused: 0, clause: 0 }]);
    expect(state.contracts[0]!.status).toEqual(['broken']);
  });
});

describe('one place', () => {
  it.each([
    ['[CTE-JURY-3] first falls to second', standings([50, 0, true], [40, 0], [30, 0]), [2, 1, 3]],
    ['last can fall no farther', standings([50, 0], [40, 0], [30, 0, true]), [1, 2, 3]],
    ['two guilty in a row fall one place each', standings([50, 0, true], [40, 0, true], [30, 0]), [2, 3, 1]],
    ['all guilty stay where they are', standings([50, 0, true], [40, 0, true], [30, 0, true]), [1, 2, 3]],
    ['guilty among equals comes after them', standings([50, 0, true], [50, 0], [30, 0]), [2, 1, 3]],
    ['behind the next group of equals', standings([50, 0, true], [40, 0], [40, 0]), [3, 1, 1]],
  ])('%s', (_, players, ranks) => {
    expect(rank(players)).toEqual(ranks);
  });
});

describe('the end', () => {
  it('[CTE-END-2] comes after the seventh turn', () => {
    const state = begin();
    for (let turn = 1; turn <= 7; turn++) {
      expect(state.turn).toBe(turn);
      finishTurn(state);
    }
    expect(state.phase).toBe('over');
    expect(cite.deciding(state)).toEqual([]);
  });

  it('[CTE-END-1] comes with the turn in which somebody has built everything', () => {
    const state = begin();
    act(state, 0, place('bank', -1, -1));
    finishTurn(state);
    state.rights[0] = 99;
    for (let guard = 0; guard < 80; guard++) {
      const next = cite.legalActions(state, 0).find(({ kind }) => kind === 'place');
      if (next === undefined) break;
      act(state, 0, next);
    }
    expect(cite.scores(state)[0]).toBe(46);
    expect(state.phase).toBe('main');
    const facts = finishTurn(state);
    expect(facts).toContainEqual({ kind: 'ended', reason: 'built', seats: [0] });
    expect(state.phase).toBe('over');
  });

  it('[CTE-END-3] [CTE-END-4] Cases built, and one for ten Resources, those in the Bank included', () => {
    const state = begin();
    act(state, 0, place('bank', -1, -1));
    finishTurn(state);
    give(state, 0, { wood: 12 });
    act(state, 0, { kind: 'bank', amounts: { wood: 3 } });
    expect(cite.scores(state)).toEqual([2, 0, 0, 0]);
  });

  it('[CTE-END-5] the example: 54 and 16 beats 55 and 4, which beats 53 and 20', () => {
    const players = [
      { name: 'Albert', cases: 25, resources: 0 },
      { name: 'Elsa', cases: 55, resources: 4 },
      { name: 'Cécile', cases: 53, resources: 20 },
      { name: 'Déïle', cases: 54, resources: 16 },
    ];
    const sheet = readScoreSheet({ players });
    if ('violation' in sheet) throw new Error(JSON.stringify(sheet));
    expect(scoreSheet(sheet).map(({ cases, left, rank: place_ }) => [cases, left, place_])).toEqual([
      [25, 0, 4],
      [55, 4, 2],
      [55, 0, 3],
      [55, 6, 1],
    ]);
  });
});

import { canonicalJson } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { akropolis, rank, type State } from '../rules/index.ts';
import { anyAction, begin, wander } from './positions.ts';

describe('the end', () => {
  it.each([
    { seats: 1, turns: [18] },
    { seats: 2, turns: [18, 18] },
    { seats: 3, turns: [16, 16, 16] },
    { seats: 4, turns: [15, 15, 15, 15] },
  ])(
    '[AKR-END-1] comes with one tile left and no stack, after the same turns for all: $turns',
    ({ seats, turns }) => {
      const taken = turns.map(() => 0);
      let last: State | undefined;
      const state = begin(seats);
      for (;;) {
        const seat = akropolis.deciding(state)[0];
        if (seat === undefined) break;
        last = akropolis.clone(state);
        taken[seat] = (taken[seat] as number) + 1;
        akropolis.apply(state, seat, akropolis.legalActions(state, seat)[0] as never, {
          pick: () => 0,
          shuffle: () => [],
        });
      }
      expect(taken).toEqual(turns);
      expect(state.site).toHaveLength(1);
      expect(state.stack).toEqual([]);
      expect(last?.site.length).toBe(seats === 1 ? 3 : 2);
    },
  );

  it('[AKR-END-1] nobody may act any more', () => {
    const state = wander(2, 3, anyAction);
    const action = { tile: akropolis.observe(state, 0).site[0] as string, q: 30, r: 0, rotation: 0 };
    expect(akropolis.check(state, 0, action)).toMatchObject({ rule: 'AKR-END-1', key: 'refusal.over' });
    expect(akropolis.decision(state, 0)).toBeUndefined();
    expect(akropolis.legalActions(state, 0)).toEqual([]);
    expect(akropolis.observe(state, 0).over).toBe(true);
  });

  it('[AKR-END-1] is told', () => {
    const state = begin(2);
    const kinds: string[] = [];
    while (akropolis.deciding(state).length > 0) {
      const seat = akropolis.deciding(state)[0] as number;
      const action = akropolis.legalActions(state, seat)[0];
      if (action === undefined) throw new Error('no action');
      akropolis.apply(state, seat, action, { pick: () => 0, shuffle: () => [] }, ({ kind }) =>
        kinds.push(kind),
      );
    }
    expect(kinds.filter((kind) => kind === 'ended')).toHaveLength(1);
    expect(kinds.at(-1)).toBe('ended');
    expect(kinds.filter((kind) => kind === 'refilled')).toHaveLength(11);
  });
});

describe('the winner', () => {
  it.each([
    {
      says: '[AKR-END-2] most points first',
      standings: [
        [10, 0],
        [12, 0],
        [11, 9],
      ],
      ranks: [3, 1, 2],
    },
    {
      says: '[AKR-END-3] among equals more stones',
      standings: [
        [10, 1],
        [10, 2],
        [10, 0],
      ],
      ranks: [2, 1, 3],
    },
    {
      says: '[AKR-END-3] then the place is shared',
      standings: [
        [10, 2],
        [10, 2],
        [9, 5],
        [10, 2],
      ],
      ranks: [1, 1, 4, 1],
    },
  ])('$says', ({ standings, ranks }) => {
    expect(
      rank(standings.map(([total, stones]) => ({ total: total as number, stones: stones as number }))),
    ).toEqual(ranks);
  });

  it('[AKR-END-2] is read off the cities', () => {
    const state = wander(4, 5, anyAction);
    const scores = akropolis.scores(state);
    const best = Math.max(...scores);
    akropolis.ranking(state).forEach((place, seat) => {
      if (place === 1) expect(scores[seat]).toBe(best);
    });
    expect(canonicalJson(akropolis.observe(state, 0).cities.map(({ score }) => score?.total))).toBe(
      canonicalJson(scores),
    );
  });
});

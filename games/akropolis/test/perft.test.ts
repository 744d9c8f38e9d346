import { describe, expect, it } from 'vitest';
import {
  copyInto,
  type FastPosition,
  isOver,
  listMoves,
  loadFast,
  moveCount,
  play,
} from '../rules/fast/index.ts';
import { akropolis, type State } from '../rules/index.ts';
import { begin, cityOf } from './positions.ts';

/** How many ways there are to play `depth` actions; a match that ends early counts once. By the readable core. */
function perft(state: State, depth: number): number {
  const seat = akropolis.deciding(state)[0];
  if (seat === undefined) return 1;
  const actions = akropolis.legalActions(state, seat);
  if (depth === 1) return actions.length;
  return actions.reduce((sum, action) => {
    const next = akropolis.clone(state);
    akropolis.apply(next, seat, action, { pick: () => 0, shuffle: () => [] });
    return sum + perft(next, depth - 1);
  }, 0);
}

/** The same by the fast path. */
function fastPerft(position: FastPosition, depth: number): number {
  if (isOver(position)) return 1;
  if (depth === 1) return moveCount(position);
  const moves: number[] = [];
  const count = listMoves(position, moves);
  const spare = copyInto(position);
  let sum = 0;
  for (let at = 0; at < count; at++) {
    copyInto(position, spare);
    play(spare, moves[at] as number);
    sum += fastPerft(spare, depth - 1);
  }
  return sum;
}

/** Two cities as in worked position S01 and four tiles on the site; the second player has no stone. */
function midway(): State {
  const moves = ['T07@1,-1r1', 'T21@0,2r0', 'T16@2,1r1', 'T03@3,-1r1', 'T36@-2,3r0', 'T28@-1,1r2'];
  return {
    ...begin(2),
    site: [1, 2, 4, 5],
    stack: [6, 8, 9],
    stones: [1, 0],
    cities: [cityOf(...moves), cityOf(...moves)],
  };
}

/** Counted by a third, independent program (brute force over coordinates, in another language). */
describe('how many ways to play', () => {
  it.each([2, 3, 4])('[AKR-PLACE-2] [AKR-SITE-1] from a fresh table of %i', (seats) => {
    expect(perft(begin(seats), 1)).toBe(180);
    expect(perft(begin(seats), 2)).toBe(48_600);
  });

  it('[AKR-PLACE-2] from a fresh table, three actions deep', () => {
    expect(fastPerft(loadFast(begin(2)), 2)).toBe(48_600);
    expect(fastPerft(loadFast(begin(2)), 3)).toBe(8_310_600);
  });

  it('[AKR-PLACE-3] [AKR-PLACE-4] [AKR-PLACE-5] from grown cities with two levels and a lake', () => {
    expect([1, 2].map((depth) => perft(midway(), depth))).toEqual([330, 54_450]);
    expect([1, 2].map((depth) => fastPerft(loadFast(midway()), depth))).toEqual([330, 54_450]);
  });

  it('[AKR-SOLO-4] alone, the architect answers in between', () => {
    expect(perft(begin(1), 2)).toBe(fastPerft(loadFast(begin(1)), 2));
  });
});

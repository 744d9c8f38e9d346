import { describe, expect, it } from 'vitest';
import { OWN_SET } from '../rules/index.ts';
import { NONE } from '../rules/state.ts';
import { moveDisc, placeDisc, stepsFor } from '../rules/track.ts';
import { inOrder, started, valueIn } from './stage.ts';

const SILENT = { chance: inOrder, emit: undefined };

describe('the share track', () => {
  it('[CTX-TRACK-1] has its spaces', () => {
    const spaces = [
      0, 10, 20, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 165, 180, 200,
    ];
    expect(OWN_SET.shareTrack).toEqual({ positions: spaces, startAllowed: [30, 35, 40, 45, 50] });
  });

  it('[CTX-TRACK-3] puts a disc that moves on top of the pile it meets', () => {
    const state = started([45, 40, 50]);
    moveDisc(state, 1, 1, 'income', SILENT);
    expect(state.priority).toEqual([2, 0, 1]);
    moveDisc(state, 0, 1, 'income', SILENT);
    expect(state.priority).toEqual([2, 0, 1]);
    moveDisc(state, 2, -1, 'sold', SILENT);
    expect([state.priority, valueIn(state, 'DE')]).toEqual([[0, 1, 2], 45]);
  });

  it('[CTX-TRACK-4] keeps a disc at an end in its place', () => {
    const state = started([45, 40, 50]);
    for (const [company, space] of [
      [0, 20],
      [1, 20],
      [2, 0],
    ] as const)
      placeDisc(state, company, space);
    moveDisc(state, 0, 2, 'income', SILENT);
    moveDisc(state, 2, -1, 'income', SILENT);
    expect([state.priority, valueIn(state, 'BE'), valueIn(state, 'DE')]).toEqual([[0, 1, 2], 200, 0]);
    placeDisc(state, 1, 19);
    moveDisc(state, 1, 2, 'income', SILENT);
    expect([state.priority, valueIn(state, 'FR')]).toEqual([[0, 1, 2], 200]);
    expect(state.position.slice(3)).toEqual([NONE, NONE]);
  });

  it.each([
    ['[CTX-VALUE-1] nothing', 0, 45, -1],
    ['[CTX-VALUE-1] nothing at 0', 0, 0, -1],
    ['[CTX-VALUE-2] below the value', 40, 45, 0],
    ['[CTX-VALUE-3] the value', 45, 45, 1],
    ['[CTX-VALUE-3] golden 75 at 45', 75, 45, 1],
    ['[CTX-VALUE-3] just below twice', 85, 45, 1],
    ['[CTX-VALUE-4] twice', 90, 45, 2],
    ['[CTX-VALUE-4] far more', 500, 45, 2],
    ['[CTX-VALUE-4] from 0 only one', 30, 0, 1],
  ])('%s: income %i at %i moves %i', (_, income, value, steps) => {
    expect(stepsFor(income, value)).toBe(steps);
  });
});

import { expect, it } from 'vitest';
import {
  newPad,
  type PadInput,
  type PadState,
  pad,
  padRows,
  padTotals,
  sizesFrom,
} from '../table/pad/pad-state.ts';

const after = (...inputs: PadInput[]): PadState => inputs.reduce(pad, newPad());
const built = (player: number, id: 'mill' | 'guild' | 'manufactory', count = 1): PadInput => ({
  kind: 'built',
  player,
  id,
  count,
});

it('[CTE-END-3] counts Cases, ten Resources for one more, and ranks by them', () => {
  const totals = padTotals(
    after(built(0, 'manufactory'), built(1, 'mill'), {
      kind: 'change',
      player: 1,
      change: { resources: 57 },
    }),
  );
  expect(totals.map(({ cases, left, rank }) => [cases, left, rank])).toEqual([
    [9, 0, 2],
    [9, 7, 1],
    [0, 0, 3],
  ]);
});

it('[CTE-SIMUL-4] who built everything first wins, and that is one player', () => {
  const state = after(
    built(0, 'manufactory'),
    { kind: 'finished', player: 1, on: true },
    { kind: 'finished', player: 2, on: true },
  );
  expect(state.players.map(({ finished }) => finished)).toEqual([false, false, true]);
  expect(padTotals(state)[2]?.rank).toBe(1);
  expect(
    pad(state, { kind: 'finished', player: 2, on: false }).players.some(({ finished }) => finished),
  ).toBe(false);
});

it('[CTE-JURY-3] who was found guilty loses a place', () => {
  const state = after(built(0, 'manufactory'), built(1, 'mill'), {
    kind: 'change',
    player: 0,
    change: { guilty: true },
  });
  expect(padTotals(state).map(({ rank }) => rank)).toEqual([2, 1, 3]);
});

it('offers a building only where somebody has pieces of it, and no more than there are', () => {
  const first = after();
  expect(padRows(first)).toContain('mill');
  expect(padRows(first)).not.toContain('port');
  expect(padTotals(after(built(0, 'mill', 99)))[0]?.cases).toBe(4);
});

it('[CTE-END-3] reads sizes as somebody writes them', () => {
  expect(sizesFrom('4, 4  9 x 12')).toEqual([4, 4, 9]);
});

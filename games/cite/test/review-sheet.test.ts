import { isViolation } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { readScoreSheet, scoreSheet } from '../rules/index.ts';

/** Name, Cases and rank of each player, or the field that is wrong. */
function scored(...players: object[]): unknown {
  const sheet = readScoreSheet({ players });
  return isViolation(sheet)
    ? sheet.args.field
    : scoreSheet(sheet).map(({ name, cases, rank }) => [name, cases, rank]);
}

describe('the score sheet', () => {
  const racer = { name: 'Ada', cases: 46, resources: 0, finished: true };
  const richer = { name: 'Bo', cases: 45, resources: 20 };

  it('[CTE-SIMUL-4] who built everything first in a race wins, as in a match', () => {
    expect(scored(racer, richer)).toEqual([
      ['Ada', 46, 1],
      ['Bo', 47, 2],
    ]);
    expect(scored({ ...racer, finished: false }, richer)).toEqual([
      ['Ada', 46, 2],
      ['Bo', 47, 1],
    ]);
  });

  it('only one was first', () => {
    expect(scored(racer, { ...richer, finished: true })).toBe('players.1.finished');
    expect(scored(racer, { ...richer, finished: 1 })).toBe('players.1.finished');
  });
});

import { describe, expect, it } from 'vitest';
import { type AimChoice, aimAt, aimedAt, aimTargets } from '../src/aim.ts';

/** Two pieces that move, one to either of two places; a card; and a button. */
const CHOICES: readonly AimChoice<string>[] = [
  { action: 'a to x', keys: ['a', 'x'] },
  { action: 'a to y', keys: ['a', 'y'] },
  { action: 'b to x', keys: ['b', 'x'] },
  { action: 'card', keys: ['c'] },
  { action: 'pass', keys: [] },
];

const pressing = (...keys: readonly string[]): readonly string[] =>
  keys.reduce<readonly string[]>((picks, key) => aimAt(CHOICES, picks, key), []);

describe('aiming', () => {
  it('goes on step by step until one answer is fully said', () => {
    expect(aimedAt(CHOICES, pressing('a'))).toEqual([]);
    expect(aimedAt(CHOICES, pressing('a', 'y'))).toEqual(['a to y']);
    expect(aimedAt(CHOICES, pressing('c'))).toEqual(['card']);
  });

  it('takes another choice for the last step, or begins anew', () => {
    expect(pressing('a', 'x', 'y')).toEqual(['a', 'y']);
    expect(pressing('a', 'b')).toEqual(['b']);
    expect(pressing('a', 'x', 'c')).toEqual(['c']);
  });

  it('stays where it is when a key means nothing now', () => {
    const picks = pressing('b', 'x');
    expect(aimAt(CHOICES, picks, 'y')).toBe(picks);
    expect(aimAt(CHOICES, picks, 'elsewhere')).toBe(picks);
  });

  it('lights what may be pressed next and every other beginning, and nothing that is pressed', () => {
    expect([...aimTargets(CHOICES, [])].sort()).toEqual(['a', 'b', 'c']);
    expect([...aimTargets(CHOICES, pressing('a'))].sort()).toEqual(['b', 'c', 'x', 'y']);
    expect([...aimTargets(CHOICES, pressing('a', 'x'))].sort()).toEqual(['b', 'c']);
  });

  it('means no button: those are said with nothing pressed', () => {
    expect(aimedAt(CHOICES, [])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { disagreement, MOST_NESTING, pathText, type Truth, WORDS } from '../src/index.ts';

const TRUTH: Truth = {
  rounds: 8,
  name: WORDS,
  tiles: [{ id: 'R1', level: null, cells: [[0, 0]] }],
  mayor: { may: true },
};

const against = (given: unknown): string | undefined => {
  const found = disagreement(TRUTH, given, ['note', 'sources']);
  return found === undefined ? undefined : `${pathText(found.path)} ${found.why}`;
};

describe('what a file repeats of the rules', () => {
  it('may be left out, and otherwise has to be so', () => {
    expect(against({})).toBeUndefined();
    expect(against({ rounds: 8, name: 'any', tiles: [{ cells: [[0, 0]] }], mayor: {} })).toBeUndefined();
    expect(against({ tiles: [{ id: 'R1', level: null }], mayor: undefined })).toBeUndefined();
  });

  it.each([
    [{ rounds: 9 }, 'rounds differs'],
    [{ rounds: '8' }, 'rounds differs'],
    [{ rounds: null }, 'rounds differs'],
    [{ name: 7 }, 'name words'],
    [{ tiles: [] }, 'tiles differs'],
    [{ tiles: [{ id: 'R1' }, { id: 'R1' }] }, 'tiles differs'],
    [{ tiles: { 0: { id: 'R1' } } }, 'tiles differs'],
    [{ tiles: [{ cells: [[0, 0, 0]] }] }, 'tiles[0].cells[0] differs'],
    [{ tiles: [{ level: 0 }] }, 'tiles[0].level differs'],
    [{ mayor: [] }, 'mayor differs'],
    [[], ' differs'],
    [7, ' differs'],
  ])('%j: %s', (given, wrong) => {
    expect(against(given)).toBe(wrong);
  });

  it('holds no member that nobody knows, at any depth, not even one that all objects inherit', () => {
    expect(against({ round: 8 })).toBe('round unknown');
    expect(against({ tiles: [{ id: 'R1', colour: 'red' }] })).toBe('tiles[0].colour unknown');
    expect(against({ mayor: { may: true, must: {} } })).toBe('mayor.must unknown');
    for (const name of ['constructor', 'toString', '__proto__'])
      expect(against(JSON.parse(`{"mayor": {"${name}": {}}}`))).toBe(`mayor.${name} unknown`);
  });

  it('may have remarks anywhere, which are texts', () => {
    const deep = JSON.parse(`${'['.repeat(MOST_NESTING + 1)}"x"${']'.repeat(MOST_NESTING + 1)}`);
    expect(against({ note: 'x', mayor: { sources: { may: 'y', more: ['z'] } } })).toBeUndefined();
    expect(against({ mayor: { note: 7 } })).toBe('mayor.note words');
    expect(against({ mayor: { sources: { may: { most: 3 } } } })).toBe('mayor.sources words');
    expect(against({ note: deep })).toBe('note words');
  });
});

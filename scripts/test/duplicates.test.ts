import { describe, expect, it } from 'vitest';
import { duplicatesIn } from '../duplicates.mjs';
import { blocksBetween } from '../lib/duplicates.mjs';

/** Blocks that two games may still share, by room. Smaller is better; none may be larger. */
const HELD = { table: 42, rules: 29, test: 74 };

const LINES = [
  'const one = 1;',
  'const two = 2;',
  'call(one, two);',
  'const three = 3;',
  'if (three) {',
  'call();',
  '}',
];
const source = (group: string, lines: readonly string[]) => ({
  group,
  file: `${group}.ts`,
  text: lines.join('\n'),
});

describe('blocks that stand in two games', () => {
  it('are found wherever they stand and however far they are indented, as long as they agree', () => {
    const other = ['import { call } from "x";', 'other();', ...LINES.map((line) => `    ${line}`), 'more();'];
    expect(blocksBetween([source('a', LINES), source('b', other)])).toEqual([
      { lines: 7, a: { file: 'a.ts', line: 1 }, b: { file: 'b.ts', line: 3 } },
    ]);
  });

  it('need six lines, not all of them brackets, and another game', () => {
    expect(blocksBetween([source('a', LINES.slice(0, 5)), source('b', LINES.slice(0, 5))])).toEqual([]);
    const brackets = ['call();', '}', '}', ')', '};', '});', '}'];
    expect(blocksBetween([source('a', brackets), source('b', brackets)])).toEqual([]);
    expect(blocksBetween([source('a', LINES), source('a', LINES)])).toEqual([]);
  });

  it('are no imports, but what follows them counts', () => {
    const imports = [
      'import {',
      '  one,',
      '  two,',
      '  three,',
      '  four,',
      '  five,',
      "} from '@pentapolis/kit';",
    ];
    expect(blocksBetween([source('a', imports), source('b', imports)])).toEqual([]);
    expect(blocksBetween([source('a', [...imports, ...LINES]), source('b', LINES)])).toHaveLength(1);
  });

  it('are counted for every pair of games', () => {
    const blocks = blocksBetween([source('a', LINES), source('b', LINES), source('c', LINES)]);
    expect(blocks).toHaveLength(3);
  });
});

it.each(Object.entries(HELD))('%s: no more of them than before', (room, most) => {
  const blocks = duplicatesIn(room);
  const listed = blocks.map(({ lines, a, b }) => `${lines} lines ${a.file}:${a.line} ${b.file}:${b.line}`);
  expect(blocks.length, listed.join('\n')).toBeLessThanOrEqual(most);
});

import { describe, expect, test } from 'vitest';
import { parseRulebook } from '../src/rulebook.ts';

describe('a rulebook', () => {
  test('is read section by section, rule by rule', () => {
    const text = [
      '# Title',
      '',
      'Preface.',
      '## First',
      'About it.',
      '### ABC-PART-1 One',
      'Text.',
      '',
      'More.',
      '',
      '## Second',
      '### ABC-PART-SUB-12 Two words',
      '- item',
    ];
    expect(parseRulebook(text.join('\n'))).toEqual([
      { title: 'First', rules: [{ id: 'ABC-PART-1', title: 'One', text: 'Text.\n\nMore.' }] },
      { title: 'Second', rules: [{ id: 'ABC-PART-SUB-12', title: 'Two words', text: '- item' }] },
    ]);
  });

  test('may be empty', () => {
    expect(parseRulebook('')).toEqual([]);
    expect(parseRulebook('## Alone')).toEqual([{ title: 'Alone', rules: [] }]);
  });

  test.each<[string, string, string]>([
    [
      'a rule before the first section',
      '### ABC-PART-1 One',
      'line 1: ABC-PART-1 stands before the first section',
    ],
    ['an id twice', '## S\n### ABC-PART-1 One\n### ABC-PART-1 Two', 'line 3: ABC-PART-1 comes twice'],
    [
      'an id twice, in two sections',
      '## S\n### ABC-PART-1 One\n## T\n### ABC-PART-1 Two',
      'line 4: ABC-PART-1 comes twice',
    ],
    ['no title', '## S\n### ABC-PART-1', 'line 2: a rule heading reads'],
    ['no id', '## S\n### One', 'line 2: a rule heading reads'],
    ['a prefix of two letters', '## S\n### AB-PART-1 One', 'line 2: a rule heading reads'],
    ['no part', '## S\n### ABC-1 One', 'line 2: a rule heading reads'],
    ['small letters', '## S\n### abc-part-1 One', 'line 2: a rule heading reads'],
    ['no number', '## S\n### ABC-PART-X One', 'line 2: a rule heading reads'],
  ])('is refused with the line: %s', (_, text, message) => {
    expect(() => parseRulebook(text)).toThrow(message);
  });
});

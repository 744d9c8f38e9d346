import { expect, test } from 'vitest';
import { cleanText } from '../src/clean.ts';

test.each([
  ['Ada', 'Ada'],
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['A\u0000d\u0007a\n', 'Ada'],
  ['\u202eadA\u202c', 'adA'],
  ['A\u200bd\u200ea\ufeff', 'Ada'],
  ['Zoe\u0308', 'Zoë'],
  ['<b>&', '<b>&'],
  ['👩‍🚀', '👩‍🚀'],
  ['a\u200db', 'ab'],
  [`e${'\u0301'.repeat(40)}`, 'é\u0301\u0301\u0301'],
  ['李小龍', '李小龍'],
])('%j is shown as %j', (text, shown) => {
  expect(cleanText(text, 24)).toBe(shown);
});

test.each(['', ' ', '\u200b\u202e', '\u3164', 'x'.repeat(25), '🂡'.repeat(25)])('%j is no name', (text) => {
  expect(cleanText(text, 24)).toBeUndefined();
});

test('lengths are counted in characters, not in code units', () => {
  expect(cleanText('🂡'.repeat(24), 24)).toBe('🂡'.repeat(24));
});

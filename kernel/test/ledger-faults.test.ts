import { expect, test } from 'vitest';
import { ledgerFaults } from '../src/conformance/index.ts';
import { parseRulebook } from '../src/rulebook.ts';

const book = (text: string) => parseRulebook(`# Hamlet\n\n## Play\n\n### HAM-PICK-1 Picks\n\n${text}\n`);
const books = { en: book('Everybody picks a market.'), fr: book('Chacun choisit un marché.') };
const faults = (...tests: string[]): string[] =>
  ledgerFaults({ prefix: 'HAM', books, code: ['// [HAM-PICK-1]'], tests });

test.each([
  ['the name of a test', "it('[HAM-PICK-1] picks', () => {})"],
  ['the name of one over many lines', "describe.each(CASES)(\n  '$name picks [HAM-PICK-1]',\n  () => {})"],
  ['a row of names', "test.each([['[HAM-PICK-1] twice', 2]])('%s', () => {})"],
  ['a refusal that is expected', "expect(refusal(state)).toBe('HAM-PICK-1 refusal.taken')"],
  ['a rule in a table of refusals', "['HAM-PICK-1', { pick: 9 }]"],
])('a rule is held by %s', (_, source) => {
  expect(faults(source)).toEqual([]);
});

test.each([
  ['a comment', "// [HAM-PICK-1]\nit('picks', () => {})"],
  ['a comment of many lines', "/*\n * 'HAM-PICK-1'\n */"],
  ['a comment behind a string with slashes', "const at = 'http://x'; // 'HAM-PICK-1'"],
  ['some text', "const words = 'see HAM-PICK-1';"],
  ['nothing', ''],
])('and not by %s', (_, source) => {
  expect(faults(source)).toEqual([
    'HAM-PICK-1 is in the name of no test, and no test expects a refusal by it',
  ]);
});

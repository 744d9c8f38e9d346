import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { messages } from '../src/messages.ts';
import { parseRulebook } from '../src/rulebook.ts';

const room = new URL('..', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, room), 'utf8');

function sources(folder: string, ending: string): { readonly path: string; readonly text: string }[] {
  return readdirSync(new URL(folder, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => ({ path, text: read(`${folder}/${path}`) }));
}

const books = { en: parseRulebook(read('rulebook/en.md')), fr: parseRulebook(read('rulebook/fr.md')) };
const idsOf = (language: 'en' | 'fr'): string[] =>
  books[language].flatMap(({ rules }) => rules.map(({ id }) => id));
const ids = idsOf('en');

const code = sources('src', '.ts');
/** Some of them concern people and seats, of which only the server knows. */
const cited = [...code, ...sources('../server/src', '.ts')];
const tests = [...sources('test', '.test.ts'), ...sources('../server/test', '.test.ts')].filter(
  ({ path }) => path !== 'ledger.test.ts',
);
const idsIn = (text: string): string[] => text.match(/\bPEN-[A-Z]+-\d+/g) ?? [];

describe('the rules of the table', () => {
  test('are the same in both languages, in the same order', () => {
    expect(idsOf('fr')).toEqual(ids);
    expect(books.fr.map(({ rules }) => rules.length)).toEqual(books.en.map(({ rules }) => rules.length));
  });

  test('all have a text of their own', () => {
    for (const { rules } of [...books.en, ...books.fr])
      for (const { id, text } of rules) expect(text.length, id).toBeGreaterThan(20);
    const english = books.en.flatMap(({ rules }) => rules);
    const french = books.fr.flatMap(({ rules }) => rules);
    for (const [index, { id, text }] of english.entries()) expect(text, id).not.toBe(french[index]?.text);
  });

  test.each(ids)('%s is cited by code and named by a test', (id) => {
    expect(
      cited.some(({ text }) => idsIn(text).includes(id)),
      'cited by code',
    ).toBe(true);
    expect(
      tests.some(({ text }) => idsIn(text).includes(id)),
      'named by a test',
    ).toBe(true);
  });

  test('no other rule of the table is cited anywhere', () => {
    expect([...cited, ...tests].flatMap(({ text }) => idsIn(text)).filter((id) => !ids.includes(id))).toEqual(
      [],
    );
  });
});

describe('the phrases of the table', () => {
  const keys = Object.keys(messages.en);
  const slots = (entry: unknown): string[] | 'function' =>
    typeof entry === 'string' ? (entry.match(/\{[^}]*\}/g) ?? []).sort() : 'function';

  test('are the same in both languages', () => {
    expect(Object.keys(messages.fr)).toEqual(keys);
  });

  test.each(Object.keys(messages.en) as (keyof typeof messages.en)[])(
    '%s has the same slots in both',
    (key) => {
      expect(slots(messages.fr[key])).toEqual(slots(messages.en[key]));
    },
  );

  test('are all said by code, and code says no others', () => {
    const said = new Set(
      code
        .filter(({ path }) => !path.startsWith('messages'))
        .flatMap(({ text }) =>
          [...text.matchAll(/'((?:match|option)\.[a-zA-Z]+)'/g)].map(([, key]) => key as string),
        ),
    );
    // `match.${reason}` of leaving
    for (const reason of ['resigned', 'deadline']) said.add(`match.${reason}`);
    expect([...said].sort()).toEqual(keys.toSorted());
  });
});

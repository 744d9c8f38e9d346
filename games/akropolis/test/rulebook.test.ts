import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, parseRulebook, type RuleSection, speaker } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { akropolis } from '../rules/index.ts';
import { begin, mixedAction, wander } from './positions.ts';

const here = (path: string): URL => new URL(path, import.meta.url);
const read = (path: string): string => readFileSync(here(path), 'utf8');

/** Every rule id that stands in the files of some folders. */
function cited(folders: readonly string[]): Set<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(here(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );
  return new Set(files.flatMap((file) => read(file).match(/AKR-[A-Z]+-\d+/g) ?? []));
}

const books = { en: parseRulebook(read('../rulebook/en.md')), fr: parseRulebook(read('../rulebook/fr.md')) };
const idsOf = (book: readonly RuleSection[]): string[] =>
  book.flatMap(({ rules }) => rules.map(({ id }) => id));
const ids = idsOf(books.en);

describe('the rulebook', () => {
  it('has the same rules in the same order in both languages', () => {
    expect(idsOf(books.fr)).toEqual(ids);
    expect(books.fr.map(({ rules }) => rules.length)).toEqual(books.en.map(({ rules }) => rules.length));
  });

  it('says something under every heading, and nothing twice', () => {
    for (const language of LANGUAGES) {
      const texts = books[language].flatMap(({ rules }) => rules.map(({ text }) => text));
      expect(texts.filter((text) => text.length < 15)).toEqual([]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('numbers the rules of a section from 1 without gaps', () => {
    const last = new Map<string, number>();
    for (const id of ids) {
      const [, section, number] = /^AKR-([A-Z]+)-(\d+)$/.exec(id) as unknown as [string, string, string];
      expect(Number(number)).toBe((last.get(section) ?? 0) + 1);
      last.set(section, Number(number));
    }
  });
});

describe('the ledger', () => {
  it('every rule is cited by the code that keeps it', () => {
    const inCode = cited(['../rules']);
    expect(ids.filter((id) => !inCode.has(id))).toEqual([]);
  });

  it('every rule is named by a test', () => {
    const inTests = cited(['.']);
    expect(ids.filter((id) => !inTests.has(id))).toEqual([]);
  });

  it('no rule is cited that does not exist', () => {
    const all = cited(['../rules', '.', '../rulebook']);
    expect([...all].filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('the phrases', () => {
  it('are the same in both languages', () => {
    expect(Object.keys(messages.fr).toSorted()).toEqual(Object.keys(messages.en).toSorted());
  });

  it('French marks are set off by a space', () => {
    const said = Object.values(messages.fr).filter((entry) => typeof entry === 'string');
    expect(said.filter((text) => /\p{L}[:;?!]/u.test(text.replace(/\{[^}]*\}/g, '')))).toEqual([]);
  });

  it.each(LANGUAGES)('tell a whole match and every choice in it: %s', (language) => {
    const say = speaker(language, messages[language], ['Ada', 'Bo']);
    const lines: string[] = [];
    for (const seats of [1, 2])
      wander(seats, 2, (state, chance) => {
        const action = mixedAction(state, chance);
        const seat = akropolis.deciding(state)[0];
        if (action === undefined || seat === undefined) return action;
        lines.push(say(akropolis.describeAction(action)));
        const decision = akropolis.decision(state, seat);
        if (decision) lines.push(say(akropolis.describeDecision(decision)));
        akropolis.apply(akropolis.clone(state), seat, action, chance, (fact) =>
          lines.push(say(akropolis.describeFact(fact))),
        );
        return action;
      });
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => /undefined|NaN|[{}]|\[object/.test(line))).toEqual([]);
    expect(lines.some((line) => line.includes('Ada'))).toBe(true);
  });

  it.each(LANGUAGES)('explain every refusal: %s', (language) => {
    const say = speaker(language, messages[language]);
    const state = begin(2, ['T01', 'T02', 'T03', 'T04']);
    const refusals = [
      { tile: 'T01', q: 20, r: 0, rotation: 0 },
      { tile: 'T01', q: 0, r: 0, rotation: 0 },
      { tile: 'T04', q: 2, r: 0, rotation: 0 },
      { tile: 'T05', q: 2, r: 0, rotation: 0 },
    ].map((action) => akropolis.check(state, 0, action));
    expect(new Set(refusals.map((refusal) => refusal && say(refusal))).size).toBe(4);
    expect(refusals.every((refusal) => refusal !== undefined)).toBe(true);
  });
});

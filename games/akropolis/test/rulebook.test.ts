import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, parseRulebook, speaker } from '@pentapolis/kernel';
import { ledgerFaults } from '@pentapolis/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { akropolis } from '../rules/index.ts';
import { begin, mixedAction, wander } from './positions.ts';

const here = (path: string): URL => new URL(path, import.meta.url);
const read = (path: string): string => readFileSync(here(path), 'utf8');

function sources(folder: string): string[] {
  return readdirSync(here(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(`${folder}/${name}`));
}

describe('the rulebook', () => {
  it('has every rule in both languages, in code and in a test', () => {
    const books = {
      en: parseRulebook(read('../rulebook/en.md')),
      fr: parseRulebook(read('../rulebook/fr.md')),
    };
    expect(ledgerFaults({ prefix: 'AKR', books, code: sources('../rules'), tests: sources('.') })).toEqual(
      [],
    );
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

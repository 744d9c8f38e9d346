import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, parseRulebook, speaker } from '@pentapolis/kernel';
import { ledgerFaults } from '@pentapolis/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { BUILDINGS, CARD_IDS, cite, OWN_CARDS, RESOURCES } from '../rules/index.ts';
import { tableOf, wander } from './stage.ts';

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
    const faults = ledgerFaults({ prefix: 'CTE', books, code: sources('../rules'), tests: sources('.') });
    expect(faults).toEqual([]);
  });
});

describe('the phrases', () => {
  it('are the same in both languages', () => {
    expect(Object.keys(messages.fr).toSorted()).toEqual(Object.keys(messages.en).toSorted());
  });

  it('French marks are set off by a space', () => {
    const said = [
      ...Object.values(messages.fr).filter((entry) => typeof entry === 'string'),
      ...OWN_CARDS.map(({ text }) => text.fr),
    ];
    expect(said.filter((text) => /\p{L}[:;?!]/u.test(text.replace(/\{[^}]*\}/g, '')))).toEqual([]);
  });

  it.each(LANGUAGES)('name every Resource, building and card: %s', (language) => {
    const say = speaker(language, messages[language]);
    const keys = [
      ...RESOURCES.flatMap((id) => [`resource.${id}`, `counted.${id}`]),
      ...BUILDINGS.flatMap((id) => [
        `building.${id}`,
        `aBuilding.${id}`,
        `theBuilding.${id}`,
        `buildingHelp.${id}`,
      ]),
      ...CARD_IDS.map((id) => `card.${id}`),
    ];
    expect(keys.filter((key) => !say.has(key))).toEqual([]);
    for (const { id, name } of OWN_CARDS) expect(say.term(`card.${id}`)).toBe(name[language]);
  });

  it.each(LANGUAGES)('tell whole matches and every choice in them: %s', (language) => {
    const say = speaker(language, messages[language], ['Ada', 'Bo', 'Cy', 'Di']);
    const lines: string[] = [];
    for (const changes of [
      { game: 'advanced', interdistrict: true },
      { simultaneous: true },
      { timeIsGold: true },
    ])
      wander(tableOf(4, changes), 8, (state, seat, action, chance) => {
        lines.push(say(cite.describeAction(action)));
        lines.push(say(cite.describeDecision(cite.decision(state, seat)!)));
        cite.apply(cite.clone(state), seat, action, chance, (fact) =>
          lines.push(say(cite.describeFact(fact))),
        );
      });
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.filter((line) => /undefined|NaN|[{}]|\[object/.test(line))).toEqual([]);
    expect(lines.some((line) => line.includes('Ada'))).toBe(true);
  });
});

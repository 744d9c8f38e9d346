import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, parseRulebook, speaker } from '@pentapolis/kernel';
import { ledgerFaults } from '@pentapolis/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { CARDS, smallCity, TILES } from '../rules/index.ts';
import { wander } from './stage.ts';

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
    expect(ledgerFaults({ prefix: 'SMC', books, code: sources('../rules'), tests: sources('.') })).toEqual(
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

  it.each(LANGUAGES)('name every tile, card, promise and title: %s', (language) => {
    const say = speaker(language, messages[language]);
    const keys = [
      ...TILES.map((tile) => `tile.${tile}`),
      ...CARDS.flatMap((card) => [`card.${card}`, `cardHelp.${card}`]),
      ...Array.from({ length: 32 }, (_, at) => `promise.${at + 1}`),
    ];
    expect(keys.filter((key) => !say.has(key))).toEqual([]);
  });

  it.each(LANGUAGES)('tell whole matches and every choice in them: %s', (language) => {
    const say = speaker(language, messages[language], ['Ada', 'Bo', 'Cy', 'Di']);
    const lines: string[] = [];
    for (const [seats, options, seed] of [
      [1, {}, 3],
      [2, { mode: 'votes' }, 5],
      [3, { mode: 'economic' }, 6],
    ] as const)
      wander(seats, options, seed, (state, chance) => {
        const seat = smallCity.deciding(state)[0]!;
        const list = smallCity.legalActions(state, seat);
        const action = list[chance.pick(list.length)]!;
        lines.push(say(smallCity.describeAction(action)));
        lines.push(say(smallCity.describeDecision(smallCity.decision(state, seat)!)));
        smallCity.apply(smallCity.clone(state), seat, action, chance, (fact) =>
          lines.push(say(smallCity.describeFact(fact))),
        );
      });
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.filter((line) => /undefined|NaN|[{}]|\[object/.test(line))).toEqual([]);
    expect(lines.some((line) => line.includes('Ada'))).toBe(true);
  });
});

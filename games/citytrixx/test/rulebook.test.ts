import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, parseRulebook, speaker } from '@pentapolis/kernel';
import { ledgerFaults } from '@pentapolis/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { COMPANY_IDS, citytrixx } from '../rules/index.ts';
import { GAME } from '../rules/rounds.ts';
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
    expect(ledgerFaults({ prefix: 'CTX', books, code: sources('../rules'), tests: sources('.') })).toEqual(
      [],
    );
  });

  it('is the order in which the game is played', () => {
    expect(GAME.map(({ phase, steps }) => [phase, steps.map(({ name }) => name).join(' ')])).toEqual([
      ['setup', 'chooseCompany dealOrder setValue'],
      [
        'trick',
        'beginYear dealHands formStacks firstLead playCards rankCards takeInOrder takeLast drawForLoser nextTrick',
      ],
      ['operating', 'operatingOrder operate'],
      ['stock', 'speakingOrder trade'],
      ['end', 'endYear scrapTrains gatherCards'],
      ['over', 'over'],
    ]);
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

  it.each(LANGUAGES)('name every company a set may have: %s', (language) => {
    const say = speaker(language, messages[language]);
    const keys = COMPANY_IDS.flatMap((id) => [`company.${id}`, `adjective.${id}`]);
    expect(keys.filter((key) => !say.has(key))).toEqual([]);
  });

  it.each(LANGUAGES)('tell whole matches and every choice in them: %s', (language) => {
    const say = speaker(language, messages[language], ['Ada', 'Bo', 'Cy', 'Di', 'Eva']);
    const lines: string[] = [];
    for (const seats of [2, 4])
      wander({ seats, options: { moneyValue: 'doubled' } }, seats, (state, chance) => {
        const seat = citytrixx.deciding(state)[0]!;
        const list = citytrixx.legalActions(state, seat);
        const action = list[chance.pick(list.length)]!;
        lines.push(say(citytrixx.describeAction(action)));
        lines.push(say(citytrixx.describeDecision(citytrixx.decision(state, seat)!)));
        citytrixx.apply(citytrixx.clone(state), seat, action, chance, (fact) =>
          lines.push(say(citytrixx.describeFact(fact))),
        );
      });
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter((line) => /undefined|NaN|[{}]|\[object/.test(line))).toEqual([]);
    expect(lines.some((line) => line.includes('Ada'))).toBe(true);
  });
});

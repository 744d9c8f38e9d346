import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, parseRulebook, speaker } from '@pentapolis/kernel';
import { ledgerFaults } from '@pentapolis/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { CHARACTERS, citadels, DISTRICT_ROWS, DISTRICTS } from '../rules/index.ts';
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
    expect(ledgerFaults({ prefix: 'CIT', books, code: sources('../rules'), tests: sources('.') })).toEqual(
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

  it.each(LANGUAGES)(
    'name every character and district, and say what those with powers do: %s',
    (language) => {
      const say = speaker(language, messages[language]);
      const help = DISTRICT_ROWS.filter(({ colour }) => colour === 'purple').map(
        ({ id }) => `districtHelp.${id}`,
      );
      const keys = [
        ...CHARACTERS.flatMap((id) => [`character.${id}`, `characterHelp.${id}`]),
        ...DISTRICTS.map((id) => `district.${id}`),
        ...help,
      ];
      expect(keys.filter((key) => !say.has(key))).toEqual([]);
    },
  );

  it.each(LANGUAGES)('tell whole matches and every choice in them: %s', (language) => {
    const say = speaker(language, messages[language], ['Ada', 'Bo', 'Cy', 'Di', 'Eva', 'Flo']);
    const lines: string[] = [];
    const all = {
      districts: ['lighthouse', 'armory', 'museum', 'bellTower', 'park', 'hospital', 'throneRoom'],
    };
    for (const [seats, options] of [
      [2, {}],
      [3, all],
      [
        6,
        {
          ...all,
          ballRoom: true,
          characters: ['witch', 'taxCollector', 'wizard', 'emperor', 'diplomat', 'queen'],
        },
      ],
    ] as const)
      wander(seats, options, 4, (state, chance) => {
        const seat = citadels.deciding(state)[0]!;
        const list = citadels.legalActions(state, seat);
        const action = list[chance.pick(list.length)]!;
        lines.push(say(citadels.describeAction(action)));
        lines.push(say(citadels.describeDecision(citadels.decision(state, seat)!)));
        citadels.apply(citadels.clone(state), seat, action, chance, (fact) =>
          lines.push(say(citadels.describeFact(fact))),
        );
      });
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter((line) => /undefined|NaN|[{}]|\[object/.test(line))).toEqual([]);
    expect(lines.some((line) => line.includes('Ada'))).toBe(true);
  });
});

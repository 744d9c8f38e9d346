import { type Paint, speaker } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { type State, smallCity } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { lay, live, phase, table, wander } from './stage.ts';

const plain: Paint = (_, words) => words;
const names = ['Ada', 'Bo', 'Cy', 'Di'];
const drawn = (
  state: State,
  viewer: number | 'spectator',
  language: 'en' | 'fr' = 'en',
  paint = plain,
): string =>
  text
    .draw(smallCity.observe(state, viewer), viewer, speaker(language, messages[language], names), paint)
    .join('\n');

describe('the table in plain text', () => {
  it('draws every borough with its tiles, citizens, cubes and graves', () => {
    const state = phase(table({ seats: 2 }), 'move');
    lay(state, 0, 'R2', 'a1');
    live(state, 0, 'a1');
    lay(state, 0, 'WH', 'f1');
    state.boroughs[0]!.cube[5] = 2;
    state.boroughs[0]!.grid[24] = -2;
    const lines = drawn(state, 0).split('\n');
    expect(lines.find((line) => line.startsWith('  1 '))).toBe('  1 R2b1 R2b  .    .    .    WHcg WHc');
    expect(lines.find((line) => line.startsWith('  3 '))).toBe('  3 †    .    CHa1 CHa1 .    .    .');
    expect(lines.filter((line) => line.startsWith('  1 '))).toHaveLength(2);
    expect(drawn(state, 0)).toContain('Ada · money 20 · 0 votes');
  });

  it('tells a seat its own promise and forecast, and nobody else’s', () => {
    const state = phase(table({ seats: 2 }), 'move');
    state.players[0]!.promise = 14;
    expect(drawn(state, 0)).toContain('14 More than $17');
    expect(drawn(state, 0)).toContain('If everybody stays');
    for (const viewer of [1, 'spectator'] as const)
      expect(drawn(state, viewer)).not.toContain('More than $17');
    expect(drawn(state, 'spectator')).not.toContain('If everybody stays');
  });

  it('speaks both languages through whole matches, and tells nothing by colour alone', () => {
    const lines: string[] = [];
    wander(3, { mode: 'votes' }, 8, (state) => {
      if (lines.length < 40)
        for (const language of ['en', 'fr'] as const) lines.push(drawn(state, 0, language));
    });
    expect(lines.filter((line) => /undefined|NaN|[{}]|\[object/.test(line))).toEqual([]);
    const state = phase(table({ seats: 2 }), 'claim');
    const painted = drawn(state, 0, 'en', (style, words) => `<${style}>${words}</>`);
    expect(painted.replace(/<[^>]*>/g, '').replace(/ +$/gm, '')).toBe(drawn(state, 0).replace(/ +$/gm, ''));
  });
});

describe('the score pad', () => {
  const lines = (sheet: unknown, language: 'en' | 'fr'): string[] =>
    text.scorePad!.lines(text.scorePad!.score(sheet) as never, language);

  it('adds up line by line in both languages', () => {
    const sheet = {
      seats: [{ votes: 80, pollution: 20, promise: 16, culture: ['SCH', 'LIB', 'MUS', 'MET', 'CLI', 'UNI'] }],
    };
    expect(lines(sheet, 'en')).toEqual([
      'Votes      80',
      'Promise    18 (All 6 cultural buildings: kept)',
      'Pollution  -20',
      'Total      78',
      'Title      Village',
    ]);
    expect(lines(sheet, 'fr').at(-1)).toMatch(/Titre +Village/);
  });

  it('ranks several players, special promises included', () => {
    const sheet = { mode: 'votes', seats: [{ votes: 30, specials: [24] }, { votes: 26 }] };
    expect(lines(sheet, 'en').filter((line) => /Total|Rank|Special/.test(line))).toEqual([
      '  Special promises  -5',
      '  Total             25',
      '  Rank              2',
      '  Total      26',
      '  Rank       1',
    ]);
  });

  it('refuses with the field, in words', () => {
    const refusal = text.scorePad!.score({ seats: [{ votes: 'many' }] }) as {
      key: string;
      args: Record<string, string>;
    };
    for (const language of ['en', 'fr'] as const)
      expect(speaker(language, messages[language])(refusal)).toContain('seats[0].votes');
  });
});

import { fastChance, type Paint, readOptions, type Setup, speaker } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { akropolis, type View } from '../rules/index.ts';
import { text } from '../text/index.ts';

const plain: Paint = (_, words) => words;
const english = speaker('en', messages.en, ['Ada', 'Grace']);

function view(seats: number, given: object = {}, actions = 0): View {
  const begins = seats > 1 ? { first: 'seat1' } : {};
  const options = readOptions(akropolis.meta.options, { ...begins, ...given }, seats) as Setup['options'];
  const chance = fastChance(3);
  const state = akropolis.setup({ seats, options }, chance);
  for (let played = 0; played < actions; played++) {
    const [seat] = akropolis.deciding(state);
    if (seat === undefined) break;
    const legal = akropolis.legalActions(state, seat);
    akropolis.apply(state, seat, legal[chance.pick(legal.length)] as (typeof legal)[number], chance);
  }
  return akropolis.observe(state, 'spectator');
}

const drawn = (shown: View, viewer: number | 'spectator' = 'spectator'): string =>
  text.draw(shown, viewer, english, plain).join('\n');

describe('the table in plain text', () => {
  it('draws the start city with its heights and the coordinates of all ground beside it', () => {
    const lines = text.draw(view(2), 0, english, plain);
    const board = lines.slice(lines.findIndex((line) => line.startsWith('Ada')) + 1);
    expect(board.slice(0, 14)).toEqual([
      '                ·',
      '          ·   0,-2    ·',
      '        -1,-1  q1   1,-2',
      '          ·   0,-1    ·',
      '    ·   -1,0   H1   1,-1    ·',
      '  -2,1   q1    0,0   q1   2,-1',
      '    ·   -1,1    ·    1,0    ·',
      '  -2,2    ·    0,1    ·    2,0',
      '        -1,2         1,1',
      '  Houses 0×1=0 · Total 1',
      '',
      expect.stringContaining('height'),
      expect.stringContaining('h houses'),
    ]);
  });

  it('shows every hex of every city, and marks the tile laid last', () => {
    const shown = view(3, {}, 20);
    const all = drawn(shown);
    for (const { cells, last } of shown.cities) {
      for (const { hex, height } of cells) expect(all).toContain(`${hex}${height}`);
      const marks = cells.filter((_, at) => last.includes(at));
      for (const { hex, height } of marks) expect(all).toContain(`[${hex}${height}]`);
    }
  });

  it('prices the site and says what its tiles show', () => {
    const shown = view(2);
    const lines = drawn(shown).split('\n');
    expect(shown.site).toHaveLength(4);
    shown.site.forEach((tile, price) => {
      const line = lines.find((one) => one.includes(` ${tile} `));
      expect(line).toMatch(price === 0 ? /^ {2}free/ : new RegExp(`^ {2}${price} stone`));
    });
  });

  it('draws the viewer’s own city in full, rivals in a line', () => {
    const shown = view(2, {}, 6);
    expect(drawn(shown, 0).match(/0,0/g)).toHaveLength(1);
    expect(drawn(shown).match(/0,0/g)).toHaveLength(2);
    expect(drawn(shown, 0)).toMatch(/Grace · .*\n {2}.*Total \d+/);
  });

  it('keeps hidden points hidden until the end, and then adds them up', () => {
    const during = drawn(view(2, { liveScores: 'hidden' }, 6));
    const after = drawn(view(2, { liveScores: 'hidden' }, 99));
    expect(during).not.toContain('Total');
    expect(after).toMatch(/Houses +\d+ × +\d+ = +\d+/);
    expect(after.match(/Total +\d+/g)).toHaveLength(2);
  });

  it('shows the architect of a game for one', () => {
    expect(drawn(view(1, {}, 4), 0)).toMatch(/The architect · \d+ stones?\n {2}Tiles: T\d\d [a-zA-Z]{3}/);
  });

  it('tells nothing by colour alone', () => {
    const painted = text
      .draw(view(2, {}, 8), 0, english, (style, words) => `<${style}>${words}</>`)
      .join('\n');
    expect(painted.replace(/<[^>]*>/g, '')).toBe(drawn(view(2, {}, 8), 0));
    expect(painted).not.toBe(drawn(view(2, {}, 8), 0));
  });
});

describe('the score pad', () => {
  const start = [
    { q: 0, r: 0, hex: 'H', height: 1 },
    { q: 1, r: 0, hex: 'h', height: 2 },
  ];

  it('adds up line by line in both languages', () => {
    const score = text.scorePad?.score({ cells: start, stones: 3 });
    const lines = (language: 'en' | 'fr') => text.scorePad?.lines(score as never, language) ?? [];
    expect(lines('en')[0]).toMatch(/^Houses +2 × +1 = +2$/);
    expect(lines('en')[6]).toMatch(/^Total +5$/);
    expect(lines('fr')[0]).toMatch(/^Habitations +2 × +1 = +2$/);
  });

  it('takes a collected position with its annotations, and no other field', () => {
    expect(text.scorePad?.score({ id: 'P01', title: 'start', notes: '', cells: start })).toMatchObject({
      total: 2,
    });
    expect(text.scorePad?.score({ cells: start, variant: ['house'] })).toMatchObject({
      rule: 'AKR-SCORE-3',
      key: 'refusal.unknownSheetField',
      args: { field: 'variant' },
    });
    const [first, ...others] = start;
    expect(text.scorePad?.score({ cells: [{ ...first, tile: 1 }, ...others] })).toMatchObject({
      key: 'refusal.unknownSheetField',
      args: { field: 'cells[0].tile' },
    });
  });

  it.each([
    ['cells', { stones: 1 }, 'cells'],
    ['cells[1]', { cells: [...start.slice(0, 1), 'x'] }, 'cell'],
    ['cells[0].height', { cells: [{ ...start[0], height: 0 }] }, 'height'],
    ['stones', { cells: start, stones: 0.5 }, 'stones'],
  ])('names what is wrong: %s [AKR-SCORE-3]', (field, sheet, wants) => {
    const refusal = text.scorePad?.score(sheet);
    expect(refusal).toMatchObject({ rule: 'AKR-SCORE-3', args: { field, wants } });
    const { key, args } = refusal as { key: string; args: Record<string, string> };
    for (const language of ['en', 'fr'] as const)
      expect(speaker(language, messages[language])({ key, args })).toContain(field);
  });
});

import { readFileSync } from 'node:fs';
import { isViolation, speaker } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { citytrixx, readScoreSheet, type State, scoreSheet } from '../rules/index.ts';
import { compareStandings, unitOf } from '../rules/scoring.ts';
import { shareValue } from '../rules/state.ts';
import { scorePad } from '../text/pad.ts';
import { enter, lay, play, refused, started } from './stage.ts';

/** The example of the rulebook, as /shared/games/citytrixx/data.json works it out. */
const EXAMPLE = JSON.parse(readFileSync(new URL('./example.json', import.meta.url), 'utf8'));

const totals = (sheet: unknown): unknown => {
  const read = readScoreSheet(sheet);
  if (isViolation(read)) throw new Error(`${read.rule} ${JSON.stringify(read.args)}`);
  return scoreSheet(read).players.map(({ name, total, rank }) => [name, total, rank]);
};

describe('the final count', () => {
  it('[CTX-SCORE-1] golden: 100 + 15 is 115 a share', () => {
    const state = started([40, 45, 40]);
    state.position[1] = 12;
    state.lastDividend[1] = 15;
    expect(unitOf(state, 1)).toBe(115);
  });

  it('[CTX-SCORE-2] golden: 1202, 1078 and 1262', () => {
    expect(totals(EXAMPLE)).toEqual([
      ['Paul', 1202, 2],
      ['Hubert', 1078, 3],
      ['Aoulad', 1262, 1],
    ]);
  });

  it('[CTX-SCORE-2] golden: the same at a table', () => {
    const state = lay(started([40, 45, 40]), {
      year: 3,
      cash: [63, 18, 114],
      held: ['BE-C2@1 FR-C2@1 FR-C4@1 DE-C2@2 DE-C4@2 DE-C6@2', 'BE-C4@1 BE-C6@1 FR-C6@1 FR-C8@2', ''],
    });
    // Hubert presides the Belgian company and has four of each; Aoulad six German and two French.
    state.held[0]!.push(...lay(started([40, 45, 40]), { held: ['BE-C8@1 BE-C10@1'] }).held[0]!);
    state.president[0] = 1;
    state.held[2]!.push(
      ...lay(started([40, 45, 40]), { held: ['DE-C8@1 DE-C10@1 DE-C12@2 DE-C14@2 FR-C10@1 FR-C12@2'] })
        .held[0]!,
    );
    state.position.splice(0, 3, 15, 12, 15);
    state.lastDividend.splice(0, 3, 20, 15, 23);
    expect(citytrixx.scores(state)).toEqual([1202, 1078, 1262]);
    expect(citytrixx.ranking(state)).toEqual([2, 3, 1]);
  });

  it.each([
    ['counts nothing', 2, 0],
    ['counted the dividend of an earlier year in matches of version 1', 1, 6],
  ])('[CTX-SCORE-3] a last year without income %s', (_, version, shown) => {
    const state = lay(started([40, 45, 40], { version }), {
      trains: { FR: 'FR-T7' },
      cities: { FR: 'FR-C2 FR-C4' },
    });
    enter(state, 'operatingOrder');
    play(state, 'operate:FR:FR-C2,FR-C4');
    expect([state.dividend[1], state.lastDividend[1]]).toEqual([6, 6]);
    lay(state, { year: 3 });
    enter(state, 'operatingOrder');
    expect([state.income[1], state.dividend[1], state.lastDividend[1]]).toEqual([0, 0, shown]);
    expect(unitOf(state, 1) - shareValue(state, 1)).toBe(shown);
  });

  const standing = { fortune: 900, shares: 8, cash: 50, loyal: false, place: 2 };
  it.each([
    ['[CTX-SCORE-2] the fortune', { fortune: 901, shares: 1 }],
    ['[CTX-TIE-1] the shares', { shares: 9, cash: 0 }],
    ['[CTX-TIE-2] the money', { cash: 51, place: 9 }],
    ['[CTX-TIE-3] still President', { loyal: true, place: 9 }],
    ['[CTX-TIE-4] priority', { place: 1 }],
  ])('%s decides', (_, better) => {
    expect(compareStandings({ ...standing, ...better }, standing)).toBeLessThan(0);
    expect(compareStandings(standing, { ...standing, ...better })).toBeGreaterThan(0);
  });

  it('[CTX-TIE-3] [CTX-TIE-4] at a table', () => {
    const tied = (change: (state: State) => void): number[] => {
      const state = lay(started([40, 40, 40]), { cash: [10, 10, 10] });
      change(state);
      return citytrixx.ranking(state);
    };
    expect(tied(() => undefined)).toEqual([1, 2, 3]);
    expect(
      tied((state) => {
        // Yellow and blue swap presidencies.
        state.president.splice(0, 2, 1, 0);
      }),
    ).toEqual([2, 3, 1]);
  });
});

describe('the score sheet', () => {
  const changed = (change: (sheet: typeof EXAMPLE) => void): unknown => {
    const sheet = structuredClone(EXAMPLE);
    change(sheet);
    return sheet;
  };

  it('takes value and dividend, or value and income', () => {
    const parts = changed((sheet) => {
      sheet.units = {
        BE: { value: 130, dividend: 20 },
        FR: { value: 100, income: 150 },
        DE: { value: 120, income: 330 },
      };
    });
    expect(totals(parts)).toEqual(totals(EXAMPLE));
  });

  it('[CTX-TIE-1] settles ties by what it is told, and leaves them open otherwise', () => {
    const sheet = {
      units: { BE: 100, FR: 100 },
      holdings: { Ada: { BE: 2, cash: 100, company: 'BE' }, Bo: { FR: 2, cash: 100, company: 'FR' } },
    };
    const ranks = (more: object): unknown =>
      (totals({ ...sheet, ...more }) as unknown[][]).map(([, , rank]) => rank);
    expect(ranks({})).toEqual([1, 1]);
    expect(ranks({ priority: ['FR', 'BE'] })).toEqual([2, 1]);
    expect(
      totals({ units: { BE: 100 }, holdings: { Ada: { BE: 2, cash: 0 }, Bo: { BE: 1, cash: 100 } } }),
    ).toEqual([
      ['Ada', 200, 1],
      ['Bo', 200, 2],
    ]);
  });

  it.each([
    ['file', () => [] as unknown, 'CTX-SCORE-2'],
    ['wrong', (sheet: typeof EXAMPLE) => ({ ...sheet, wrong: 1 }), 'CTX-SCORE-2'],
    ['game', (sheet: typeof EXAMPLE) => ({ ...sheet, game: 'chess' }), 'CTX-SCORE-2'],
    ['units', (sheet: typeof EXAMPLE) => ({ ...sheet, units: {} }), 'CTX-SCORE-1'],
    ['units.XX', (sheet: typeof EXAMPLE) => ({ ...sheet, units: { XX: 3 } }), 'CTX-SCORE-1'],
    ['units.BE', (sheet: typeof EXAMPLE) => ({ ...sheet, units: { BE: -3 } }), 'CTX-SCORE-1'],
    [
      'units.BE.dividend',
      (sheet: typeof EXAMPLE) => ({ ...sheet, units: { BE: { value: 3 } } }),
      'CTX-SCORE-1',
    ],
    [
      'units.BE.income',
      (sheet: typeof EXAMPLE) => ({ ...sheet, units: { BE: { value: 3, income: 7 } } }),
      'CTX-DIVIDEND-1',
    ],
    ['holdings', (sheet: typeof EXAMPLE) => ({ ...sheet, holdings: { Paul: { cash: 1 } } }), 'CTX-SETUP-1'],
    [
      'presidents.BE',
      (sheet: typeof EXAMPLE) => ({ ...sheet, presidents: { BE: 'Aoulad' } }),
      'CTX-PRESIDENT-1',
    ],
    [
      'presidents.DE',
      (sheet: typeof EXAMPLE) => ({ ...sheet, presidents: { DE: 'Nobody' } }),
      'CTX-PRESIDENT-1',
    ],
    ['priority', (sheet: typeof EXAMPLE) => ({ ...sheet, priority: ['FR'] }), 'CTX-TRACK-2'],
    ['priority[1]', (sheet: typeof EXAMPLE) => ({ ...sheet, priority: ['FR', 'FR', 'BE'] }), 'CTX-TRACK-2'],
  ])('refuses by field: %s', (field, sheet, rule) => {
    const violation = refused(readScoreSheet(sheet(structuredClone(EXAMPLE))));
    expect([violation.args.field, violation.rule]).toEqual([field, rule]);
    for (const language of ['en', 'fr'] as const)
      expect(speaker(language, messages[language])(violation)).not.toMatch(/undefined|\{/);
  });

  it.each([
    ['holdings.Paul.cash', { cash: -1 }],
    ['holdings.Paul.cash', { cash: undefined }],
    ['holdings.Paul.BE', { BE: 7 }],
    ['holdings.Paul.BE', { BE: 1.5 }],
    ['holdings.Paul.NL', { NL: 1 }],
    ['holdings.Paul.total', { total: 1203 }],
    ['holdings.Paul.company', { company: 'NL' }],
    ['holdings.Paul.points', { points: 3 }],
    ['holdings', { DE: 5, total: undefined }],
  ])('refuses by field: %s', (field, changes) => {
    const sheet = changed((own) => Object.assign(own.holdings.Paul, changes));
    expect(refused(readScoreSheet(sheet)).args.field).toBe(field);
  });

  it('prints what a share counts and what everybody has, the winner first', () => {
    const lines = scorePad.lines(scorePad.score(EXAMPLE) as never, 'en').join('\n');
    expect(lines).toContain('French company: 115 a share');
    expect(lines.indexOf('1. Aoulad')).toBeLessThan(lines.indexOf('2. Paul'));
    expect(lines).toMatch(/German company +6 × 153 = +918/);
    expect(scorePad.lines(scorePad.score(EXAMPLE) as never, 'fr').join('\n')).toContain('1262');
  });
});

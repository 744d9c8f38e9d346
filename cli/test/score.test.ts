import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { inside } from './inside.ts';

describe('score', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'cli-'));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
  let written = 0;
  const score = (sheet: unknown, ...more: string[]) => {
    const path = join(scratch, `sheet-${written++}.json`);
    writeFileSync(path, JSON.stringify(sheet));
    return inside(['score', 'akropolis', path, ...more]);
  };

  const cases = JSON.parse(
    readFileSync(new URL('../../games/akropolis/test/cases.json', import.meta.url), 'utf8'),
  );
  const scoring = cases.positions.filter(({ kind }: { kind: string }) => kind === 'scoring');
  const sheets = scoring.flatMap(
    // biome-ignore lint/suspicious/noExplicitAny: a file of worked positions
    ({ id, cells, stones, rulings, variants, expected, alternatives, variantExpectations }: any) => [
      { id, sheet: { cells, stones, rulings, variants }, expected },
      // biome-ignore lint/suspicious/noExplicitAny: a file of worked positions
      ...alternatives.map((other: any) => ({
        id: `${id} ${JSON.stringify(other.rulings)}`,
        sheet: { cells, stones, variants, rulings: { ...rulings, ...other.rulings } },
        expected: other.expected,
      })),
      // biome-ignore lint/suspicious/noExplicitAny: a file of worked positions
      ...variantExpectations.map((other: any) => ({
        id: `${id} ${other.variants}`,
        sheet: { cells, stones, rulings: { ...rulings, ...other.ruling }, variants: other.variants },
        expected: other.expected,
      })),
    ],
  );

  test('every worked position, under every ruling it is worked for', async () => {
    expect(sheets.length).toBeGreaterThan(scoring.length);
    for (const { id, sheet, expected } of sheets) {
      const { stdout, status } = await score(sheet, '--json');
      // some positions were worked out on cities that can't be built
      const { warnings: _, ...counted } = JSON.parse(stdout);
      expect({ id, status, ...counted }).toEqual({ id, status: 0, ...expected });
    }
  });

  const cell = { q: 0, r: 0, hex: 'H', height: 1 };
  test.each<[string, unknown, RegExp]>([
    ['no cells', { stones: 1 }, /“cells”/],
    ['an empty city', { cells: [] }, /“cells” should be a list/],
    [
      'an unknown letter',
      { cells: [cell, { ...cell, q: 1, hex: 'x' }] },
      /“cells\[1\]\.hex” should be one of the letters/,
    ],
    [
      'a height of 0',
      { cells: [{ ...cell, height: 0 }] },
      /“cells\[0\]\.height” should be a whole number from 1/,
    ],
    ['no hex', { cells: [cell, null] }, /“cells\[1\]” should be a hex/],
    ['half a coordinate', { cells: [{ ...cell, q: 0.5 }] }, /“cells\[0\]\.q”/],
    ['one hex twice', { cells: [cell, cell] }, /0, 0/],
    ['stones below 0', { cells: [cell], stones: -1 }, /“stones”/],
    ['an unknown variant', { cells: [cell], variants: ['castle'] }, /“variants”/],
    ['an unknown ruling', { cells: [cell], rulings: { houses: 'none' } }, /“houses”/],
    ['a list', [cell], /“cells”/],
    ['a misspelt field', { cells: [cell], variant: ['temple'] }, /no “variant”/],
  ])('says what is wrong: %s', async (_, sheet, message) => {
    const { status, stdout, stderr } = await score(sheet, '--json');
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/\[(AKR|PEN)-/);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  test('in words', async () => {
    const sheet = { cells: [cell, { q: 0, r: 1, hex: 'h', height: 2 }], stones: 3 };
    const { stdout } = await score(sheet, '--lang', 'fr');
    expect(stdout).toMatch(/Habitations +2 × +1 = +2\n/);
    expect(stdout).toMatch(/Total +5\n/);
  });
});

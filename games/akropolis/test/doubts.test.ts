import { describe, expect, it } from 'vitest';
import { doubtsAbout, type HexLetter } from '../rules/index.ts';
import { scorePad } from '../text/pad.ts';

const cell = (q: number, r: number, hex: HexLetter = 'h', height = 1) => ({ q, r, hex, height });
const START = [cell(0, 0, 'H'), cell(0, -1, 'q'), cell(1, 0, 'q'), cell(-1, 1, 'q')];
const TILE = [cell(1, -1), cell(2, -1), cell(2, -2)];
const keys = (cells: Parameters<typeof doubtsAbout>[0]): string[] => doubtsAbout(cells).map(({ key }) => key);

describe('a city that is written down', () => {
  it('is not doubted when it can be built', () => {
    expect(keys(START)).toEqual([]);
    expect(keys([...START, ...TILE])).toEqual([]);
    // a tile on two others: three columns of height 2 that touch each other
    const second = [cell(1, -2), cell(1, -3), cell(2, -3)];
    const raised = [...START, ...TILE, ...second].map((each) =>
      ['1,-1', '2,-2', '1,-2'].includes(`${each.q},${each.r}`) ? { ...each, height: 2 } : each,
    );
    expect(keys(raised)).toEqual([]);
  });

  it.each([
    ['in two pieces', [...START, cell(9, 0), cell(10, 0), cell(10, -1)], 'doubt.detached'],
    ['with a tower of one column [AKR-PLACE-3]', [...START, { ...TILE[0]!, height: 4 }], 'doubt.hovering'],
    ['of a number of hexes that no tiles give', [...START, ...TILE.slice(1)], 'doubt.hexes'],
    [
      'with more plazas of a colour than there are',
      Array.from({ length: 40 }, (_, q) => cell(q, 0, 'G')),
      'doubt.plazas',
    ],
    [
      'with more districts of a colour than there are',
      Array.from({ length: 61 }, (_, q) => [cell(q, 0, 'g'), cell(q, 1, 'g')]).flat(),
      'doubt.districts',
    ],
  ] as const)('is doubted %s', (_, cells, key) => {
    expect(keys(cells)).toContain(key);
  });

  it('is scored all the same, with the reason in words', () => {
    const score = scorePad.score({ cells: [...START, cell(9, 0), cell(10, 0), cell(10, -1)] });
    expect(score).toMatchObject({ warnings: [{ key: 'doubt.detached', args: { q: 9, r: 0 } }] });
    expect(scorePad.lines(score as never, 'en').at(-1)).toMatch(/can’t be built: the hex at 9, 0/);
    expect(scorePad.lines(score as never, 'fr').at(-1)).toMatch(/ne peut pas être construite/);
    expect(scorePad.score({ cells: START })).not.toHaveProperty('warnings');
  });
});

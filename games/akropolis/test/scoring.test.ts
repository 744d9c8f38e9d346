import { describe, expect, it } from 'vitest';
import {
  DEFAULT_RULINGS,
  DISTRICTS,
  type District,
  explainCity,
  hexAt,
  type Rulings,
  STARS,
} from '../rules/index.ts';
import { scoreCity } from '../rules/scoring.ts';
import { ROWS, WALLED } from './scoring.data.ts';
import { lineOf, ring, sketch } from './sketch.ts';

describe('one line of the score pad', () => {
  it.each(ROWS.map((row) => ({ ...row, name: `[${row.rule}] ${row.says}` })))(
    '$name',
    ({ city, district, rulings, line }) => {
      expect(lineOf(dedupe(city), district, rulings)).toEqual(line);
    },
  );

  it('[AKR-PLAZA-1] the stars in the table are those that count', () => {
    expect(STARS).toEqual([1, 2, 2, 2, 3]);
    expect(DISTRICTS).toHaveLength(5);
  });

  it('[AKR-SCORE-4] stones are a point each', () => {
    expect(scoreCity(sketch('0,0 H'), 7, DEFAULT_RULINGS)).toMatchObject({ stonePoints: 7, total: 7 });
  });
});

/** Rings may overlap; the first hex named for a place stands. */
function dedupe(city: string): string {
  const parts = city.split(';').map((part) => part.trim());
  return parts
    .filter((part, at) => parts.findIndex((other) => other.split(' ')[0] === part.split(' ')[0]) === at)
    .join('; ');
}

describe('why a district counts', () => {
  const reasonsOf = (city: string, district: District, rulings: Partial<Rulings> = {}) => {
    const { cells, hexes, heights } = sketch(dedupe(city));
    const shown = cells.map((cell, at) => ({
      ...hexAt(cell),
      hex: '.hmbtgHMBTGq'[hexes[at] as number] as 'h',
      height: heights[at] as number,
    }));
    return explainCity(shown, { ...DEFAULT_RULINGS, ...rulings })[district];
  };

  it('[AKR-MARKET-1] points at the market next door', () => {
    expect(reasonsOf('0,0 m3; 1,0 m', 'market')[0]).toEqual({
      q: 0,
      r: 0,
      worth: 0,
      reason: 'marketBeside',
      because: [{ q: 1, r: 0 }],
    });
  });

  it('[AKR-TEMPLE-1] points at the gap', () => {
    expect(reasonsOf(`0,0 t; ${ring(0, 0, 'q q q q q .')}`, 'temple')[0]).toMatchObject({
      worth: 0,
      reason: 'openSide',
      because: [{ q: -1, r: 0 }],
    });
  });

  it('[AKR-BARRACKS-1] [AKR-BARRACKS-2] tells a wall from a lake', () => {
    expect(reasonsOf(`0,0 b; ${WALLED}`, 'barracks')[0]).toMatchObject({ worth: 0, reason: 'walledIn' });
    const atLake = `${ring(0, 0, 'b q q q q q')}; ${ring(0, -1, 'q q q . q q')}`;
    expect(reasonsOf(atLake, 'barracks')[0]).toMatchObject({ reason: 'lakeOnly', because: [{ q: 0, r: 0 }] });
  });

  it('[AKR-HOUSE-1] [AKR-VARIANT-2] names the group that counts, doubled or not', () => {
    const reasons = (rulings: Partial<Rulings>) =>
      reasonsOf('0,0 h5; 1,0 h5; 5,0 h', 'house', rulings).map(({ reason, worth }) => [reason, worth]);
    expect(reasons({})).toEqual([
      ['counts', 5],
      ['counts', 5],
      ['otherGroup', 0],
    ]);
    expect(reasons({ variants: ['house'] })).toEqual([
      ['doubled', 10],
      ['doubled', 10],
      ['otherGroup', 0],
    ]);
  });

  it('[AKR-VARIANT-3] [AKR-VARIANT-6] points at what doubles', () => {
    expect(reasonsOf('0,0 m; 1,0 M', 'market', { variants: ['market'] })[0]).toMatchObject({
      reason: 'doubled',
      because: [{ q: 1, r: 0 }],
    });
    expect(reasonsOf(ring(0, 0, 'g q q q q q'), 'garden', { variants: ['garden'] })[0]).toMatchObject({
      reason: 'doubled',
      because: [{ q: 0, r: 0 }],
    });
  });
});

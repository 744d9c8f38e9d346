import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankSurvey, surveyCity } from '../bot/survey.ts';
import { blankCity, copyCity, loadCity } from '../rules/fast/city.ts';
import { rulingBits, scoreFast } from '../rules/fast/index.ts';
import { groundOf, lakesOf, neighbours } from '../rules/ground.ts';
import { type City, cellAt, DISTRICTS, hexAt, placementAt, type Rulings, spotOf } from '../rules/index.ts';
import { VERSIONS } from '../rules/rulings.ts';
import { judgeCity, scoreCity } from '../rules/scoring.ts';

const rulings: fc.Arbitrary<Rulings> = fc.record({
  version: fc.constantFrom(...VERSIONS),
  variants: fc.subarray([...DISTRICTS]),
  houses: fc.constantFrom('byHexCountThenValue', 'byValue'),
  barracksEdge: fc.constantFrom('outsideOnly', 'anyEmpty'),
  lake: fc.constantFrom('anyEnclosedRegion', 'singleHexOnly'),
});

/** A city in one piece: a patch of ground with holes in it, any hex at any height on the rest. */
const city: fc.Arbitrary<City> = fc
  .record({
    tops: fc.array(
      fc.record({ hex: fc.integer({ min: 1, max: 11 }), height: fc.integer({ min: 1, max: 6 }) }),
      {
        minLength: 49,
        maxLength: 49,
      },
    ),
    holes: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 49, maxLength: 49 }),
  })
  .map(({ tops, holes }) => {
    const patch = tops.map((_, at) => cellAt((at % 7) - 3, Math.floor(at / 7) - 3));
    const kept = connected(
      patch.filter((_, at) => at === 24 || holes[at] !== 0),
      patch[24] as number,
    );
    return {
      cells: kept,
      hexes: kept.map((cell) => tops[patch.indexOf(cell)]?.hex ?? 1),
      heights: kept.map((cell) => tops[patch.indexOf(cell)]?.height ?? 1),
      tiles: kept.map((_, at) => 1 + (at % 60)),
      last: [],
    };
  });

/** The cells that hang together with `start`. */
function connected(cells: readonly number[], start: number): number[] {
  const reached = [start];
  for (const cell of reached)
    for (const next of neighbours(cell))
      if (cells.includes(next) && !reached.includes(next)) reached.push(next);
  return reached;
}

/** The same city with its columns listed in another order. */
function reordered(source: City, order: readonly number[]): City {
  const by = <T>(list: readonly T[]): T[] => order.map((at) => list[at] as T);
  return {
    cells: by(source.cells),
    hexes: by(source.hexes),
    heights: by(source.heights),
    tiles: by(source.tiles),
    last: [],
  };
}

const moved = (source: City, by: number): City => ({
  ...source,
  cells: source.cells.map((cell) => cell + by),
});

describe('scores of any city', () => {
  it('[AKR-SCORE-1] [AKR-VARIANT-4] are the same on the fast path and in what bots survey', () => {
    const packed = blankCity();
    const out = new Int32Array(10);
    const survey = blankSurvey();
    fc.assert(
      fc.property(city, rulings, (source, given) => {
        loadCity(packed, source);
        const { districts, total } = scoreCity(source, 0, given);
        const points = scoreFast(packed, rulingBits(given), out);
        expect([...out]).toEqual([
          ...DISTRICTS.map((district) => districts[district].value),
          ...DISTRICTS.map((district) => districts[district].stars),
        ]);
        expect(points).toBe(total);
        surveyCity(packed, rulingBits(given), survey);
        expect([...survey.values, ...survey.stars]).toEqual([...out]);
      }),
      { numRuns: 1500 },
    );
  });

  it('[AKR-HOUSE-1] [AKR-OPTION-1] do not depend on the order in which columns are listed', () => {
    fc.assert(
      fc.property(city, rulings, fc.infiniteStream(fc.nat()), (source, given, numbers) => {
        const order = source.cells.map((_, at) => at);
        order.sort(() => ((numbers.next().value as number) % 2 === 0 ? -1 : 1));
        expect(scoreCity(reordered(source, order), 2, given)).toEqual(scoreCity(source, 2, given));
      }),
      { numRuns: 300 },
    );
  });

  it('[AKR-SCORE-3] do not depend on where the city stands', () => {
    fc.assert(
      fc.property(
        city,
        rulings,
        fc.integer({ min: -20, max: 20 }),
        fc.integer({ min: -20, max: 20 }),
        (source, given, q, r) => {
          const by = cellAt(q, r) - cellAt(0, 0);
          expect(scoreCity(moved(source, by), 0, given)).toEqual(scoreCity(source, 0, given));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('[AKR-VARIANT-1] a harder condition never takes points away, and at most doubles them', () => {
    fc.assert(
      fc.property(city, rulings, (source, given) => {
        const plain = scoreCity(source, 0, { ...given, variants: [] }).districts;
        const harder = scoreCity(source, 0, given).districts;
        for (const district of DISTRICTS) {
          expect(harder[district].points).toBeGreaterThanOrEqual(plain[district].points);
          expect(harder[district].points).toBeLessThanOrEqual(2 * plain[district].points);
          if (!given.variants.includes(district)) expect(harder[district]).toEqual(plain[district]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('[AKR-SCORE-2] are the sum of what the explanations say', () => {
    fc.assert(
      fc.property(city, rulings, (source, given) => {
        const verdicts = judgeCity(source, given);
        const { districts } = scoreCity(source, 0, given);
        const judged = DISTRICTS.flatMap((district) => verdicts[district].map(({ at }) => at));
        expect(judged.toSorted((a, b) => a - b)).toEqual(
          source.hexes.flatMap((hex, at) => (hex <= 5 ? [at] : [])),
        );
        for (const district of DISTRICTS) {
          expect(verdicts[district].reduce((sum, { worth }) => sum + worth, 0)).toBe(
            districts[district].value,
          );
          for (const { at, worth, reason } of verdicts[district]) {
            const height = source.heights[at] as number;
            expect(worth).toBe(reason === 'counts' ? height : reason === 'doubled' ? 2 * height : 0);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('lakes', () => {
  it('[AKR-BARRACKS-2] [AKR-VARIANT-6] are enclosed, apart from one another, and counted alike by Euler', () => {
    const packed = blankCity();
    fc.assert(
      fc.property(city, (source) => {
        const ground = groundOf(source);
        const lakes = lakesOf(source, ground);
        const wet = new Set(lakes.flat());
        expect(wet.size).toBe(lakes.flat().length);
        for (const lake of lakes)
          for (const cell of lake)
            for (const next of neighbours(cell)) expect(ground(next) >= 0 || lake.includes(next)).toBe(true);
        loadCity(packed, source);
        expect(packed.lakes).toBe(lakes.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the plane', () => {
  const coordinate = fc.integer({ min: -60, max: 60 });

  it('[AKR-PLACE-1] names every hex by one cell and every place for a tile by one spot', () => {
    fc.assert(
      fc.property(coordinate, coordinate, fc.integer({ min: 0, max: 5 }), (q, r, rotation) => {
        expect(hexAt(cellAt(q, r))).toEqual({ q, r });
        const spot = spotOf(cellAt(q, r), rotation);
        expect(placementAt(spot, rotation >> 1)).toEqual({ anchor: cellAt(q, r), rotation });
      }),
    );
  });
});

describe('packed cities', () => {
  it('take the place of one another without a trace', () => {
    const [a, b, spare] = [blankCity(), blankCity(), blankCity()];
    fc.assert(
      fc.property(city, city, (first, second) => {
        loadCity(a, first);
        loadCity(b, second);
        copyCity(a, spare);
        copyCity(b, spare);
        expect(spare.columns.every((column, cell) => column === b.columns[cell])).toBe(true);
        expect(spare.place.every((place, spot) => place === b.place[spot])).toBe(true);
        expect([spare.count, spare.open, spare.lakes]).toEqual([b.count, b.open, b.lakes]);
      }),
      { numRuns: 100 },
    );
  });
});

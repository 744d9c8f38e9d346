import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Chance,
  commitment,
  fairChance,
  fastChance,
  matchKey,
  noChance,
  recordedChance,
  recordingChance,
} from '../src/chance.ts';

const key = matchKey('seed', ['a', 'b']);

/** Chi-square of observed counts against a uniform expectation. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function tally(sides: number, draws: number, draw: () => number): number[] {
  const counts = Array.from({ length: sides }, () => 0);
  for (let made = 0; made < draws; made++) {
    const outcome = draw();
    counts[outcome] = (counts[outcome] as number) + 1;
  }
  return counts;
}

const sources: readonly [string, () => Chance][] = [
  ['fair', () => fairChance(key, 0)],
  ['fast', () => fastChance(1)],
];

describe.each(sources)('%s chance', (_, open) => {
  test('picks within bounds and shuffles all of them', () => {
    const chance = open();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (count) => {
        const picked = chance.pick(count);
        expect(Number.isInteger(picked) && picked >= 0 && picked < count).toBe(true);
        const order = chance.shuffle(count);
        expect(order.toSorted((a, b) => a - b)).toEqual([...Array(count).keys()]);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  test('is the same again', () => {
    const [one, other] = [open(), open()];
    for (let draw = 0; draw < 20; draw++) expect(one.shuffle(9)).toEqual(other.shuffle(9));
  });

  // Fixed seeds, so these can't fail by bad luck; the bounds are those of one in a thousand.
  test('picks every side as often', () => {
    const chance = open();
    expect(chiSquare(tally(6, 6000, () => chance.pick(6)))).toBeLessThan(20.5);
  });

  test('puts every item first, and last, as often', () => {
    const chance = open();
    const orders = Array.from({ length: 3000 }, () => chance.shuffle(5));
    for (const place of [0, 4]) {
      let next = 0;
      expect(chiSquare(tally(5, orders.length, () => orders[next++]?.[place] as number))).toBeLessThan(18.5);
    }
  });

  test.each([0, -1, Number.NaN])('%s sides are a bug', (sides) => {
    expect(() => open().pick(sides)).toThrow(RangeError);
  });

  test('a shuffle of nothing or one thing', () => {
    expect(open().shuffle(0)).toEqual([]);
    expect(open().shuffle(1)).toEqual([0]);
  });
});

describe('fair chance', () => {
  test('draw number d depends on the key and d alone', () => {
    const all = fairChance(key, 0);
    const first = [all.pick(1000), all.pick(1000), all.pick(1000)];
    expect(fairChance(key, 1).pick(1000)).toBe(first[1]);
    expect(fairChance(key, 2).pick(1000)).toBe(first[2]);
    const other = fairChance(key, 0);
    other.shuffle(40);
    expect(other.pick(1000)).toBe(first[1]);
  });

  test('the commitment is the SHA-256 of the seed', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('seed and every salt change the key, and so does where one salt ends and the next begins', () => {
    const draws = (seed: string, salts: readonly string[]): string =>
      JSON.stringify(fairChance(matchKey(seed, salts), 0).shuffle(20));
    const keys = [
      draws('s', ['a', 'b']),
      draws('t', ['a', 'b']),
      draws('s', ['a', 'c']),
      draws('s', ['ab', '']),
      draws('s', ['b', 'a']),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('is pinned: a log of today is verified tomorrow', () => {
    expect(fairChance(matchKey('seed', ['salt']), 0).shuffle(10)).toEqual([7, 1, 8, 3, 6, 4, 9, 2, 5, 0]);
  });
});

describe('fast chance', () => {
  test('neighbouring seeds give unrelated streams', () => {
    const firsts = Array.from({ length: 600 }, (_, seed) => fastChance(seed).pick(6));
    let next = 0;
    expect(chiSquare(tally(6, firsts.length, () => firsts[next++] as number))).toBeLessThan(20.5);
    const steps = firsts.slice(1).map((value, index) => (value - (firsts[index] as number) + 6) % 6);
    next = 0;
    expect(chiSquare(tally(6, steps.length, () => steps[next++] as number))).toBeLessThan(20.5);
  });

  test('is pinned: a simulation of today is repeated tomorrow', () => {
    expect(fastChance(1).shuffle(10)).toEqual([6, 4, 7, 0, 1, 2, 3, 8, 9, 5]);
  });
});

describe('recorded chance', () => {
  test('answers from the record, in order', () => {
    const chance = recordedChance([3, [1, 0, 2]]);
    expect(chance.done()).toBe(false);
    expect(chance.pick(4)).toBe(3);
    expect(chance.shuffle(3)).toEqual([1, 0, 2]);
    expect(chance.done()).toBe(true);
  });

  test.each<[string, (chance: Chance) => unknown, unknown]>([
    ['nothing left', (chance) => chance.pick(2), []],
    ['too large', (chance) => chance.pick(2), [2]],
    ['negative', (chance) => chance.pick(2), [-1]],
    ['a fraction', (chance) => chance.pick(2), [0.5]],
    ['a permutation where a number is due', (chance) => chance.pick(2), [[1, 0]]],
    ['a number where a permutation is due', (chance) => chance.shuffle(2), [1]],
    ['a permutation of another length', (chance) => chance.shuffle(3), [[1, 0]]],
    ['an item twice', (chance) => chance.shuffle(2), [[1, 1]]],
    ['an item out of range', (chance) => chance.shuffle(2), [[1, 2]]],
  ])('%s', (_, draw, outcomes) => {
    expect(() => draw(recordedChance(outcomes as number[]))).toThrow(RangeError);
  });

  test('its errors don’t say what was recorded', () => {
    expect(() => recordedChance([4711]).pick(2)).toThrow(
      /^draw 1 wants a number below 2, the record holds none$/,
    );
    expect(() => recordedChance([[4711, 0]]).shuffle(3)).toThrow(
      /^draw 1 wants a permutation of 3, the record holds none$/,
    );
  });
});

test('what is recorded stays as it was drawn, whatever rules do with it', () => {
  const chance = recordingChance(fastChance(4));
  const deck = chance.shuffle(6);
  const drawn = [...deck];
  deck.pop();
  deck.sort();
  const die = chance.pick(6);
  expect(chance.outcomes).toEqual([drawn, die]);
  const again = recordedChance(chance.outcomes);
  expect(again.shuffle(6)).toEqual(drawn);
  expect(again.pick(6)).toBe(die);
});

test('where nothing may be drawn, drawing throws', () => {
  expect(() => noChance.pick(1)).toThrow();
  expect(() => noChance.shuffle(0)).toThrow();
});

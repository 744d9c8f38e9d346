import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, isNestedTooDeep, MOST_NESTING } from '../src/json.ts';

/** Members in the opposite order, all the way down. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

describe('canonical JSON', () => {
  test('is JSON of an equal value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { seed: 5, numRuns: 1000 },
    );
  });

  test('does not depend on the order of members', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
      }),
      { seed: 5, numRuns: 1000 },
    );
  });

  test.each<[unknown, string]>([
    [{ b: 1, a: [true, null, 'x"'] }, '{"a":[true,null,"x\\""],"b":1}'],
    [{ 10: 1, 9: 1, Z: 1, a: 1 }, '{"10":1,"9":1,"Z":1,"a":1}'],
    [{ a: undefined, b: 1 }, '{"b":1}'],
    [{ a: undefined }, '{}'],
    [-0, '0'],
    [1e21, '1e+21'],
    [0.1, '0.1'],
    ['\u2028é\ud800', '"\u2028é\\ud800"'],
    [[[], {}], '[[],{}]'],
  ])('%j', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  test.each<[string, unknown]>([
    ['undefined', undefined],
    ['undefined in a list', [undefined]],
    ['a hole', new Array(1)],
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
    ['a bigint', 1n],
    ['NaN', Number.NaN],
    ['infinity', { deep: [Number.POSITIVE_INFINITY] }],
  ])('%s has none', (_, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  });
});

describe('nesting', () => {
  const nested = (levels: number): unknown =>
    JSON.parse(`${'[{"x":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`);

  test('is bounded, and however deep it is it can be asked about', () => {
    expect(isNestedTooDeep('flat')).toBe(false);
    expect(isNestedTooDeep(nested(MOST_NESTING))).toBe(false);
    expect(isNestedTooDeep(nested(MOST_NESTING + 2))).toBe(true);
    expect(isNestedTooDeep(nested(200_000))).toBe(true);
  });
});

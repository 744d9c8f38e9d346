import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Change, diff, patch } from '../src/diff.ts';

/** Keys that trip careless code: those the format uses itself, those every object inherits, those that look like indices. */
const oddKey = fc.constantFrom(
  '#',
  '+',
  '0',
  '1',
  '10',
  '-1',
  '',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
);
const key = fc.oneof({ arbitrary: oddKey, weight: 2 }, { arbitrary: fc.string({ maxLength: 3 }), weight: 1 });

const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.boolean(),
    fc.integer(),
    fc.string({ maxLength: 4 }),
    fc.constant(null),
    fc.array(tie('json'), { maxLength: 5 }),
    fc.dictionary(key, tie('json'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

/** A value and one that was made from it by small changes, as states of a match are. */
const related = fc.tuple(json, json, fc.infiniteStream(fc.nat(99))).map(([value, other, dice]) => {
  const roll = (): number => dice.next().value as number;
  const change = (item: unknown): unknown => {
    const luck = roll();
    if (luck < 8) return other;
    if (Array.isArray(item)) {
      const list = item.map((member) => (roll() < 40 ? change(member) : member));
      if (luck < 25) return list.slice(0, roll() % (list.length + 1));
      return luck < 45 ? [...list, other, item.length] : list;
    }
    if (typeof item !== 'object' || item === null) return luck < 40 ? luck : item;
    const members = Object.entries(item).filter(() => roll() >= 15);
    return Object.fromEntries(members.map(([name, member]) => [name, roll() < 40 ? change(member) : member]));
  };
  return [value, change(value)] as const;
});

const sent = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));
const text = (value: unknown): string => JSON.stringify(value);

const runs = { seed: 20, numRuns: 800 };

describe('a change', () => {
  test('made to the value before gives the value after, between any two values', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(patch(before, sent(diff(before, after)))).toEqual(after);
      }),
      runs,
    );
  });

  test('and between values that are much alike', () => {
    fc.assert(
      fc.property(related, ([before, after]) => {
        expect(patch(before, sent(diff(before, after)))).toEqual(after);
      }),
      runs,
    );
  });

  test('and between lists of like rows, and lists of scalars with some taken out', () => {
    const row = fc.record(
      { a: fc.nat(3), b: fc.nat(3), 'a,b': fc.nat(1) },
      { requiredKeys: ['a'], noNullPrototype: true },
    );
    const rows = fc.array(row, { maxLength: 5 });
    const scalars = fc.array(fc.nat(4), { maxLength: 8 });
    const lists = fc.oneof(
      fc.tuple(rows, rows),
      fc.tuple(scalars, scalars),
      fc.tuple(rows, rows).map(([all, more]) => [all, [...all, ...more]] as const),
    );
    fc.assert(
      fc.property(lists, ([before, after]) => {
        expect(patch(before, sent(diff(before, after)))).toEqual(after);
      }),
      runs,
    );
  });

  test('is absent exactly when nothing changed', () => {
    fc.assert(
      fc.property(related, ([before, after]) => {
        expect(diff(before, sent(before))).toBeUndefined();
        expect(diff(before, after) === undefined).toBe(equal(before, after));
      }),
      runs,
    );
  });

  test('mutates neither value nor itself, and nothing of it is needed twice', () => {
    fc.assert(
      fc.property(related, ([before, after]) => {
        const texts = [text(before), text(after)];
        const change = diff(before, after);
        const written = text(change);
        patch(before, change);
        expect([text(before), text(after)]).toEqual(texts);
        expect(text(change)).toBe(written);
      }),
      runs,
    );
  });
});

/** Equality that does not use what is tested. */
function equal(one: unknown, other: unknown): boolean {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
}

describe('the format', () => {
  test.each<[string, unknown, unknown, Change | undefined]>([
    ['a value replaced', 1, 2, 2],
    ['a value replaced by a list', 1, [2], [[2]]],
    ['nothing', { a: [1] }, { a: [1] }, undefined],
    ['a member changed', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
    ['a member added', {}, { a: { b: 1 } }, { a: [{ b: 1 }] }],
    ['a member removed', { a: 1, b: 1 }, { b: 1 }, { a: null }],
    ['a member that became undefined', { a: 1 }, { a: undefined }, { a: null }],
    ['a member that became null', { a: 1 }, { a: null }, { a: [null] }],
    ['a list changed', [1, 2, 3], [1, 5, 3], { 1: 5 }],
    ['a list grown', [1], [1, 2, 3], { '+': [2, 3] }],
    ['a list cut short', [{}, {}, {}], [{}], { '#': 1 }],
    ['elements taken out of a list', [1, 2, 3, 4], [1, 3, 4], { '-': [1] }],
    ['taken out and put at the end', [1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 7], { '-': [0], '+': [7] }],
    ['a list emptied', [1, 2], [], [[]]],
    ['a list replaced whole', [1, 2], [3, 4], [[3, 4]]],
    [
      'rows like the last one',
      [{ b: 1, a: 2 }],
      [
        { b: 1, a: 2 },
        { a: 4, b: 3 },
      ],
      { '*': [[4, 3]] },
    ],
    ['rows unlike the last one', [{ 'a,b': 1 }], [{ 'a,b': 1 }, { a: 1, b: 2 }], { '+': [{ a: 1, b: 2 }] }],
    ['changed within a list', [{ a: 1, b: 1 }], [{ a: 2, b: 1 }], { 0: { a: 2 } }],
    ['list to object', [1], { 0: 1 }, [{ 0: 1 }]],
    ['object to list', {}, [], [[]]],
    [
      'an object with the names of the format',
      { '#': 1, '+': 1 },
      { '#': 2, '+': [1] },
      { '#': 2, '+': [[1]] },
    ],
    ['an inherited name', { constructor: 1 }, {}, { constructor: null }],
  ])('%s', (_, before, after, change) => {
    expect(diff(before, after)).toEqual(change);
    if (after !== undefined) expect(patch(before, sent(change))).toEqual(sent(after));
  });
});

describe('patching', () => {
  test('shares what stayed with the value before', () => {
    const before = { stayed: { deep: [1] }, list: [{ a: 1 }, { b: 1 }] };
    const after = patch(before, { list: { 1: { b: 2 } } }) as typeof before;
    expect(after.stayed).toBe(before.stayed);
    expect(after.list[0]).toBe(before.list[0]);
    expect(after.list[1]).toEqual({ b: 2 });
    expect(patch(before, undefined)).toBe(before);
  });

  test('never touches a prototype', () => {
    const before = JSON.parse('{"a":1}') as object;
    const after = patch(before, JSON.parse('{"__proto__":[{"polluted":true}]}') as Change) as object;
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
    expect((after as { polluted?: true }).polluted).toBeUndefined();
    expect(Object.keys(after)).toEqual(['a', '__proto__']);
  });

  test.each<[string, unknown, Change]>([
    ['removal of the whole value', { a: 1 }, null],
    ['members of a number', 7, { a: 1 }],
    ['members of nothing', undefined, { a: 1 }],
    ['members of null', null, { a: 1 }],
    ['an index beyond the end', [1], { 1: 2 }],
    ['an index that is none', [1], { x: 2 }],
    ['a negative index', [1], { '-1': 2 }],
    ['removal of an element', [1], { 0: null }],
    ['taken out beyond the end', [1], { '-': [1] }],
    ['rows of another width', [{ a: 1 }], { '*': [[1, 2]] }],
    ['rows after what has none', [1], { '*': [[1]] }],
    ['deep down', { a: { b: 1 } }, { a: { b: { c: 1 } } }],
  ])('a change that does not fit is refused: %s', (_, before, change) => {
    expect(() => patch(before, change)).toThrow(TypeError);
  });
});

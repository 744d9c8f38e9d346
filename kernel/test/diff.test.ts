import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diff, patch } from '../src/diff.ts';

/** Plain JSON with few keys and values, so that two of them often have something in common. */
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(0, 1, 2, -1, '', 'a', 'b', true, false),
    fc.array(fc.constantFrom(0, 1, 2, 3, 4, 5), { maxLength: 8 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom('q', 'r', 'hex', '-', '+', '#', '*', '0', '__proto__', 'constructor'),
      tie('value'),
      {
        maxKeys: 4,
        noNullPrototype: true,
      },
    ),
    fc.array(fc.record({ q: fc.nat(3), r: fc.nat(3) }), { maxLength: 4 }),
  ),
}));

const travelled = (change: unknown): never =>
  (change === undefined ? undefined : JSON.parse(JSON.stringify(change))) as never;

describe('a change', () => {
  test('turns the one value into the other, after a journey as JSON', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const kept = JSON.stringify(before);
        const made = patch(before, travelled(diff(before, after)));
        expect(made).toEqual(after);
        expect(diff(made, after)).toBeUndefined();
        expect(JSON.stringify(before)).toBe(kept);
      }),
      { numRuns: 3000 },
    );
  });

  test('is there exactly when the values differ', () => {
    fc.assert(
      fc.property(value, (same) => {
        expect(diff(same, structuredClone(same))).toBeUndefined();
      }),
    );
  });

  test('of a chain of values can be made one after another on what came of the last', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 6 }), (values) => {
        let held = values[0];
        for (const [at, next] of values.slice(1).entries())
          held = patch(held, travelled(diff(values[at], next)));
        expect(held).toEqual(values.at(-1));
      }),
    );
  });

  test.each([
    ['a number', 1, 2, 2],
    ['an object for a number', 1, { a: 1 }, [{ a: 1 }]],
    ['a member', { a: 1, b: [1] }, { a: 2, b: [1] }, { a: 2 }],
    ['a member gone', { a: 1, b: 2 }, { b: 2 }, { a: null }],
    ['a member come', { b: 2 }, { a: { c: 1 }, b: 2 }, { a: [{ c: 1 }] }],
    ['cards drawn', [1, 2], [1, 2, 7], { '+': [7] }],
    ['cards taken out of the middle', [1, 2, 3, 4, 5, 6], [1, 3, 4, 6], { '-': [1, 4] }],
    ['a card played and one drawn', [1, 2, 3, 4, 5], [1, 3, 4, 5, 9], { '-': [1], '+': [9] }],
    ['a cell of a board', [0, 0, 0, 0], [0, 0, 7, 0], { '2': 7 }],
    ['all of a short list', [1, 2], [3, 4], [[3, 4]]],
    ['a list emptied', [1, 2], [], [[]]],
    [
      'an object added to its like',
      [{ q: 1, r: 2 }],
      [
        { q: 1, r: 2 },
        { r: 4, q: 3 },
      ],
      { '*': [[3, 4]] },
    ],
    ['an object added to others', [{ q: 1 }], [{ q: 1 }, { r: 4 }], { '+': [{ r: 4 }] }],
    ['objects dropped from the end', [{ q: 1 }, { q: 2 }], [{ q: 1 }], { '#': 1 }],
  ])('of %s is short', (_, before, after, change) => {
    expect(diff(before, after)).toEqual(change);
    expect(patch(before, change as never)).toEqual(after);
  });

  test('shares with the value before what stayed', () => {
    const before = { board: { a: [1] }, hand: [1, 2] };
    const after = patch(before, diff(before, { board: { a: [1] }, hand: [2] })) as typeof before;
    expect(after.board).toBe(before.board);
  });

  test.each([
    ['a member of no object', 1, { a: 1 }],
    ['an element that is not there', [1], { '3': 1 }],
    ['an element taken out that is not there', [1], { '-': [3] }],
    ['an element by a name', [1], { length: 0 }],
    ['a row that does not fit', [{ q: 1 }], { '*': [[1, 2]] }],
    ['a removal at the top', { a: 1 }, null],
  ])('that does not fit is refused: %s', (_, before, change) => {
    expect(() => patch(before, change as never)).toThrow(TypeError);
  });
});

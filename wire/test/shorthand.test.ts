import type { Change, Fact } from '@pentapolis/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frameText, NO_WORDS, readStep, speak, type Words, wordsAfter, wordsFrom } from '../src/index.ts';

const name = fc.oneof(
  fc.constantFrom('turn', 'cities', '0', '12', '-', '#', '+', '*', 'a', '=a', ':a b', '=', 'deciding'),
  fc.string({ minLength: 1, maxLength: 4 }).filter((text) => text !== '__proto__'),
);
const { change } = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.integer(), fc.string({ maxLength: 4 }), fc.boolean(), fc.constant(null)),
  change: fc.oneof(
    { depthSize: 'small' },
    tie('leaf'),
    fc.array(tie('change'), { maxLength: 3 }),
    fc.dictionary(name, tie('change'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
  ),
}));
const fact = fc.record(
  {
    kind: fc.constantFrom('built', 'took', 'refilled'),
    seat: fc.integer({ min: 0, max: 7 }),
    to: fc.constant([1]),
    tiles: fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 }),
    reveals: fc.constant(true as const),
  },
  { requiredKeys: ['kind'] },
);
const steps = fc.array(
  fc.record({ view: fc.option(fc.dictionary(name, change), { nil: undefined }), facts: fc.array(fact) }),
);

const sent = (text: string): unknown => JSON.parse(text);

it('says to the reader what the writer meant, step after step', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let writer: Words = NO_WORDS;
      let reader: Words = NO_WORDS;
      all.forEach(({ view, facts }, n) => {
        const spoken = speak(writer, view as Change | undefined, facts as Fact[]);
        const heard = readStep(reader, { n, at: n * 7 }, [0, sent(spoken.view), sent(spoken.facts)]);
        expect(heard.step).toEqual({
          n,
          at: n * 7,
          ...(view === undefined ? {} : { c: { view } }),
          ...(facts.length === 0 ? {} : { f: facts }),
        });
        expect(heard.words).toEqual(spoken.words);
        expect(wordsAfter(reader, heard.step)).toEqual(spoken.words);
        expect(wordsFrom(spoken.words.list)).toEqual(spoken.words);
        writer = spoken.words;
        reader = heard.words;
      });
    }),
  );
});

it('says a word again in few letters, and Facts of one kind without the names of their members', () => {
  const facts: Fact[] = [{ kind: 'took', seat: 1, tile: 'T05', price: 0, reveals: true }];
  const first = speak(NO_WORDS, { districts: { 3: { points: 3 } } }, facts);
  expect(first.view).toBe('{"=districts":{"3":{"=points":3}}}');
  const second = speak(first.words, { districts: { 3: { points: 4 } } }, facts);
  expect(second).toEqual({ view: '{"a":{"3":{"b":4}}}', facts: '[[2,1,"T05",0]]', words: first.words });
  expect(() => readStep(NO_WORDS, { n: 2, at: 0 }, [0, sent(second.view), 0])).toThrow(RangeError);
  expect(() => readStep(NO_WORDS, { n: 2, at: 0 }, [0, 0, sent(second.facts)])).toThrow(RangeError);
});

it('abbreviates what every Frame has and spells the rest each time', () => {
  const change = { deciding: [[1]], decision: null, odd: 1 } as const;
  expect(frameText(change)).toBe('{"a":[[1]],"b":null,"=odd":1}');
  expect(frameText(change)).toBe(frameText(change));
  expect(readStep(NO_WORDS, { n: 5, at: 9 }, [sent(frameText(change)), 0, 0])).toEqual({
    step: { n: 5, at: 9, c: change },
    words: NO_WORDS,
  });
  expect(readStep(NO_WORDS, { n: 5, at: 9 }, [sent(frameText(undefined)), 0, 0]).step).toEqual({
    n: 5,
    at: 9,
  });
});

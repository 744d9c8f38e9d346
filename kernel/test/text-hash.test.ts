import { expect, test } from 'vitest';
import { textHash } from '../src/text-hash.ts';

test('texts that differ a little differ in their hashes, which are whole numbers of 53 bits', () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `destroy:${index >> 6}:${index & 63}`);
  const hashes = texts.map(textHash);
  expect(new Set(hashes).size).toBe(texts.length);
  expect(hashes.every((hash) => Number.isSafeInteger(hash) && hash >= 0)).toBe(true);
  expect(hashes.some((hash) => hash > 2 ** 52)).toBe(true);
});

test('the same text gives the same hash on every machine', () => {
  expect([textHash(''), textHash('a'), textHash('é')]).toMatchInlineSnapshot(`
    [
      3338908027751811,
      7929297801672961,
      8722994053064405,
    ]
  `);
});

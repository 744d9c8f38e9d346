import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@pentapolis/catalogue';
import { TEXTS } from '@pentapolis/catalogue/texts';
import { MOST_NESTING } from '@pentapolis/kernel';
import { strangers } from '@pentapolis/kernel/conformance';
import { afterAll, describe, expect, test } from 'vitest';
import { givenTwice } from '../src/given-twice.ts';
import { inside } from './inside.ts';

const folder = mkdtempSync(join(tmpdir(), 'strict-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(text: string): string {
  const path = join(folder, 'sheet.json');
  writeFileSync(path, text);
  return path;
}
const score = (game: string, text: string, ...more: string[]) => inside(['score', game, file(text), ...more]);

/** A copy of a sheet with the value at a path replaced. */
function put(sheet: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(sheet));
  // biome-ignore lint/suspicious/noExplicitAny: a path through plain JSON
  const last = path.slice(0, -1).reduce((at: any, step) => at[step], copy);
  last[path.at(-1) as string] = value;
  return copy;
}

/** Paths of all numbers, lists and flags of a sheet. */
function* leaves(value: unknown, path: readonly (string | number)[] = []): Generator<(string | number)[]> {
  if (typeof value === 'number' || typeof value === 'boolean') yield [...path];
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value))
      yield* leaves(item, [...path, Array.isArray(value) ? Number(name) : name]);
}

/** The member a refusal names, whatever signs stand around indices. */
const plain = (text: string): string => text.replaceAll(/\[(\d+)\]/g, '.$1');

describe.each(GAME_IDS)('a written sheet of %s', (id) => {
  const example = async () => {
    const { scorePad } = await TEXTS[id]();
    return scorePad?.example;
  };

  test('holds no member that is not understood: top, nested, in a list', async () => {
    for (const { path, value } of strangers(await example())) {
      const { status, stdout, stderr } = await score(id, JSON.stringify(value));
      expect([path, status, stdout]).toEqual([path, 2, '']);
      // where names stand for members, the place is named by the name
      expect(plain(stderr)).toContain(path.length > 1 ? path.slice(-2).join('.') : 'stranger');
    }
  });

  test('wrong types, endless numbers, numbers as words: refused with the place', async () => {
    const sheet = await example();
    for (const path of leaves(sheet))
      for (const wrong of ['NaN', '-Infinity', {}, [[]], 1.5, 1e300, -1]) {
        // a coordinate may be below zero
        // Resources may be given by name, none of them too
        if (path.at(-1) === 'resources' && String(wrong) === '[object Object]') continue;
        if (wrong === -1 && ['q', 'r'].includes(String(path.at(-1)))) continue;
        const { status, stderr } = await score(id, JSON.stringify(put(sheet, path, wrong)));
        expect([path, wrong, status]).toEqual([path, wrong, 2]);
        expect([path, plain(stderr)]).toEqual([
          path,
          expect.stringContaining(String(path.at(-2) ?? path[0])),
        ]);
      }
  });

  test('1e999 and minus zero: one is refused, the other is zero', async () => {
    const sheet = await example();
    for (const path of leaves(sheet)) {
      const at = (text: string) => JSON.stringify(put(sheet, path, '@')).replace('"@"', text);
      expect((await score(id, at('1e999'))).status).toBe(2);
      const [minus, zero] = [await score(id, at('-0'), '--json'), await score(id, at('0'), '--json')];
      expect([path, minus]).toEqual([path, zero]);
      expect((await score(id, at('-0'))).stdout).not.toMatch(/[-−]0\b/);
    }
  });

  test('too deep, twice the same member, not an object, no JSON', async () => {
    const text = JSON.stringify(await example());
    const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(await score(id, deep)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(String(MOST_NESTING)),
    });
    const [, name] = /^\{"(\w+)"/.exec(text) ?? [];
    const twice = await score(id, `${text.slice(0, -1)},"${name}":7}`);
    expect(twice).toMatchObject({ status: 2, stderr: expect.stringContaining(`“${name}” is given twice`) });
    for (const other of ['', 'null', '7', '[]', '"text"', '{}', text.slice(0, -1), 'NaN']) {
      const { status, stderr } = await score(id, other);
      expect([other, status]).toEqual([other, 2]);
      expect(stderr).not.toMatch(/ {4}at |undefined/);
    }
  });
});

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":{"b":[1,{"c":1,"d":"c","c":2}]}}', 'a.b.1.c'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['[{"a":"a"},{"a":"a:"}]', undefined],
  ['{"a":"b","b":"a","c":["a","a"],"d":{"a":1}}', undefined],
  ['{"a\\"":1,"a":"{\\"a\\":1,\\"a\\":1}"}', undefined],
])('%s says twice: %s', (json, path) => {
  expect(givenTwice(json)).toBe(path);
});

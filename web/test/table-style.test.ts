import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { RULES } from '@pentapolis/catalogue';
import { describe, expect, it } from 'vitest';

const games = new URL('../../games/', import.meta.url);
const kit = new URL('../kit/', import.meta.url);

const filesIn = (room: URL, pattern: RegExp): readonly { readonly file: string; readonly text: string }[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !file.includes('node_modules'))
    .map((file) => ({ file, text: readFileSync(new URL(file, room), 'utf8') }));

const names = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name as string));

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...some].filter((name) => !others.has(name)).sort();

/** Pigments are named in one place; pictures mix their own. */
const isArt = (file: string): boolean => file.startsWith('art/') || file.startsWith('cover/');

const tokens = names(readFileSync(new URL('src/tokens.css', kit), 'utf8'), /(--[\w-]+)\s*:/g);

describe.each(Object.keys(RULES))('style sheets of the table of %s', (game) => {
  const room = new URL(`${game}/table/`, games);
  const sheets = filesIn(room, /\.css$/);

  it.each(sheets.filter(({ file }) => !isArt(file)))('$file names no raw colour', ({ text }) => {
    expect(text.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []).toEqual([]);
  });

  it('what is used is a token or a pigment that is defined, and every pigment that is defined is used', () => {
    const css = sheets.map(({ text }) => text).join('\n');
    const code = filesIn(room, /\.tsx?$/)
      .map(({ text }) => text)
      .join('\n');
    const defined = names(`${css}\n${code}`, /(--[\w-]+)['"]?\]?\s*:/g);
    // A name that goes on in code, `var(--seat-${seat})`, is not looked up.
    const used = names(`${css}\n${code}`, /var\((--[\w-]*\w)[,)]/g);
    const known = new Set([...tokens, ...defined]);
    expect(without(used, known)).toEqual([]);
    const built = [...names(code, /(--[\w-]+-)\$\{/g)];
    expect(
      without(defined, used).filter(
        (name) => !/^--(cover|kit)-/.test(name) && !built.some((beginning) => name.startsWith(beginning)),
      ),
    ).toEqual([]);
  });
});

describe('the kit', () => {
  it('names no game', () => {
    const ids = Object.keys(RULES).flatMap((id) => [id, id.replace('-', ' ')]);
    const naming = filesIn(kit, /\.(tsx?|css|json)$/).flatMap(({ file, text }) =>
      ids
        .filter((id) => new RegExp(`\\b${id}\\b`, 'i').test(text))
        .map((id) => `${basename(file)} names ${id}`),
    );
    expect(naming).toEqual([]);
  });
});

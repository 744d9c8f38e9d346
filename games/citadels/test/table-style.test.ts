import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const room = new URL('../table/', import.meta.url);
const sheets = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(new URL(file, room), 'utf8') }));

/** Pigments are named in one place; pictures mix their own. */
const isArt = (file: string): boolean => file.startsWith('art/') || file.startsWith('cover/');

describe('style sheets of the table', () => {
  it.each(sheets.filter(({ file }) => !isArt(file)))('$file names no raw colour', ({ css }) => {
    expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []).toEqual([]);
  });

  it('every pigment that is used is defined, and the other way round', () => {
    const all = sheets.map(({ css }) => css).join('\n');
    const code = readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => readFileSync(new URL(file, room), 'utf8'))
      .join('\n');
    const names = (text: string, pattern: RegExp): string[] =>
      [...new Set([...text.matchAll(pattern)].map(([, name]) => name as string))].sort();
    const defined = names(`${all}\n${code}`, /(--cit-[\w-]+)['"]?\s*:/g);
    const used = names(all, /var\((--cit-[\w-]+)/g);
    expect(used).toEqual(defined);
  });
});

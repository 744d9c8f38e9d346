import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { RULES } from '@pentapolis/catalogue';
import { describe, expect, it } from 'vitest';

const { resolve } = createRequire(import.meta.url);
const sheet = (name: string): string => readFileSync(resolve(name), 'utf8');
const GAMES = Object.keys(RULES);
/** The tokens of the kit and every accent that the page loads. */
const css = [
  sheet('@pentapolis/kit/tokens.css'),
  ...[...sheet('@pentapolis/catalogue/accents.css').matchAll(/@import '(.+)'/g)].map(([, name]) =>
    sheet(name as string),
  ),
].join('\n');

type Rgb = readonly [number, number, number];
type Theme = 0 | 1;

/** Both values of every light-dark() token inside the block that `selector` opens. */
function tokensIn(selector: string): Map<string, readonly [string, string]> {
  const blocks = css.split('}').filter((block) => block.includes(`${selector} {`));
  return new Map(
    blocks.flatMap((block) =>
      [...block.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
        ([, name, light, dark]) => [name as string, [light as string, dark as string] as const] as const,
      ),
    ),
  );
}

function linear(hex: string): Rgb {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** WCAG 2.2 contrast ratio. */
function contrast(a: string, b: string): number {
  const [high, low] = [a, b]
    .map((hex) => {
      const [red, green, blue] = linear(hex);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    })
    .sort((x, y) => y - x) as [number, number];
  return high / low;
}

/** Machado, Oliveira and Fernandes 2009, severity 1. */
const VISIONS: Readonly<Record<string, readonly Rgb[]>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Distance in OKLab, times 100, as seen by eyes of this kind. */
function distance(a: string, b: string, vision: readonly Rgb[]): number {
  const lab = (hex: string): Rgb => {
    const seen = vision.map((row) => {
      const [red, green, blue] = linear(hex);
      return Math.min(1, Math.max(0, row[0] * red + row[1] * green + row[2] * blue));
    }) as unknown as Rgb;
    const [red, green, blue] = seen;
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  };
  const [one, other] = [lab(a), lab(b)];
  return 100 * Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

const base = tokensIn(':root');
const GROUNDS = ['paper', 'surface', 'surface-raised', 'surface-sunken'];

describe.each([
  { theme: 'light', at: 0 as Theme },
  { theme: 'dark', at: 1 as Theme },
])('$theme', ({ at }) => {
  const value = (name: string, from = base): string => {
    const pair = from.get(name);
    if (pair === undefined) throw new Error(`no token --${name}`);
    return pair[at];
  };

  it.each(GROUNDS)('words can be read on %s (AA), the ink of numbers easily (AAA)', (ground) => {
    expect(contrast(value('ink'), value(ground))).toBeGreaterThanOrEqual(7);
    for (const name of ['ink-soft', 'ink-faint', 'good', 'warn', 'bad', 'accent-text'])
      expect({ name, ratio: contrast(value(name), value(ground)) }).toEqual({
        name,
        ratio: expect.toSatisfy((ratio: number) => ratio >= 4.5),
      });
    expect(contrast(value('line-strong'), value(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(GAMES)('the accent of %s carries words and stands on every ground', (game) => {
    const own = tokensIn(`[data-game='${game}']`);
    expect(contrast(value('accent-on', own), value('accent', own))).toBeGreaterThanOrEqual(4.5);
    for (const ground of GROUNDS)
      expect(contrast(value('accent-text', own), value(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('soft grounds carry their own words', () => {
    for (const tone of ['good', 'warn', 'bad'])
      expect(contrast(value(tone), value(`${tone}-soft`))).toBeGreaterThanOrEqual(4.5);
  });

  it('every seat can be read upon', () => {
    for (let seat = 0; seat < 8; seat++)
      expect(contrast(value(`seat-${seat}`), value(`seat-${seat}-on`))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.keys(VISIONS))('eight seats stay apart for eyes with %s', (kind) => {
    const vision = VISIONS[kind] as readonly Rgb[];
    for (let a = 0; a < 8; a++)
      for (let b = 0; b < a; b++)
        expect(distance(value(`seat-${a}`), value(`seat-${b}`), vision)).toBeGreaterThan(8);
  });
});

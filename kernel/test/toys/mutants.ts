import type { Chance } from '../../src/chance.ts';

/** Values that careless readers trip over. */
const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  -0,
  1e308,
  2 ** 31,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202etxet',
  '__proto__',
  'constructor',
  'toString',
  "'; DROP TABLE match; --",
  '../../etc/passwd',
  '%2e%2e%2f',
  'x'.repeat(3000),
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { kind: 'constructor' },
];

/** Levels of nesting of which one is made at times; more than some hundred overflow the encoders of clients. */
const DEEP = [10, 65, 400];

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

const oneOf = <T>(items: readonly T[], chance: Chance): T => items[chance.pick(items.length)] as T;

function nasty(chance: Chance): unknown {
  const way = chance.pick(30);
  if (way === 0) return deep(oneOf(DEEP, chance));
  if (way === 1) return Array.from({ length: 1000 }, () => 1);
  if (way === 2) return JSON.parse('{"__proto__":{"kind":"x"}}');
  return oneOf(NASTY, chance);
}

/**
 * A JSON value with one thing changed, at any depth: a member dropped, doubled, moved, renamed, added, or replaced by a value
 * that careless readers trip over. Nothing is mutated in place.
 */
export function mutant(value: unknown, chance: Chance): unknown {
  if (chance.pick(10) === 0) return nasty(chance);
  if (Array.isArray(value)) {
    if (value.length === 0) return [nasty(chance)];
    const at = chance.pick(value.length);
    const way = chance.pick(6);
    if (way === 0) return value.toSpliced(at, 1);
    if (way === 1) return value.toSpliced(at, 0, value[at]);
    if (way === 2) return value.toReversed();
    return value.with(at, mutant(value[at], chance));
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const way = chance.pick(8);
    if (entries.length === 0 || way === 0)
      return Object.fromEntries([
        ...entries,
        [String(oneOf(['x', '__proto__', 'kind', 'seats'], chance)), nasty(chance)],
      ]);
    const at = chance.pick(entries.length);
    const [key, item] = entries[at] as [string, unknown];
    if (way === 1) return Object.fromEntries(entries.toSpliced(at, 1));
    if (way === 2) return Object.fromEntries(entries.with(at, [`${key}x`, item]));
    return Object.fromEntries(entries.with(at, [key, mutant(item, chance)]));
  }
  if (typeof value === 'number' && chance.pick(2) === 0) return value + oneOf([-1, 1, 7, 0.5, 1e6], chance);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string' && chance.pick(2) === 0) return mutantText(value, chance);
  return nasty(chance);
}

/** A text with some characters cut out, doubled or replaced. */
export function mutantText(text: string, chance: Chance): string {
  const at = chance.pick(text.length + 1);
  const end = Math.min(text.length, at + 1 + chance.pick(8));
  const way = chance.pick(4);
  if (way === 0) return text.slice(0, at) + text.slice(end);
  if (way === 1) return text.slice(0, end) + text.slice(at);
  if (way === 2) return text.slice(0, at);
  return `${text.slice(0, at)}${oneOf(['"', '[', '}', '\\', '\u0000', '9', '-', ','], chance)}${text.slice(at)}`;
}

/** Traces of the inside in what a person or a client is told: stacks, paths, keys of what should not happen. */
export const INSIDE =
  /\n\s+at \S+ ?\(?|node_modules|\/(?:work|home|tmp|root)\/[\w./-]+\.(?:ts|js)\b|RangeError|TypeError|SQLITE_|\[object |api\.internal/;

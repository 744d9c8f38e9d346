import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fastChance } from '../src/chance.ts';
import { messages } from '../src/messages.ts';
import {
  defaultOptions,
  isAsked,
  type OptionSpec,
  type Options,
  randomOptions,
  readOptions,
} from '../src/options.ts';
import { speaker } from '../src/text.ts';
import { isViolation } from '../src/violation.ts';

const specs: readonly OptionSpec[] = [
  { id: 'long', kind: 'flag', default: false, rule: 'TOY-OPTION-1', seats: { min: 1, max: 3 } },
  { id: 'pace', kind: 'choice', choices: ['slow', 'fast'], default: 'slow', rule: 'TOY-OPTION-2' },
  {
    id: 'extras',
    kind: 'subset',
    choices: ['wind', 'rain', 'snow'],
    default: ['rain'],
    rule: 'TOY-OPTION-3',
  },
  {
    id: 'rival',
    kind: 'subset',
    choices: ['ada', 'bob'],
    default: [],
    rule: 'TOY-OPTION-4',
    seats: { min: 1, max: 1 },
  },
];

const bySeats: readonly OptionSpec[] = [
  {
    id: 'extras',
    kind: 'subset',
    choices: ['wind', 'rain'],
    default: [],
    defaultAt: { 3: ['wind'], 4: ['rain'] },
    seats: { min: 1, max: 3 },
    rule: 'TOY-OPTION-3',
  },
];

test.each([
  { seats: 2, extras: [] },
  { seats: 3, extras: ['wind'] },
  { seats: 4, extras: [] }, // not asked there
])('the default at a table of $seats', ({ seats, extras }) => {
  expect(defaultOptions(bySeats, seats)).toEqual({ extras });
  expect(readOptions(bySeats, {}, seats)).toEqual({ extras });
  expect(isViolation(readOptions(bySeats, { extras: ['rain'] }, seats))).toBe(seats === 4);
});

const DEFAULTS: Options = { long: false, pace: 'slow', extras: ['rain'], rival: [] };

describe('reading', () => {
  test.each<[string, object, number, Partial<Options>]>([
    ['nothing given: the defaults', {}, 2, {}],
    [
      'every value given',
      { long: true, pace: 'fast', extras: [] },
      2,
      { long: true, pace: 'fast', extras: [] },
    ],
    ['a subset comes back in canonical order', { extras: ['snow', 'wind'] }, 2, { extras: ['wind', 'snow'] }],
    ['what is asked at this table only', { rival: ['bob'] }, 1, { rival: ['bob'] }],
    ['the default of what is not asked here', { long: false, rival: [] }, 4, {}],
  ])('%s', (_, given, seats, read) => {
    expect(readOptions(specs, given, seats)).toEqual({ ...DEFAULTS, ...read });
  });

  test.each<[string, unknown, number, string, string]>([
    ['a string', 'long', 2, 'PEN-OPTION-1', 'option.notObject'],
    ['nothing', undefined, 2, 'PEN-OPTION-1', 'option.notObject'],
    ['null', null, 2, 'PEN-OPTION-1', 'option.notObject'],
    ['a list', [], 2, 'PEN-OPTION-1', 'option.notObject'],
    ['an unknown option', { wide: true }, 2, 'PEN-OPTION-1', 'option.unknown'],
    ['an inherited name', { constructor: 1 }, 2, 'PEN-OPTION-1', 'option.unknown'],
    ['a prototype', JSON.parse('{"__proto__":{"long":true}}'), 2, 'PEN-OPTION-1', 'option.unknown'],
    ['a flag that is a word', { long: 'true' }, 2, 'TOY-OPTION-1', 'option.notFlag'],
    ['a flag that is a number', { long: 1 }, 2, 'TOY-OPTION-1', 'option.notFlag'],
    ['a flag that is undefined', { long: undefined }, 2, 'TOY-OPTION-1', 'option.notFlag'],
    ['an unknown choice', { pace: 'faster' }, 2, 'TOY-OPTION-2', 'option.notChoice'],
    ['a choice in a list', { pace: ['fast'] }, 2, 'TOY-OPTION-2', 'option.notChoice'],
    ['an unknown item', { extras: ['hail'] }, 2, 'TOY-OPTION-3', 'option.notSubset'],
    ['an item twice', { extras: ['wind', 'wind'] }, 2, 'TOY-OPTION-3', 'option.notSubset'],
    ['a subset that is a word', { extras: 'wind' }, 2, 'TOY-OPTION-3', 'option.notSubset'],
    ['a subset of lists', { extras: [['wind']] }, 2, 'TOY-OPTION-3', 'option.notSubset'],
    [
      'a flag without meaning here [PEN-OPTION-2]',
      { long: true },
      4,
      'PEN-OPTION-2',
      'option.notAtThisTable',
    ],
    [
      'a subset without meaning here [PEN-OPTION-2]',
      { rival: ['ada'] },
      2,
      'PEN-OPTION-2',
      'option.notAtThisTable',
    ],
  ])('refused [PEN-OPTION-1]: %s', (_, given, seats, rule, key) => {
    const refusal = readOptions(specs, given, seats);
    if (!isViolation(refusal)) throw new Error('accepted');
    expect(refusal).toMatchObject({ violation: 'illegal', rule, key });
    for (const language of ['en', 'fr'] as const)
      expect(speaker(language, messages[language])(refusal)).not.toMatch(/undefined|\[object|\{/);
  });

  test('never throws, and what it accepts it accepts again unchanged', () => {
    fc.assert(
      fc.property(fc.anything(), fc.integer({ min: 1, max: 4 }), (value, seats) => {
        const read = readOptions(specs, value, seats);
        if (!isViolation(read)) expect(readOptions(specs, read, seats)).toEqual(read);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe('random option sets', () => {
  const drawn = (seats: number): Options[] => {
    const chance = fastChance(6);
    return Array.from({ length: 200 }, () => randomOptions(specs, chance, seats));
  };

  test('are accepted as they are', () => {
    for (const seats of [1, 2, 4])
      for (const options of drawn(seats)) expect(readOptions(specs, options, seats)).toEqual(options);
  });

  test('reach every value', () => {
    const seen = new Set(
      drawn(1).flatMap((options) => Object.entries(options).map(([id, value]) => `${id}=${String(value)}`)),
    );
    expect(seen.size).toBe(2 + 2 + 8 + 4);
  });

  test('leave what is not asked at its default', () => {
    expect(drawn(4).every(({ long, rival }) => long === false && String(rival) === '')).toBe(true);
  });

  test('an option without bounds is asked everywhere', () => {
    const [bounded, free] = specs as [OptionSpec, OptionSpec];
    expect([0, 1, 3, 4].map((seats) => isAsked(bounded, seats))).toEqual([false, true, true, false]);
    expect(isAsked(free, 99)).toBe(true);
  });
});

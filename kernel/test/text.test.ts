import { describe, expect, test } from 'vitest';
import type { Args } from '../src/json.ts';
import { type Catalogue, type Language, speaker } from '../src/text.ts';

const catalogue: Catalogue = {
  plain: 'As it is.',
  slots: '{a} and {b:number} for {c:seat}',
  twice: '{a}{a}',
  district: 'a {what:term.district}',
  'district.house': 'house',
  plural: (args, say) => say.plural(args.count, { one: '# stone', other: '# stones' }),
  list: (args, say) => say.list(args.items as string[]),
  nested: (args, say) => `<${say.term('slots', args)}> ${say.seat(args.c)} ${say.number(args.b)}`,
};

const say = (language: Language, key: string, args: Args = {}, names?: (string | undefined)[]): string =>
  speaker(language, catalogue, names)({ key, args });

describe('phrases', () => {
  test.each<[string, Args, string]>([
    ['plain', {}, 'As it is.'],
    ['slots', { a: 'x', b: 1234.5, c: 0 }, 'x and 1,234.5 for Ada'],
    ['slots', { a: true, b: 0, c: 1 }, 'true and 0 for Player 2'],
    ['twice', { a: 'o' }, 'oo'],
    ['district', { what: 'house' }, 'a house'],
    ['plural', { count: 1 }, '1 stone'],
    ['plural', { count: 0 }, '0 stones'],
    ['plural', { count: 2000 }, '2,000 stones'],
    ['list', { items: ['a', 'b', 'c'] }, 'a, b, and c'],
    ['list', { items: ['a'] }, 'a'],
    ['nested', { a: 'x', b: 1, c: 0 }, '<x and 1 for Ada> Ada 1'],
  ])('%s %j', (key, args, words) => {
    expect(say('en', key, args, ['Ada', undefined])).toBe(words);
  });

  test('follow the rules of the language', () => {
    expect(say('fr', 'plural', { count: 0 })).toBe('0 stone');
    expect(say('fr', 'plural', { count: 2 })).toBe('2 stones');
    expect(say('fr', 'list', { items: ['a', 'b', 'c'] })).toBe('a, b et c');
    expect(say('fr', 'slots', { a: 'x', b: 1234.5, c: 3 })).toBe('x and 1\u202f234,5 for Joueur 4');
  });

  test('what a player calls itself is never read as a phrase', () => {
    expect(say('en', 'slots', { a: '{b}$&', b: 1, c: 0 }, ['{a} $1'])).toBe('{b}$& and 1 for {a} $1');
  });
});

describe('missing phrases', () => {
  test.each(['none', 'district.temple', 'constructor', '__proto__', 'toString'])('%s throws', (key) => {
    expect(() => say('en', key)).toThrow(`no phrase for ${key} in en`);
    expect(speaker('en', catalogue).has(key)).toBe(false);
  });

  test('a term that is not there throws too', () => {
    expect(() => say('en', 'district', { what: 'temple' })).toThrow('no phrase for district.temple');
  });

  test('has tells what is there', () => {
    expect(speaker('en', catalogue).has('district.house')).toBe(true);
  });
});

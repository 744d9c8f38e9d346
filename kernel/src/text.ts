import type { Args, Json } from './json.ts';

/** The languages every catalogue speaks. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Something to be said: a catalogue key and its arguments. It becomes words only at the edge. */
export interface Message {
  readonly key: string;
  readonly args: Args;
}

/** What a catalogue entry may use to phrase its arguments. */
export interface Say {
  readonly language: Language;
  /** The display name of a seat: "Ada", or "Player 1" where nobody gave a name. */
  seat(seat: Json | undefined): string;
  /** Chooses the plural form of the language for `count` and replaces `#` by the number. */
  plural(count: Json | undefined, forms: { readonly one: string; readonly other: string }): string;
  /** "a, b and c" in the language. */
  list(items: readonly string[]): string;
  number(value: Json | undefined): string;
  /** Another entry of the same catalogue, for terms such as the names of districts. */
  term(key: string, args?: Args): string;
}

/**
 * One phrase. A string may hold `{arg}` (as it is), `{arg:seat}` (that seat's name), `{arg:number}` and
 * `{arg:term.prefix}` (the entry `prefix.<value of arg>`); what needs more (plurals, lists, choices) is a function.
 */
export type Entry = string | ((args: Args, say: Say) => string);

/** All phrases of one room in one language. Declare English first; `Catalogue<keyof typeof en>` types the others. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, Entry>>;

/** Turns messages into words. Build one per language and cast of players; it holds no state. */
export interface Speaker extends Say {
  (message: Message): string;
  has(key: string): boolean;
}

const SLOT = /\{(\w+)(?::([\w.-]+))?\}/g;

/**
 * @param names display name per seat; a missing or empty one is "Player n" in the language
 * @throws Error on a key that is not in the catalogue: a missing phrase is a bug, never shown as a raw key
 */
export function speaker(
  language: Language,
  catalogue: Catalogue,
  names: readonly (string | undefined)[] = [],
): Speaker {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });

  function phrase(key: string, args: Args): string {
    const entry = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    if (entry === undefined) throw new Error(`no phrase for ${key} in ${language}`);
    if (typeof entry === 'function') return entry(args, say);
    return entry.replace(SLOT, (_, name: string, format: string | undefined) => slot(args[name], format));
  }

  function slot(value: Json | undefined, format: string | undefined): string {
    if (format === 'seat') return say.seat(value);
    if (format === 'number') return say.number(value);
    if (format?.startsWith('term.')) return phrase(`${format.slice(5)}.${String(value)}`, {});
    return String(value);
  }

  const say: Say = {
    language,
    seat: (seat) => names[Number(seat)] || `${language === 'fr' ? 'Joueur' : 'Player'} ${Number(seat) + 1}`,
    plural: (count, forms) =>
      forms[plurals.select(Number(count)) === 'one' ? 'one' : 'other'].replace(
        '#',
        numbers.format(Number(count)),
      ),
    list: (items) => lists.format(items),
    number: (value) => numbers.format(Number(value)),
    term: (key, args = {}) => phrase(key, args),
  };
  return Object.assign((message: Message) => phrase(message.key, message.args), say, {
    has: (key: string) => Object.hasOwn(catalogue, key),
  });
}

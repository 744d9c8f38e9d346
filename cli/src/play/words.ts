import type { Context } from '../context.ts';

/** What a player may type besides an action. */
export const WORDS = [
  'list',
  'more',
  'why',
  'hint',
  'board',
  'log',
  'rule',
  'undo',
  'resign',
  'quit',
  'help',
] as const;
export type Word = (typeof WORDS)[number];

/** A typed line: a command with the rest of the line, a number of the list, or something else (perhaps an action). */
export type Typed =
  | { readonly kind: 'word'; readonly word: Word; readonly rest: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'other'; readonly text: string };

/** Reads a line in the caller's language; English words are always understood. */
export function readLine(context: Context, line: string): Typed {
  const text = line.trim();
  if (/^\d+$/.test(text)) return { kind: 'number', number: Number(text) };
  const [first = '', ...others] = text.split(/\s+/);
  const word = WORDS.find((one) => context.text(`word.${one}`).split(',').includes(first.toLowerCase()));
  return word === undefined ? { kind: 'other', text } : { kind: 'word', word, rest: others.join(' ') };
}

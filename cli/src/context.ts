import { type Args, LANGUAGES, type Language, speaker } from '@pentapolis/kernel';
import { UsageError } from './failure.ts';
import { type CliMessage, messages as en } from './messages.en.ts';
import { messages as fr } from './messages.fr.ts';

export const CATALOGUES = { en, fr } as const;

/** What every command needs to talk to whoever called it. */
export interface Context {
  readonly language: Language;
  text(key: CliMessage, args?: Args): string;
  /** A line on standard output: results. */
  print(line: string): void;
  /** A line on standard error: what is going on. */
  note(line: string): void;
  /** @throws UsageError always */
  refuse(key: CliMessage, args?: Args): never;
}

export function createContext(language: Language): Context {
  const say = speaker(language, CATALOGUES[language]);
  const text = (key: CliMessage, args: Args = {}): string => say({ key, args });
  return {
    language,
    text,
    print: (line) => void process.stdout.write(`${line}\n`),
    note: (line) => void process.stderr.write(`${line}\n`),
    refuse(key, args) {
      throw new UsageError(text(key, args));
    },
  };
}

function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** The language of the environment, by the usual precedence; English when it is none we speak. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const named = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const language = named.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : 'en';
}

/**
 * The language asked for with `--lang`, else the environment's. Needed before the arguments are parsed, since even their
 * help is in it.
 * @throws UsageError on a language that is not spoken here
 */
export function languageAsked(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const fallback = languageOf(env);
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (at < 0) return fallback;
  const text = argv[at]?.startsWith('--lang=') ? argv[at].slice(7) : argv[at + 1];
  if (text === undefined || isLanguage(text)) return text ?? fallback;
  return createContext(fallback).refuse('usage.language', { text });
}

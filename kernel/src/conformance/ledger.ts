import type { RuleSection } from '../rulebook.ts';
import { LANGUAGES, type Language } from '../text.ts';

/** What a game's rulebook is held against. Files are given as text: this room reads none. */
export interface Ledger {
  /** Three letters, as `CIT`. */
  readonly prefix: string;
  readonly books: Readonly<Record<Language, readonly RuleSection[]>>;
  /** Sources of the rules. */
  readonly code: readonly string[];
  /** Sources of the tests. */
  readonly tests: readonly string[];
}

/**
 * What is wrong with a rulebook as a ledger, one sentence each: the same rules in the same order in every language,
 * numbered without gaps, each with words of its own, each cited by the code that keeps it and held by a test, and none
 * cited that does not exist. A test holds a rule when its name says so, or when it expects a refusal that cites it; a comment
 * is no test.
 */
export function ledgerFaults({ prefix, books, code, tests }: Ledger): string[] {
  const rules = (language: Language) => books[language].flatMap((section) => section.rules);
  const ids = rules('en').map(({ id }) => id);
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    const own = rules(language);
    if (own.map(({ id }) => id).join() !== ids.join()) faults.push(`other rules in ${language} than in en`);
    const texts = new Set<string>();
    for (const { id, text } of own) {
      if (text.length < 10) faults.push(`${id} says nothing in ${language}`);
      texts.add(`${id.replace(/-\d+$/, '')} ${text}`);
    }
    if (texts.size !== own.length) faults.push(`two rules of a section say the same in ${language}`);
  }
  const last = new Map<string, number>();
  for (const id of ids) {
    const at = id.lastIndexOf('-');
    const section = id.slice(0, at);
    const number = Number(id.slice(at + 1));
    if (number !== (last.get(section) ?? 0) + 1) faults.push(`${id} is out of order`);
    last.set(section, number);
  }
  const citing = new RegExp(`\\b${prefix}(?:-[A-Z]+)+-\\d+`, 'g');
  const cited = (sources: readonly string[]): Set<string> =>
    new Set(sources.flatMap((source) => source.match(citing) ?? []));
  const [inCode, inTests] = [cited(code), cited(tests)];
  const held = cited(tests.flatMap(claims));
  for (const id of ids) {
    if (!inCode.has(id)) faults.push(`${id} is cited by no code`);
    if (!held.has(id)) faults.push(`${id} is in the name of no test, and no test expects a refusal by it`);
  }
  for (const id of new Set([...inCode, ...inTests]))
    if (!ids.includes(id)) faults.push(`${id} is in no rulebook`);
  return faults;
}

/** Comments and strings of a source, one after the other. */
const TOKENS = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
/** What stands before the name of a test: `it(`, `test.skipIf(x)(`, `describe.each(table)(`. */
const NAMING = /(?:\b(?:it|test|describe)|\))\s*\(\s*$/;
/** A string that is a rule, or begins with one: `'CIT-TURN-3 refusal.key'` of a refusal, `'[CIT-TURN-3] …'` in a table of names. */
const CITING = /^.\[?[A-Z]{3}(?:-[A-Z]+)+-\d+(?:\W|$)/;

/** Strings of a test's source that claim to hold a rule. */
function claims(source: string): string[] {
  const found: string[] = [];
  for (const { 0: token, index } of source.matchAll(TOKENS)) {
    if (token.startsWith('/')) continue;
    if (CITING.test(token) || NAMING.test(source.slice(Math.max(0, index - 40), index))) found.push(token);
  }
  return found;
}

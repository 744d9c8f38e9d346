import { canonicalJson } from '../json.ts';
import { messages as kernelMessages } from '../messages.ts';
import type { OptionSpec } from '../options.ts';
import { type Catalogue, LANGUAGES, type Language, type Message, type Speaker, speaker } from '../text.ts';
import type { Violation } from '../violation.ts';
import { notPlain } from './plain.ts';

/** What a game can say, for the checks of words. */
export interface Vocabulary {
  readonly messages: Readonly<Record<Language, Catalogue>>;
  /** Ids of the game's rulebook. When given, Decisions and refusals may cite no others. */
  readonly ruleIds?: readonly string[];
}

const RULE_ID = /^[A-Z]{3}(-[A-Z]+)+-\d+$/;

/** What a run knows of a game's words. */
export interface Words {
  readonly speakers: readonly Speaker[];
  readonly ruleIds: readonly string[] | undefined;
  /** How often each key was put into words. */
  readonly spoken: Map<string, number>;
}

/** Speakers over the game's phrases and the kernel's, one per language. */
export function wordsOf({ messages, ruleIds }: Vocabulary): Words {
  return {
    speakers: LANGUAGES.map((language) =>
      speaker(language, { ...kernelMessages[language], ...messages[language] }),
    ),
    ruleIds,
    spoken: new Map(),
  };
}

/** What is wrong with a rule id that something cites. */
export function badRule(words: Words | undefined, rule: unknown): string | undefined {
  if (typeof rule !== 'string' || !RULE_ID.test(rule)) return `${JSON.stringify(rule)} is no rule id`;
  if (words?.ruleIds === undefined || rule.startsWith('PEN-') || words.ruleIds.includes(rule))
    return undefined;
  return `${rule} is in no rulebook`;
}

/** What is wrong with a refusal; its words are tried where they are known. */
export function badRefusal(words: Words | undefined, refusal: Violation): string | undefined {
  const { violation, rule, key, args } = refusal;
  if (violation !== 'illegal' && violation !== 'unavailable')
    return `a refusal of kind ${JSON.stringify(violation)}`;
  const fault = badRule(words, rule) ?? notPlain(args);
  if (fault !== undefined) return `a refusal for ${JSON.stringify(key)}: ${fault}`;
  if (typeof key !== 'string' || key === '') return `a refusal by ${rule} without a message key`;
  return words && unspeakable(words, { key, args });
}

/** How often one key is put into words: arguments differ, so once is not enough, and always is too slow. */
const TIMES_SPOKEN = 40;

/** Traces of an argument that was missing or of the wrong sort. */
const TRACES = /undefined|NaN|\[object |\{\w+(:[\w.-]+)?\}/;

/** What goes wrong when `message` is put into words, in any language. */
export function unspeakable({ speakers, spoken }: Words, message: Message): string | undefined {
  const times = spoken.get(message.key) ?? 0;
  if (times >= TIMES_SPOKEN) return undefined;
  spoken.set(message.key, times + 1);
  for (const say of speakers) {
    if (!say.has(message.key)) return `no phrase for ${message.key} in ${say.language}`;
    const words = say(message);
    if (words === '' || TRACES.test(words))
      return `${message.key} in ${say.language} says "${words}" of ${canonicalJson(message.args)}`;
  }
  return undefined;
}

/** Labels of options: `option.<id>`, `option.<id>.help` and one per choice. */
export function unnamedOption(words: Words, spec: OptionSpec): string | undefined {
  const choices = spec.kind === 'flag' ? [] : spec.choices.map((choice) => `option.${spec.id}.${choice}`);
  const keys = [`option.${spec.id}`, `option.${spec.id}.help`, ...choices];
  return keys.map((key) => unspeakable(words, { key, args: {} })).find((fault) => fault !== undefined);
}

import type { Change, Fact } from '@pentapolis/kernel';
import type { Short, Step } from './steps.ts';

/*
 * Steps of a match say the same few words again and again: names of members, and which members a Fact of some kind has.
 * Each is spelled the first time and abbreviated from then on. Who reads a viewer's steps in order learns its words on the
 * way; a Snapshot brings those of the steps before it.
 */

/** The words of a viewer's steps up to a moment, in the order in which they came up. Never changed: learning makes new. */
export interface Words {
  /** Names of members as they are; members of a Fact as `:kind name name`. */
  readonly list: readonly string[];
  readonly places: ReadonlyMap<string, number>;
}

export function wordsFrom(list: readonly string[]): Words {
  return { list, places: new Map(list.map((word, place) => [word, place])) };
}

export const NO_WORDS: Words = wordsFrom([]);

/** Members that Frames of every game have, apart from the View. */
const FRAME_WORDS = wordsFrom([
  'deciding',
  'decision',
  'asked',
  'undoable',
  'to',
  'needs',
  'kind',
  'rule',
  'args',
  'undo',
  'seat',
  'agreed',
  'status',
  'result',
  'ranking',
  'scores',
  'left',
]);

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** As many as one or two letters can name; later words are always spelled. */
const MOST_WORDS = LETTERS.length * (LETTERS.length + 1);
/** Names that are short already and would be mistaken for nothing else: indices, and signs of a Change. */
const AS_IS = /^(?:\d+|[-#+*])$/;
const SPELLED = '=';

const codes = Array.from({ length: MOST_WORDS }, (_, place) => {
  const { length } = LETTERS;
  return (
    (place < length ? '' : LETTERS[Math.floor(place / length) - 1]) + (LETTERS[place % length] as string)
  );
});
const placeOfCode = new Map(codes.map((code, place) => [code, place]));

class Learner {
  private readonly words: Words;
  private readonly fixed: boolean;
  private added: string[] | undefined;

  constructor(words: Words, fixed = false) {
    this.words = words;
    this.fixed = fixed;
  }

  /** The word's place; undefined when it is heard for the first time. */
  place(word: string): number | undefined {
    const known = this.words.places.get(word);
    if (known !== undefined) return known;
    const late = this.added?.indexOf(word) ?? -1;
    return late < 0 ? undefined : this.words.list.length + late;
  }

  at(place: number): string | undefined {
    const { list } = this.words;
    return place < list.length ? list[place] : this.added?.[place - list.length];
  }

  learn(word: string): void {
    if (this.fixed || this.place(word) !== undefined) return;
    this.added ??= [];
    if (this.words.list.length + this.added.length < MOST_WORDS) this.added.push(word);
  }

  learnt(): Words {
    return this.added === undefined ? this.words : wordsFrom([...this.words.list, ...this.added]);
  }
}

/** A viewer's step in shorthand, as JSON text. */
export interface Spoken {
  readonly view: string;
  readonly facts: string;
  readonly words: Words;
}

/** Writes what changed in a View and what its viewer is told, for a reader who knows `words`. */
export function speak(words: Words, view: Change | undefined, facts: readonly Fact[]): Spoken {
  const learner = new Learner(words);
  return {
    view: view === undefined ? '0' : shortText(view, learner),
    facts: facts.length === 0 ? '0' : `[${facts.map((fact) => factText(fact, learner)).join()}]`,
    words: learner.learnt(),
  };
}

/** Writes what changed in a Frame beside its View. */
export function frameText(change: Change | undefined): string {
  return change === undefined ? '0' : shortText(change, new Learner(FRAME_WORDS, true));
}

function shortText(value: unknown, learner: Learner): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    let items = '';
    for (const item of value) items += `${items === '' ? '' : ','}${shortText(item, learner)}`;
    return `[${items}]`;
  }
  let members = '';
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue;
    members += `${members === '' ? '' : ','}${nameText(key, learner)}:${shortText(member, learner)}`;
  }
  return `{${members}}`;
}

function nameText(name: string, learner: Learner): string {
  if (AS_IS.test(name)) return `"${name}"`;
  const place = learner.place(name);
  if (place !== undefined) return `"${codes[place]}"`;
  if (!name.startsWith(':')) learner.learn(name);
  return JSON.stringify(SPELLED + name);
}

/** The members of a Fact but for its kind. That it reveals something is said by the word itself. */
function membersOf(fact: Fact): string[] {
  return Object.keys(fact).filter((name) => name !== 'kind' && fact[name] !== undefined);
}

function factText(fact: Fact, learner: Learner): string {
  const names = membersOf(fact);
  const word = `:${[fact.kind, ...names].join(' ')}`;
  const place = learner.place(word);
  learner.learn(word);
  if (place === undefined) return JSON.stringify(fact);
  let text = `[${place}`;
  for (const name of names) if (name !== 'reveals') text += `,${JSON.stringify(fact[name])}`;
  return `${text}]`;
}

/**
 * A step out of its shorthand, and the words as its reader knows them from then on.
 * @throws RangeError on a word that was never spelled: a step was missed
 */
export function readStep(
  words: Words,
  { n, at }: Pick<Step, 'n' | 'at'>,
  [frame, view, facts]: readonly [frame: Short, view: Short, facts: Short],
): { readonly step: Step; readonly words: Words } {
  const learner = new Learner(words);
  const rest = frame === 0 ? {} : (spellOut(frame, new Learner(FRAME_WORDS, true)) as object);
  const c = { ...rest, ...(view === 0 ? {} : { view: spellOut(view, learner) }) };
  const f = facts === 0 ? [] : (facts as readonly unknown[]).map((fact) => readFact(fact, learner));
  const step: Step = { n, at, ...(frame === 0 && view === 0 ? {} : { c }), ...(f.length === 0 ? {} : { f }) };
  return { step, words: learner.learnt() };
}

/** The words as they are known after a step that came in full. */
export function wordsAfter(words: Words, { c, f = [] }: Step): Words {
  return speak(words, (c as { readonly view?: Change } | undefined)?.view, f).words;
}

function spellOut(value: unknown, learner: Learner): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => spellOut(item, learner));
  return Object.fromEntries(
    Object.entries(value).map(([code, member]) => [spelled(code, learner), spellOut(member, learner)]),
  );
}

function spelled(code: string, learner: Learner): string {
  if (AS_IS.test(code)) return code;
  if (code.startsWith(SPELLED)) {
    const name = code.slice(SPELLED.length);
    if (!name.startsWith(':')) learner.learn(name);
    return name;
  }
  const name = learner.at(placeOfCode.get(code) ?? Number.NaN);
  if (name === undefined) throw new RangeError(`the word "${code}" was never spelled`);
  return name;
}

function readFact(short: unknown, learner: Learner): Fact {
  if (!Array.isArray(short)) {
    const fact = short as Fact;
    learner.learn(`:${[fact.kind, ...membersOf(fact)].join(' ')}`);
    return fact;
  }
  const [place, ...values] = short as [number, ...unknown[]];
  const word = learner.at(place);
  if (!word?.startsWith(':')) throw new RangeError(`no Fact is known by the number ${place}`);
  const [kind, ...names] = word.slice(1).split(' ') as [string, ...string[]];
  const given = values.values();
  return {
    kind,
    ...Object.fromEntries(names.map((name) => [name, name === 'reveals' ? true : given.next().value])),
  } as Fact;
}

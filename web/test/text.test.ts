import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, speaker } from '@pentapolis/kernel';
import { messages as kernelMessages } from '@pentapolis/kernel/messages';
import { wireMessages } from '@pentapolis/wire';
import { SPECTATOR } from '@pentapolis/wire/names';
import { describe, expect, it } from 'vitest';
import { text as en } from '../src/text/en.ts';
import { text as fr } from '../src/text/fr.ts';

const TEXT = { en, fr };

/** Something for every argument a phrase may ask for. */
const ARGS = {
  at: 3,
  of: 9,
  n: 2,
  count: 2,
  rank: 2,
  min: 2,
  max: 4,
  from: 20,
  to: 35,
  seat: 1,
  open: 2,
  points: 12,
  rating: 1500,
  share: 0.75,
  times: 2,
  status: 502,
  time: '2 days',
  match: 'Xy12',
  rule: 'AKR-TURN-2',
  name: 'Ada',
  names: ['Ada', 'Bo'],
  authors: ['Ada', 'Bo'],
  publisher: 'Gigamic',
  game: 'Akropolis',
  level: 'citizen',
  query: 'stone',
  state: 'Waiting',
  when: 'yesterday',
  seq: 17,
  what: 'it is missing',
  field: 'events[3].clock',
  found: 'pentapolis-replay/2',
  version: 2,
};

describe.each(LANGUAGES)('%s', (language) => {
  const say = speaker(language, {
    ...kernelMessages[language],
    ...wireMessages[language],
    ...TEXT[language],
  });

  it('says every phrase with its arguments filled in', () => {
    for (const key of Object.keys(TEXT[language])) {
      const said = say({ key, args: ARGS });
      expect({ key, said }).toEqual({ key, said: expect.stringMatching(/\S/) });
      expect({ key, said }).toEqual({ key, said: expect.not.stringMatching(/undefined|NaN|\[object|\{\w/) });
    }
  });
});

it('French sets its punctuation off with spaces that do not break', () => {
  const said = Object.values(fr).filter((entry) => typeof entry === 'string');
  const wrong = said.filter((entry) => / [?!;:»]|« /.test(entry) || /\p{L}[?!;:](\s|$)/u.test(entry));
  expect(wrong).toEqual([]);
});

it('no phrase uses a straight apostrophe or quotation mark', () => {
  const said = [...Object.values(en), ...Object.values(fr)].filter((entry) => typeof entry === 'string');
  expect(said.filter((entry) => /['"]/.test(entry))).toEqual([]);
});

it('a phrase that wants arguments is given some wherever it is said', () => {
  const wanting = new Set(
    Object.entries(en).flatMap(([key, entry]) =>
      typeof entry === 'function' || entry.includes('{') ? [key] : [],
    ),
  );
  const source = fileURLToPath(new URL('../src/', import.meta.url));
  const bare = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(source, file), 'utf8').matchAll(/\bwords\(\s*'([\w.]+)',?\s*\)/g),
    ])
    .map(([, key]) => key as string);
  expect(bare.length).toBeGreaterThan(50);
  expect(bare.filter((key) => wanting.has(key))).toEqual([]);
});

it('calls a spectator what the server takes for no name', () => {
  expect({ en: en['chat.guest'], fr: fr['chat.guest'] }).toEqual(SPECTATOR);
});

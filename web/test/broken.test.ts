import { frame, LANGUAGES, openMatch, speaker, startEvent } from '@pentapolis/kernel';
import { dig } from '@pentapolis/kernel/toys';
import type { Broken } from '@pentapolis/wire';
import { describe, expect, test } from 'vitest';
import { brokenWords } from '../src/table/broken-words.ts';
import { withoutQuestions } from '../src/table/standing-still.ts';
import { text as en } from '../src/text/en.ts';
import { text as fr } from '../src/text/fr.ts';
import type { Words } from '../src/text/words.tsx';

const WHYS = ['missing', 'altered', 'unreadable', 'refused', 'failed', 'notServed'] satisfies Broken['why'][];

describe.each(LANGUAGES)('why a match stands still, in %s', (language) => {
  const say = speaker(language, language === 'en' ? en : fr, ['Ada', 'Bo']);
  const words: Words = (key, args = {}) => say({ key, args });

  test.each(WHYS)('%s: the event is named, whose it is, and what is wrong', (why) => {
    const said = brokenWords({ seq: 17, why, kind: 'act', seat: 1, rule: 'AKR-SITE-1' }, words, say);
    expect(said).not.toMatch(/[{}]|broken\./);
    expect(said.includes('17') && said.includes('Bo')).toBe(why !== 'notServed');
    expect(said.includes('AKR-SITE-1')).toBe(why === 'refused');
    expect(brokenWords({ seq: 17, why: 'missing' }, words, say)).toContain('17');
  });
});

test('a match that stands still asks nobody anything', () => {
  const start = startEvent(dig, { seats: 2, options: {} }, 'seed', ['', '']);
  const asking = frame(openMatch(dig, start), 0);
  expect(asking.decision).toBeDefined();
  const { status, view, left } = asking;
  expect(withoutQuestions(asking)).toEqual({ status, view, deciding: [], left });
});

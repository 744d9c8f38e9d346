import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from './support/storage.ts';

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
});

/** All stores of this browser as a page has them that is opened now. */
async function page() {
  vi.resetModules();
  const seats = await import('../src/state/seats.ts');
  const luck = await import('../src/state/luck.ts');
  const settings = await import('../src/state/settings.ts');
  return { ...seats, ...luck, ...settings };
}

const token = (seat: number) => ({ seat, token: `token-${seat}` });
const whole = { id: 'a', game: 'cite', tokens: [token(0), token(1)], seenAt: 5 };
const promise = { commitment: 'c', salts: [{ seat: 0, salt: 's' }] };

/** What may stand under any key: nothing, other types, texts cut off, other shapes, very much of it. */
const DAMAGED = [
  '',
  'null',
  'true',
  '7',
  '"text"',
  '[]',
  '[null]',
  '{}',
  '{"state":null}',
  '{"state":[]}',
  '{"state":{"matches":null}}',
  '{"state":{"matches":{"a":null,"b":7,"c":[]}}}',
  '{"state":{"name":7,"theme":[],"language":"tlh","sound":"yes","notify":null}}',
  '{"id":null,"game":null,"tokens":null,"seenAt":null,"luck":null}',
  '{"id":"a","game":"cite","tokens":{"0":"x"},"seenAt":1}',
  '{"id":"a","game":"cite","tokens":[null,7,{}],"seenAt":1}',
  '{"commitment":7,"salts":[]}',
  '{"commitment":"c","salts":[null]}',
  '{"commitment":"c","salts":[{"seat":"x","salt":"s"}]}',
  '{"commitment":"c","salts":[{"salt":"s"}],"seen":[7]}',
  JSON.stringify(whole).slice(0, 40),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
];

describe('what this browser keeps, when it is damaged', () => {
  it.each([
    'pentapolis.match.a',
    'pentapolis.match.',
    'pentapolis.luck.a',
    'pentapolis.settings',
    'pentapolis.seats',
    'pentapolis.seats.moved',
  ])('breaks no page and takes no other seat away: %s', async (key) => {
    for (const text of DAMAGED) {
      storage.held.clear();
      storage.setItem('pentapolis.match.other', JSON.stringify({ ...whole, id: 'other' }));
      storage.setItem('pentapolis.luck.other', JSON.stringify(promise));
      storage.setItem(key, text);
      const opened = await page();
      expect(opened.tokensOf('other')).toEqual(whole.tokens);
      expect(opened.luckOf('other')).toEqual(promise);
      expect(opened.luckOf('a')).toBeUndefined();
      expect(Object.keys(opened.promises())).toContain('other');
      opened.keepTokens('a', 'cite', [token(0)]);
      opened.keepLuck('a', promise);
      opened.changeSettings({ name: 'Ada', theme: 'dark', language: 'fr', sound: true, notify: true });
      const next = await page();
      expect(next.tokensOf('a')).toContainEqual(token(0));
      expect(next.luckOf('a')).toEqual(promise);
      expect(next.useSettings.getState()).toMatchObject({ name: 'Ada', theme: 'dark', language: 'fr' });
    }
  });

  it.each(['pentapolis.match.a', 'pentapolis.luck.a', 'pentapolis.settings'])(
    'is put aside before anything else is written there: %s',
    async (key) => {
      const strange = '{"of":"a later release"}';
      storage.setItem(key, strange);
      const opened = await page();
      opened.keepTokens('a', 'cite', [token(0)]);
      opened.keepLuck('a', promise);
      opened.changeSettings({ name: 'Ada' });
      const aside = [...storage.held].filter(([name]) => name.startsWith('unread:') && name.endsWith(key));
      expect(aside.map(([, text]) => text)).toEqual([strange]);
    },
  );

  it.each([
    ['one token of two', { ...whole, tokens: [token(0), null, token(1)] }],
    ['the time of the last visit', { ...whole, seenAt: null }],
    ['the time it was forgotten at', { ...whole, forgottenAt: 'yesterday' }],
    ['its own id', { ...whole, id: 'b' }],
    ['what an earlier release kept of the luck', { ...whole, luck: null }],
    ['the luck, in another way', { ...whole, luck: { commitment: 7, salt: 's' } }],
  ])('a match keeps its seats when it lacks %s', async (_, entry) => {
    storage.setItem('pentapolis.match.a', JSON.stringify(entry));
    const opened = await page();
    expect(opened.tokensOf('a')).toEqual(whole.tokens);
    expect(opened.luckOf('a')).toBeUndefined();
    expect(opened.promises()).toEqual({});
    opened.keepTokens('a', 'cite', []);
    expect((await page()).tokensOf('a')).toEqual(whole.tokens);
  });

  it('what was dropped from an entry stays aside', async () => {
    const text = JSON.stringify({ ...whole, tokens: [token(0), { seat: 1 }] });
    storage.setItem('pentapolis.match.a', text);
    (await page()).keepTokens('a', 'cite', []);
    expect([...storage.held].filter(([name]) => name.startsWith('unread:')).map(([, kept]) => kept)).toEqual([
      text,
    ]);
  });

  it('an entry under the name of another takes nothing from that one', async () => {
    storage.setItem('pentapolis.match.a', JSON.stringify(whole));
    storage.setItem('pentapolis.match.b', JSON.stringify({ ...whole, forgottenAt: 1 }));
    const opened = await page();
    expect(opened.tokensOf('a')).toEqual(whole.tokens);
    expect((await page()).tokensOf('a')).toEqual(whole.tokens);
  });

  it('the luck of earlier releases is still found', async () => {
    storage.setItem('pentapolis.match.a', JSON.stringify({ ...whole, luck: { commitment: 'c', salt: 's' } }));
    expect((await page()).luckOf('a')).toEqual({ commitment: 'c', salts: [{ salt: 's' }], settled: true });
  });
});

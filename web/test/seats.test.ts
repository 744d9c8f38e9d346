import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from './support/storage.ts';

const DAY_MS = 86_400_000;
let storage: FakeStorage;
let listeners: ((event: { key: string | null }) => void)[];

beforeEach(() => {
  storage = new FakeStorage();
  listeners = [];
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) =>
    listeners.push(listener),
  );
  vi.useRealTimers();
});

/** The module as a tab has it that is opened now. */
async function tab() {
  vi.resetModules();
  return import('../src/state/seats.ts');
}
const tellTabs = (id: string): void => {
  for (const hear of listeners) hear({ key: `pentapolis.match.${id}` });
};
const token = (seat: number, text = `token-${seat}`) => ({ seat, token: text });
const oldList = (matches: object): string => JSON.stringify({ state: { matches }, version: 0 });
const old = (id: string) => ({ id, game: 'cite', tokens: [token(0)], seenAt: 5 });

describe('seats of this browser', () => {
  it('are still there in the next tab, all of them', async () => {
    const first = await tab();
    for (let index = 0; index < 300; index++) first.keepTokens(`m${index}`, 'cite', [token(0)]);
    const next = await tab();
    expect(Object.keys(next.useSeats.getState().matches)).toHaveLength(300);
    expect(next.tokensOf('m0')).toEqual([token(0)]);
  });

  it('come over from the list of an earlier release, which stays where it is', async () => {
    const list = oldList({ a: old('a'), b: { broken: true } });
    storage.setItem('pentapolis.seats', list);
    const seats = await tab();
    expect(seats.tokensOf('a')).toEqual([token(0)]);
    expect(storage.getItem('pentapolis.seats')).toBe(list);
    seats.dropMatch('a');
    expect((await tab()).tokensOf('a')).toEqual([]);
  });

  it('are not lost to a list that can’t be read', async () => {
    storage.setItem('pentapolis.seats', '{"state":{"matches":');
    const seats = await tab();
    seats.keepTokens('a', 'cite', [token(1)]);
    expect(storage.getItem('pentapolis.seats')).toBe('{"state":{"matches":');
    expect((await tab()).tokensOf('a')).toEqual([token(1)]);
  });

  it('never write over an entry they can’t read: it is put aside', async () => {
    const strange = '{"id":"a","seats":"of a later release"}';
    storage.setItem('pentapolis.match.a', strange);
    const seats = await tab();
    expect(seats.tokensOf('a')).toEqual([]);
    seats.keepTokens('a', 'cite', [token(0)]);
    expect([...storage.held.values()]).toContain(strange);
    expect((await tab()).tokensOf('a')).toEqual([token(0)]);
  });

  it('keep what a later release added to an entry', async () => {
    storage.setItem('pentapolis.match.a', JSON.stringify({ ...old('a'), clock: 7 }));
    (await tab()).keepTokens('a', 'cite', [token(1)]);
    expect(JSON.parse(storage.getItem('pentapolis.match.a') ?? '')).toMatchObject({
      clock: 7,
      tokens: [token(0), token(1)],
    });
  });

  it('of two tabs do not write over each other', async () => {
    const one = await tab();
    const two = await tab();
    one.keepTokens('a', 'cite', [token(0)]);
    two.keepTokens('b', 'cite', [token(0)]);
    two.keepTokens('a', 'cite', [token(1)]);
    tellTabs('a');
    tellTabs('b');
    expect(one.tokensOf('a')).toEqual([token(0), token(1)]);
    expect(one.tokensOf('b')).toEqual([token(0)]);
    expect(Object.keys((await tab()).useSeats.getState().matches).sort()).toEqual(['a', 'b']);
  });

  it('are held while the page is open where the browser keeps nothing, which is told', async () => {
    const seats = await tab();
    storage.full = true;
    seats.keepTokens('a', 'cite', [token(0)]);
    expect(seats.tokensOf('a')).toEqual([token(0)]);
    expect(seats.useSeats.getState().unsaved).toBe(true);
  });
});

describe('a match that its person forgets', () => {
  it('leaves the list and can be taken back with its seats, in a later tab too', async () => {
    const seats = await tab();
    seats.keepTokens('a', 'cite', [token(0)]);
    seats.forgetMatch('a');
    expect(seats.useSeats.getState().matches.a?.forgottenAt).toBeTypeOf('number');
    const next = await tab();
    next.takeBackMatch('a');
    expect(next.useSeats.getState().matches.a).toMatchObject({ tokens: [token(0)] });
    expect(next.useSeats.getState().matches.a?.forgottenAt).toBeUndefined();
  });

  it('is gone after 30 days, or when it is deleted for good', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const seats = await tab();
    for (const id of ['a', 'b', 'c']) seats.keepTokens(id, 'cite', [token(0)]);
    seats.forgetMatch('a');
    seats.dropMatch('b');
    vi.setSystemTime(1_000_000 + 29 * DAY_MS);
    expect(Object.keys((await tab()).useSeats.getState().matches).sort()).toEqual(['a', 'c']);
    vi.setSystemTime(1_000_000 + 31 * DAY_MS);
    expect(Object.keys((await tab()).useSeats.getState().matches)).toEqual(['c']);
  });

  it('is on the list again when it is visited', async () => {
    const seats = await tab();
    seats.keepTokens('a', 'cite', [token(0)]);
    seats.forgetMatch('a');
    seats.keepTokens('a', 'cite', []);
    expect(seats.useSeats.getState().matches.a).toMatchObject({ tokens: [token(0)] });
    expect(seats.useSeats.getState().matches.a?.forgottenAt).toBeUndefined();
  });
});

describe('settings', () => {
  const settingsTab = async () => {
    vi.resetModules();
    return import('../src/state/settings.ts');
  };

  it('of two tabs do not write over each other, and what can’t be read is put aside', async () => {
    vi.stubGlobal('navigator', { languages: ['fr-FR'] });
    storage.setItem('pentapolis.settings', 'no JSON');
    const one = await settingsTab();
    const two = await settingsTab();
    expect(one.useSettings.getState()).toMatchObject({ language: 'fr', theme: 'system', name: '' });
    one.changeSettings({ name: 'Ada' });
    two.changeSettings({ theme: 'dark' });
    expect([...storage.held.values()]).toContain('no JSON');
    expect((await settingsTab()).useSettings.getState()).toMatchObject({ name: 'Ada', theme: 'dark' });
  });
});

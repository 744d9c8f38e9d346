import { expect, it, vi } from 'vitest';
import { keepDraft } from '../src/state/use-draft.ts';
import { dayOf, lengthOf, momentOf } from '../src/text/moment.ts';
import { FakeStorage } from './support/storage.ts';

const at = (day: number, hour: number, minute = 0, year = 2026): number =>
  new Date(year, 10, day, hour, minute).getTime();
const now = at(30, 9);

it('says day and time as the reader’s calendar has them, not by hours passed', () => {
  expect(momentOf(at(30, 8, 5), now, 'en')).toBe('08:05 AM');
  expect(momentOf(at(30, 8, 5), now, 'fr')).toBe('08:05');
  expect(momentOf(at(29, 19, 13), now, 'fr')).toBe('hier, 19:13');
  expect(momentOf(at(29, 19, 13), now, 'en')).toBe('yesterday, 07:13 PM');
  expect(momentOf(at(29, 0, 1), now, 'fr')).toBe('hier, 00:01');
  expect(momentOf(at(26, 19, 13), now, 'fr')).toBe('jeudi, 19:13');
  expect(dayOf(at(3, 12), now, 'fr')).toBe('3 novembre');
  expect(dayOf(at(3, 12, 0, 2025), now, 'fr')).toBe('3 novembre 2025');
});

it('says how long somebody has been waited for', () => {
  expect([30_000, 60_000, 3 * 3_600_000, 2 * 86_400_000 + 5].map((ms) => lengthOf(ms, 'en'))).toEqual([
    undefined,
    '1 minute',
    '3 hours',
    '2 days',
  ]);
  expect(lengthOf(2 * 86_400_000, 'fr')).toMatch(/^2\s(jours)$/);
});

it('keeps half a sentence per match until it is sent', () => {
  const storage = new FakeStorage();
  vi.stubGlobal('sessionStorage', storage);
  keepDraft('chat.a', 'half a sen');
  keepDraft('chat.b', 'another');
  expect(storage.getItem('pentapolis.draft.chat.a')).toBe('half a sen');
  keepDraft('chat.a', '');
  expect([...storage.held.values()]).toEqual(['another']);
  storage.full = true;
  expect(() => keepDraft('chat.a', 'x')).not.toThrow();
});

import type { MatchInfo, SeatInfo } from '@pentapolis/wire';
import { afterEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

import { askAfter, useAnswers } from '../src/own/answers.ts';
import { inOrder, kindOf, type Standing, seatsGone, waitsForMe } from '../src/own/standing.ts';
import { nextWaiting, waitingCount } from '../src/own/waiting.ts';
import { litIcon } from '../src/own/waiting-signal.tsx';
import { waitingLine, yourTurn } from '../src/text/whose-turn.ts';
import { plainSpeaker } from '../src/text/words.tsx';
import { countedTitle } from '../src/ui/use-title.ts';

const person: SeatInfo = { filled: 'person', name: '', online: true };
const bot: SeatInfo = { filled: 'bot', name: 'Philon', level: 'citizen', insteadOf: 'Ada' };

function standing(id: string, info?: Partial<MatchInfo>, seats = [0]): Standing {
  const own = { id, game: 'cite', tokens: seats.map((seat) => ({ seat, token: 't' })), seenAt: 1 };
  const seated = { id, status: 'running', deciding: [1], seats: [person, person], changedAt: 1 };
  return { own, ...(info === undefined ? {} : { info: { ...seated, ...info } as MatchInfo }) };
}

describe('the list of own matches', () => {
  it('begins with those that wait for this person, the longest waiting first; every one is there', () => {
    const running = Array.from({ length: 150 }, (_, n) => standing(`r${n}`, { changedAt: 1000 + n }));
    const all = [
      standing('over', { status: 'finished', deciding: [], changedAt: 9000 }),
      standing('open', { status: 'open', deciding: [], changedAt: 8000 }),
      standing('unheard'),
      ...running,
      standing('late', { deciding: [0], changedAt: 500 }),
      standing('early', { deciding: [0, 1], changedAt: 100 }),
    ];
    const ids = inOrder(all).map(({ own }) => own.id);
    expect(ids).toHaveLength(all.length);
    expect(ids.slice(0, 4)).toEqual(['early', 'late', 'unheard', 'r149']);
    expect(ids.slice(-2)).toEqual(['open', 'over']);
  });

  it('does not wait for a person whose seat a bot plays on', () => {
    expect(waitsForMe(standing('a', { deciding: [0] }))).toBe(true);
    expect(waitsForMe(standing('a', { deciding: [0], seats: [bot, person] }))).toBe(false);
    expect(kindOf(standing('a', { deciding: [0], status: 'abandoned' }))).toBe('over');
  });
});

describe('whose turn it is', () => {
  const { en, fr } = { en: plainSpeaker('en'), fr: plainSpeaker('fr') };
  const ask = (own: readonly number[], deciding: readonly number[], say = en) => {
    const words = (key: string, args = {}) => say({ key, args });
    const asked = { own, deciding, nameOf: (seat: number) => ['Ada', 'Bo', 'Cy'][seat] ?? '', words };
    return [yourTurn(asked), waitingLine(asked)];
  };

  it('is told to who sits there as “you”, never under the name of the seat', () => {
    expect(ask([0], [0])).toEqual(['Your turn', 'Waiting for you']);
    expect(ask([0], [0, 1])).toEqual(['Your turn', 'Waiting for you and Bo']);
    expect(ask([0], [0], fr)).toEqual(['À vous de jouer', 'On vous attend']);
  });

  it('names the seat where several are at this screen', () => {
    expect(ask([0, 2], [2])).toEqual(['Your turn, Cy', 'Waiting for Cy (here)']);
    expect(ask([0, 2], [1])).toEqual(['Your turn', 'Waiting for Bo']);
  });
});

describe('title and icon', () => {
  it('count the matches that wait, the one on the screen by what the screen says', () => {
    expect(waitingCount({ told: ['a', 'b'] })).toBe(2);
    expect(waitingCount({ told: ['a', 'b'], here: { id: 'a', mine: false } })).toBe(1);
    expect(waitingCount({ told: ['b'], here: { id: 'a', mine: true } })).toBe(2);
    expect(nextWaiting({ told: ['a', 'b'], here: { id: 'a', mine: true } })).toBe('b');
    expect([countedTitle('Cité', 0), countedTitle('Cité', 3)]).toEqual(['Cité', '(3) Cité']);
    expect(decodeURIComponent(litIcon(12))).toContain('>9+<');
  });
});

describe('a seat that is no longer this device’s', () => {
  const info = {
    id: 'a',
    status: 'running',
    deciding: [0],
    seats: [{ filled: 'person' }, { filled: 'person' }],
  } as unknown as MatchInfo;
  const own = { id: 'a', game: 'hush', tokens: [{ seat: 0, token: 't' }], seenAt: 1 };

  it('is not waited for, and is named', () => {
    expect([waitsForMe({ own, info }), seatsGone({ own, info })]).toEqual([true, []]);
    expect(waitsForMe({ own, info, held: [0] })).toBe(true);
    const gone = { own, info, held: [] };
    expect([waitsForMe(gone), seatsGone(gone), kindOf(gone)]).toEqual([false, [0], 'running']);
    expect(seatsGone({ own, info: { ...info, status: 'finished' }, held: [] })).toEqual([]);
  });
});

describe('asking after matches', () => {
  afterEach(() => useAnswers.setState({ known: {}, unknown: {}, held: {} }, true));
  const answer = (status: number, body: string, type = 'application/json') =>
    vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));

  it.each([
    ['a proxy’s page', 404, '<h1>404</h1>', { why: 'unreachable', status: 404 }],
    ['a page of a proxy that says 200', 200, '<h1>Deploying</h1>', { why: 'unreachable', status: 200 }],
    ['somebody else’s JSON', 404, '{"error":"not found"}', { why: 'unreachable', status: 404 }],
    ['JSON of another shape', 200, '{}', { why: 'unreachable', status: 200 }],
    ['an answer without the match', 200, '{"matches":[]}', { why: 'missing' }],
  ])('notes %s and forgets nothing', async (_, status, body, why) => {
    const info = { id: 'a', status: 'running' } as MatchInfo;
    useAnswers.setState({ known: { a: info } });
    answer(status, body);
    await askAfter(['a', 'b']);
    expect(useAnswers.getState()).toEqual({ known: { a: info }, unknown: { a: why, b: why }, held: {} });
  });

  it('notes a server that does not answer, and hears of it again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await askAfter(['a']);
    expect(useAnswers.getState().unknown).toEqual({ a: { why: 'unreachable', status: 0 } });
    answer(200, '{"matches":[{"id":"a"}]}');
    await askAfter(['a']);
    expect(useAnswers.getState()).toEqual({ known: { a: { id: 'a' } }, unknown: {}, held: {} });
  });

  it('asks after 250 matches with three requests', async () => {
    const asked: string[][] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body).ids);
      return new Response('{"matches":[]}');
    });
    await askAfter(Array.from({ length: 250 }, (_, n) => `m${n}`));
    expect(asked.map(({ length }) => length)).toEqual([100, 100, 50]);
  });
});

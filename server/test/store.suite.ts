import type { LogEvent } from '@pentapolis/kernel';
import { describe, expect, test } from 'vitest';
import { storedEvent } from '../src/store/events.ts';
import type {
  EventText,
  IdleCursor,
  MatchRecord,
  NewMatch,
  Store,
  StoredEvent,
  Write,
} from '../src/store/store.ts';

/** A store for one test; `reopen` closes it and opens what it left behind. */
export interface StoreUnderTest {
  readonly store: Store;
  reopen(): Promise<Store>;
}

const event = (seq: number, client?: string): StoredEvent => {
  const body: LogEvent = { seq, kind: 'act', seat: 0, action: { card: seq, text: 'é “x”' } };
  return storedEvent('', body, 1000 + seq, client);
};

/** What is read of an event that was stored. */
const read = ({ seq, body, chain, at, client }: StoredEvent): EventText => ({
  seq,
  body,
  chain,
  at,
  ...(client === undefined ? {} : { client }),
});

const record = (id: string, change: Partial<MatchRecord> = {}): MatchRecord => ({
  id,
  game: 'hush',
  version: 1,
  name: 'Évening',
  visibility: 'public',
  options: { rounds: '3', powers: ['peek'], double: false },
  seats: [
    { filled: 'person', name: 'Ada', salt: 's' },
    { filled: 'bot', name: 'Agrippa', level: 'master', insteadOf: 'Bob' },
    { filled: 'open' },
  ],
  commitment: 'c0',
  status: 'running',
  deciding: [0, 1],
  botsTurn: false,
  createdAt: 5,
  changedAt: 10,
  revision: 0,
  ...change,
});

const fresh = (id: string, change: Partial<MatchRecord> = {}): NewMatch => ({
  record: record(id, change),
  seed: `seed of ${id}`,
  tokens: [{ seat: 0, hash: `h-${id}`, creator: true }],
  events: [],
});

/** What every adapter of the Store port has to do. */
export function storeSuite(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(name, () => {
    test('keeps a match as it was given, and over a restart', async () => {
      const { store, reopen } = await open();
      const result = { ranking: [1, 2, 3], scores: [7, 5, -1] };
      const full = {
        components: [{ a: 1 }],
        rematch: 'next',
        refusedNames: ['Bo', ''],
        status: 'finished',
        result,
      } as const;
      const match = { ...fresh('a', full), events: [event(0), event(1, 'id-1')] };
      expect(await store.create(match)).toBe('done');
      const kept = { ...match, events: match.events.map(read) };
      expect(await store.load('a')).toEqual(kept);
      expect(await (await reopen()).load('a')).toEqual(kept);
    });

    test('knows which open matches somebody sat at, whatever else is written', async () => {
      const { store, reopen } = await open();
      await store.create(fresh('a', { status: 'open', changedAt: 10 }));
      await store.create(fresh('b', { status: 'open', changedAt: 20 }));
      await store.create(fresh('c', { status: 'running', changedAt: 5 }));
      const alive = async (aliveSince: number) =>
        (await store.list({ status: 'open', limit: 9, aliveSince })).records.map(({ id }) => id);
      expect(await alive(15)).toEqual(['b']);
      expect(await store.forgotten(21, 9)).toEqual(['a', 'b']);
      expect(await store.forgotten(21, 1)).toEqual(['a']);
      await store.attended(['a', 'c', 'nothing'], 30);
      expect(await alive(25)).toEqual(['a']);
      expect(await store.forgotten(30, 9)).toEqual(['b']);
      await store.write({ match: 'a', record: record('a', { status: 'open', changedAt: 12, revision: 1 }) });
      expect(await store.forgotten(30, 9)).toEqual(['b']);
      const again = await reopen();
      expect(await again.forgotten(31, 9)).toEqual(['a', 'b']);
      expect((await again.load('a'))?.record.changedAt).toBe(12);
    });

    test('finds what ended long ago, and deletes it with all that belongs to it', async () => {
      const { store, reopen } = await open();
      for (const [id, changedAt] of [
        ['a', 30],
        ['b', 10],
        ['c', 20],
      ] as const)
        await store.create({ ...fresh(id, { status: 'finished', changedAt }), events: [event(0)] });
      await store.create(fresh('d', { status: 'abandoned', changedAt: 5 }));
      await store.say('b', { at: 1, name: 'Bo', text: 'Hello' });
      const ended = (before: number, limit = 9) => store.ended({ status: 'finished', before, limit });
      expect(await ended(30)).toEqual(['b', 'c']);
      expect(await ended(30, 1)).toEqual(['b']);
      await store.write({
        match: 'b',
        record: record('b', { status: 'finished', changedAt: 25, revision: 1 }),
      }); // somebody played again: it stays
      expect(await store.removeEnded({ status: 'finished', before: 21, limit: 9 })).toEqual(['c']);
      expect(await ended(31)).toEqual(['b', 'a']);
      expect(await store.removeEnded({ status: 'finished', before: 31, limit: 1 })).toEqual(['b']);
      expect(await store.removeEnded({ status: 'finished', before: 5, limit: 1 })).toEqual([]);
      expect(await (await reopen()).load('b')).toBeUndefined();
    });

    test('takes names, chat and tokens out of a match, and knows that they are', async () => {
      const { store, reopen } = await open();
      const match = { ...fresh('a', { status: 'finished', changedAt: 10 }), events: [event(0)] };
      await store.create(match);
      await store.say('a', { at: 1, name: 'Bo', text: 'Hello' });
      const named = () => store.ended({ status: 'finished', before: 11, named: true, limit: 9 });
      expect(await named()).toEqual(['a']);
      const record = { ...match.record, nameless: true, revision: match.record.revision + 1 } as const;
      const dropTokens = [...record.seats.keys()];
      expect(await store.write({ match: 'a', record, dropTokens, dropChat: true })).toBe('done');
      expect(await named()).toEqual([]);
      const again = await reopen();
      expect(await again.load('a')).toEqual({ ...match, record, tokens: [], events: match.events.map(read) });
      expect(await again.chat('a', 9)).toEqual([]);
    });

    test('knows nothing of a match that is not there', async () => {
      const { store } = await open();
      expect(await store.load('a')).toBeUndefined();
      expect(await store.chat('a', 5)).toEqual([]);
      expect(await store.held(['a'], ['x'])).toEqual([]);
    });

    test('writes nothing into a match that was deleted', async () => {
      const { store } = await open();
      await store.create(fresh('a', { status: 'finished', changedAt: 10 }));
      await store.removeEnded({ status: 'finished', before: 11, limit: 1 });
      expect(await store.say('a', { at: 1, name: 'Bo', text: 'still here?' })).toBeUndefined();
      const progress = { status: 'running', deciding: [], botsTurn: false, changedAt: 11 } as const;
      expect(await store.write({ match: 'a', events: [event(1)], progress })).toBe('conflict');
      await store.create(fresh('a'));
      expect([await store.chat('a', 9), (await store.load('a'))?.events]).toEqual([[], []]);
    });

    test('makes a match once', async () => {
      const { store } = await open();
      expect(await store.create(fresh('a'))).toBe('done');
      expect(await store.create({ ...fresh('a'), seed: 'other' })).toBe('conflict');
      expect((await store.load('a'))?.seed).toBe('seed of a');
    });

    test('of two events with one number the first is kept, and nothing of the second write', async () => {
      const { store } = await open();
      await store.create(fresh('a'));
      const first: Write = { match: 'a', events: [event(0)] };
      const second: Write = {
        match: 'a',
        events: [{ ...event(0), chain: 'other' }],
        record: record('a', { revision: 1, name: 'other' }),
        addTokens: [{ seat: 2, hash: 'x', creator: false }],
        dropTokens: [0],
      };
      expect(await Promise.all([store.write(first), store.write(second)])).toEqual(['done', 'conflict']);
      const stored = await store.load('a');
      expect(stored?.events).toEqual([read(event(0))]);
      expect(stored?.record.name).toBe('Évening');
      expect(stored?.tokens).toEqual(fresh('a').tokens);
    });

    test('of two changes of one record the first is kept, and no event of the second write', async () => {
      const { store } = await open();
      await store.create(fresh('a'));
      const change = (named: string, seq: number): Write => ({
        match: 'a',
        events: [event(seq)],
        record: record('a', { name: named, revision: 1 }),
      });
      expect(await Promise.all([store.write(change('one', 0)), store.write(change('two', 1))])).toEqual([
        'done',
        'conflict',
      ]);
      const stored = await store.load('a');
      expect(stored?.record).toEqual(record('a', { name: 'one', revision: 1 }));
      expect(stored?.events).toHaveLength(1);
    });

    test('a conflict of one match harms no other that is written with it', async () => {
      const { store, reopen } = await open();
      await Promise.all(['a', 'b', 'c'].map((id) => store.create(fresh(id))));
      const outcomes = await Promise.all([
        store.write({ match: 'a', events: [event(0)] }),
        store.write({ match: 'a', events: [event(0)] }),
        store.write({ match: 'b', events: [event(0), event(1)] }),
        store.write({ match: 'c', events: [event(0), event(0)] }),
      ]);
      expect(outcomes).toEqual(['done', 'conflict', 'done', 'conflict']);
      const again = await reopen();
      expect((await again.load('a'))?.events).toHaveLength(1);
      expect((await again.load('b'))?.events).toHaveLength(2);
      expect((await again.load('c'))?.events).toEqual([]);
    });

    test('progress is kept beside the events without touching the revision', async () => {
      const { store } = await open();
      await store.create(fresh('a'));
      const progress = {
        status: 'finished',
        deciding: [],
        botsTurn: false,
        result: { ranking: [1], scores: [3] },
        changedAt: 99,
      } as const;
      expect(await store.write({ match: 'a', events: [event(0)], progress })).toBe('done');
      expect((await store.load('a'))?.record).toEqual({ ...record('a'), ...progress });
    });

    test('tokens are added and dropped', async () => {
      const { store } = await open();
      await store.create(fresh('a'));
      const two = { seat: 2, hash: 'two', creator: false };
      await store.write({ match: 'a', addTokens: [two] });
      expect((await store.load('a'))?.tokens).toEqual([...fresh('a').tokens, two]);
      await store.write({ match: 'a', dropTokens: [0] });
      expect((await store.load('a'))?.tokens).toEqual([two]);
    });

    test('lists public matches by status and game, last changed first, page by page', async () => {
      const { store } = await open();
      for (const [index, id] of ['a', 'b', 'c', 'd', 'e'].entries())
        await store.create(fresh(id, { changedAt: 10 + (index >> 1) }));
      await store.create(fresh('private', { visibility: 'private' }));
      await store.create(fresh('open', { status: 'open' }));
      await store.create(fresh('other', { game: 'other' }));
      const pages: string[][] = [];
      let before: string | undefined;
      do {
        const query = {
          status: 'running',
          game: 'hush',
          limit: 2,
          ...(before === undefined ? {} : { before }),
        } as const;
        const page = await store.list(query);
        pages.push(page.records.map(({ id }) => id));
        before = page.next;
      } while (before !== undefined);
      expect(pages).toEqual([['e', 'd'], ['c', 'b'], ['a']]);
      expect((await store.list({ status: 'open', limit: 9 })).records.map(({ id }) => id)).toEqual(['open']);
      expect((await store.list({ status: 'running', limit: 9 })).records).toHaveLength(6);
      const strange = await store.list({ status: 'running', limit: 9, before: 'x; DROP TABLE match' });
      expect(strange.records).toHaveLength(6);
    });

    test('finds the records of several matches at once, private ones too', async () => {
      const { store } = await open();
      await store.create(fresh('a'));
      await store.create(fresh('b', { visibility: 'private' }));
      await store.create(fresh('c'));
      const found = await store.records(['b', 'nowhere', 'a']);
      expect(found.map(({ id }) => id).sort()).toEqual(['a', 'b']);
      expect(found.find(({ id }) => id === 'a')).toEqual(fresh('a').record);
    });

    test('chat lines are numbered per match, the newest are read, oldest first', async () => {
      const { store, reopen } = await open();
      await store.create(fresh('a'));
      const line = (text: string) => ({ at: 1, seat: 0, name: 'Ada', text });
      const said = await Promise.all(['one', 'two', 'three'].map((text) => store.say('a', line(text))));
      expect(said.map((kept) => kept?.id)).toEqual([1, 2, 3]);
      await store.create(fresh('b'));
      expect(await store.say('b', { at: 2, name: 'Eve', text: 'x' })).toEqual({
        id: 1,
        at: 2,
        name: 'Eve',
        text: 'x',
      });
      expect(await (await reopen()).chat('a', 2)).toEqual([
        { id: 2, ...line('two') },
        { id: 3, ...line('three') },
      ]);
    });

    test('a match that comes from elsewhere brings its chat along', async () => {
      const { store } = await open();
      const chat = [
        { id: 1, at: 1, name: 'Ada', text: 'hello' },
        { id: 2, at: 2, seat: 1, name: 'Bo', text: 'é' },
      ];
      await store.create({ ...fresh('a'), chat });
      expect(await store.chat('a', 9)).toEqual(chat);
      expect((await store.say('a', { at: 3, name: 'Ada', text: 'x' }))?.id).toBe(3);
    });

    test('names every match, page by page', async () => {
      const { store } = await open();
      for (const id of ['b', 'c', 'a']) await store.create(fresh(id, { status: 'finished' }));
      expect(await store.ids(undefined, 2)).toEqual(['a', 'b']);
      expect(await store.ids('b', 2)).toEqual(['c']);
    });

    test('finds what has to be taken up, counted and swept', async () => {
      const { store } = await open();
      await store.create(fresh('bot', { botsTurn: true, changedAt: 30 }));
      await store.create(fresh('over', { botsTurn: true, status: 'finished' }));
      await store.create(fresh('old', { changedAt: 3 }));
      await store.create(fresh('older', { changedAt: 2, status: 'open' }));
      expect(await store.waitingForBots()).toEqual(['bot']);
      expect(await store.countActive()).toBe(3);
    });

    test('finds idle matches page by page, each once, however many of them stay idle', async () => {
      const { store } = await open();
      await store.create(fresh('over', { status: 'finished', changedAt: 1 }));
      await store.create(fresh('new', { changedAt: 10 }));
      for (const id of ['b', 'a', 'c']) await store.create(fresh(id, { changedAt: 3 }));
      await store.create(fresh('older', { changedAt: 2, status: 'open' }));
      const pages: (readonly string[])[] = [];
      let after: IdleCursor | undefined;
      do {
        const { ids, next } = await store.idle({ before: 10, limit: 3, ...(after && { after }) });
        pages.push(ids);
        after = next;
      } while (after !== undefined);
      expect(pages).toEqual([['older', 'a', 'b'], ['c']]);
    });

    test('keeps the time it was told, over a restart', async () => {
      const { store, reopen } = await open();
      expect(await store.seeClock(5)).toBeUndefined();
      expect(await store.seeClock(7)).toBe(5);
      expect(await (await reopen()).seeClock(3)).toBe(7);
    });

    test('says whether something as large as a move can be saved', async () => {
      const { store } = await open();
      await store.probe();
      await store.probe();
      expect(await store.countActive()).toBe(0);
    });

    test('what was asked before closing is done', async () => {
      const { store, reopen } = await open();
      const asked = ['a', 'b', 'c'].map((id) => store.create(fresh(id)));
      const again = await reopen();
      expect(await Promise.all(asked)).toEqual(['done', 'done', 'done']);
      expect(await again.countActive()).toBe(3);
      await expect(store.countActive()).rejects.toThrow('closed');
    });
  });
}

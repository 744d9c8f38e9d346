import { join } from 'node:path';
import { commitment, fastChance, isViolation, type Seat } from '@pentapolis/kernel';
import { hush } from '@pentapolis/kernel/toys';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isRefusal } from '../src/refusal.ts';
import { gamesOf } from '../src/served/games.ts';
import { openSqliteStore } from '../src/store/sqlite/store.ts';
import type { MatchRecord, Store } from '../src/store/store.ts';
import type { News } from '../src/table/news.ts';
import { begun } from '../src/table/start.ts';
import type { Table } from '../src/table/table.ts';
import { Tables } from '../src/table/tables.ts';
import { servedHush, tempDir } from './support/start.ts';

const ID = 'm';

/** A store with one running match of two people. */
async function storeWithMatch(): Promise<Store> {
  const store = await openSqliteStore(join(await tempDir(), 'test.sqlite'), { inline: true });
  onTestFinished(() => store.close());
  const person = (name: string) => ({ filled: 'person', name, salt: '' }) as const;
  const open: MatchRecord = {
    id: ID,
    game: 'hush',
    version: 1,
    name: '',
    visibility: 'public',
    options: { rounds: '3', powers: [], double: false },
    seats: [person('Ada'), person('Bob')],
    commitment: commitment('seed'),
    status: 'open',
    deciding: [],
    botsTurn: false,
    createdAt: 1,
    changedAt: 1,
    revision: 0,
  };
  await store.create({ ...begun(hush, open, 'seed', 1000), seed: 'seed', tokens: [] });
  return store;
}

/** The tables of one process over a store, and what they published. */
function process(store: Store) {
  const news: News[] = [];
  const services = {
    store,
    now: () => 1,
    saltGraceMs: 1000,
    publish: (_: string, item: News) => void news.push(item),
    changed: () => undefined,
  };
  return { tables: new Tables(services, gamesOf([servedHush]), 10), news };
}

/** Plays the first action that is legal for the seat, as a task of the table. */
const playFirst = (seat: Seat, client?: string) => (table: Table) =>
  table.run(() => {
    const { match } = table;
    if (match === undefined) throw new Error('not running');
    const [action] = hush.legalActions(match.state as never, seat);
    return table.play({ kind: 'act', seat, action }, client);
  });

describe('what is dropped while it is wanted', () => {
  test('a table somebody is about to play at is not trimmed away: its steps would miss who watches meanwhile', async () => {
    const store = await storeWithMatch();
    const stored = await store.load(ID);
    const { tables } = process({
      ...store,
      load: async (id) =>
        stored === undefined ? undefined : { ...stored, record: { ...stored.record, id } },
    });
    let go: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => {
      go = resolve;
    });
    let playing: Table | undefined;
    const played = tables.at(ID, async (table) => {
      playing = table;
      await wait;
      return playFirst(0)(table);
    });
    for (let other = 0; other < 30; other++) await tables.get(`other${other}`);
    const watched = await tables.get(ID);
    go();
    expect(isViolation(await played)).toBe(false);
    expect(watched).toBe(playing);
  });

  test.each([
    ['nothing was written', false, 2],
    ['it was written all the same', true, 3],
  ])(
    'after a write that failed (%s), what waits is done on a table loaded anew',
    async (_, written, events) => {
      const store = await storeWithMatch();
      let fail = true;
      const { tables } = process({
        ...store,
        async write(change) {
          const failed = fail;
          fail = false;
          const outcome = failed && !written ? 'done' : await store.write(change);
          if (failed) throw new Error('the disk is full');
          return outcome;
        },
      });
      const first = tables.at(ID, playFirst(0));
      const tried: Table[] = [];
      const second = tables.at(ID, (table) => {
        tried.push(table);
        return playFirst(1)(table);
      });
      await expect(first).rejects.toThrow('full');
      expect(isViolation(await second)).toBe(false);
      expect(tried.at(-1)).toBe(await tables.get(ID));
      expect(tried).toHaveLength(2);
      expect((await store.load(ID))?.events).toHaveLength(events);
    },
  );
});

describe('the order of effects', () => {
  test('nothing is played, published or acknowledged before it is durable', async () => {
    const store = await storeWithMatch();
    let durable: () => void = () => undefined;
    const disk = new Promise<void>((resolve) => {
      durable = resolve;
    });
    const { tables, news } = process({
      ...store,
      async write(change) {
        await disk;
        return store.write(change);
      },
    });
    let acknowledged = false;
    const played = tables.at(ID, playFirst(0)).then((answer) => {
      acknowledged = true;
      return answer;
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
    const table = (await tables.get(ID)) as Table;
    expect({ acknowledged, news, log: table.match?.log.length }).toEqual({
      acknowledged: false,
      news: [],
      log: 1,
    });
    durable();
    expect(await played).toEqual({ n: 1 });
    expect(table.match?.log).toHaveLength(2);
    expect(news.map(({ kind }) => kind)).toEqual(['steps']);
  });

  test('what the disk refuses has not happened, and the match goes on from what is stored', async () => {
    const store = await storeWithMatch();
    let broken = true;
    const { tables, news } = process({
      ...store,
      write: (change) => (broken ? Promise.reject(new Error('disk full')) : store.write(change)),
    });
    await expect(tables.at(ID, playFirst(0, 'a'))).rejects.toThrow('disk full');
    expect(news).toEqual([]);
    broken = false;
    expect(await tables.at(ID, playFirst(0, 'a'))).toEqual({ n: 1 });
    expect((await store.load(ID))?.events).toHaveLength(2);
  });

  test('a write that was made although its answer was lost is known when the move comes again', async () => {
    const store = await storeWithMatch();
    let lost = true;
    const { tables } = process({
      ...store,
      async write(change) {
        const outcome = await store.write(change);
        if (lost) throw new Error('answer lost');
        return outcome;
      },
    });
    await expect(tables.at(ID, playFirst(0, 'a'))).rejects.toThrow('answer lost');
    lost = false;
    expect(await tables.at(ID, async (table) => table.repeated(0, 'a'))).toEqual({ n: 1 });
  });
});

describe('several processes on one store', () => {
  test('play the same match without losing or doubling an event', async () => {
    const store = await storeWithMatch();
    const processes = [process(store), process(store)] as const;
    const chance = fastChance(1);
    let moves = 0;
    for (;;) {
      const table = (await processes[0].tables.get(ID)) as Table;
      const stored = await store.load(ID);
      if (stored?.record.status !== 'running') break;
      const both = stored.record.deciding.map((seat) =>
        (processes[chance.pick(2)] as (typeof processes)[0]).tables.at(ID, playFirst(seat, `${moves++}`)),
      );
      for (const played of await Promise.all(both))
        expect(isViolation(played) || isRefusal(played)).toBe(false);
      expect(table.id).toBe(ID);
    }
    const { events = [] } = (await store.load(ID)) ?? {};
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, seq) => seq));
    expect(events).toHaveLength(1 + moves);
    const fresh = (await process(store).tables.get(ID)) as Table;
    expect(fresh.match?.status).toBe('finished');
  });

  test('a table that is behind loads again instead of writing over what another did', async () => {
    const store = await storeWithMatch();
    const [one, two] = [process(store), process(store)];
    await one.tables.get(ID);
    await two.tables.get(ID);
    expect(await one.tables.at(ID, playFirst(0))).toEqual({ n: 1 });
    expect(await two.tables.at(ID, playFirst(1))).toEqual({ n: 2 });
  });
});

describe('loading', () => {
  test('a match that is not there, or whose game is not served, is refused', async () => {
    const store = await storeWithMatch();
    expect(await process(store).tables.get('x')).toMatchObject({ status: 404 });
    const services = {
      store,
      now: () => 1,
      saltGraceMs: 1000,
      publish: () => undefined,
      changed: () => undefined,
    };
    expect(await new Tables(services, gamesOf([]), 10).get(ID)).toMatchObject({
      status: 409,
      error: { key: 'api.notServed', args: { game: 'hush', version: 1 } },
    });
  });

  test('a log somebody tampered with is looked at and not played on', async () => {
    const store = await storeWithMatch();
    const stored = await store.load(ID);
    const tampered: Store = {
      ...store,
      load: async () =>
        stored && { ...stored, events: stored.events.map((event) => ({ ...event, chain: 'x' })) },
    };
    const { tables, news } = process(tampered);
    const abandoned = tables.at(ID, (table) => table.run(() => table.play({ kind: 'abandon' })));
    expect(await abandoned).toMatchObject({
      error: { key: 'api.broken', args: { seq: 0 } },
    });
    expect(await tables.get(ID)).toMatchObject({ broken: { seq: 0, why: 'altered', kind: 'start' } });
    expect(news).toEqual([]);
  });

  test('games without bots are not served', () => {
    expect(() => gamesOf([{ ...servedHush, levels: [] }])).toThrow('hush has no bot level');
  });

  test('of several versions the newest is for new matches, each match keeps its own', () => {
    const newer = { ...servedHush, game: { ...hush, meta: { ...hush.meta, version: 2 } } };
    const games = gamesOf([newer, servedHush]);
    expect(games.current('hush')).toBe(newer);
    expect(games.version('hush', 1)).toBe(servedHush);
    expect(games.list).toHaveLength(1);
    const both = { ...newer, game: { ...newer.game, meta: { ...newer.game.meta, plays: [1, 2] } } };
    expect(gamesOf([both]).version('hush', 1)).toBe(both);
    expect(gamesOf([both]).version('hush', 3)).toBeUndefined();
  });
});

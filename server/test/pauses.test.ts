import { join } from 'node:path';
import { commitment, type Fact, fastChance } from '@pentapolis/kernel';
import { hush } from '@pentapolis/kernel/toys';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { gamesOf } from '../src/served/games.ts';
import { openSqliteStore } from '../src/store/sqlite/store.ts';
import type { MatchRecord } from '../src/store/store.ts';
import type { News } from '../src/table/news.ts';
import { PAUSE_TIMES, randomPauses } from '../src/table/pauses.ts';
import { begun } from '../src/table/start.ts';
import type { Table } from '../src/table/table.ts';
import { Tables } from '../src/table/tables.ts';
import { make, tokenOf } from './support/api.ts';
import { connect } from './support/client.ts';
import { servedHush, start, tempDir } from './support/start.ts';

/** Hush in which a turned-up card is waited for, whatever it is. */
const paused: typeof hush = {
  ...hush,
  apply: (state, seat, action, chance, emit) =>
    hush.apply(
      state,
      seat,
      action,
      chance,
      emit && ((fact) => emit(fact.kind === 'turnedUp' ? { ...fact, pause: true } : fact)),
    ),
};
const servedPaused = { ...servedHush, game: paused };

const silence: Fact = { kind: 'silent', pause: true };
const other: Fact = { kind: 'called' };

describe('random pauses', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** How long it takes until `wait` is over, to the step. */
  async function lasts(wait: Promise<void> | undefined, stepMs = 10): Promise<number> {
    if (wait === undefined) return 0;
    let over = false;
    void wait.then(() => {
      over = true;
    });
    let passedMs = 0;
    while (!over && passedMs < 60_000) {
      await vi.advanceTimersByTimeAsync(stepMs);
      passedMs += stepMs;
    }
    return passedMs;
  }

  test.each([
    { luck: 0, facts: [other, silence], ms: 700 },
    { luck: 0.5, facts: [silence, other], ms: 1500 },
    { luck: 0.5, facts: [silence, other, silence], ms: 3000 },
    { luck: 0.9, facts: [silence, silence, silence], ms: 4500 },
    { luck: 0.9, facts: [other, other], ms: 0 },
  ])('luck $luck and $facts.length facts wait $ms ms', async ({ luck, facts, ms }) => {
    const times = { leastMs: 700, mostMs: 2300, togetherMs: 4500 };
    expect(await lasts(randomPauses(times, () => luck).after(facts))).toBe(ms);
  });

  test('of their own they last differently long, within their bounds', async () => {
    const pauses = randomPauses(PAUSE_TIMES);
    const all: number[] = [];
    for (let count = 0; count < 40; count++) all.push(await lasts(pauses.after([silence])));
    expect(Math.min(...all)).toBeGreaterThanOrEqual(PAUSE_TIMES.leastMs);
    expect(Math.max(...all)).toBeLessThanOrEqual(PAUSE_TIMES.mostMs + 10);
    expect(new Set(all).size).toBeGreaterThan(10);
  });

  test('closing ends those that run, and there are no more', async () => {
    const pauses = randomPauses(PAUSE_TIMES);
    const wait = pauses.after([silence]);
    pauses.close();
    expect(await lasts(wait)).toBe(10);
    expect(vi.getTimerCount()).toBe(0);
    expect(pauses.after([silence])).toBeUndefined();
  });

  test('none at all where they are switched off', () => {
    expect(randomPauses({ leastMs: 0, mostMs: 0, togetherMs: 0 }).after([silence])).toBeUndefined();
  });
});

describe('a table with pauses', () => {
  async function paces(match: string) {
    const store = await openSqliteStore(join(await tempDir(), 'test.sqlite'), { inline: true });
    onTestFinished(() => store.close());
    const person = (name: string) => ({ filled: 'person', name, salt: '' }) as const;
    const open: MatchRecord = {
      id: match,
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
    await store.create({ ...begun(paused, open, 'seed', 1000), seed: 'seed', tokens: [] });
    const news: News[] = [];
    const asked: (readonly string[])[] = [];
    let over: () => void = () => undefined;
    const services = {
      store,
      now: () => 1,
      saltGraceMs: 1000,
      publish: (_: string, item: News) => void news.push(item),
      changed: () => undefined,
      pause(facts: readonly Fact[]) {
        if (!facts.some(({ pause }) => pause)) return undefined;
        asked.push(facts.map(({ kind }) => kind));
        return new Promise<void>((resolve) => {
          over = resolve;
        });
      },
    };
    const tables = new Tables(services, gamesOf([servedPaused]), 10);
    const table = (await tables.get(match)) as Table;
    const play = (seat: number) =>
      table.run(() => {
        const [action] = paused.legalActions(table.match?.state as never, seat);
        return table.play({ kind: 'act', seat, action });
      });
    return { store, table, tables, news, asked, play, end: () => over() };
  }

  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

  test('shows, stores and acknowledges nothing before the pause is over', async () => {
    const { store, table, news, asked, play, end } = await paces('p');
    expect(await play(0)).toEqual({ n: 1 });
    const before = { frame: table.chronicle?.frame('spectator'), record: table.record };
    let acknowledged = false;
    const played = play(1).finally(() => {
      acknowledged = true;
    });
    await settle();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('turnedUp');
    expect({ acknowledged, shown: news.length }).toEqual({ acknowledged: false, shown: 1 });
    expect({ frame: table.chronicle?.frame('spectator'), record: table.record }).toEqual(before);
    expect((await store.load('p'))?.record.deciding).toEqual([1]);
    end();
    expect(await played).toEqual({ n: 2 });
    expect(news).toHaveLength(2);
  });

  test('loads again without waiting, and to the same steps', async () => {
    const { tables, table, asked, play, end, store } = await paces('q');
    await play(0);
    const played = play(1);
    await settle();
    end();
    await played;
    const again = new Tables(
      {
        store,
        now: () => 1,
        saltGraceMs: 1000,
        publish: () => undefined,
        changed: () => undefined,
        pause: () => undefined,
      },
      gamesOf([servedPaused]),
      10,
    );
    const loaded = (await again.get('q')) as Table;
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(loaded.chronicle?.history(viewer)).toEqual(table.chronicle?.history(viewer));
    expect(asked).toHaveLength(1);
    expect(tables.size).toBe(1);
  });
});

test('a server that is closed in the middle of a pause waits no longer and keeps the move', async () => {
  const forEver = { leastMs: 1e8, mostMs: 1e8, togetherMs: 1e8 };
  const server = await start({ games: [servedPaused], pauses: forEver });
  const mine = await make(server.url, {
    seats: [{ fill: 'you', name: 'Ada' }],
    options: { powers: [] },
  });
  const { id } = mine.match;
  const ada = await connect(server.url);
  await ada.watch(id, [tokenOf(mine)]);
  const move = ada.anyMove(0, fastChance(1));
  const played = ada.move(id, tokenOf(mine), move, 'move-in-pause').catch(() => 'disconnected');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ada.as(0).n).toBe(0);
  await server.close();
  await played;
  const again = await start({ games: [servedPaused], dataDir: server.dataDir });
  const back = await connect(again.url);
  await back.watch(id, [tokenOf(mine)]);
  expect(back.as(0).n).toBe(1);
  expect(await back.move(id, tokenOf(mine), move, 'move-in-pause')).toEqual({ ok: true, n: 1 });
});

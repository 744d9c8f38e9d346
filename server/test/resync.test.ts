import { fastChance } from '@pentapolis/kernel';
import type { Snapshot, Tail } from '@pentapolis/wire';
import { expect, test } from 'vitest';
import { join, make, tokenOf } from './support/api.ts';
import { type Client, connect } from './support/client.ts';
import { playToTheEnd } from './support/play.ts';
import { type Started, start } from './support/start.ts';

async function running(server: Started) {
  const mine = await make(server.url, {
    seats: [{ fill: 'you', name: 'Ada' }, { fill: 'open' }],
    options: { rounds: '6' },
  });
  const yours = await join(server.url, mine.match.id, 'Bob');
  return { id: mine.match.id, adas: tokenOf(mine), bobs: tokenOf(yours) };
}

async function seated(
  server: Started,
  id: string,
  token: string,
  have?: Record<string, number>,
): Promise<Client> {
  const client = await connect(server.url);
  await client.watch(id, [token], have);
  return client;
}

test('who was away gets the steps it missed, or all at once when they are many', async () => {
  const server = await start({ limits: { tailSteps: 4 } });
  const { id, adas, bobs } = await running(server);
  const ada = await seated(server, id, adas);
  const bob = await seated(server, id, bobs);
  const chance = fastChance(9);
  await ada.playAny(id, adas, 0, chance);
  await bob.until(() => bob.as(1).n === 1);
  const held = structuredClone(bob.as(1));
  bob.close();
  await ada.move(id, adas, { kind: 'undo' });
  await ada.playAny(id, adas, 0, chance);

  const back = await connect(server.url);
  back.held.set(1, held);
  await back.watch(id, [bobs], { '1': 1 });
  expect(back.as(1)).toMatchObject({ n: 3 });
  const fresh = await seated(server, id, bobs);
  expect(back.as(1)).toEqual(fresh.as(1));

  const tail = (await back.ask('tail', { match: id, token: bobs, after: 2 })) as unknown as Tail;
  expect(tail.steps.map(({ n }) => n)).toEqual([3]);
  for (let round = 0; round < 3; round++) {
    await ada.move(id, adas, { kind: 'undo' });
    await ada.playAny(id, adas, 0, chance);
  }
  const many = (await back.ask('tail', { match: id, token: bobs, after: 2 })) as unknown as Snapshot;
  expect(many.n).toBe(9);
  expect(many.frame).toEqual((await seated(server, id, bobs)).as(1).frame);
  const ahead = (await back.ask('tail', { match: id, token: bobs, after: 500 })) as unknown as Snapshot;
  expect(ahead.n).toBe(9);
  expect(await back.ask('tail', { match: id, token: 'x'.repeat(32), after: 0 })).toMatchObject({
    error: { key: 'api.token' },
  });
});

test('every step says when it was played, sent at once, caught up with or folded again after a restart', async () => {
  let server = await start();
  const { id, adas, bobs } = await running(server);
  const began = Date.now();
  const ada = await seated(server, id, adas);
  const bob = await seated(server, id, bobs);
  const chance = fastChance(11);
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await ada.playAny(id, adas, 0, chance);
    await bob.until(() => bob.as(1).n === 2 * turn + 1);
    times.push(bob.as(1).at);
    await ada.move(id, adas, { kind: 'undo' });
    await bob.until(() => bob.as(1).n === 2 * turn + 2);
    times.push(bob.as(1).at);
  }
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times[0]).toBeGreaterThanOrEqual(began - 1);
  expect(times.at(-1)).toBeLessThanOrEqual(Date.now());
  await server.close();
  server = await start({ dataDir: server.dataDir });
  const back = await seated(server, id, bobs, { '1': 0 });
  const tail = (await back.ask('tail', { match: id, token: bobs, after: 0 })) as unknown as Tail;
  expect(tail.steps.map(({ at }) => at)).toEqual(times);
  const all = (await back.ask('tail', { match: id, token: bobs, after: 500 })) as unknown as Snapshot;
  expect(all.at).toBe(times.at(-1));
  expect(all.facts.every(({ n, at }) => at === times[n - 1])).toBe(true);
});

test('numbers and frames are the same after a restart, wherever it falls', async () => {
  let server = await start();
  const { id, adas, bobs } = await running(server);
  const chance = fastChance(4);
  for (let stop = 0; stop < 4; stop++) {
    const ada = await seated(server, id, adas);
    const bob = await seated(server, id, bobs);
    const eve = await connect(server.url);
    await eve.watch(id);
    for (const [client, seat, token] of [
      [ada, 0, adas],
      [bob, 1, bobs],
    ] as const)
      if (client.as(seat).frame.decision !== undefined) await client.playAny(id, token, seat, chance);
    const last = Math.max(ada.as(0).n, bob.as(1).n);
    await Promise.all([
      ada.until(() => ada.as(0).n >= last),
      bob.until(() => bob.as(1).n >= last),
      eve.until(() => eve.as('spectator').n >= last),
    ]);
    const before = [ada.as(0), bob.as(1), eve.as('spectator')];
    await server.close();
    server = await start({ dataDir: server.dataDir });
    const after = await Promise.all([seated(server, id, adas), seated(server, id, bobs)]);
    const spectator = await connect(server.url);
    await spectator.watch(id);
    expect([after[0]?.as(0), after[1]?.as(1), spectator.as('spectator')]).toEqual(before);
  }
  const [ada, bob] = await Promise.all([seated(server, id, adas), seated(server, id, bobs)]);
  await playToTheEnd(id, [
    { client: ada, seat: 0, token: adas },
    { client: bob, seat: 1, token: bobs },
  ]);
});

test('a match whose table was dropped from memory goes on as if nothing had been', async () => {
  const server = await start({ cachedMatches: 1 });
  const matches = await Promise.all([1, 2, 3].map(() => running(server)));
  await Promise.all(
    matches.map(async ({ id, adas, bobs }) => {
      const [ada, bob] = await Promise.all([seated(server, id, adas), seated(server, id, bobs)]);
      await playToTheEnd(id, [
        { client: ada, seat: 0, token: adas },
        { client: bob, seat: 1, token: bobs },
      ]);
      expect(ada.gaps + bob.gaps).toBe(0);
    }),
  );
});

test('bots go on where they were after a restart', async () => {
  const server = await start({ botDelayMs: 60_000 });
  const { match } = await make(server.url, {
    seats: [
      { fill: 'bot', level: 'master' },
      { fill: 'bot', level: 'master' },
    ],
  });
  await server.close();
  const again = await start({ dataDir: server.dataDir });
  const eve = await connect(again.url);
  await eve.watch(match.id);
  await eve.until(() => eve.as('spectator').frame.status === 'finished', 'the end');
});

import { replay } from '@pentapolis/kernel';
import { hush } from '@pentapolis/kernel/toys';
import type { ReplayFile } from '@pentapolis/wire';
import { expect, test } from 'vitest';
import { info, join, make, request, tokenOf } from './support/api.ts';
import { connect } from './support/client.ts';
import { playToTheEnd } from './support/play.ts';
import { start } from './support/start.ts';

test('two people and two bots play to the end while somebody looks on', async () => {
  const { url } = await start();
  const mine = await make(url, {
    seats: [
      { fill: 'you', name: 'Ada' },
      { fill: 'open' },
      { fill: 'bot', level: 'master' },
      { fill: 'bot', level: 'apprentice' },
    ],
  });
  const { id } = mine.match;
  const yours = await join(url, id, 'Bob');
  expect(yours.match.status).toBe('running');
  const [ada, bob, eve] = await Promise.all([connect(url), connect(url), connect(url)]);
  await Promise.all([ada.watch(id, [tokenOf(mine)]), bob.watch(id, [tokenOf(yours)]), eve.watch(id)]);

  await playToTheEnd(id, [
    { client: ada, seat: 0, token: tokenOf(mine) },
    { client: bob, seat: 1, token: tokenOf(yours) },
  ]);

  await eve.until(() => eve.as('spectator').frame.status === 'finished', 'the end for the spectator');
  const { result } = ada.as(0).frame;
  expect(result?.ranking).toHaveLength(4);
  expect(bob.as(1).frame.result).toEqual(result);
  expect(eve.as('spectator').frame.result).toEqual(result);
  expect((await info(url, id)).result).toEqual(result);
  expect(ada.gaps + bob.gaps + eve.gaps).toBe(0);

  const { body } = await request(`${url}/api/matches/${id}/replay`);
  const file = body as ReplayFile;
  const match = replay(hush, file.events);
  expect(match.status).toBe('finished');
  expect(file.names).toEqual(['Ada', 'Bob', 'Agrippa', 'Philon']);
});

test('bots alone play a match to the end', async () => {
  const { url } = await start();
  const { match, tokens } = await make(url, {
    seats: [
      { fill: 'bot', level: 'master' },
      { fill: 'bot', level: 'master' },
    ],
  });
  expect(tokens).toEqual([]);
  const eve = await connect(url);
  await eve.watch(match.id);
  await eve.until(() => eve.as('spectator').frame.status === 'finished', 'the end');
});

test('one person plays two seats of one screen', async () => {
  const { url } = await start();
  const mine = await make(url, {
    seats: [
      { fill: 'you', name: 'Ada' },
      { fill: 'you', name: 'Ada' },
    ],
  });
  const { id } = mine.match;
  expect(mine.match.seats).toMatchObject([{ name: 'Ada' }, { name: 'Ada 2' }]);
  const client = await connect(url);
  const tokens = mine.tokens.map(({ token }) => token);
  await client.watch(id, tokens);
  expect([...client.held.keys()]).toEqual([0, 1]);
  await playToTheEnd(id, [
    { client, seat: 0, token: tokens[0] as string },
    { client, seat: 1, token: tokens[1] as string },
  ]);
  expect(client.as(0).frame.status).toBe('finished');
});

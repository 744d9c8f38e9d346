import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesHold, type StartEvent } from '@pentapolis/kernel';
import type { ReplayFile } from '@pentapolis/wire';
import { expect, test } from 'vitest';
import { make, request, tokenOf } from './support/api.ts';
import { connect } from './support/client.ts';
import { start } from './support/start.ts';
import { until } from './support/until.ts';

const PEOPLE = [
  { fill: 'you', name: 'Ada Lovelost' },
  { fill: 'you', name: 'Bo Bygone' },
] as const;

/** A server whose sweep finds a match that is over, with a name, a title and something said. */
async function over(kept: Parameters<typeof start>[0], ended: 'finished' | 'abandoned') {
  const first = await start();
  // who leaves a table to its bots abandons it [PEN-LEAVE-4]
  const bots = [
    { fill: 'bot', level: 'master' },
    { fill: 'bot', level: 'master' },
  ] as const;
  const made = await make(first.url, {
    seats: ended === 'finished' ? PEOPLE : [PEOPLE[0], ...bots],
    name: 'Past',
  });
  const { id } = made.match;
  const client = await connect(first.url);
  await client.watch(id, [tokenOf(made)]);
  await client.ask('chat', { match: id, token: tokenOf(made), text: 'remember me' });
  await client.move(id, tokenOf(made), { kind: 'resign' });
  expect((await request(`${first.url}/api/matches/${id}`)).body).toMatchObject({ status: ended });
  await first.close();
  return { id, token: tokenOf(made), server: await start({ ...kept, dataDir: first.dataDir }) };
}

test.each(['finished', 'abandoned'] as const)(
  'a match that is %s is deleted when it has been kept',
  async (how) => {
    const { id, server } = await over({ keepFinishedMs: 0, keepAbandonedMs: 0 }, how);
    await until(async () => expect((await request(`${server.url}/api/matches/${id}`)).status).toBe(404));
  },
);

test('what is kept for ever stays', async () => {
  const forever = { keepFinishedMs: Infinity, keepAbandonedMs: Infinity, keepNamesMs: Infinity };
  const { id, server } = await over(forever, 'finished');
  await server.close(); // waits for the sweep that has begun
  const later = await start({ ...forever, dataDir: server.dataDir });
  expect((await request(`${later.url}/api/matches/${id}`)).body).toMatchObject({ name: 'Past' });
});

test('names, chat and tokens go, the replay stays and verifies', async () => {
  const { id, token, server } = await over({ keepNamesMs: 0 }, 'finished');
  await until(async () =>
    expect((await request(`${server.url}/api/matches/${id}`)).body).toMatchObject({
      name: '',
      seats: [{ name: '' }, { name: '' }],
    }),
  );
  const file = (await request(`${server.url}/api/matches/${id}/replay`)).body as unknown as ReplayFile;
  expect(namesHold(file.events[0] as StartEvent, file.names, file.occupants)).toBe(true);
  expect(file.names).toEqual(['', '']);
  const client = await connect(server.url);
  expect(await client.ask('watch', { match: id, tokens: [token] })).toMatchObject({
    ok: true,
    seats: [],
    chat: [],
  });
  await server.close();
  const bytes = readFileSync(join(server.dataDir, 'pentapolis.sqlite'), 'latin1');
  for (const word of ['Lovelost', 'Bygone', 'remember me']) expect(bytes).not.toContain(word);
});

test('who watches a match that is deleted is told so, and can say nothing there any more', async () => {
  const server = await start({ keepFinishedMs: 0, keepLookMs: 20 });
  const made = await make(server.url, { seats: PEOPLE });
  const { id } = made.match;
  const [ada, eve] = [await connect(server.url), await connect(server.url)];
  await ada.watch(id, [tokenOf(made)]);
  await eve.watch(id);
  const told = [ada, eve].map(({ socket }) => new Promise((resolve) => socket.once('gone', resolve)));
  await ada.move(id, tokenOf(made), { kind: 'resign' });
  const gone = { m: id, error: { key: 'api.deleted', args: {} } };
  expect(await Promise.all(told)).toEqual([gone, gone]);
  const said = await ada.ask('chat', { match: id, token: tokenOf(made), text: 'anybody?' });
  expect(said).toMatchObject({ ok: false, error: { key: 'api.notWatching' } });
});

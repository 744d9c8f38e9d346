import { expect, test } from 'vitest';
import { join, make, post, tokenOf } from './support/api.ts';
import { connect } from './support/client.ts';
import { start } from './support/start.ts';

test('who asks after matches with tokens learns which seats are still theirs', async () => {
  const { url } = await start({ botDelayMs: 60_000 });
  const ask = async (ids: readonly string[], tokens?: readonly string[]) =>
    (await post(`${url}/api/matches/lookup`, { ids, ...(tokens === undefined ? {} : { tokens }) })).body;
  const open = await make(url, { seats: [{ fill: 'you' }, { fill: 'open' }, { fill: 'open' }] });
  const ada = tokenOf(open);
  const bo = tokenOf(await join(url, open.match.id, 'Bo'));
  const { id } = open.match;
  expect((await ask([id])).held).toBeUndefined();
  expect((await ask([id], [bo])).held).toEqual({ [id]: [1] });
  expect((await ask([id], [ada, bo, 'x'.repeat(22)])).held).toEqual({ [id]: [0, 1] });
  await post(`${url}/api/matches/${id}/free`, { token: ada, seat: 1 });
  expect((await ask([id], [ada, bo])).held).toEqual({ [id]: [0] });
  const left = await make(url, {
    seats: [{ fill: 'you' }, { fill: 'you' }, { fill: 'bot', level: 'master' }],
  });
  const [cy = '', di = ''] = left.tokens.map(({ token }) => token);
  const client = await connect(url);
  await client.watch(left.match.id, [cy]);
  expect(await client.move(left.match.id, cy, { kind: 'resign' })).toMatchObject({ ok: true });
  expect((await ask([id, left.match.id], [cy, di])).held).toEqual({ [left.match.id]: [1] });
});

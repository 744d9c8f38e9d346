import { fastChance } from '@pentapolis/kernel';
import type { History, ShownFile } from '@pentapolis/wire';
import SqliteDatabase from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import * as schemas from '../src/http/schemas.ts';
import { join, make, post, request, tokenOf } from './support/api.ts';
import { connect } from './support/client.ts';
import { playToTheEnd } from './support/play.ts';
import { type Started, start } from './support/start.ts';

const fileOf = (url: string, id: string, token?: string) =>
  request(
    `${url}/api/matches/${id}/replay`,
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  );
const historyOf = async (url: string, id: string, viewer: number | 'spectator', token?: string) =>
  (
    await request(
      `${url}/api/matches/${id}/history?viewer=${viewer}`,
      token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
    )
  ).body;
const viewers = (file: ShownFile): unknown[] => file.histories.map(({ viewer }: History) => viewer);

/** What never leaves a server while a match runs: its seed. */
function secretsOf(server: Started, id: string): string {
  const db = new SqliteDatabase(`${server.dataDir}/pentapolis.sqlite`, { readonly: true });
  const { seed } = db.prepare('SELECT seed FROM secret WHERE match_id = ?').get(id) as { seed: string };
  db.close();
  return seed;
}

describe('a match that goes on, as a file', () => {
  async function afterMoves() {
    const server = await start();
    const mine = await make(server.url);
    const { id } = mine.match;
    const tokens = [tokenOf(mine), tokenOf(await join(server.url, id, 'Bo'))] as const;
    const client = await connect(server.url);
    await client.watch(id, tokens);
    const chance = fastChance(5);
    for (let played = 0; played < 4; played++) {
      const seat = client.as(0).frame.deciding[0] as number;
      const reply = await client.playAny(id, tokens[seat] as string, seat, chance);
      if (!reply.ok) throw new Error(JSON.stringify(reply));
      await client.until(() => client.as(seat).n >= reply.n);
    }
    client.close();
    return { server, id, tokens };
  }

  test('to everybody what spectators have been shown, to a seat its own besides', async () => {
    const { server, id, tokens } = await afterMoves();
    const { url } = server;
    const [ada, bo] = tokens;
    const open = await fileOf(url, id);
    expect([open.status, open.body.format, viewers(open.body)]).toEqual([
      200,
      'pentapolis-shown/1',
      ['spectator'],
    ]);
    expect(open.body.histories).toEqual([await historyOf(url, id, 'spectator')]);
    const own = await fileOf(url, id, bo);
    expect(own.body.histories).toEqual([
      await historyOf(url, id, 'spectator'),
      await historyOf(url, id, 1, bo),
    ]);
    const all = await post(`${url}/api/matches/${id}/replay`, { tokens: [bo, ada] });
    expect([all.status, viewers(all.body)]).toEqual([200, ['spectator', 0, 1]]);
    expect(schemas.shownFile.safeParse(all.body).success).toBe(true);
    const seed = secretsOf(server, id);
    for (const { body } of [open, own, all]) expect(JSON.stringify(body)).not.toContain(seed);
  });

  test('a token of no seat is refused, and so is an open table', async () => {
    const { server, id, tokens } = await afterMoves();
    const { url } = server;
    expect((await fileOf(url, id, 'nobody')).body).toMatchObject({ error: { key: 'api.token' } });
    const asked = await post(`${url}/api/matches/${id}/replay`, { tokens: [tokens[0], 'nobody'] });
    expect([asked.status, asked.body.error.key]).toEqual([403, 'api.token']);
    const waiting = await make(url, { seats: [{ fill: 'you' }, { fill: 'open' }] });
    expect((await fileOf(url, waiting.match.id)).body).toMatchObject({ error: { key: 'api.notRunning' } });
  });

  test('once it is over everybody gets all of it, with the times of its events', async () => {
    const server = await start();
    const mine = await make(server.url);
    const { id } = mine.match;
    const tokens = [tokenOf(mine), tokenOf(await join(server.url, id, 'Bo'))] as const;
    const client = await connect(server.url);
    await client.watch(id, tokens);
    await playToTheEnd(
      id,
      tokens.map((token, seat) => ({ client, seat, token })),
    );
    const { body } = await fileOf(server.url, id);
    expect(body.format).toBe('pentapolis-replay/1');
    expect(body.times).toHaveLength(body.events.length);
    expect(body.times).toEqual(body.times.toSorted((a: number, b: number) => a - b));
    expect(schemas.replayFile.safeParse(body).success).toBe(true);
  });
});

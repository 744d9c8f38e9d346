import { join as inFolder } from 'node:path';
import { canonicalJson, fastChance, illegal } from '@pentapolis/kernel';
import { hush } from '@pentapolis/kernel/toys';
import type { History } from '@pentapolis/wire';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import * as schemas from '../src/http/schemas.ts';
import type { ServedGame } from '../src/index.ts';
import { chainText } from '../src/store/events.ts';
import { info, join, make, post, request, tokenOf } from './support/api.ts';
import { connect } from './support/client.ts';
import { playToTheEnd } from './support/play.ts';
import { type Started, servedHush, start } from './support/start.ts';

/** A match of Ada and Bo after a few moves, its server stopped; `damage` works on the database and starts it again. */
async function stoppedMatch(moves = 4) {
  const server = await start();
  const mine = await make(server.url);
  const { id } = mine.match;
  const tokens = [tokenOf(mine), tokenOf(await join(server.url, id, 'Bo'))] as const;
  await playMoves(server, id, tokens, moves);
  await server.close();
  return {
    id,
    tokens,
    async damage(
      how: (db: Database) => void,
      games: (db: Database) => readonly ServedGame[] = () => [servedHush],
    ): Promise<Started> {
      const db = new SqliteDatabase(inFolder(server.dataDir, 'pentapolis.sqlite'));
      how(db);
      const served = games(db);
      db.close();
      return start({ dataDir: server.dataDir, games: served });
    },
  };
}

async function playMoves(
  server: Started,
  id: string,
  tokens: readonly string[],
  moves: number,
): Promise<void> {
  const client = await connect(server.url);
  await client.watch(id, tokens);
  const chance = fastChance(2);
  for (let played = 0; played < moves; played++) {
    const seat = client.as(0).frame.deciding[0] as number;
    const reply = await client.playAny(id, tokens[seat] as string, seat, chance);
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    await client.until(() => client.as(seat).n >= reply.n);
  }
  client.close();
}

const setBody = (db: Database, seq: number, body: string): void =>
  void db.prepare('UPDATE event SET body = ? WHERE seq = ?').run(body, seq);
const dropEvents = (db: Database, seqs: string): void => void db.exec(`DELETE FROM event WHERE ${seqs}`);
const bodyOf = (db: Database, seq: number): string =>
  (db.prepare('SELECT body FROM event WHERE seq = ?').get(seq) as { body: string }).body;

/** Gives the log links that fit what stands in it now. */
function linkAgain(db: Database): void {
  const rows = db.prepare('SELECT match_id, seq, body FROM event ORDER BY seq').all() as {
    match_id: string;
    seq: number;
    body: string;
  }[];
  let chain = '';
  for (const row of rows) {
    chain = chainText(chain, row.body);
    db.prepare('UPDATE event SET chain = ? WHERE seq = ?').run(chain, row.seq);
  }
}

/** Hush with a rule that was made stricter without a new version: nobody chooses that card. */
function withoutCard(card: number) {
  const game: typeof hush = {
    ...hush,
    check: (state, seat, action) =>
      action.kind === 'choose' && action.card === card
        ? illegal('HSH-PLAY-1', 'refusal.notYours')
        : hush.check(state, seat, action),
  };
  return { ...servedHush, game };
}

const newVersion = { ...servedHush, game: { ...hush, meta: { ...hush.meta, version: 2 } } };

describe('a damaged match opens at its last good event, the broken one named', () => {
  test.each([
    [
      'an altered body',
      (db: Database) => setBody(db, 3, bodyOf(db, 3).replace('"seat":', '"seat": ')),
      'altered',
    ],
    ['a body that is cut off', (db: Database) => setBody(db, 3, bodyOf(db, 3).slice(0, 10)), 'altered'],
    [
      'a link of the chain that is another',
      (db: Database) => void db.exec("UPDATE event SET chain = 'x' WHERE seq = 3"),
      'altered',
    ],
    ['an event that is missing', (db: Database) => dropEvents(db, 'seq = 3'), 'missing'],
    [
      'text that is no event, in a chain that fits',
      (db: Database) => {
        setBody(db, 3, '{"seq":3,');
        linkAgain(db);
      },
      'unreadable',
    ],
    [
      'JSON that is no event',
      (db: Database) => {
        setBody(db, 3, '{"seq":3,"kind":"constructor"}');
        linkAgain(db);
      },
      'unreadable',
    ],
    [
      'outcomes that were not drawn',
      (db: Database) => {
        const { outcomes: _, ...event } = JSON.parse(bodyOf(db, 3));
        setBody(db, 3, canonicalJson({ ...event, outcomes: [1, 2, 3] }));
        linkAgain(db);
      },
      'failed',
    ],
  ])('%s', async (_, how, why) => {
    const { id, tokens, damage } = await stoppedMatch();
    const { url } = await damage(how);
    const seen = await info(url, id);
    expect(seen).toMatchObject({ broken: { seq: 3, why }, status: 'running', deciding: [] });
    const client = await connect(url);
    await client.watch(id, tokens);
    expect(client.info?.broken).toMatchObject({ seq: 3, why });
    expect([client.as(0).n, client.as(0).frame.status]).toEqual([2, 'running']);
    const [seat] = client.as(0).frame.deciding as [number];
    const moves = [client.anyMove(seat, fastChance(1)), { kind: 'undo' }, { kind: 'resign' }] as const;
    for (const move of moves)
      expect(await client.move(id, tokens[seat] as string, move)).toEqual({
        ok: false,
        error: { key: 'api.broken', args: { seq: 3 } },
      });
    const history = await request(`${url}/api/matches/${id}/history?viewer=spectator`);
    expect([history.status, history.body.steps.length]).toEqual([200, 2]);
  });

  test('an action that a rule refuses now, with the rule and nothing of what is in it', async () => {
    const { id, tokens, damage } = await stoppedMatch();
    const { url } = await damage(
      () => undefined,
      (db) => [withoutCard(JSON.parse(bodyOf(db, 2)).action.card)],
    );
    const { broken } = await info(url, id);
    expect(broken).toEqual({
      seq: 2,
      why: 'refused',
      rule: 'HSH-PLAY-1',
      kind: 'act',
      seat: expect.any(Number),
    });
    const ada = await connect(url);
    await ada.watch(id, [tokens[0]]);
    expect(ada.as(0).n).toBe(1);
  });

  test('an end that was cut off', async () => {
    const server = await start();
    const { match, tokens } = await make(server.url, {
      seats: [{ fill: 'you' }, { fill: 'bot', level: 'master' }],
    });
    const ada = await connect(server.url);
    await ada.watch(match.id, [tokens[0]?.token ?? '']);
    await playToTheEnd(match.id, [{ client: ada, seat: 0, token: tokens[0]?.token ?? '' }]);
    await server.close();
    const db = new SqliteDatabase(inFolder(server.dataDir, 'pentapolis.sqlite'));
    const { last } = db.prepare('SELECT max(seq) AS last FROM event').get() as { last: number };
    dropEvents(db, `seq = ${last}`);
    db.close();
    const { url } = await start({ dataDir: server.dataDir });
    expect(await info(url, match.id)).toMatchObject({
      status: 'finished',
      broken: { seq: last, why: 'missing' },
    });
    const { status, body } = await request(`${url}/api/matches/${match.id}/replay`);
    expect([status, body.events.length, body.broken.seq]).toEqual([200, last, last]);
  });

  test('of a log that is gone altogether there is nothing to see, and that is said', async () => {
    const { id, tokens, damage } = await stoppedMatch();
    const { url } = await damage((db) => dropEvents(db, 'seq >= 0'));
    expect((await info(url, id)).broken).toEqual({ seq: 0, why: 'missing' });
    const ada = await connect(url);
    await ada.watch(id, [tokens[0]]);
    expect(ada.info?.broken).toEqual({ seq: 0, why: 'missing' });
    expect(await ada.move(id, tokens[0], { kind: 'resign' })).toMatchObject({ error: { key: 'api.broken' } });
  });

  test('a match that is mended is played on', async () => {
    const { id, tokens, damage } = await stoppedMatch();
    let body = '';
    const broken = await damage((db) => {
      body = bodyOf(db, 3);
      setBody(db, 3, 'x');
    });
    expect((await info(broken.url, id)).broken).toBeDefined();
    await broken.close();
    const mended = await damage((db) => setBody(db, 3, body));
    expect((await info(mended.url, id)).broken).toBeUndefined();
    await playMoves(mended, id, tokens, 1);
  });

  test('lists know it after a restart too, before anybody has looked', async () => {
    const { id, damage } = await stoppedMatch();
    const first = await damage((db) => setBody(db, 3, 'x'));
    const broken = { seq: 3, why: 'altered' };
    expect((await info(first.url, id)).broken).toMatchObject(broken);
    await first.close();
    const { url } = await damage(() => undefined);
    const { matches } = (await request(`${url}/api/matches?status=running`)).body;
    expect(matches).toMatchObject([{ id, broken, deciding: [] }]);
  });

  test('a move that was acknowledged before is answered again', async () => {
    const server = await start();
    const mine = await make(server.url, { seats: [{ fill: 'you' }, { fill: 'you' }] });
    const [one, two] = mine.tokens.map(({ token }) => token) as [string, string];
    const { id } = mine.match;
    const client = await connect(server.url);
    await client.watch(id, [one, two]);
    const move = client.anyMove(0, fastChance(1));
    const played = await client.move(id, one, move, 'first');
    await client.move(id, two, client.anyMove(1, fastChance(1)), 'second');
    await server.close();
    const db = new SqliteDatabase(inFolder(server.dataDir, 'pentapolis.sqlite'));
    setBody(db, 2, 'x');
    db.close();
    const again = await connect((await start({ dataDir: server.dataDir })).url);
    expect(await again.move(id, one, move, 'first')).toEqual(played);
  });
});

describe('others go on', () => {
  test('lists mark it, bots and the sweep leave it alone and do their work elsewhere', async () => {
    const server = await start({ botDelayMs: 60_000 });
    const withBots = {
      seats: [
        { fill: 'bot', level: 'master' },
        { fill: 'bot', level: 'master' },
      ],
    } as const;
    const first = (await make(server.url, withBots)).match.id;
    const second = (await make(server.url, withBots)).match.id;
    await server.close();
    const db = new SqliteDatabase(inFolder(server.dataDir, 'pentapolis.sqlite'));
    db.prepare("UPDATE event SET chain = 'x' WHERE match_id = ?").run(first);
    db.close();
    const { url } = await start({ dataDir: server.dataDir, idleMs: 1 });
    await expect.poll(async () => (await info(url, second)).status).not.toBe('running');
    const { matches } = (await request(`${url}/api/matches?status=running`)).body;
    expect(matches).toMatchObject([{ id: first, broken: { seq: 0, why: 'altered' }, deciding: [] }]);
  });

  test.each(['seats', 'fixed'])(
    'a record whose %s can’t be read keeps no other from anything',
    async (column) => {
      const server = await start();
      const [bad = '', open = ''] = [(await make(server.url)).match.id, (await make(server.url)).match.id];
      await server.close();
      const db = new SqliteDatabase(inFolder(server.dataDir, 'pentapolis.sqlite'));
      db.prepare(`UPDATE match SET ${column} = '{"half' WHERE id = ?`).run(bad);
      db.close();
      const { url } = await start({ dataDir: server.dataDir, keepNamesMs: 1 }); // it waits for salts, and names go
      expect((await request(`${url}/api/matches?status=open`)).body.matches).toMatchObject([{ id: open }]);
      const found = (await post(`${url}/api/matches/lookup`, { ids: [bad, open] })).body.matches;
      expect(found).toMatchObject([{ id: open }]);
      const refused = await request(`${url}/api/matches/${bad}`);
      expect([refused.status, refused.body.error.key]).toEqual([503, 'api.storage']);
      expect((await request(`${url}/api/health`)).status).toBe(200);
      await join(url, open, 'Bo');
    },
  );
});

describe('what is left is handed out', () => {
  const fileOf = async (url: string, id: string, token?: string) =>
    request(
      `${url}/api/matches/${id}/replay`,
      token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
    );

  test('to each what was shown to it: no seed, nothing hidden', async () => {
    const { id, tokens, damage } = await stoppedMatch(1);
    const { url } = await damage((db) => {
      setBody(db, 1, bodyOf(db, 1).replace('"seat":', '"seat": '));
    });
    const spectator = await fileOf(url, id);
    expect([spectator.status, spectator.body.format]).toEqual([200, 'pentapolis-shown/1']);
    expect(spectator.body.histories).toEqual([(await request(`${url}/api/matches/${id}/history`)).body]);
    expect(Object.keys(spectator.body)).not.toContain('seed');
    expect(spectator.body.histories[0].first.view.hand).toEqual([]);
    const { histories } = (await fileOf(url, id, tokens[1])).body;
    expect(histories.map(({ viewer }: History) => viewer)).toEqual(['spectator', 1]);
    expect(schemas.shownFile.safeParse(spectator.body).success).toBe(true);
  });

  test('to who has left what spectators were shown', async () => {
    const server = await start({ botDelayMs: 60_000 });
    const mine = await make(server.url, { seats: [{ fill: 'you' }, { fill: 'you' }, { fill: 'you' }] });
    const [leaver = ''] = mine.tokens.map(({ token }) => token);
    const { id } = mine.match;
    const client = await connect(server.url);
    await client.watch(id, [leaver]);
    expect(await client.move(id, leaver, { kind: 'resign' })).toMatchObject({ ok: true });
    await server.close();
    const db = new SqliteDatabase(inFolder(server.dataDir, 'pentapolis.sqlite'));
    db.exec("INSERT INTO event SELECT match_id, 2, 'x', 'x', at, NULL FROM event WHERE seq = 1");
    db.close();
    const { url } = await start({ dataDir: server.dataDir, botDelayMs: 60_000 });
    const { body } = await fileOf(url, id, leaver);
    expect(body).toMatchObject({ broken: { seq: 2 }, histories: [{ viewer: 'spectator' }] });
  });

  test('to who sits there alone all of it, what can’t be read included', async () => {
    const server = await start({ botDelayMs: 60_000 });
    const made = await make(server.url, { seats: [{ fill: 'you' }, { fill: 'bot', level: 'master' }] });
    const { id } = made.match;
    await playMoves(server, id, [tokenOf(made)], 1);
    await server.close();
    const db = new SqliteDatabase(inFolder(server.dataDir, 'pentapolis.sqlite'));
    setBody(db, 1, '{"half');
    db.close();
    const { url } = await start({ dataDir: server.dataDir, botDelayMs: 60_000 });
    const { body } = await fileOf(url, id, tokenOf(made));
    expect(body).toMatchObject({ format: 'pentapolis-replay/1', broken: { seq: 1, why: 'altered' } });
    expect([body.events.length, body.chain.length]).toEqual([1, 1]);
    expect(body.unread).toMatchObject([{ seq: 1, body: '{"half' }]);
    expect(schemas.replayFile.safeParse(body).success).toBe(true);
  });
});

describe('a match whose game is not served', () => {
  test('stays in the lists, is refused in words and handed out', async () => {
    const { id, tokens, damage } = await stoppedMatch();
    const { url } = await damage(
      () => undefined,
      () => [newVersion],
    );
    const broken = { seq: 0, why: 'notServed' };
    expect(await info(url, id)).toMatchObject({ status: 'running', broken });
    expect((await request(`${url}/api/matches?status=running`)).body.matches).toMatchObject([{ id, broken }]);
    const client = await connect(url);
    const refused = { ok: false, error: { key: 'api.notServed', args: { game: 'hush', version: 1 } } };
    expect(await client.ask('watch', { match: id, tokens: [] })).toEqual(refused);
    expect(await client.move(id, tokens[0], { kind: 'resign' })).toEqual(refused);
    const file = await request(`${url}/api/matches/${id}/replay`);
    expect([file.status, file.body.format, file.body.broken]).toEqual([200, 'pentapolis-shown/1', broken]);
  });
});

import { commitment, replay } from '@pentapolis/kernel';
import { hush } from '@pentapolis/kernel/toys';
import { type ReplayFile, wireMessages } from '@pentapolis/wire';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import * as schemas from '../src/http/schemas.ts';
import { type Answer, info, join, make, post, request, tokenOf } from './support/api.ts';
import { connect } from './support/client.ts';
import { playToTheEnd } from './support/play.ts';
import { start } from './support/start.ts';

const saltCommitment = commitment('a salt');
const two = [{ fill: 'you', name: 'Ada', saltCommitment }, { fill: 'open' }];
const asked = (change: object = {}) => ({ game: 'hush', visibility: 'public', seats: two, ...change });

/** The refusal an answer holds: status and key, and it must be one that clients have words for. */
function refusal({ status, body }: Answer): [number, string] {
  expect(schemas.apiError.strict().safeParse(body).error).toBeUndefined();
  const { key, rule } = body.error;
  if (rule === undefined)
    for (const words of Object.values(wireMessages)) expect(words).toHaveProperty([key]);
  return [status, key];
}

function fits(schema: z.ZodType, { status, body }: Answer): void {
  expect(status).toBeLessThan(300);
  expect(schema.safeParse(body).error).toBeUndefined();
}

describe('what can be played', () => {
  test('games, with seats, options and levels', async () => {
    const { url } = await start();
    const answer = await request(`${url}/api/games`);
    fits(schemas.gameList, answer);
    expect(answer.body.games).toMatchObject([
      {
        id: 'hush',
        version: 1,
        seats: { min: 1, max: 8 },
        levels: [{ id: 'apprentice' }, { id: 'master', rating: 1400 }],
      },
    ]);
  });

  test('rules of the game and of the table, in both languages', async () => {
    const { url } = await start();
    const english = await request(`${url}/api/games/hush/rules`);
    const french = await request(`${url}/api/games/hush/rules?lang=fr`);
    fits(schemas.rulesAnswer, english);
    expect(english.body.game[0].title).toBe('Play');
    expect(french.body.game[0].title).toBe('Jeu');
    const ids = ({ body }: Answer) =>
      body.table.flatMap(({ rules }: { rules: { id: string }[] }) => rules.map(({ id }) => id));
    expect(ids(english)).toContain('PEN-UNDO-2');
    expect(ids(french)).toEqual(ids(english));
    expect(refusal(await request(`${url}/api/games/chess/rules`))).toEqual([404, 'api.noGame']);
    expect(refusal(await request(`${url}/api/games/hush/rules?lang=de`))).toEqual([400, 'api.invalid']);
  });
});

describe('making a match', () => {
  test('with a name, options and the commitment to its luck', async () => {
    const { url } = await start();
    const options = { rounds: '2', powers: ['dice', 'peek'] };
    const answer = await post(`${url}/api/matches`, asked({ options, name: ' Friday\u202e  night ' }));
    fits(schemas.seated, answer);
    expect(answer.status).toBe(201);
    expect(answer.body.match).toMatchObject({
      game: 'hush',
      name: 'Friday night',
      options: { rounds: '2', powers: ['peek', 'dice'], double: false },
      status: 'open',
      deciding: [],
      seats: [{ filled: 'person', name: 'Ada', online: false }, { filled: 'open' }],
      spectators: 0,
    });
    expect(answer.body.match.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(answer.body.tokens).toEqual([{ seat: 0, token: expect.stringMatching(/^[\w-]{32}$/) }]);
    expect(await info(url, answer.body.match.id)).toEqual(answer.body.match);
  });

  test.each([
    ['a game that is not served', { game: 'chess' }, 400, 'api.noGame'],
    ['too many seats', { seats: Array.from({ length: 9 }, () => ({ fill: 'open' })) }, 400, 'api.seats'],
    ['no seat', { seats: [] }, 400, 'api.invalid'],
    ['a level that is not there', { seats: [{ fill: 'bot', level: 'god' }] }, 400, 'api.noLevel'],
    ['an unknown option', { options: { colour: 'red' } }, 400, 'option.unknown'],
    ['an option with a wrong value', { options: { rounds: 'many' } }, 400, 'option.notChoice'],
    [
      'an option that has no meaning at this table',
      { seats: [{ fill: 'you', saltCommitment }], options: { double: true } },
      400,
      'option.notAtThisTable',
    ],
    [
      'options that cannot be played together',
      { seats: Array.from({ length: 8 }, () => ({ fill: 'open' })), options: { rounds: '6' } },
      400,
      'refusal.tooLong',
    ],
    ['components for a game with its own', { components: [1] }, 400, 'api.components'],
    ['a name that is too long', { seats: [{ fill: 'you', name: 'x'.repeat(25) }] }, 400, 'api.name'],
    ['a name of nothing visible', { seats: [{ fill: 'you', name: '\u202e\u200b' }] }, 400, 'api.name'],
    ['a title that is too long', { name: 'x'.repeat(41) }, 400, 'api.name'],
    ['a salt that is too long', { seats: [{ fill: 'you', salt: 'x'.repeat(65) }] }, 400, 'api.invalid'],
    ['a strange visibility', { visibility: 'secret' }, 400, 'api.invalid'],
  ])('refuses %s', async (_, change, status, key) => {
    const { url } = await start();
    expect(refusal(await post(`${url}/api/matches`, asked(change)))).toEqual([status, key]);
    expect((await request(`${url}/api/matches?status=open`)).body.matches).toEqual([]);
  });

  test('no more than the server takes', async () => {
    const { url } = await start({ limits: { matches: 1 } });
    await make(url);
    expect(refusal(await post(`${url}/api/matches`, asked()))).toEqual([503, 'api.full']);
  });
});

describe('taking seats', () => {
  test('by link, the first open seat or a given one, names made fit to be shown', async () => {
    const { url } = await start();
    const { match } = await make(url, {
      seats: [{ fill: 'you', name: 'Ada' }, { fill: 'open' }, { fill: 'open' }, { fill: 'open' }],
    });
    const third = await join(url, match.id, '  aDa ', 2);
    expect(third.tokens[0]?.seat).toBe(2);
    expect(third.match.seats[2]).toMatchObject({ name: 'aDa 2' });
    const second = await join(url, match.id, 'B\u0000o\u200bb\u2066');
    expect(second.match.seats[1]).toMatchObject({ name: 'Bob' });
    expect(second.match.status).toBe('open');
    expect(
      refusal(await post(`${url}/api/matches/${match.id}/join`, { saltCommitment, name: 'x', seat: 2 })),
    ).toEqual([409, 'api.taken']);
    expect(
      refusal(await post(`${url}/api/matches/${match.id}/join`, { saltCommitment, name: 'x', seat: 9 })),
    ).toEqual([400, 'api.noSeat']);
    expect(refusal(await post(`${url}/api/matches/${match.id}/join`, { saltCommitment, name: ' ' }))).toEqual(
      [400, 'api.name'],
    );
    const last = await join(url, match.id, 'Eve');
    expect(last.match.status).toBe('running');
    expect(last.match.deciding).toEqual([0, 1, 2, 3]);
    expect(refusal(await post(`${url}/api/matches/${match.id}/join`, { saltCommitment, name: 'x' }))).toEqual(
      [409, 'api.notOpen'],
    );
  });

  test('two who want the same seat at the same time: one gets it', async () => {
    const { url } = await start();
    const { match } = await make(url);
    const answers = await Promise.all(
      ['Bob', 'Eve', 'Kim'].map((name) =>
        post(`${url}/api/matches/${match.id}/join`, { saltCommitment, name, seat: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('who made the match fills it with bots, nobody else does', async () => {
    const { url } = await start();
    const mine = await make(url, {
      seats: [{ fill: 'you' }, { fill: 'open' }, { fill: 'open' }, { fill: 'open' }],
    });
    const bots = `${url}/api/matches/${mine.match.id}/bots`;
    const yours = await join(url, mine.match.id, 'Bob', 1);
    expect(refusal(await post(bots, { token: tokenOf(yours), level: 'master' }))).toEqual([
      403,
      'api.notCreator',
    ]);
    expect(refusal(await post(bots, { token: 'x'.repeat(32), level: 'master' }))).toEqual([403, 'api.token']);
    expect(refusal(await post(bots, { token: tokenOf(mine), level: 'god' }))).toEqual([400, 'api.noLevel']);
    expect(refusal(await post(bots, { token: tokenOf(mine), level: 'master', seats: [1] }))).toEqual([
      409,
      'api.taken',
    ]);
    const one = await post(bots, { token: tokenOf(mine), level: 'master', seats: [3] });
    fits(schemas.matchInfo, one);
    expect(one.body.seats[3]).toEqual({ filled: 'bot', name: 'Philon', level: 'master' });
    const all = await post(bots, { token: tokenOf(mine), level: 'apprentice' });
    expect(all.body).toMatchObject({
      status: 'running',
      seats: [{}, {}, { level: 'apprentice' }, { level: 'master' }],
    });
  });
});

test('the lobby lists public matches by status, page by page', async () => {
  const { url } = await start();
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) ids.push((await make(url)).match.id);
  const hidden = await make(url, { visibility: 'private' });
  const running = await make(url, { seats: [{ fill: 'you' }] });
  const first = await request(`${url}/api/matches?limit=2`);
  fits(schemas.matchPage, first);
  const second = await request(`${url}/api/matches?limit=2&before=${first.body.next}`);
  const listed = [...first.body.matches, ...second.body.matches].map(({ id }: { id: string }) => id);
  expect(listed.sort()).toEqual(ids.sort());
  expect(second.body.next).toBeUndefined();
  expect((await request(`${url}/api/matches?status=running&game=hush`)).body.matches).toMatchObject([
    { id: running.match.id },
  ]);
  expect((await request(`${url}/api/matches?status=running&game=chess`)).body.matches).toEqual([]);
  expect((await info(url, hidden.match.id)).visibility).toBe('private');
  expect(refusal(await request(`${url}/api/matches?status=any`))).toEqual([400, 'api.invalid']);
  expect(refusal(await request(`${url}/api/matches?limit=1000`))).toEqual([400, 'api.invalid']);
  expect(refusal(await request(`${url}/api/matches/nothing-here`))).toEqual([404, 'api.noMatch']);
});

describe('looking back', () => {
  test('a replay proves itself when the match is over; before there is only what was shown', async () => {
    const { url } = await start();
    const mine = await make(url, {
      seats: [
        { fill: 'you', name: 'Ada' },
        { fill: 'bot', level: 'master' },
      ],
    });
    const { id } = mine.match;
    fits(schemas.shownFile, await request(`${url}/api/matches/${id}/replay`));
    const client = await connect(url);
    await client.watch(id, [tokenOf(mine)]);
    await playToTheEnd(id, [{ client, seat: 0, token: tokenOf(mine) }]);
    const answer = await request(`${url}/api/matches/${id}/replay`);
    fits(schemas.replayFile, answer);
    const file = answer.body as ReplayFile;
    expect(replay(hush, file.events).state).toBeDefined();
    const { createHash } = await import('node:crypto');
    expect(createHash('sha256').update(file.seed).digest('hex')).toBe(mine.match.commitment);
    expect(file.result).toEqual((await info(url, id)).result);
  });

  test('a seat’s eyes are its own while the match runs, everybody’s afterwards', async () => {
    const { url } = await start();
    const mine = await make(url, { seats: [{ fill: 'you' }, { fill: 'bot', level: 'master' }] });
    const { id } = mine.match;
    const history = `${url}/api/matches/${id}/history`;
    const own = { headers: { authorization: `Bearer ${tokenOf(mine)}` } };
    fits(schemas.history, await request(history));
    fits(schemas.history, await request(`${history}?viewer=0`, own));
    expect(refusal(await request(`${history}?viewer=0`))).toEqual([403, 'api.token']);
    expect(refusal(await request(`${history}?viewer=1`, own))).toEqual([403, 'api.token']);
    expect(refusal(await request(`${history}?viewer=2`, own))).toEqual([400, 'api.noSeat']);
    expect(refusal(await request(`${history}?viewer=x`, own))).toEqual([400, 'api.invalid']);
    const client = await connect(url);
    await client.watch(id, [tokenOf(mine)]);
    await playToTheEnd(id, [{ client, seat: 0, token: tokenOf(mine) }]);
    const rival = await request(`${history}?viewer=1`);
    fits(schemas.history, rival);
    expect(rival.body.steps.map(({ n }: { n: number }) => n)).toEqual(
      rival.body.steps.map((_: unknown, at: number) => at + 1),
    );
  });

  test('there is nothing to see of a match that has not begun', async () => {
    const { url } = await start();
    const { match } = await make(url);
    expect(refusal(await request(`${url}/api/matches/${match.id}/history`))).toEqual([409, 'api.notRunning']);
    expect(refusal(await request(`${url}/api/matches/${match.id}/replay`))).toEqual([409, 'api.notRunning']);
    expect(refusal(await request(`${url}/api/matches/none/history`))).toEqual([404, 'api.noMatch']);
  });
});

describe('the edges', () => {
  test('what is not JSON, too large, unknown or a wrong method is refused in words', async () => {
    const { url } = await start({ limits: { bodyBytes: 2000 } });
    expect(refusal(await post(`${url}/api/matches`, '{"game"'))).toEqual([400, 'api.notJson']);
    expect(refusal(await post(`${url}/api/matches`, '[]'))).toEqual([400, 'api.invalid']);
    expect(refusal(await request(`${url}/api/matches`, { method: 'POST' }))).toEqual([400, 'api.invalid']);
    expect(refusal(await post(`${url}/api/matches`, asked({ salt: 'x'.repeat(3000) })))).toEqual([
      413,
      'api.tooLarge',
    ]);
    expect(refusal(await request(`${url}/api/nothing`))).toEqual([404, 'api.notFound']);
    const wrong = await request(`${url}/api/games`, { method: 'DELETE' });
    expect(refusal(wrong)).toEqual([405, 'api.method']);
    expect(wrong.headers.get('allow')).toContain('GET');
  });

  test('what comes too often has to wait', async () => {
    const { url } = await start({ limits: { createsPerHour: 2, readsPerMinute: 3 } });
    await make(url);
    await make(url);
    const refused = await post(`${url}/api/matches`, asked());
    expect(refusal(refused)).toEqual([429, 'api.tooMany']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const answers = await Promise.all([1, 2, 3, 4].map(() => request(`${url}/api/games`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
  });

  test('addresses behind a proxy are told apart by what the proxy wrote, and only if it is trusted', async () => {
    const ask = (url: string, from: string) =>
      request(`${url}/api/games`, { headers: { 'x-forwarded-for': from } });
    const proxied = await start({ limits: { readsPerMinute: 1 }, trustProxy: 1 });
    expect((await ask(proxied.url, 'spoofed, 10.0.0.1')).status).toBe(200);
    expect((await ask(proxied.url, 'other, 10.0.0.1')).status).toBe(429);
    expect((await ask(proxied.url, '10.0.0.2')).status).toBe(200);
    const direct = await start({ limits: { readsPerMinute: 1 } });
    expect((await ask(direct.url, '10.0.0.1')).status).toBe(200);
    expect((await ask(direct.url, '10.0.0.2')).status).toBe(429);
  });

  test('documents itself, says how it does, and sets its headers', async () => {
    const { url } = await start();
    const { body } = await request(`${url}/api/openapi.json`);
    expect(Object.keys(body.paths).sort()).toEqual([
      '/api/commitments',
      '/api/games',
      '/api/games/{game}/rules',
      '/api/health',
      '/api/matches',
      '/api/matches/lookup',
      '/api/matches/{id}',
      ...['bots', 'close', 'free', 'history', 'join', 'rematch', 'replay', 'salts'].map(
        (what) => `/api/matches/{id}/${what}`,
      ),
    ]);
    expect(Object.keys(body.components.schemas)).toContain('MatchInfo');
    const page = await request(`${url}/api`);
    expect(page.body).toContain('/api/matches/{id}/join');
    expect((await request(`${url}/api/health`)).body).toEqual({ ok: true, matches: 0, sockets: 0 });
    const metrics = await request(`${url}/api/metrics`);
    expect(metrics.body).toContain('pentapolis_batch_seconds');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'self'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    const behindProxy = await request(`${url}/api/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect(refusal(behindProxy)).toEqual([404, 'api.notFound']);
    const closed = await start({ metrics: 'off' });
    expect(refusal(await request(`${closed.url}/api/metrics`))).toEqual([404, 'api.notFound']);
  });
});

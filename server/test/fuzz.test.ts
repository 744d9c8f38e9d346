import { join as joinPath } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apiError } from '../src/http/schemas.ts';
import { join, make, post, request, tokenOf } from './support/api.ts';
import { connect } from './support/client.ts';
import { start } from './support/start.ts';

/** Everything the database holds, as text. */
function contents(dataDir: string): string {
  const db = new SqliteDatabase(joinPath(dataDir, 'pentapolis.sqlite'), { readonly: true });
  const tables = ['match', 'event', 'secret', 'seat_token', 'chat'];
  const all = tables.map((table) => db.prepare(`SELECT * FROM ${table}`).all());
  db.close();
  return JSON.stringify(all);
}

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    null,
    0,
    -1,
    1e308,
    [],
    {},
    true,
    '\u0000',
    '__proto__',
    "'; DROP TABLE match; --",
    'x'.repeat(3000),
  ),
  fc.json({ maxDepth: 3 }).map((text) => JSON.parse(text) as unknown),
  fc.string().map((text) => ({ ['__proto__']: text, constructor: text, kind: text })),
);

test('whatever is sent to the API, it refuses in words and changes nothing', async () => {
  const server = await start();
  const mine = await make(server.url);
  const { id } = mine.match;
  const before = contents(server.dataDir);
  const paths = ['', `/${id}/join`, `/${id}/bots`, `/${id}/rematch`, `/${id}/salts`, '/nothing/join'].map(
    (end) => `/api/matches${end}`,
  );
  const field = fc.constantFrom(
    'game',
    'seats',
    'visibility',
    'options',
    'name',
    'token',
    'tokens',
    'level',
    'seat',
  );
  const good = {
    game: 'hush',
    visibility: 'public',
    level: 'master',
    token: tokenOf(mine),
    salts: [{ token: tokenOf(mine), salt: 'a salt' }],
  };
  const body = fc.oneof(
    nasty.map((value) => JSON.stringify(value)),
    fc.tuple(field, nasty).map(([key, value]) => JSON.stringify({ ...good, [key]: value })),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), body, async (path, text) => {
      // a well-formed request is not what is looked for here
      fc.pre(
        !(
          path.endsWith('/bots') &&
          Object.keys(safe(text)).length > 0 &&
          !('seats' in safe(text)) &&
          safe(text).level === 'master'
        ),
      );
      fc.pre(!(path.endsWith('/join') && ['string', 'undefined'].includes(typeof safe(text).name)));
      const headers = { 'content-type': 'application/json' };
      const answer = await request(`${server.url}${path}`, { method: 'POST', body: text, headers });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(apiError.strict().safeParse(answer.body).error).toBeUndefined();
    }),
    { numRuns: 150 },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.string(),
      fc.constantFrom('', '/history', '/replay', '/%2e%2e'),
      async (text, end) => {
        const address = `${server.url}/api/matches/${encodeURIComponent(text)}x${end}?viewer=${encodeURIComponent(text)}`;
        expect((await request(address)).status).toSatisfy((status: number) => status >= 400 && status < 500);
      },
    ),
    { numRuns: 50 },
  );
  expect(contents(server.dataDir)).toBe(before);
});

const safe = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

test('whatever is sent over a socket, it is refused and changes nothing', async () => {
  const server = await start();
  const mine = await make(server.url);
  const { id: match } = mine.match;
  await join(server.url, match, 'Bob');
  const token = tokenOf(mine);
  const client = await connect(server.url);
  await client.watch(match, [token]);
  const before = contents(server.dataDir);
  const name = fc.constantFrom('watch', 'unwatch', 'move', 'chat', 'tail');
  const good: Record<string, object> = {
    watch: { match, tokens: [token], have: { '0': 0 } },
    unwatch: { match: `${match}x` },
    move: { match, token, id: 'x', move: { kind: 'act', decision: 0, action: { kind: 'choose', card: -1 } } },
    chat: { match, token, text: '\u200b' },
    tail: { match, token, after: 0 },
  };
  const field = fc.constantFrom('match', 'token', 'tokens', 'have', 'id', 'move', 'text', 'after');
  // a chat line that differs in nothing but its words may be said
  const isLine = (kind: string, value: unknown): boolean =>
    kind === 'chat' && typeof (value as { text?: unknown } | null)?.text === 'string';
  const sent = name.chain((kind) =>
    fc.oneof(
      nasty.map((value) => [kind, value] as const),
      fc.tuple(field, nasty).map(([key, value]) => [kind, { ...good[kind], [key]: value }] as const),
      nasty.map((action) => ['move', { ...good.move, move: { kind: 'act', decision: 0, action } }] as const),
      nasty.map((move) => ['move', { ...good.move, move }] as const),
    ),
  );
  const message = sent.filter(([kind, value]) => !isLine(kind, value) || value === good.chat);
  await fc.assert(
    fc.asyncProperty(message, async ([kind, value]) => {
      const reply = await client.ask(kind as never, value);
      // what only looks is free to succeed
      if (kind === 'move' || kind === 'chat') expect(reply.ok).toBe(false);
      if (!reply.ok)
        expect('violation' in reply ? reply.violation.key : reply.error.key).not.toBe('api.internal');
    }),
    { numRuns: 300 },
  );
  for (const bytes of [Buffer.from('x'), { deep: Buffer.from('x') }])
    expect(
      (await client.ask('move', { ...good.move, move: { kind: 'act', decision: 0, action: bytes } })).ok,
    ).toBe(false);
  const emit = client.socket.emit.bind(client.socket) as (...all: unknown[]) => void;
  emit('move', good.move);
  emit('unknown', 1, () => undefined);
  expect(contents(server.dataDir)).toBe(before);
  expect(({} as Record<string, unknown>).kind).toBeUndefined();
  expect((await client.playAny(match, token, 0)).ok).toBe(true);
});

test('a message that is too large ends the connection and nothing else', async () => {
  const server = await start({ limits: { messageBytes: 2000 } });
  const { match } = await make(server.url);
  const client = await connect(server.url);
  const other = await connect(server.url);
  await expect(client.ask('chat', { match: match.id, name: 'Eve', text: 'x'.repeat(5000) })).rejects.toThrow(
    'disconnected',
  );
  await other.watch(match.id);
});

test('too many messages and too many connections have to wait', async () => {
  const { url } = await start({ limits: { messagesPerMinute: 3, connectionsPerMinute: 2 } });
  const client = await connect(url);
  const replies = await Promise.all([1, 2, 3, 4].map(() => client.ask('unwatch', { match: 'x' })));
  expect(replies.map((reply) => !reply.ok && 'error' in reply && reply.error.key)).toEqual([
    'api.notWatching',
    'api.notWatching',
    'api.notWatching',
    'api.tooMany',
  ]);
  await connect(url);
  await expect(connect(url)).rejects.toThrow('websocket error');
});

test('what is nested too deep is refused by name, over HTTP and over a socket', async () => {
  const { url } = await start();
  const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
  const asked = '{"game":"hush","visibility":"public","seats":[{"fill":"you"},{"fill":"open"}]';
  for (const field of ['components', 'options.rounds']) {
    const [outer, inner] = field.split('.');
    const value = inner === undefined ? deep(100_000) : `{"${inner}":${deep(100_000)}}`;
    const { status, body } = await post(`${url}/api/matches`, `${asked},"${outer}":${value}}`);
    expect([status, body.error]).toMatchObject([400, { key: 'api.invalid', args: { field } }]);
  }
  const mine = await make(url);
  const client = await connect(url);
  const action = JSON.parse(deep(500)) as never;
  const move = { kind: 'act', decision: 0, action } as const;
  expect(await client.move(mine.match.id, tokenOf(mine), move)).toMatchObject({
    ok: false,
    error: { key: 'api.invalid' },
  });
});

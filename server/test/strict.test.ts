import { GAME_IDS, RULES } from '@pentapolis/catalogue';
import { openMatch, prepare, readOptions, startEvent } from '@pentapolis/kernel';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { make, post, request, tokenOf } from './support/api.ts';
import { connect } from './support/client.ts';
import { start } from './support/start.ts';

/** [status, phrase, what it names] */
const refusal = ({
  status,
  body,
}: {
  status: number;
  body: { error: { key: string; args: { field?: string } } };
}) => [status, body.error.key, body.error.args.field] as const;

test('a member of a request that is not understood is refused by its name, and nothing is made', async () => {
  const { url } = await start();
  const open = await make(url);
  const at = `${url}/api/matches`;
  const good = { game: 'hush', visibility: 'public', seats: [{ fill: 'you' }, { fill: 'open' }] };
  const bodies: [string, object, string][] = [
    [at, { ...good, clock: { minutes: 5 } }, 'clock'],
    [at, { ...good, seats: [{ fill: 'you' }, { fill: 'open', name: 'Bo' }] }, 'seats.1.name'],
    [at, { ...good, seats: [{ fill: 'you', level: 'master' }, { fill: 'open' }] }, 'seats.0.level'],
    [`${at}/${open.match.id}/join`, { name: 'Bo', seats: 1 }, 'seats'],
    [`${at}/${open.match.id}/bots`, { token: tokenOf(open), level: 'master', seat: 1 }, 'seat'],
    [`${at}/${open.match.id}/rematch`, { seats: [{ token: tokenOf(open), name: 'Ada' }] }, 'seats.0.name'],
    [`${at}/${open.match.id}/rematch`, { seats: [{ token: tokenOf(open) }], swap: true }, 'swap'],
  ];
  for (const [where, body, field] of bodies)
    expect(refusal(await post(where, body))).toEqual([400, 'api.unknown', field]);
  expect((await request(at)).body.matches).toHaveLength(1);
});

test('a parameter of a query that is not understood is refused by its name', async () => {
  const { url } = await start();
  const { match } = await make(url);
  for (const [path, field] of [
    ['/api/matches?state=open', 'state'],
    ['/api/games?lang=en', 'lang'],
    ['/api/games/hush/rules?language=fr', 'language'],
    [`/api/matches/${match.id}?token=x`, 'token'],
    [`/api/matches/${match.id}/history?seat=0`, 'seat'],
  ])
    expect(refusal(await request(`${url}${path}`)), path).toEqual([400, 'api.unknown', field]);
});

test('a member of a message that is not understood is refused by its name', async () => {
  const { url } = await start();
  const { match, tokens } = await make(url);
  const client = await connect(url);
  const token = tokens[0]?.token;
  const id = match.id;
  const move = { match: id, token, id: '1' };
  for (const [name, message, field] of [
    ['watch', { match: id, tokens: [], since: 3 }, 'since'],
    ['unwatch', { match: id, token }, 'token'],
    ['move', { ...move, move: { kind: 'resign', seat: 1 } }, 'move.seat'],
    ['move', { ...move, seat: 1, move: { kind: 'resign' } }, 'seat'],
    ['move', { ...move, move: { kind: 'act', decision: 0, action: {}, at: 3 } }, 'move.at'],
    ['chat', { match: id, token, text: 'x', to: 1 }, 'to'],
    ['tail', { match: id, after: 0, viewer: 1 }, 'viewer'],
  ] as const)
    expect(await client.ask(name, message)).toMatchObject({
      ok: false,
      error: { key: 'api.unknown', args: { field } },
    });
});

test('a body where none is taken is refused by what it holds, and one that holds nothing is none', async () => {
  const { url } = await start();
  const at = `${url}/api/commitments`;
  const sent = (body: string) => request(at, { method: 'POST', body });
  expect(refusal(await sent('{"salt": "x"}'))).toEqual([400, 'api.unknown', 'salt']);
  for (const body of ['[1]', '7', 'salt=x'])
    expect(refusal(await sent(body))).toEqual([400, 'api.unknown', 'body']);
  for (const body of ['', '{}']) expect((await sent(body)).status).toBeLessThan(300);
});

test.each([{ auth: { token: 'x' } }, { query: { token: 'x' } }])(
  'what comes with a handshake and is not understood is refused: %o',
  async (sent) => {
    const { url } = await start();
    const socket = io(url, { ...sent, transports: ['websocket'], reconnection: false, forceNew: true });
    onTestFinished(() => void socket.close());
    const error = await new Promise<Error & { data?: unknown }>((resolve, reject) => {
      socket.on('connect_error', resolve);
      socket.on('connect', () => reject(new Error('connected')));
    });
    expect(error.data).toMatchObject({ key: 'api.unknown', args: { field: 'token' } });
  },
);

test('a message of no known name is answered', async () => {
  const { url } = await start();
  const client = await connect(url);
  expect(await client.ask('steal' as never, {})).toMatchObject({
    ok: false,
    error: { key: 'api.noMessage', args: { name: 'steal' } },
  });
});

test.each(GAME_IDS)(
  '%s: a member of an action that is not understood is refused, and nothing else is',
  async (id) => {
    const { game } = await RULES[id]();
    const seats = game.meta.seats.meant ?? game.meta.seats.max;
    const options = readOptions(game.meta.options, {}, seats) as Record<string, never>;
    const match = openMatch(game, startEvent(game, { seats, options }, 'seed', Array(seats).fill('')));
    const seat = game.deciding(match.state)[0] as number;
    const [action] = game.legalActions(match.state, seat);
    const asked = (sent: unknown) =>
      prepare(match, { kind: 'act', seat, action: JSON.parse(JSON.stringify(sent)) }, new Uint8Array(32));
    expect(asked(action)).not.toHaveProperty('violation');
    expect(asked({ ...(action as object), clock: 1 })).toMatchObject({
      violation: 'illegal',
      args: { field: expect.stringMatching(/^(action\.)?clock$/) },
    });
  },
);

import type { Reply } from '@pentapolis/wire';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../src/refusal.ts';
import { OpenSeats } from '../src/table/open-seats.ts';
import type { Table } from '../src/table/table.ts';
import { type Answer, info, join, make, post, request, tokenOf } from './support/api.ts';
import { connect } from './support/client.ts';
import { start } from './support/start.ts';

const open = { fill: 'open' } as const;
const ada = { fill: 'you', name: 'Ada' } as const;
const bot = { fill: 'bot', level: 'master' } as const;

const refusal = ({ status, body }: Answer) => [status, body.error?.key];
const isRefused = (reply: Reply<object>) => !reply.ok;
const at = (url: string, id: string, what: string) => `${url}/api/matches/${id}/${what}`;

const sit = (url: string, id: string, name: string) => post(at(url, id, 'join'), { name, salt: 'a salt' });

async function leave(url: string, id: string, token: string): Promise<void> {
  const client = await connect(url);
  const reply = await client.move(id, token, { kind: 'resign' });
  if (isRefused(reply)) throw new Error(JSON.stringify(reply));
}

async function listed(url: string): Promise<string[]> {
  const { body } = await request(`${url}/api/matches?status=open`);
  return body.matches.map((match: { id: string }) => match.id);
}

describe('the host of an open table', () => {
  test('is who made it; then the first person who still sits there [PEN-OPEN-1]', async () => {
    const { url, dataDir, close } = await start();
    const mine = await make(url, { seats: [ada, open, bot, open, open] });
    const { id } = mine.match;
    expect(mine.match.host).toBe(0);
    const cy = await join(url, id, 'Cy', 3);
    const bo = await join(url, id, 'Bo', 1);
    const fill = (token: string) => post(at(url, id, 'bots'), { token, level: 'master' });
    expect(refusal(await fill(tokenOf(bo)))).toEqual([403, 'api.notCreator']);
    await leave(url, id, tokenOf(mine));
    expect((await info(url, id)).host).toBe(1);
    expect(refusal(await fill(tokenOf(mine)))).toEqual([403, 'api.token']);
    expect(refusal(await fill(tokenOf(cy)))).toEqual([403, 'api.notCreator']);
    await join(url, id, 'Di', 0);
    expect((await info(url, id)).host).toBe(1);
    await close();
    const later = await start({ dataDir });
    const filled = await post(at(later.url, id, 'bots'), { token: tokenOf(bo), level: 'master' });
    expect(filled.body).toMatchObject({ status: 'running' });
    expect(filled.body).not.toHaveProperty('host');
  });

  test('may hold several seats, and leaves with the last of them [PEN-OPEN-1]', async () => {
    const { url } = await start();
    const mine = await make(url, { seats: [ada, { fill: 'you', name: 'Di' }, open, open] });
    const { id } = mine.match;
    await join(url, id, 'Bo');
    await leave(url, id, mine.tokens[0]?.token ?? '');
    expect((await info(url, id)).host).toBe(1);
    await leave(url, id, mine.tokens[1]?.token ?? '');
    expect((await info(url, id)).host).toBe(2);
  });

  test('is the first to sit down where nobody sat [PEN-OPEN-1]', async () => {
    const { url } = await start();
    const nobodys = await make(url, { seats: [open, open, open] });
    expect(nobodys.match).not.toHaveProperty('host');
    const bo = await join(url, nobodys.match.id, 'Bo', 1);
    expect(bo.match.host).toBe(1);
    expect((await join(url, nobodys.match.id, 'Cy', 0)).match.host).toBe(1);
  });

  test('closes it', async () => {
    const { url } = await start();
    const mine = await make(url, { seats: [ada, open, open] });
    const { id } = mine.match;
    const bo = await join(url, id, 'Bo');
    const client = await connect(url);
    await client.watch(id, [tokenOf(bo)]);
    const close = at(url, id, 'close');
    expect(refusal(await post(close, { token: tokenOf(bo) }))).toEqual([403, 'api.notCreator']);
    expect(refusal(await post(close, { token: 'x'.repeat(32) }))).toEqual([403, 'api.token']);
    expect(refusal(await post(close, { token: tokenOf(mine), why: 'late' }))[1]).toBe('api.unknown');
    expect(await listed(url)).toEqual([id]);
    expect((await post(close, { token: tokenOf(mine) })).body).toMatchObject({ status: 'abandoned' });
    await client.until(() => client.info?.status === 'abandoned');
    expect(await listed(url)).toEqual([]);
    expect(refusal(await post(close, { token: tokenOf(mine) }))).toEqual([409, 'api.notOpen']);
    expect(refusal(await sit(url, id, 'Cy'))).toEqual([409, 'api.notOpen']);
    const running = await make(url, { seats: [ada, bot] });
    expect(refusal(await post(at(url, running.match.id, 'close'), { token: tokenOf(running) }))).toEqual([
      409,
      'api.notOpen',
    ]);
  });

  test('frees a seat: who sat there looks on, and may come back', async () => {
    const { url } = await start();
    const mine = await make(url, { seats: [ada, open, bot, open] });
    const { id } = mine.match;
    const bo = await join(url, id, 'Bo');
    const client = await connect(url);
    await client.watch(id, [tokenOf(bo)]);
    const lost: number[] = [];
    client.socket.on('left', ({ seat }) => lost.push(seat));
    const free = (seat: number, token = tokenOf(mine), more = {}) =>
      post(at(url, id, 'free'), { token, seat, ...more });
    expect(refusal(await free(1, tokenOf(bo)))).toEqual([403, 'api.notCreator']);
    expect(refusal(await free(3))).toEqual([409, 'api.seatFree']);
    expect(refusal(await free(9))).toEqual([400, 'api.noSeat']);
    expect(refusal(await free(2, tokenOf(mine), { refuse: true }))).toEqual([400, 'api.refuseBot']);
    expect(refusal(await free(0, tokenOf(mine), { refuse: true }))).toEqual([400, 'api.refuseSelf']);
    expect((await free(1)).body.seats[1]).toEqual({ filled: 'open' });
    await client.until(() => lost.length === 1 && client.info?.spectators === 1, 'looking on');
    expect(lost).toEqual([1]);
    expect(await client.ask('chat', { match: id, token: tokenOf(bo), text: 'why?' })).toMatchObject({
      ok: false,
    });
    expect((await free(2)).body.seats[2]).toEqual({ filled: 'open' });
    await join(url, id, 'Bo');
    expect((await free(0)).body).toMatchObject({ status: 'open', host: 1 });
  });

  test('refuses a name, and names that read like it, for good [PEN-OPEN-2]', async () => {
    const server = await start();
    const mine = await make(server.url, { seats: [ada, open, open] });
    const { id } = mine.match;
    const sitHere = (url: string, name: string) => sit(url, id, name);
    const throwOut = (url: string) =>
      post(at(url, id, 'free'), { token: tokenOf(mine), seat: 1, refuse: true });
    await sitHere(server.url, 'Bo');
    expect((await throwOut(server.url)).body.seats[1]).toEqual({ filled: 'open' });
    const refused = [403, 'api.refusedName'];
    for (const name of ['Bo', 'bo', ' B o', 'BÓ', 'В0'])
      expect(refusal(await sitHere(server.url, name)), name).toEqual(refused);
    await server.close();
    const { url } = await start({ dataDir: server.dataDir });
    expect(refusal(await sitHere(url, 'Bo'))).toEqual(refused);
    // who is called like somebody at the table gets a number, which is refused with the name
    expect((await sitHere(url, 'Ada')).body.match.seats[1].name).toBe('Ada 2');
    await throwOut(url);
    expect(refusal(await sitHere(url, 'Ada'))).toEqual(refused);
    await sitHere(url, '');
    await throwOut(url);
    expect(refusal(await sitHere(url, ''))).toEqual([403, 'api.nameNeeded']);
    expect((await sitHere(url, 'Cy')).status).toBe(200);
  });
});

describe('seats by address', () => {
  const table = (id: string, filled: readonly string[], status = 'open') =>
    ({ id, record: { status, seats: filled.map((name) => ({ filled: name })) } }) as unknown as Table;
  const seat = (at: number) => async () => ({ seat: at, token: 't' });
  const why = (value: object) => (value as Refusal).error?.key;

  test('no address takes more than its share of open seats, at once or one after the other', async () => {
    const seats = new OpenSeats(2);
    const a = table('a', ['person', 'person']);
    const answers = await Promise.all([0, 1, 2].map((at) => seats.join(a, 'x', seat(at))));
    expect(answers.map(why)).toEqual([undefined, undefined, 'api.openSeats']);
    expect(why(await seats.join(table('b', ['person']), 'x', seat(0)))).toBe('api.openSeats');
    expect(why(await seats.join(table('b', ['person']), 'y', seat(0)))).toBeUndefined();
    seats.settle(table('a', ['person', 'open']));
    expect(why(await seats.join(table('c', ['person']), 'x', seat(0)))).toBeUndefined();
    expect(why(await seats.join(table('d', ['person']), 'x', seat(0)))).toBe('api.openSeats');
    seats.settle(table('a', ['person', 'person'], 'running'));
    expect(why(await seats.join(table('d', ['person']), 'x', seat(0)))).toBeUndefined();
  });

  test('a seat that could not be taken counts for nothing', async () => {
    const seats = new OpenSeats(1);
    const a = table('a', ['open']);
    const taken = { status: 409, error: { key: 'api.taken', args: {} } } as const;
    expect(why(await seats.join(a, 'x', async () => taken))).toBe('api.taken');
    await expect(seats.join(a, 'x', () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
    expect(why(await seats.join(a, 'x', seat(0)))).toBeUndefined();
  });

  test('who was refused does not come back under another name [PEN-OPEN-2]', async () => {
    const seats = new OpenSeats(9);
    const a = table('a', ['person', 'open']);
    await seats.join(a, 'x', seat(0));
    expect(seats.addressOf('a', 0)).toBe('x');
    seats.refuse('a', 'x');
    expect(why(await seats.join(a, 'x', seat(1)))).toBe('api.refusedHere');
    expect(why(await seats.join(a, 'y', seat(1)))).toBeUndefined();
    expect(why(await seats.join(table('b', ['open']), 'x', seat(0)))).toBeUndefined();
  });

  test('the share is free again when its matches begin or are left', async () => {
    const { url } = await start({ limits: { openSeats: 1 } });
    const [first, second] = await Promise.all([1, 2].map(() => make(url, { seats: [ada, open, open] })));
    const [one, two] = [first?.match.id ?? '', second?.match.id ?? ''];
    const bo = await join(url, one, 'Bo');
    expect(refusal(await sit(url, two, 'Bo'))).toEqual([429, 'api.openSeats']);
    await leave(url, one, tokenOf(bo));
    await join(url, two, 'Bo');
    await post(at(url, two, 'bots'), { token: tokenOf(second as typeof bo), level: 'master' });
    await join(url, one, 'Bo');
  });
});

describe('an open table where nobody sits any more', () => {
  test('leaves the list until somebody comes back, and is there all the while [PEN-OPEN-3]', async () => {
    const { url } = await start({ openAwayMs: 800 });
    const mine = await make(url);
    const { id } = mine.match;
    await expect.poll(() => listed(url)).toEqual([]);
    expect((await info(url, id)).status).toBe('open');
    const stranger = await connect(url);
    await stranger.watch(id);
    expect(await listed(url)).toEqual([]);
    const screen = await connect(url);
    await screen.watch(id, [tokenOf(mine)]);
    expect(await listed(url)).toEqual([id]);
    const other = await make(url);
    expect(await listed(url)).toContain(other.match.id);
    await expect.poll(() => listed(url)).toEqual([id]);
    screen.close();
    await expect.poll(() => listed(url)).toEqual([]);
  });

  test('is closed in the end, but not while somebody sits there [PEN-OPEN-3]', async () => {
    const { url } = await start({ openIdleMs: 1500 });
    const kept = await make(url);
    const screen = await connect(url);
    await screen.watch(kept.match.id, [tokenOf(kept)]);
    const left = await make(url);
    const closed = async (id: string) => (await info(url, id)).status === 'abandoned';
    await expect.poll(() => closed(left.match.id)).toBe(true);
    expect(await closed(kept.match.id)).toBe(false);
    screen.close();
    await expect.poll(() => closed(kept.match.id)).toBe(true);
  });

  test('is closed by the next start when its time ran out meanwhile [PEN-OPEN-3]', async () => {
    const { url, dataDir, close } = await start();
    const { match } = await make(url);
    await close();
    const later = await start({ dataDir, openIdleMs: 1 });
    await expect.poll(async () => (await info(later.url, match.id)).status).toBe('abandoned');
  });
});

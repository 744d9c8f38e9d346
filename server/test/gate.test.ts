import { request as httpRequest } from 'node:http';
import { connect as connectTcp, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { Expiring } from '../src/gate/expiring.ts';
import { createThrottle } from '../src/gate/throttle.ts';
import { DEFAULT_LIMITS, type ServerOptions } from '../src/options.ts';
import { make, request } from './support/api.ts';
import { connect } from './support/client.ts';
import { NO_RATES } from './support/limits.ts';
import { start } from './support/start.ts';
import { until } from './support/until.ts';

/** The flooder comes from here, everybody else from 127.0.0.1. */
const ELSEWHERE = '127.0.0.2';
const OUT = 'an address that is shut out';

const engine = (url: string): string => `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;

/** A socket of the engine, as no library of ours would open it. @param from its own address */
function raw(url: string, from = ELSEWHERE): WebSocket {
  const socket = new WebSocket(engine(url), { localAddress: from });
  socket.on('error', () => undefined);
  onTestFinished(() => socket.terminate());
  return socket;
}

const opened = (socket: WebSocket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once('open', () => resolve(true));
    socket.once('close', () => resolve(false));
  });
const closed = (socket: WebSocket): Promise<void> =>
  socket.readyState === WebSocket.CLOSED
    ? Promise.resolve()
    : new Promise((resolve) => void socket.once('close', () => resolve()));

/** A raw socket that has connected to the namespace. */
async function connected(url: string): Promise<WebSocket> {
  const socket = raw(url);
  expect(await opened(socket)).toBe(true);
  socket.send('40');
  await new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      if (String(data).startsWith('40')) resolve();
    });
  });
  return socket;
}

/** The status of a request from the flooder's address, or why there was none. */
function ask(url: string, path = '/api/games', method = 'GET'): Promise<number | string> {
  return new Promise((resolve) => {
    httpRequest(`${url}${path}`, { method, localAddress: ELSEWHERE, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? OUT))
      .end();
  });
}

async function metric(url: string, name: string): Promise<number> {
  const { body } = await request(`${url}/api/metrics`);
  return Number(new RegExp(`^pentapolis_${name} (.*)$`, 'm').exec(body)?.[1] ?? 0);
}

const limited = (limits: ServerOptions['limits'], more: Partial<ServerOptions> = {}) =>
  start({ ...more, limits: { refusalsPerMinute: 10, heldConnections: 0, ...limits } });

/** Others are heard as ever. */
async function othersPlay(url: string): Promise<void> {
  const { match } = await make(url);
  const client = await connect(url);
  await client.watch(match.id);
}

describe('sockets that never connect', () => {
  test('are counted and end after a while', async () => {
    const { url } = await limited({ connectionsPerMinute: 3 }, { connectTimeoutMs: 300 });
    const sockets = [raw(url), raw(url), raw(url), raw(url)];
    const let_in = await Promise.all(sockets.map(opened));
    expect(let_in.filter((one) => one)).toHaveLength(3);
    await Promise.all(sockets.map(closed));
    await othersPlay(url);
  });

  test('only so many at a time, from one address and together', async () => {
    const { url } = await limited({ socketsPerAddress: 2, sockets: 3 });
    expect(await opened(raw(url))).toBe(true);
    expect(await opened(raw(url))).toBe(true);
    expect(await opened(raw(url))).toBe(false);
    expect(await opened(raw(url, '127.0.0.1'))).toBe(true);
    expect(await opened(raw(url, '127.0.0.3'))).toBe(false);
    expect(await metric(url, 'refused_total{kind="socket"}')).toBe(2);
  });

  test('a socket that closes makes room', async () => {
    const { url } = await limited({ socketsPerAddress: 1 });
    const first = raw(url);
    expect(await opened(first)).toBe(true);
    first.close();
    await until(async () => expect(await opened(raw(url))).toBe(true));
  });
});

describe('who goes on is disconnected and, for a while, not let in', () => {
  const move = `42["move",{"x":[${'1,'.repeat(100)}1]}]`;
  test.each<[string, ServerOptions['limits'], (socket: WebSocket, n: number) => void]>([
    ['moves without acknowledgement', { messagesPerMinute: 50 }, (socket) => socket.send(move)],
    ['messages of no known name', {}, (socket, n) => socket.send(`42${n}["steal",{}]`)],
    [
      'known messages',
      { messagesPerMinute: 50 },
      (socket, n) => socket.send(`42${n}["unwatch",{"match":"x"}]`),
    ],
    ['heartbeats', { requestsPerMinute: 50 }, (socket) => socket.send('3')],
    ['acknowledgements of nothing', { requestsPerMinute: 50 }, (socket) => socket.send('430[]')],
    ['control frames', { messageBytesPerMinute: 20_000 }, (socket) => socket.ping('x'.repeat(100))],
  ])('%s', async (_what, limits, flood) => {
    const { url } = await limited(limits, { shutOutMs: 1500 });
    const other = await connect(url);
    const socket = await connected(url);
    const second = await connected(url);
    let sent = 0;
    const timer = setInterval(() => {
      for (let i = 0; i < 20 && socket.readyState === WebSocket.OPEN; i++) flood(socket, sent++);
    }, 2);
    await Promise.all([closed(socket), closed(second)]);
    clearInterval(timer);
    expect(await opened(raw(url))).toBe(false);
    expect(await ask(url)).toBe('ECONNRESET');
    expect(await metric(url, 'shut_out_total')).toBe(1);
    expect(other.socket.connected).toBe(true);
    await othersPlay(url);
    await until(async () => expect(await ask(url)).toBeTypeOf('number'));
  });

  test('requests of every kind', async () => {
    const { url } = await limited({ requestsPerMinute: 20 });
    const paths = ['/', '/assets/none.js', '/socket.io/?EIO=4&transport=polling&sid=none', '/api/games'];
    const answers = new Set<number | string>();
    for (let i = 0; i < 40; i++) answers.add(await ask(url, paths[i % 4], i % 2 === 0 ? 'GET' : 'PUT'));
    expect(answers).toContain(429);
    expect(await ask(url)).toBe('ECONNRESET');
    await othersPlay(url);
  });

  test('behind a proxy it is the client that is turned away, not the proxy', async () => {
    const { url } = await limited({ readsPerMinute: 2 }, { trustProxy: 1 });
    const from = (address: string) =>
      request(`${url}/api/games`, { headers: { 'x-forwarded-for': address } }).then(({ status }) => status);
    for (let i = 0; i < 20; i++) await from('2001:db8::1');
    const refused = await request(`${url}/`, { headers: { 'x-forwarded-for': '2001:db8::2' } }); // the same network
    expect(refused.status).toBe(429);
    expect(refused.body.error.key).toBe('api.tooMany');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await from('2001:db8:0:1::1')).toBe(200);
  });
});

describe('connections that send nothing, or slowly', () => {
  const dial = (port: number, text: string): Socket => {
    const socket = connectTcp({ port, host: '127.0.0.1', localAddress: ELSEWHERE });
    socket.on('error', () => undefined).on('data', () => undefined);
    socket.write(text);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  const ended = (socket: Socket): Promise<void> =>
    new Promise((resolve) => void socket.once('close', () => resolve()));

  test('end', async () => {
    const { port, url } = await limited({}, { requestTimeoutMs: 1000 });
    const body =
      'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
    await Promise.all(['', 'GET / HTTP/1.1\r\nHost: x\r\nA:', body].map((text) => ended(dial(port, text))));
    await othersPlay(url);
  });

  test('only so many from one address', async () => {
    const { port, url } = await limited({ openConnectionsPerAddress: 5 });
    const sockets = Array.from({ length: 6 }, () => dial(port, 'GET'));
    await Promise.race(sockets.map(ended));
    expect(await metric(url, 'refused_total{kind="connection"}')).toBe(1);
    await othersPlay(url);
  });
});

describe('connections of who is shut out', () => {
  /** A connection from the flooder; `end` resolves when the server has ended it. */
  const dial = (port: number) => {
    const socket = connectTcp({ port, host: '127.0.0.1', localAddress: ELSEWHERE });
    socket.on('error', () => undefined).on('data', () => undefined);
    onTestFinished(() => void socket.destroy());
    return { socket, end: new Promise<void>((resolve) => void socket.once('close', () => resolve())) };
  };

  test('opened and closed without a word, they count too', async () => {
    const { port, url } = await limited({ acceptsPerMinute: 20, heldConnections: 0 });
    for (let i = 0; i < 25; i++) {
      const { socket, end } = dial(port);
      socket.end();
      await end;
    }
    await until(async () => expect(await metric(url, 'refused_total{kind="accept"}')).toBe(5));
    for (let i = 0; i < 10; i++) await dial(port).end;
    expect(await metric(url, 'shut_out_total')).toBe(1);
    await othersPlay(url);
  });

  test('are kept unheard, only so many, and let go when the server closes', async () => {
    const { port, url, close } = await limited({ requestsPerMinute: 30, heldConnections: 2 });
    for (let i = 0; i < 45; i++) await ask(url);
    expect(await metric(url, 'shut_out_total')).toBe(1);
    const three = [dial(port), dial(port), dial(port)];
    let ended = 0;
    for (const { end } of three) void end.then(() => ended++);
    await Promise.race(three.map(({ end }) => end));
    await othersPlay(url);
    expect(ended).toBe(1);
    await close();
    await Promise.all(three.map(({ end }) => end));
  });
});

describe('who does it again is shut out for longer', () => {
  const box = () => {
    let now = 0;
    const throttle = createThrottle({
      limits: { ...DEFAULT_LIMITS, refusalsPerMinute: 1 },
      shutOutMs: 1000,
      shutOutMostMs: 4000,
      now: () => now,
      onRefused: () => undefined,
      onShutOut: () => undefined,
    });
    /** Offends, and tells after how many seconds it is heard again. */
    const offend = (who = 'a'): number => {
      for (let i = 0; i < 5; i++) throttle.refuse(who);
      const seconds = throttle.shutOut(who) ?? 0;
      now += seconds * 1000;
      expect(throttle.shutOut(who)).toBeUndefined();
      return seconds;
    };
    const wait = (ms: number): void => {
      now += ms;
    };
    return { offend, wait };
  };

  test('twice each time, up to the most', () => {
    const { offend } = box();
    expect([offend(), offend(), offend(), offend()]).toEqual([1, 2, 4, 4]);
    expect(offend('b')).toBe(1);
  });

  test('and is as good as any other after as long without', () => {
    const { offend, wait } = box();
    expect([offend(), offend()]).toEqual([1, 2]);
    wait(4000);
    expect(offend()).toBe(1);
  });
});

test('thirty people behind one address, who open the page and play, are refused nothing', () => {
  const refused: string[] = [];
  const throttle = createThrottle({
    limits: DEFAULT_LIMITS,
    shutOutMs: 1000,
    shutOutMostMs: 1000,
    now: () => 0,
    onRefused: (kind) => void refused.push(kind),
    onShutOut: () => void refused.push('out'),
  });
  const eachInAMinute = {
    accept: 60, // a page opens six at a time, and keeps none for longer than some seconds
    request: 150, // files of two pages and 40 packets of a socket
    read: 30,
    write: 4,
    connect: 3,
    message: 30,
    bytes: 30 * 400,
    chat: 1,
  } as const;
  for (let person = 0; person < 30; person++)
    for (const [kind, many] of Object.entries(eachInAMinute))
      throttle.spend(kind as keyof typeof eachInAMinute, 'club', many);
  expect(refused).toEqual([]);
});

describe('what is remembered', () => {
  test('ends with its time, by a clock that only goes forward', () => {
    let now = 0;
    const held = new Expiring<number>(1000, 10, () => now);
    held.set('a', 1);
    now = 999;
    expect(held.get('a')).toBe(1);
    now = 1000;
    expect(held.get('a')).toBeUndefined();
  });

  test('is bounded, whatever addresses there are', () => {
    const held = new Expiring<number>(1000, 500, () => 0);
    const keys = Array.from({ length: 20_000 }, (_, i) => `2001:db8:${i.toString(16)}::/64`);
    for (const [i, key] of keys.entries()) held.set(key, i);
    const known = keys.filter((key) => held.get(key) !== undefined);
    expect(known.length).toBeLessThanOrEqual(500);
    expect(known.at(-1)).toBe(keys.at(-1));
  });

  test('many addresses that each do little shut nobody out', () => {
    const out: string[] = [];
    const throttle = createThrottle({
      limits: { ...DEFAULT_LIMITS, readsPerMinute: 1 },
      shutOutMs: 1000,
      shutOutMostMs: 8000,
      now: () => 0,
      onRefused: () => undefined,
      onShutOut: (address) => void out.push(address),
    });
    for (let i = 0; i < 300_000; i++) throttle.spend('read', String(i));
    for (let i = 0; i < 200; i++) throttle.spend('read', 'flooder');
    expect(out).toEqual(['flooder']);
  });

  test('Infinity counts nothing', () => {
    const throttle = createThrottle({
      limits: { ...DEFAULT_LIMITS, ...NO_RATES },
      shutOutMs: 1000,
      shutOutMostMs: 8000,
      now: () => 0,
      onRefused: () => undefined,
      onShutOut: () => undefined,
    });
    for (let i = 0; i < 10_000; i++) expect(throttle.spend('request', 'a', 1e9)).toBeUndefined();
  });
});

/**
 * Durable moves per second of a real server over real sockets; run it by hand:
 *
 *     npx tsx server/test/measure/load.measure.ts [matches 250] [seconds 20] [game akropolis] [thread|inline]
 *
 * Every match has two people on two sockets who play any legal action as soon as they are asked, so that each match has
 * one move under way all the time. Prints one line of JSON. The server is bundled and runs as a process of its own;
 * latency is from sending a move to its acknowledgement, which means that it is on disk.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isGameId, RULES } from '@pentapolis/catalogue';
import { type AnyGame, type Frame, fastChance } from '@pentapolis/kernel';
import {
  type Heard,
  Listener,
  type Promised,
  type Seated,
  type ServerMessages,
  type Watched,
} from '@pentapolis/wire';
import { io, type Socket } from 'socket.io-client';
import { bundle } from '../support/bundle.ts';

const [matches = 250, seconds = 20] = process.argv.slice(2, 4).map(Number);
const [gameId = 'akropolis', storage = 'thread'] = process.argv.slice(4);
if (!isGameId(gameId)) throw new Error(`no game is named ${gameId}`);
const { game } = await RULES[gameId]();
const chance = fastChance(1);

const folder = await bundle('measure', {
  serve: './test/measure/serve.ts',
  'store-worker': './src/store/sqlite/worker.ts',
});
const dataDir = mkdtempSync(join(tmpdir(), 'pentapolis-load-'));
const server = spawn(process.execPath, [join(folder, 'serve.js'), dataDir, storage], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = await once(server.stdout, 'data');
const url = String(line).trim();

let measuring = false;
let ended = false;
const latencies: number[] = [];
let bytes = 0;
let received = 0;

/** Seconds of processor time of the server. */
function serverCpu(): number {
  const [, rest = ''] = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function post<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

async function newMatch(): Promise<Seated> {
  const { commitment } = await post<Promised>('/api/commitments', {});
  const seat = { fill: 'you', salt: 'a salt' };
  return post('/api/matches', { game: gameId, visibility: 'public', seats: [seat, seat], commitment });
}

/** One person: plays whenever asked. Resolves when the match is over or the time is up. */
function play(socket: Socket, made: Seated, seat: number, rules: AnyGame): Promise<void> {
  const match = made.match.id;
  const token = made.tokens[seat]?.token;
  return new Promise((done) => {
    let listener: Listener;
    let frame: Frame;
    let moves = 0;
    let asked = -1;
    const go = (): void => {
      if (ended || frame.status !== 'running') {
        socket.off('step', onStep);
        socket.emit('unwatch', { match }, () => done());
        return;
      }
      if (frame.asked === undefined || frame.asked === asked) return;
      asked = frame.asked;
      const legal = rules.legalActions(rules.determinize(frame.view, chance), seat);
      const move = { kind: 'act', decision: frame.asked, action: legal[chance.pick(legal.length)] };
      const sent = performance.now();
      socket.emit('move', { match, token, id: String(moves++), move }, (reply: { ok: boolean }) => {
        if (!reply.ok) throw new Error(JSON.stringify(reply));
        if (measuring) latencies.push(performance.now() - sent);
      });
    };
    const onStep: ServerMessages['step'] = (...sent) => {
      const heard = listener.hear(...sent);
      if (heard === undefined) return;
      frame = heard.frame;
      go();
    };
    socket.on('step', onStep);
    socket.emit('watch', { match, tokens: [token] }, (reply: { viewers: Watched[] }) => {
      listener = new Listener(reply.viewers);
      frame = (listener.all[0] as Heard).frame;
      go();
    });
  });
}

async function pair(): Promise<void> {
  const sockets = [0, 1].map(() => io(url, { transports: ['websocket'], forceNew: true }));
  await Promise.all(sockets.map((socket) => new Promise<void>((resolve) => socket.once('connect', resolve))));
  for (const socket of sockets)
    socket.io.engine.on('packet', ({ data }) => {
      if (!measuring || !String(data).startsWith('2["step"')) return;
      bytes += String(data).length;
      received++;
    });
  while (!ended) {
    const made = await newMatch();
    await Promise.all(sockets.map((socket, seat) => play(socket, made, seat, game)));
  }
  for (const socket of sockets) socket.disconnect();
}

const all = Promise.all(
  Array.from({ length: matches }, () =>
    pair().catch((error: unknown) => {
      if (!ended) throw error; // the server is being closed
    }),
  ),
);
await new Promise((resolve) => setTimeout(resolve, 5000));
measuring = true;
const cpu = [serverCpu(), process.cpuUsage()] as const;
const start = performance.now();
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
measuring = false;
const tookSeconds = (performance.now() - start) / 1000;
const serverSeconds = serverCpu() - cpu[0];
const own = process.cpuUsage(cpu[1]);
ended = true;
latencies.sort((a, b) => a - b);
const at = (share: number): number =>
  Number((latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1));
const metrics = await (await fetch(`${url}/api/metrics`)).text();
const metric = (name: string): number =>
  Number(new RegExp(`^pentapolis_${name} (.*)$`, 'm').exec(metrics)?.[1]);
console.log(
  JSON.stringify({
    game: gameId,
    storage,
    matches,
    moves: latencies.length,
    movesPerSecond: Math.round(latencies.length / tookSeconds),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    serverCpuShare: Number((serverSeconds / tookSeconds).toFixed(2)),
    serverCpuPerMoveUs: Math.round((serverSeconds / latencies.length) * 1e6),
    clientCpuShare: Number(((own.user + own.system) / 1e6 / tookSeconds).toFixed(2)),
    bytesPerStep: Math.round(bytes / received),
    writesPerCommit: Number((metric('batch_size_sum') / metric('batch_size_count')).toFixed(1)),
    commitMs: Number(((metric('batch_seconds_sum') / metric('batch_seconds_count')) * 1000).toFixed(2)),
    loadAverage: loadavg()[0]?.toFixed(1),
  }),
);
server.kill('SIGTERM');
await Promise.race([all, once(server, 'exit')]);
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);

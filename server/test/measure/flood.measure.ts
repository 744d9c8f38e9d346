/**
 * How long a player's move takes while somebody else floods the server, beside how long it takes in quiet; run it by hand
 * (on Linux with two cores or more, nothing else running):
 *
 *     npx tsx server/test/measure/flood.measure.ts [seconds per kind 20]
 *
 * The server has its default limits. Two people play Akropolis from 127.0.0.1, about six moves a second; a process of its
 * own floods from an address of its own as fast as it can. Server and players are bound to one core and the flooder to
 * another: what is measured is what a flood costs the server, not that a flooder on the same machine takes a core too.
 * Quiet is measured right before and right after each flood, and the longer of both stands. Latency is from sending a
 * move to its acknowledgement, which means that it is on disk. Prints a table; ends with 1 when any p50 is twice the quiet
 * one or more, or a flooder was not shut out.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULES } from '@pentapolis/catalogue';
import { fastChance } from '@pentapolis/kernel';
import { type Heard, Listener, type Seated, type ServerMessages, type Watched } from '@pentapolis/wire';
import { io } from 'socket.io-client';
import { bundle } from '../support/bundle.ts';
import { FLOODS } from './floods.ts';

const seconds = Number(process.argv[2] ?? 20);
const PAUSE_MS = 150;
/** What a flood may do to the p50 of others. */
const MOST_TIMES = 2;
const apart = availableParallelism() > 1;

/** Binds a process and all its threads to a core. */
function bind(core: number, pid: number | undefined): void {
  if (apart && pid !== undefined) execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)]);
}
bind(0, process.pid);
const { game } = await RULES.akropolis();
const chance = fastChance(1);

const folder = await bundle('flood', {
  serve: './test/measure/serve.ts',
  flooder: './test/measure/flooder.ts',
  'store-worker': './src/store/sqlite/worker.ts',
});
const dataDir = mkdtempSync(join(tmpdir(), 'pentapolis-flood-'));
const server = spawn(process.execPath, [join(folder, 'serve.js'), dataDir, 'thread', 'limited'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = await once(server.stdout, 'data');
const url = String(line).trim();
bind(0, server.pid);

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Latencies of moves until `end`, by two people who play one match after the other on one socket. */
async function play(end: number): Promise<number[]> {
  const latencies: number[] = [];
  const socket = io(url, { transports: ['websocket'], forceNew: true });
  await once(socket as never, 'connect');
  while (performance.now() < end) {
    const answer = await fetch(`${url}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: 'akropolis',
        visibility: 'private',
        seats: [{ fill: 'you' }, { fill: 'you' }],
      }),
    });
    const { match, tokens } = (await answer.json()) as Seated;
    const { viewers } = (await socket.emitWithAck('watch', {
      match: match.id,
      tokens: tokens.map(({ token }) => token),
    })) as { viewers: Watched[] };
    const listener = new Listener(viewers);
    const onStep: ServerMessages['step'] = (...sent) => void listener.hear(...sent);
    socket.on('step', onStep);
    const asked = (): Heard | undefined => listener.all.find(({ frame }) => frame.asked !== undefined);
    for (let id = 0; performance.now() < end && asked() !== undefined; id++) {
      const { viewer, frame } = asked() as Heard;
      const legal = game.legalActions(game.determinize(frame.view, chance), Number(viewer));
      const move = { kind: 'act', decision: frame.asked, action: legal[chance.pick(legal.length)] };
      const token = tokens[Number(viewer)]?.token;
      const sent = performance.now();
      const reply = await socket.emitWithAck('move', { match: match.id, token, id: String(id), move });
      if (!reply.ok) throw new Error(JSON.stringify(reply));
      latencies.push(performance.now() - sent);
      await sleep(PAUSE_MS);
    }
    socket.off('step', onStep);
    await socket.emitWithAck('unwatch', { match: match.id });
  }
  socket.disconnect();
  return latencies.sort((a, b) => a - b);
}

const share = (sorted: readonly number[], at: number): number =>
  Number((sorted[Math.floor(sorted.length * at)] ?? 0).toFixed(2));

interface Measured {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly moves: number;
  /** What the flooder sent, as it counts. */
  readonly sent: number;
  /** Processor time of the server, all threads, per second. */
  readonly busyMs: number;
}

/** Processor time of the server so far, all threads, in ms. */
function busyMs(): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10; // utime and stime, in hundredths of a second
}

/** @param from which address floods */
async function measure(flood?: string, from = ''): Promise<Measured> {
  let flooder: ChildProcess | undefined;
  let said = '';
  if (flood !== undefined) {
    flooder = spawn(process.execPath, [join(folder, 'flooder.js'), url, flood], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, FLOOD_FROM: from },
    });
    bind(1, flooder.pid);
    flooder.stdout?.on('data', (chunk) => {
      said += String(chunk);
    });
  }
  const before = busyMs();
  const start = performance.now();
  const latencies = await play(start + (flood === undefined ? 0.5 : 1) * seconds * 1000);
  const busy = ((busyMs() - before) / (performance.now() - start)) * 1000;
  if (flooder !== undefined) {
    flooder.kill('SIGTERM');
    await once(flooder, 'exit');
  }
  return {
    p50Ms: share(latencies, 0.5),
    p99Ms: share(latencies, 0.99),
    moves: latencies.length,
    sent: said === '' ? 0 : (JSON.parse(said) as { sent: number }).sent,
    busyMs: Math.round(busy),
  };
}

async function shutOut(): Promise<number> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return Number(/^pentapolis_shut_out_total (.*)$/m.exec(text)?.[1] ?? 0);
}

const rows: (readonly (string | number)[])[] = [];
let broken = false;
await measure(); // warms up
let quiet = await measure();
for (const [index, flood] of Object.keys(FLOODS).entries()) {
  const outBefore = await shutOut();
  const flooded = await measure(flood, `127.0.0.${index + 2}`);
  const out = (await shutOut()) > outBefore;
  await sleep(6000); // what was held is let go
  const after = await measure();
  const times = flooded.p50Ms / Math.max(quiet.p50Ms, after.p50Ms);
  const holds = out && times < MOST_TIMES;
  broken ||= !holds;
  const { p50Ms, p99Ms, moves, sent, busyMs: busy } = flooded;
  rows.push([
    flood,
    `${quiet.p50Ms} / ${after.p50Ms}`,
    p50Ms,
    times.toFixed(2),
    p99Ms,
    moves,
    sent,
    `${quiet.busyMs} / ${busy}`,
    out ? 'yes' : 'NO',
    holds ? 'yes' : 'NO',
  ]);
  quiet = after;
}
const heads =
  'flood|quiet p50 ms, before / after|p50 ms|times quiet|p99 ms|moves|sent|server busy ms/s, quiet / flooded|shut out|holds';
const table = [heads.split('|'), heads.split('|').map(() => '---'), ...rows];
console.log(table.map((row) => `| ${row.join(' | ')} |`).join('\n'));
const bound = apart ? 'the flooder on a core of its own' : 'all on one core';
console.log(
  `load average ${loadavg()[0]?.toFixed(1)}, ${bound}; ${broken ? 'A LIMIT IS BROKEN' : 'all hold'}`,
);
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(dataDir, { recursive: true, force: true });
process.exit(broken ? 1 : 0);

/**
 * How long a player's move takes while somebody else floods the server, beside how long it takes in quiet; run it by hand:
 *
 *     npx tsx server/test/measure/flood.measure.ts [seconds per kind 20]
 *
 * The server has its default limits. Two people play Akropolis from 127.0.0.1, about six moves a second; a process of its
 * own floods from 127.0.0.2 as fast as it can. Prints one line of JSON per kind of flood. Latency is from sending a move
 * to its acknowledgement, which means that it is on disk.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULES } from '@pentapolis/catalogue';
import { fastChance } from '@pentapolis/kernel';
import { type Heard, Listener, type Seated, type ServerMessages, type Watched } from '@pentapolis/wire';
import { io } from 'socket.io-client';
import { bundle } from '../support/bundle.ts';
import { FLOODS } from './floods.ts';

const seconds = Number(process.argv[2] ?? 20);
const PAUSE_MS = 150;
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

async function measure(flood: string | undefined): Promise<number> {
  const flooder =
    flood === undefined
      ? undefined
      : spawn(process.execPath, [join(folder, 'flooder.js'), url, flood], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
  let sent = '';
  flooder?.stdout.on('data', (chunk) => {
    sent += String(chunk);
  });
  const latencies = await play(performance.now() + seconds * 1000);
  if (flooder !== undefined) {
    flooder.kill('SIGTERM');
    await once(flooder, 'exit');
  }
  console.log(
    JSON.stringify({
      flood: flood ?? 'none',
      ...(sent === '' ? {} : JSON.parse(sent)),
      moves: latencies.length,
      p50Ms: share(latencies, 0.5),
      p99Ms: share(latencies, 0.99),
      loadAverage: loadavg()[0]?.toFixed(1),
    }),
  );
  return share(latencies, 0.5);
}

await measure(undefined); // warms up
for (const flood of Object.keys(FLOODS)) {
  const quiet = await measure(undefined);
  const flooded = await measure(flood);
  console.log(JSON.stringify({ flood, timesQuiet: Number((flooded / quiet).toFixed(2)) }));
  await sleep(61_000); // until the flooder would be heard again
}
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);

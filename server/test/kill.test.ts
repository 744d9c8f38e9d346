import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { info, request } from './support/api.ts';
import { connect } from './support/client.ts';
import {
  bundledServer,
  inspect,
  type Memory,
  playUntilKilled,
  type Running,
  spawnServer,
  whenUp,
} from './support/killing.ts';
import { playToTheEnd } from './support/play.ts';
import { tempDir } from './support/start.ts';
import { until } from './support/until.ts';

const PLAYERS = 12;
const KILLS = 4;

test(`killed ${KILLS} times under load, the server has lost nothing it acknowledged`, async () => {
  const serve = await bundledServer();
  const dataDir = await tempDir();
  const memory: Memory = { begun: [], played: [], open: [] };
  const { begun, played } = memory;
  const startProcess = (): Promise<Running> => {
    const child = spawnServer(serve, dataDir);
    onTestFinished(() => void child.kill('SIGKILL'));
    return whenUp(child);
  };
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await startProcess();
    const before = played.length;
    const players = Array.from({ length: PLAYERS }, (_, at) =>
      playUntilKilled(server, 100 * kill + at, memory),
    );
    await until(() => expect(played.length).toBeGreaterThan(before + 50));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
    await Promise.all(players);
    expect(inspect(dataDir, memory)).toEqual({ lost: [], doubled: [] });
  }

  const server = await startProcess();
  const client = await connect(server.url);
  for (const { match, token, id, n } of played.slice(-150))
    expect(await client.move(match, token, { kind: 'resign' }, id)).toEqual({ ok: true, n });
  for (const { match, tokens } of begun.slice(-3)) {
    await client.watch(match, tokens);
    await playToTheEnd(
      match,
      tokens.map((token, seat) => ({ client, seat, token })),
    );
    expect((await info(server.url, match)).status).toBe('finished');
    expect((await request(`${server.url}/api/matches/${match}/replay`)).status).toBe(200);
  }
  server.process.kill('SIGTERM');
  expect(await once(server.process, 'exit')).toEqual([0, null]);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../../', import.meta.url);
/** As people start it: builds what is stale first. */
const command = fileURLToPath(new URL('bin/pentapolis.mjs', root));
/** What that becomes. A server that comes back is the one that went away. */
const built = fileURLToPath(new URL('dist/pentapolis.js', root));

/** For hooks that start a server: it may have to be built first, on a machine that is busy. */
export const STARTING_MS = 180_000;

/** The server as people start it: its own process, its own data. */
export interface TestServer {
  readonly url: string;
  /** Ends the process the hard way and starts it again on the same port and data; resolves when it answers. */
  crash(): Promise<{ restart(): Promise<void> }>;
  close(): Promise<void>;
}

interface Started {
  readonly process: ChildProcess;
  readonly port: number;
}

async function start(
  port: number,
  data: string,
  flags: readonly string[],
  program = command,
): Promise<Started> {
  const where = ['--host', '127.0.0.1', '--port', String(port), '--data', data];
  const args = [program, 'serve', '--json', ...where, ...flags];
  const process = spawn(globalThis.process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  // Nothing stays behind, however the test ends.
  globalThis.process.once('exit', () => process.kill('SIGKILL'));
  let printed = '';
  let said = '';
  process.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve, reject) => {
    process.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    process.stdout?.on('data', (chunk) => {
      printed += chunk;
      const line = printed.split('\n').find((text) => text.startsWith('{'));
      if (line?.endsWith('}')) resolve({ process, port: (JSON.parse(line) as { port: number }).port });
    });
  });
}

async function end({ process }: Started, signal: NodeJS.Signals): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const gone = once(process, 'exit');
  process.kill(signal);
  await gone;
}

/** @param flags of `serve`: `--no-pauses` where nobody has to follow what bots do */
export async function startServer(...flags: readonly string[]): Promise<TestServer> {
  const data = await mkdtemp(join(tmpdir(), 'pentapolis-journey-'));
  let running = await start(0, data, flags);
  const { port } = running;
  return {
    url: `http://127.0.0.1:${port}`,
    async crash() {
      await end(running, 'SIGKILL');
      return {
        async restart() {
          running = await start(port, data, flags, built);
        },
      };
    },
    async close() {
      await end(running, 'SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
}

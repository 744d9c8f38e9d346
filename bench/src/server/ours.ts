/** Our server in a process of its own, as `pentapolis serve` runs it, without its limits per address. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, DEFAULT_LIMITS, type Limits } from '@pentapolis/server';
import { untilStarterEnds } from './starter.ts';

/** Limits per address protect a server on the internet; here one address is five hundred players. */
const perAddress = (Object.keys(DEFAULT_LIMITS) as (keyof Limits)[]).filter((name) =>
  /Per(Minute|Hour|Address)$/.test(name),
);
const limits = Object.fromEntries(perAddress.map((name) => [name, Number.POSITIVE_INFINITY]));

const dataDir = mkdtempSync(join(tmpdir(), 'pentapolis-bench-'));
const server = await createServer({ port: 0, host: '127.0.0.1', dataDir, limits, botWorkers: 1 });
process.stdout.write(`${server.url}\n`);

untilStarterEnds(() => {
  void server.close().finally(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
});

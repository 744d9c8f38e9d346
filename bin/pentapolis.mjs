#!/usr/bin/env node
// The command as a clone runs it: makes sure that the packages and dist/ are current, then becomes dist/pentapolis.js.
// One process from npm's shell down, so that Ctrl-C and SIGTERM reach the server itself.

import { existsSync } from 'node:fs';
import { checkNode, install } from '../scripts/lib/install.mjs';
import { run, Trouble } from '../scripts/lib/say.mjs';
import { isBuilt } from '../scripts/lib/sources.mjs';

const main = new URL('../dist/pentapolis.js', import.meta.url);

await run(async () => {
  checkNode();
  const halves = /** @type {const} */ (['node', 'web']);
  const stale = halves.filter((half) => (half === 'node' || process.argv[2] === 'serve') && !isBuilt(half));
  if (stale.length > 0) {
    await install();
    const { build } = await import('../scripts/build.mjs');
    for (const half of stale) await build(half);
  }
  if (!existsSync(main))
    throw new Trouble('dist/pentapolis.js is missing: run `npm run build` and see what it says.');
});
if (process.exitCode === undefined) await import(main.href);

// Makes a clone ready, doing only what is not yet done. Uses nothing but what Node brings: it runs before npm ci.
//   node scripts/bootstrap.mjs start     before `npm start`: packages, then dist/
//   node scripts/bootstrap.mjs test      before `npm test`: the same, and the programs that the tests need

import { checkNode, install } from './lib/install.mjs';
import { run, Trouble } from './lib/say.mjs';
import { isBuilt } from './lib/sources.mjs';
import { findTools } from './lib/tools.mjs';

await run(async () => {
  const [purpose] = process.argv.slice(2);
  if (purpose !== 'start' && purpose !== 'test')
    throw new Trouble('Usage: node scripts/bootstrap.mjs start|test');
  checkNode();
  await install();
  if (purpose === 'test') await findTools();
  const stale = /** @type {const} */ (['node', 'web']).filter((half) => !isBuilt(half));
  if (stale.length === 0) return;
  const { build } = await import('./build.mjs');
  for (const half of stale) await build(half);
});

// `npm run soak`: what is too long for `npm test`. For every game, the conformance suite over many random matches and
// option sets, from a fresh seed that is printed; a server killed under load again and again; then the tests in
// */test/**/*.soak.ts, long journeys in browsers among them.
//   SOAK_MATCHES=20000 SOAK_SEED=7 SOAK_KILLS=100 npm run soak

import { join } from 'node:path';
import { show } from './lib/command.mjs';
import { root, say } from './lib/say.mjs';

const matches = process.env.SOAK_MATCHES ?? '3000';
const seed = process.env.SOAK_SEED ?? String(Date.now() % 1_000_000);
const kills = Number(process.env.SOAK_KILLS ?? '20');

/**
 * Shows it to the end; what went wrong before does not keep it from running.
 * @param {readonly string[]} args
 */
async function soak(args) {
  const code = await show(process.execPath, args);
  process.exitCode ||= code;
}

const check = ['check', '--matches', matches, '--seed', seed];
say(`pentapolis ${check.join(' ')}`);
await soak([join(root, 'bin/pentapolis.mjs'), ...check]);

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
for (let round = 1; round <= kills; round++) {
  say(`Killing a server under load, round ${round} of ${kills}`);
  await soak([vitest, 'run', '--project', 'unit', 'server/test/kill.test.ts']);
}
say('Long journeys in browsers, and other soak tests');
await soak([vitest, 'run', '--project', 'soak']);

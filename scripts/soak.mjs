// `npm run soak`: what is too long for `npm test`. For every game, the conformance suite over many random matches and
// option sets, from a fresh seed that is printed; then the tests in */test/**/*.soak.ts.
//   SOAK_MATCHES=20000 SOAK_SEED=7 npm run soak

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { show } from './lib/command.mjs';
import { root, say } from './lib/say.mjs';

const matches = process.env.SOAK_MATCHES ?? '3000';
const seed = process.env.SOAK_SEED ?? String(Date.now() % 1_000_000);
const games = readdirSync(join(root, 'games')).filter((id) => existsSync(join(root, 'games', id, 'rules')));

for (const game of games) {
  const args = ['check', game, '--matches', matches, '--seed', seed];
  say(`pentapolis ${args.join(' ')}`);
  process.exitCode ||= await show(process.execPath, [join(root, 'bin/pentapolis.mjs'), ...args]);
}
say('Soak tests');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
process.exitCode ||= await show(process.execPath, [vitest, 'run', '--project', 'soak']);

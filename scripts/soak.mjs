// `npm run soak`: what is too long for `npm test`; `npm run soak -- kills messages` runs the named ones.
//   check      the conformance suite of every game over many random matches and option sets  SOAK_MATCHES=3000
//   kills      a server killed under load again and again                                     SOAK_KILLS=1000
//   messages   mutated messages of all games to a server                                      SOAK_MESSAGES=1000000
//   files      mutated files of every kind to their readers                                   SOAK_FILES=100000
//   leaks      planted leaks in games of hidden information, each to be found                 SOAK_LEAK_SEEDS=3
//   bots       every bot plays whole matches by the rules
//   journeys   long journeys in browsers
// SOAK_SEED repeats a run; every report says the seed it had.

import { join } from 'node:path';
import { show } from './lib/command.mjs';
import { root, say } from './lib/say.mjs';

const seed = process.env.SOAK_SEED ?? String(Date.now() % 1_000_000);
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

/** @type {(...paths: string[]) => string[]} */
const tests = (...paths) => [vitest, 'run', '--project', 'soak', ...paths];

/** @type {Readonly<Record<string, string[]>>} */
const SOAKS = {
  check: [
    join(root, 'bin/pentapolis.mjs'),
    ...['check', '--matches', process.env.SOAK_MATCHES ?? '3000', '--seed', seed],
  ],
  kills: tests('server/test/kill.soak.ts'),
  messages: tests('server/test/messages.soak.ts'),
  files: tests('cli/test/files.soak.ts'),
  leaks: tests('leaks.soak.ts'),
  bots: tests('bots/test/games.soak.ts'),
  journeys: tests('web/test/journeys'),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(SOAKS, name));
if (unknown.length > 0) {
  say(`There is no soak named ${unknown.join(', ')}; there are ${Object.keys(SOAKS).join(', ')}.`);
  process.exitCode = 2;
} else
  for (const [name, args] of Object.entries(SOAKS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    say(`Soak: ${name}`);
    process.env.SOAK_SEED = seed;
    // what went wrong before does not keep the others from running
    const code = await show(process.execPath, args);
    process.exitCode ||= code;
  }

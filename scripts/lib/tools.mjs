import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, findProgram, tail } from './command.mjs';
import { root, saying, Trouble } from './say.mjs';

// Programs that only the tests need and npm does not bring. Their paths go to .pentapolis/env.json, from where
// vitest.config.ts hands them to every test as environment variables.

const tools = [
  {
    variable: 'CHROMIUM_PATH',
    what: 'Chromium (the tests play whole matches in a real browser)',
    debian: 'chromium',
    candidates: [
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
      '/usr/bin/chromium',
      '/snap/bin/chromium',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    wanted: () => true,
  },
  {
    variable: 'REDIS_SERVER_PATH',
    what: 'redis-server (the tests start one of their own)',
    debian: 'redis-server',
    candidates: [
      'redis-server',
      '/usr/bin/redis-server',
      '/usr/local/bin/redis-server',
      '/opt/homebrew/bin/redis-server',
    ],
    // Needed from the day a Redis client is among the dependencies.
    wanted: () =>
      JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages['node_modules/ioredis'],
  },
];

/** @param {{ what: string, debian: string, variable: string }} tool */
async function installFromDebian({ what, debian, variable }) {
  const apt = findProgram(['apt-get']);
  if (apt === undefined || process.getuid?.() !== 0) {
    throw new Trouble(
      `The tests need ${what}, and it was not found.\n` +
        `Install it (Debian: sudo apt-get install ${debian}) or set ${variable} to where it is.`,
    );
  }
  await saying(`Installing ${debian} with apt-get, for the tests`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const update = await capture(apt, ['update'], env);
    const install = await capture(apt, ['install', '-y', '--no-install-recommends', debian], env);
    if (install.code === 0) return;
    const said = tail(update.code === 0 ? install.output : `${update.output}\n${install.output}`);
    throw new Trouble(`apt-get install ${debian} failed:\n${said}\nInstall it by hand or set ${variable}.`);
  });
}

/** Finds or installs what the tests need, and notes where it is. */
export async function findTools() {
  /** @type {Record<string, string>} */
  const found = {};
  for (const tool of tools) {
    if (!tool.wanted()) continue;
    const named = process.env[tool.variable];
    if (named && !existsSync(named))
      throw new Trouble(`${tool.variable} is ${named}, and there is no such file.`);
    let path = findProgram([named, ...tool.candidates]);
    if (path === undefined) {
      await installFromDebian(tool);
      path = findProgram(tool.candidates);
    }
    if (path === undefined)
      throw new Trouble(`${tool.debian} was installed but not found: set ${tool.variable}.`);
    found[tool.variable] = path;
  }
  mkdirSync(join(root, '.pentapolis'), { recursive: true });
  writeFileSync(join(root, '.pentapolis/env.json'), `${JSON.stringify(found, null, 2)}\n`);
}

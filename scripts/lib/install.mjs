import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, findProgram, tail } from './command.mjs';
import { root, saying, Trouble } from './say.mjs';

const marker = join(root, 'node_modules/.pentapolis.json');

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Refuses a Node that package.json does not allow. */
export function checkNode() {
  const wanted = readJson('package.json').engines.node.replace('>=', '');
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Trouble(
    `Node.js ${wanted} or newer is needed, and this is ${process.versions.node} (${process.execPath}).\n` +
      'Install a newer Node.js, open a new terminal and run the same command again.',
  );
}

/** What node_modules was made from: the lock file, and the Node whose headers the compiled addon was built for. */
function wantedState() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return JSON.stringify({
    lock,
    abi: process.versions.modules,
    platform: process.platform,
    arch: process.arch,
  });
}

/**
 * True when someone's own `npm install` has already brought every locked package: npm's record inside node_modules
 * tells. Saves them an `npm ci`, which would throw node_modules away under whatever is running.
 */
function alreadyInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const wanted = readJson('package-lock.json').packages;
  const found = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.optional) return true;
    // a workspace that is new has neither version nor integrity: it is only missing
    const has = found[path];
    return has !== undefined && has.version === entry.version && has.integrity === entry.integrity;
  });
}

/** Whether the compiled addon opens a database under this Node; asked in a process of its own, for it may crash. */
async function addonWorks() {
  const script = "new (require('better-sqlite3'))(':memory:').close()";
  return (await capture(process.execPath, ['-e', script])).code === 0;
}

/** The environment of a nested npm: what the outer npm said of itself and of its script must not reach it. */
function cleanEnvironment() {
  const kept = new Set([
    'npm_config_cache',
    'npm_config_registry',
    'npm_config_userconfig',
    'npm_config_nodedir',
  ]);
  const entries = Object.entries(process.env);
  return Object.fromEntries(entries.filter(([name]) => !/^npm_/i.test(name) || kept.has(name.toLowerCase())));
}

/** @param {string} output what npm printed when it failed */
export function advice(output) {
  const offline = 'ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH';
  if (new RegExp(`gyp ERR!.*(${offline})`).test(output)) {
    return (
      'better-sqlite3 is compiled on this machine, and the headers of Node.js could not be fetched for it.\n' +
      'If they are installed, name the folder that holds include/node: npm_config_nodedir=/usr npm ci'
    );
  }
  if (/gyp ERR!/.test(output)) {
    return (
      'better-sqlite3 is compiled on this machine, which needs Python 3, make and a C++ compiler:\n' +
      '  Debian, Ubuntu: apt-get install -y python3 make g++\n' +
      '  Fedora: dnf install python3 make gcc-c++    macOS: xcode-select --install'
    );
  }
  if (new RegExp(`npm error.*(${offline}|ERR_SOCKET)`).test(output)) {
    return 'npm could not reach its registry. Check the connection, a proxy, or `npm config get registry`.';
  }
  if (/EACCES|EPERM/.test(output))
    return 'npm may not write here: check who owns this folder and node_modules.';
  if (/ENOSPC/.test(output)) return 'The disk is full: the packages need about 400 MB.';
  if (/EUSAGE/.test(output)) {
    return 'package.json and package-lock.json disagree: run `npm install` and commit the lock.';
  }
  return 'Run `npm ci` by hand to see all that it says.';
}

/** Brings node_modules in line with package-lock.json, unless it already is. */
export async function install() {
  const wanted = wantedState();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  if (alreadyInstalled() && (await addonWorks())) {
    writeFileSync(marker, wanted);
    return;
  }
  const npm = findProgram(['npm', 'npm.cmd']);
  if (npm === undefined)
    throw new Trouble('npm was not found on PATH. It comes with Node.js: install that anew.');
  const count = Object.keys(readJson('package-lock.json').packages).length;
  await saying(
    `Installing ${count} packages (the first time takes minutes: one is compiled here)`,
    async () => {
      const { code, output } = await capture(npm, ['ci', '--no-audit', '--no-fund'], cleanEnvironment());
      if (code !== 0) throw new Trouble(`npm ci failed:\n${tail(output)}\n\n${advice(output)}`);
      if (!(await addonWorks()))
        throw new Trouble(`better-sqlite3 was installed but does not load.\n${advice('gyp ERR!')}`);
    },
  );
  writeFileSync(marker, wanted);
}

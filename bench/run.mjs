// `npm run bench [-- --quick --json --write --rules --servers]` (the last two: only that half): brings the packages of the comparison, bundles both sides as they
// stand in the sources, and runs them.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const known = ['--quick', '--json', '--write', '--rules', '--servers'];

const flags = process.argv.slice(2);
const unknown = flags.find((flag) => !known.includes(flag));
if (unknown !== undefined) {
  process.stderr.write(`bench: unknown option ${unknown}; there are ${known.join(', ')}\n`);
  process.exit(2);
}

/** @param {string} line */
const say = (line) => process.stderr.write(`[bench] ${line}\n`);

/** npm's record of what it installed says whether the lock is met. */
function isInstalled() {
  const record = join(here, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(join(here, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.keys(wanted).every((path) => path === '' || found[path]?.version === wanted[path].version);
}

if (!isInstalled()) {
  say('Installing boardgame.io for the comparison ...');
  // What an outer npm says of itself must not reach this one.
  const kept = ['npm_config_cache', 'npm_config_registry', 'npm_config_userconfig'];
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || kept.includes(name.toLowerCase())),
  );
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: here,
    env,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) {
    say('npm ci failed in bench/. Check the connection and run it there by hand to see all that it says.');
    process.exit(1);
  }
}

say('Bundling ...');
/** @type {import('esbuild').BuildOptions} */
const common = { bundle: true, format: 'esm', platform: 'node', target: 'node20', logLevel: 'warning' };
const dist = join(here, 'dist');
// Our server is bundled beside the root's packages, so that it runs with the versions it is shipped with.
const serverDir = join(root, 'node_modules/.cache/bench');
mkdirSync(serverDir, { recursive: true });

/** @type {import('esbuild').Plugin} */
const ownPackagesOnly = {
  name: 'own-packages-only',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@pentapolis/') ? undefined : { path, external: true },
    );
  },
};
await build({
  ...common,
  entryPoints: { main: join(here, 'src/main.ts'), theirs: join(here, 'src/server/theirs.ts') },
  outdir: dist,
  // boardgame.io's packages are CommonJS behind folder imports, which Node takes in bundles only.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  external: ['socket.io-client'],
});
await build({
  ...common,
  entryPoints: {
    'our-server': join(here, 'src/server/ours.ts'),
    'store-worker': join(root, 'server/src/store/sqlite/worker.ts'),
    'bot-worker': join(root, 'bots/src/worker.ts'),
  },
  outdir: serverDir,
  plugins: [ownPackagesOnly],
});

const child = spawn(process.execPath, [join(dist, 'main.js'), ...flags], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', BENCH_OUR_SERVER: join(serverDir, 'our-server.js') },
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});

// Builds dist/: the command and its worker threads with esbuild, the pages with Vite. All files lie side by side, so
// that code finds its neighbours by `new URL('./bot-worker.js', import.meta.url)` whichever chunk it ended up in.
//   node scripts/build.mjs [node] [web]      both when none is named
// Everything is made beside its place and moved in by renaming, so that a running server never meets half a file.

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, saying, Trouble } from './lib/say.mjs';
import { stampBuild } from './lib/sources.mjs';

const dist = join(root, 'dist');
const day = 24 * 3600 * 1000;

/** Our own packages are bundled from source; all others are loaded from node_modules at run time. */
const ownPackagesOnly = {
  name: 'own-packages-only',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@pentapolis/')) return undefined;
      return { path, external: true };
    });
  },
};

/** Chunks of earlier builds stay a day: a server started from them may still load one lazily. */
function dropOldChunks(/** @type {Set<string>} */ current) {
  for (const file of readdirSync(dist)) {
    const old =
      /^chunk-/.test(file) && !current.has(file) && Date.now() - statSync(join(dist, file)).mtimeMs > day;
    if (old) rmSync(join(dist, file), { force: true });
  }
}

async function buildNode() {
  const esbuild = await import('esbuild');
  const entryPoints = {
    pentapolis: 'cli/src/main.ts',
    'bot-worker': 'bots/src/worker.ts',
    'lab-worker': 'lab/src/worker.ts',
    'store-worker': 'server/src/store/sqlite/worker.ts',
  };
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints,
    outdir: dist,
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    plugins: [ownPackagesOnly],
    write: false,
    logLevel: 'warning',
  });
  // Chunks first: an entry is in place only when all that it loads is.
  const isChunk = (/** @type {string} */ path) => Number(basename(path).startsWith('chunk-'));
  outputFiles.sort((a, b) => isChunk(b.path) - isChunk(a.path));
  for (const { path, contents } of outputFiles) {
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
  dropOldChunks(new Set(outputFiles.map(({ path }) => basename(path))));
}

/** Rulebooks are read at run time: <room>/rulebook/<language>.md -> dist/rulebooks/<room>/<language>.md */
function copyRulebooks() {
  for (const room of ['kernel', ...readdirSync(join(root, 'games')).map((id) => `games/${id}`)]) {
    const from = join(root, room, 'rulebook');
    if (!existsSync(from)) continue;
    const to = join(dist, 'rulebooks', basename(room));
    mkdirSync(to, { recursive: true });
    for (const file of readdirSync(from)) if (file.endsWith('.md')) cpSync(join(from, file), join(to, file));
  }
}

async function buildWeb() {
  const vite = await import('vite');
  const fresh = join(dist, `web.${process.pid}`);
  // Tests that find the pages out of date build them too, and set this to `test`: React would be its development build.
  process.env.NODE_ENV = 'production';
  await vite.build({
    configFile: join(root, 'web/vite.config.ts'),
    root: join(root, 'web'),
    logLevel: 'warn',
    build: { outDir: fresh, emptyOutDir: true },
  });
  const old = join(dist, `web.old.${process.pid}`);
  if (existsSync(join(dist, 'web'))) renameSync(join(dist, 'web'), old);
  renameSync(fresh, join(dist, 'web'));
  rmSync(old, { recursive: true, force: true });
}

const builders = {
  node: async () => {
    await buildNode();
    copyRulebooks();
  },
  web: buildWeb,
};

/** @param {keyof typeof builders} half */
export async function build(half) {
  mkdirSync(dist, { recursive: true });
  const done = stampBuild(half);
  const what = half === 'node' ? 'Building the command and the server' : 'Building the pages';
  await saying(what, async () => {
    try {
      await builders[half]();
    } catch (error) {
      // esbuild has said on the terminal what is wrong and where; Vite says it in its message.
      const said = half === 'web' && error instanceof Error ? `${error.message}\n` : '';
      throw new Trouble(
        `${said}The build failed: the sources above do not compile. Mend them and run it again.`,
      );
    }
  });
  done();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await run(async () => {
    const named = process.argv.slice(2);
    for (const half of /** @type {const} */ (['node', 'web'])) {
      if (named.length === 0 || named.includes(half)) await build(half);
    }
  });
}

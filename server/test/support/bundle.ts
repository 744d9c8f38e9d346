import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Bundles entries of this room the way scripts/build.mjs does: own packages from source, all others from node_modules.
 * @param entries name of the bundle -> source, relative to server/
 * @returns the folder they are in, side by side
 */
export async function bundle(name: string, entries: Readonly<Record<string, string>>): Promise<string> {
  const outdir = path(`../../node_modules/.cache/${name}`);
  await build({
    absWorkingDir: path('../..'),
    entryPoints: { ...entries },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [
      {
        name: 'own-packages-only',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path: imported, kind }) =>
            kind === 'entry-point' || imported.startsWith('@pentapolis/')
              ? undefined
              : { path: imported, external: true },
          );
        },
      },
    ],
  });
  return outdir;
}

/** The storage thread as the build makes it. */
export async function bundledStoreThread(): Promise<string> {
  return `${await bundle('thread', { 'store-worker': './src/store/sqlite/worker.ts' })}/store-worker.js`;
}

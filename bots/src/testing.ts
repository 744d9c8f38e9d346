import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * For tests: bundles a worker from the sources as they stand, so that no test runs a stale `dist/`. A bundle takes about
 * a tenth of a second.
 * @param directory where to write it
 * @param entry default: the real worker
 * @returns `workerFile` for `createBotPool`
 */
export async function bundleWorker(
  directory: string,
  entry: string = fileURLToPath(new URL('./worker.ts', import.meta.url)),
): Promise<string> {
  const outfile = `${directory}/bot-worker.mjs`;
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    loader: { '.md': 'text' },
    logLevel: 'error',
  });
  return outfile;
}

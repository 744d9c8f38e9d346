import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The command as a person has it, built from the sources as they stand. */
export interface Built {
  /** Runs it to its end. */
  run(args: readonly string[], more?: RunOptions): Promise<Ended>;
  /** Starts it and leaves it running. */
  start(args: readonly string[], more?: RunOptions): ChildProcess;
  /** An empty directory that goes with it. */
  readonly scratch: string;
  remove(): void;
}

export interface RunOptions {
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Bundles command and workers as scripts/build.mjs does, into a directory inside the tree so that packages are found. */
export async function buildCommand(): Promise<Built> {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const directory = mkdtempSync(join(cache, 'cli-'));
  await build({
    absWorkingDir: root,
    entryPoints: {
      pentapolis: 'cli/src/main.ts',
      'lab-worker': 'lab/src/worker.ts',
      'bot-worker': 'bots/src/worker.ts',
      'store-worker': 'server/src/store/sqlite/worker.ts',
    },
    outdir: directory,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    plugins: [
      {
        name: 'own-packages-only',
        setup(builder) {
          builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@pentapolis/') ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
  for (const room of ['kernel', ...readdirSync(join(root, 'games')).map((id) => `games/${id}`)]) {
    const from = join(root, room, 'rulebook');
    if (existsSync(from)) cpSync(from, join(directory, 'rulebooks', basename(room)), { recursive: true });
  }
  const scratch = join(directory, 'scratch');
  mkdirSync(scratch);

  const start = (args: readonly string[], { env = {} }: RunOptions = {}): ChildProcess =>
    spawn(process.execPath, [join(directory, 'pentapolis.js'), ...args], {
      cwd: scratch,
      env: { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', ...env },
    });
  return {
    start,
    scratch,
    run(args, more = {}) {
      const child = start(args, more);
      let stdout = '';
      let stderr = '';
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        stdout += text;
      });
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        stderr += text;
      });
      child.stdin?.end(more.stdin ?? '');
      return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (status) => resolve({ status, stdout, stderr }));
      });
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

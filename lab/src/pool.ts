import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Plan, Played } from './plan.ts';
import type { Chunk, ChunkDone } from './worker.ts';

/** All matches of a plan, in order, and how long they took together. */
export interface Run {
  readonly played: readonly Played[];
  /** Wall-clock from the first action to the last. Loading is not counted. */
  readonly elapsedMs: number;
}

/** Worker threads that play matches. Close it, or the process stays. */
export interface Arena {
  /**
   * Plays a whole plan. The outcome does not depend on the number of workers.
   * @param onProgress told how many matches are over
   */
  run(plan: Plan, onProgress?: (done: number) => void): Promise<Run>;
  close(): Promise<void>;
}

/** Upper bound of matches a thread plays between two reports. */
const CHUNK = 16;

/**
 * @param workers number of threads, at least 1
 * @param workerFile the bundled worker; default: `lab-worker.js` beside this file (in dist/), else that of dist/
 */
export function openArena(workers: number, workerFile = bundledWorker()): Arena {
  const pool = new Piscina({
    filename: workerFile,
    name: 'playChunk',
    minThreads: workers,
    maxThreads: workers,
    env: {}, // whatever secrets stand in the environment are none of theirs
  });
  return {
    async run(plan, onProgress) {
      const chunks = chunksOf(plan, workers);
      let done = 0;
      const answers = await Promise.all(
        chunks.map(async (chunk) => {
          const answer: ChunkDone = await pool.run(chunk);
          done += answer.played.length;
          onProgress?.(done);
          return answer;
        }),
      );
      const startedAtMs = Math.min(...answers.map((answer) => answer.startedAtMs));
      const endedAtMs = Math.max(...answers.map((answer) => answer.endedAtMs));
      return {
        played: answers.flatMap(({ played }) => played),
        elapsedMs: Math.max(1, endedAtMs - startedAtMs),
      };
    },
    close: () => pool.destroy(),
  };
}

function bundledWorker(): string {
  const places = ['./lab-worker.js', '../../dist/lab-worker.js'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = places.find((path) => existsSync(path));
  if (found === undefined) throw new Error('dist/lab-worker.js is missing: run "npm run build"');
  return found;
}

/** Small enough that all threads stay busy to the end and a progress bar moves. */
function chunksOf(plan: Plan, workers: number): Chunk[] {
  const size = Math.max(1, Math.min(CHUNK, Math.floor(plan.matches / (workers * 4))));
  const chunks: Chunk[] = [];
  for (let from = 0; from < plan.matches; from += size)
    chunks.push({ plan, from, to: Math.min(plan.matches, from + size) });
  return chunks;
}

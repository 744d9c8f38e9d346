import { Worker } from 'node:worker_threads';
import { StorageError } from '../fault.ts';
import { type Ask, openCore, type Told } from './core.ts';
import { errorOf, type Failure } from './faults.ts';

/** Where batches are run: in this thread, or in one of their own. */
export interface Runner {
  run(batch: readonly Ask[]): Promise<Told[]>;
  /** False once its thread has ended by itself: it will not run anything any more. */
  alive(): boolean;
  close(): Promise<void>;
}

/** In this thread: every fsync stops the event loop. For tests and tools. */
export function inlineRunner(file: string, examined?: boolean): Runner {
  const core = openCore(file, examined);
  return {
    run: async (batch) => core.run(batch),
    alive: () => true,
    close: async () => core.close(),
  };
}

/** From a thread to its owner: it is ready, a batch is done, or it is not. */
export type ThreadReply = { readonly told: Told[] } | { readonly failed: Failure };

/**
 * In a thread of its own, so that waiting for the disk never delays anybody (measured: docs/adr/0004-storage.md).
 * @param threadFile the bundled code of the thread, when it isn't found by itself
 * @throws StorageError when the database can't be opened
 */
export async function threadRunner(file: string, threadFile?: string): Promise<Runner> {
  const thread = startThread(file, threadFile);
  let waiting: { resolve(reply: ThreadReply): void; reject(error: Error): void } | undefined;
  let died: Error | undefined;
  const reply = (): Promise<ThreadReply> =>
    died === undefined
      ? new Promise((resolve, reject) => {
          waiting = { resolve, reject };
        })
      : Promise.reject(died);
  const die = (error: Error): void => {
    died ??= error;
    waiting?.reject(died);
  };
  thread.on('message', (message: ThreadReply) => waiting?.resolve(message));
  thread.on('error', (error) => die(new StorageError('ended', { detail: error.message }, { cause: error })));
  thread.on('exit', (code) => die(new StorageError('ended', { detail: `exit code ${code}` })));

  async function ask(batch: readonly Ask[] | 'close'): Promise<Told[]> {
    const answer = reply();
    thread.postMessage(batch);
    const message = await answer;
    if ('failed' in message) throw errorOf(message.failed);
    return message.told;
  }

  const ready = await reply();
  if ('failed' in ready) {
    await thread.terminate();
    throw errorOf(ready.failed);
  }
  return {
    run: ask,
    alive: () => died === undefined,
    async close() {
      if (died === undefined) await ask('close');
      await thread.terminate();
    },
  };
}

/** The bundle has the thread's code beside it; from source it is compiled on the way in. */
function startThread(file: string, threadFile: string | undefined): Worker {
  const options = { workerData: file, name: 'storage', env: {} };
  if (threadFile !== undefined) return new Worker(threadFile, options);
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./store-worker.js', import.meta.url), options);
  const source = new URL('./worker.ts', import.meta.url).href;
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${JSON.stringify(source)}, ${JSON.stringify(import.meta.url)}))`;
  return new Worker(load, { ...options, eval: true });
}

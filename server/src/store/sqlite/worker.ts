import { parentPort, workerData } from 'node:worker_threads';
import { type Ask, openCore } from './core.ts';
import { failureOf } from './faults.ts';
import type { ThreadReply } from './runner.ts';

/*
 * Entry of the storage thread; `scripts/build.mjs` bundles it to dist/store-worker.js. It holds the only connection and
 * answers batch after batch, each in one transaction.
 */

const owner = parentPort;
if (owner === null) throw new Error('this is the storage thread; openSqliteStore starts it');
const reply = (message: ThreadReply): void => owner.postMessage(message);

try {
  const core = openCore(workerData as string);
  owner.on('message', (batch: readonly Ask[] | 'close') => {
    try {
      if (batch === 'close') core.close();
      reply({ told: batch === 'close' ? [] : core.run(batch) });
    } catch (error) {
      reply({ failed: failureOf(error) });
    }
  });
  reply({ told: [] });
} catch (error) {
  reply({ failed: failureOf(error) });
}

import { closeOnSignals, createServer } from '../../src/index.ts';
import { NO_RATES } from '../support/limits.ts';

/* The server that is measured, as a process of its own. Arguments: data folder, thread or inline, `limited` for the limits of a server on the internet. It prints its address when it answers. */

const server = await createServer({
  port: Number(process.env.PORT ?? 0),
  host: '127.0.0.1',
  dataDir: process.argv[2] ?? '',
  thinker: { think: () => Promise.reject(new Error('no bots here')), close: async () => undefined },
  limits: process.argv[4] === 'limited' ? {} : NO_RATES,
  storageThread: process.argv[3] !== 'inline',
});
closeOnSignals(server);
process.stdout.write(`${server.url}\n`);

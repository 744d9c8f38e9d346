import { closeOnSignals, createServer } from '../../src/index.ts';

/* The server that is measured, as a process of its own. Arguments: data folder. It prints its address when it answers. */

const server = await createServer({
  port: Number(process.env.PORT ?? 0),
  host: '127.0.0.1',
  dataDir: process.argv[2] ?? '',
  thinker: { think: () => Promise.reject(new Error('no bots here')), close: async () => undefined },
  limits: {
    createsPerHour: Infinity,
    writesPerMinute: Infinity,
    readsPerMinute: Infinity,
    connectionsPerMinute: Infinity,
    messagesPerMinute: Infinity,
    movesPerMinute: Infinity,
  },
  storageThread: process.argv[3] !== 'inline',
});
closeOnSignals(server);
process.stdout.write(`${server.url}\n`);

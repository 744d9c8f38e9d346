import { hush } from '@pentapolis/kernel/toys';
import { closeOnSignals, createServer } from '../../src/index.ts';
import { NO_RATES } from './limits.ts';

/*
 * A server as a process of its own, for the tests that end it without warning. Arguments: data folder. It prints its
 * address as soon as it answers.
 */

const rules = { en: [], fr: [] };
const server = await createServer({
  port: 0,
  host: '127.0.0.1',
  dataDir: process.argv[2] ?? '',
  games: [{ game: hush, levels: [{ id: 'master' }], rulebook: rules }],
  botDelayMs: 1,
  thinker: {
    async think({ view, seat }) {
      return hush.legalActions(
        hush.determinize(view as never, { pick: () => 0, shuffle: ascending }),
        seat,
      )[0];
    },
    close: async () => undefined,
  },
  limits: NO_RATES,
});
closeOnSignals(server);
process.stdout.write(`${server.url}\n`);

function ascending(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

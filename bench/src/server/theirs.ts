/** boardgame.io's server in a process of its own: its in-memory store, its defaults. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type * as BoardgameIoServer from 'boardgame.io/server';
import { GAMES } from '../games/index.ts';
import { untilStarterEnds } from './starter.ts';

// Its package has no exports for ES modules on Node.
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as typeof BoardgameIoServer;

// It announces every match and every wrong move on the console.
console.info = () => {};
console.log = () => {};

const server = Server({ games: GAMES.map(({ port }) => port), origins: [/127\.0\.0\.1/] });
// `run` takes no address; nothing of this may be reached from outside.
const { app } = server;
const listen = app.listen.bind(app) as (
  port: number,
  host: string,
  done: () => void,
) => ReturnType<typeof app.listen>;
app.listen = ((port: number, done: () => void) => listen(port, '127.0.0.1', done)) as typeof app.listen;
const running = await server.run(0);
const { port } = running.appServer.address() as AddressInfo;
process.stdout.write(`http://127.0.0.1:${port}\n`);

untilStarterEnds(() => process.exit(0));

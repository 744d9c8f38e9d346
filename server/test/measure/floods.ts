import { type ClientRequest, request } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';

/** One round of a flood; resolves when it came to its end, which may be that nobody listens. */
export type Flood = (url: URL, sent: () => void) => Promise<void>;

/** Each kind from an address of its own, which nobody has shut out yet. */
const localAddress = process.env.FLOOD_FROM ?? '127.0.0.2';
const ROUND = 1000;
const engine = ({ host }: URL): string => `ws://${host}/socket.io/?EIO=4&transport=websocket`;

/** Sends something over one socket again and again until it is cut. */
const overSocket =
  (what: (socket: WebSocket, n: number) => void): Flood =>
  (url, sent) =>
    new Promise((resolve) => {
      const socket = new WebSocket(engine(url), { localAddress });
      let n = 0;
      const more = (): void => {
        for (let i = 0; i < ROUND && socket.readyState === WebSocket.OPEN; i++) {
          what(socket, n++);
          sent();
        }
        if (socket.readyState === WebSocket.OPEN) setImmediate(more);
      };
      socket.on('open', () => socket.send('40', more));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    });

const over = (asked: ClientRequest): Promise<void> =>
  new Promise((resolve) => {
    asked.on('response', (response) => response.resume().on('close', () => resolve()));
    asked.on('error', () => resolve());
    asked.end();
  });

/** Ways to keep a server busy. */
export const FLOODS: Readonly<Record<string, Flood>> = {
  moves: overSocket((socket) => socket.send(`42["move",{"x":[${'1,'.repeat(200)}1]}]`)),
  acknowledged: overSocket((socket, n) => socket.send(`42${n}["watch",{"match":"x","tokens":[]}]`)),
  control: overSocket((socket) => socket.ping()),
  sockets: async (url, sent) => {
    const sockets = Array.from({ length: 50 }, () => new WebSocket(engine(url), { localAddress }));
    await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<void>((resolve) => {
            sent();
            socket.on('open', () => resolve()).on('error', () => resolve());
          }),
      ),
    );
  },
  requests: async (url, sent) => {
    const asked = Array.from({ length: 50 }, () => {
      sent();
      return over(request(new URL('/api/matches', url), { localAddress, agent: false }));
    });
    await Promise.all(asked);
  },
  connections: async ({ hostname, port }, sent) => {
    const dialled = Array.from({ length: 50 }, () => {
      sent();
      const socket = connect({ host: hostname, port: Number(port), localAddress });
      return new Promise<void>((resolve) => {
        socket.on('connect', () => socket.write('GET / HT', () => resolve()));
        socket.on('error', () => resolve());
      });
    });
    await Promise.all(dialled);
  },
};

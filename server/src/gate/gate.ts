import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Context } from '../context.ts';
import { refuse } from '../refusal.ts';
import type { Crowd } from './crowd.ts';
import { Pen } from './pen.ts';

export interface GateOptions {
  /** Connections by where they come from; who is in it can be thrown out. */
  readonly connections: Crowd;
  /** Clients connect themselves: no proxy stands in front. */
  readonly direct: boolean;
}

export interface Gate {
  /** Lets go of what it holds. */
  close(): void;
}

type Listener = (...args: readonly unknown[]) => void;

/**
 * Stands before everything else that listens to an HTTP server, which has to be there already: counts connections,
 * requests and what is sent through upgraded connections, and turns away who does too much before anything is read.
 */
export function attachGate(http: HttpServer, context: Context, { connections, direct }: GateOptions): Gate {
  const { limits, throttle, metrics } = context;
  const pen = new Pen(Math.min(limits.heldConnections, limits.openConnections / 8));
  if (Number.isFinite(limits.openConnections)) http.maxConnections = limits.openConnections;

  /** @returns whether the connection may stay */
  function enter(address: string, socket: Duplex): boolean {
    if (connections.count(address) >= limits.openConnectionsPerAddress) {
      metrics.refused.inc({ kind: 'connection' });
      throttle.refuse(address);
      socket.destroy();
      return false;
    }
    const left = connections.enter(address, () => socket.destroy());
    socket.once('close', left);
    return true;
  }

  /** @returns seconds to wait; undefined = go on */
  function wait(request: IncomingMessage): number | undefined {
    const address = context.addressOf(request);
    return throttle.shutOut(address) ?? throttle.spend('request', address);
  }

  if (direct)
    before(http, 'connection', (socket: Socket) => {
      const address = context.addressOf({ headers: {}, socket });
      const seconds = throttle.shutOut(address);
      if (seconds === undefined && throttle.spend('accept', address) === undefined)
        return enter(address, socket);
      if (seconds === undefined) socket.resetAndDestroy();
      else pen.hold(socket, seconds);
      return false;
    });

  before(http, 'request', (request: IncomingMessage, response: ServerResponse) => {
    const seconds = wait(request);
    if (seconds === undefined) return true;
    const headers = { 'Content-Type': 'application/json', 'Retry-After': seconds, Connection: 'close' };
    const { status, error } = refuse(429, 'api.tooMany', { seconds });
    response.writeHead(status, headers).end(JSON.stringify({ error }));
    return false;
  });

  before(http, 'upgrade', (request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => undefined); // a connection that breaks closes, and that is all
    const seconds = wait(request);
    if (seconds !== undefined) {
      socket.end(`HTTP/1.1 429 Too Many Requests\r\nRetry-After: ${seconds}\r\nConnection: close\r\n\r\n`);
      return false;
    }
    const address = context.addressOf(request);
    if (!direct && !enter(address, socket)) return false;
    socket.on('data', (chunk: Buffer) => void throttle.spend('bytes', address, chunk.length));
    return true;
  });

  return { close: () => pen.close() };
}

/** Lets the listeners that are there hear of an event only if `admit` says so. */
function before<Args extends readonly unknown[]>(
  http: HttpServer,
  event: 'connection' | 'request' | 'upgrade',
  admit: (...args: Args) => boolean,
): void {
  const inner = http.listeners(event) as Listener[];
  http.removeAllListeners(event);
  http.on(event, (...args: readonly unknown[]) => {
    if (!admit(...(args as unknown as Args))) return;
    for (const listener of inner) listener.apply(http, args as unknown[]);
  });
}

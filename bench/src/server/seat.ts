import { io, type Socket } from 'socket.io-client';

/** What went over the wires of some seats, as socket.io packets (WebSocket frames without their headers). */
export interface Traffic {
  received: number;
  sent: number;
}

/** What a seat tells the load test. */
export interface Report {
  readonly traffic: Traffic;
  /** A move stands: how long its player waited to know, in ms. */
  moved(waitedMs: number): void;
  /** Something that must not happen. */
  broken(message: string): void;
}

/** One person at a table, over a socket of its own. */
export interface SeatClient {
  /** Resolves when the table is before it. Nothing is played before {@link play}. */
  readonly ready: Promise<void>;
  play(): void;
  /** Resolves when the match is over. */
  readonly over: Promise<void>;
  close(): void;
}

interface Packet {
  readonly data?: string | ArrayBuffer | Uint8Array;
}

function sizeOf({ data }: Packet): number {
  if (data === undefined) return 1;
  return 1 + (typeof data === 'string' ? Buffer.byteLength(data) : data.byteLength);
}

/** A socket that counts, over WebSocket from the first byte. */
export function countedSocket(url: string, traffic: Traffic): Socket {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  const { engine } = socket.io;
  const count = (): void => {
    socket.io.engine.on('packet', (packet) => {
      traffic.received += sizeOf(packet as Packet);
    });
    socket.io.engine.on('packetCreate', (packet) => {
      traffic.sent += sizeOf(packet as Packet);
    });
  };
  if (engine === undefined) socket.io.once('open', count);
  else count();
  return socket;
}

import type { ClientMessages, ServerMessages } from '@pentapolis/wire';
import { io, type Socket } from 'socket.io-client';

export type MatchSocket = Socket<ServerMessages, ClientMessages>;

let shared: MatchSocket | undefined;

/** The one connection of this page, made on first use. It comes back by itself when it is lost. */
export function connection(): MatchSocket {
  shared ??= io({ transports: ['websocket', 'polling'], reconnectionDelay: 300, reconnectionDelayMax: 3000 });
  return shared;
}

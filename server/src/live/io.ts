import type { Viewer } from '@pentapolis/kernel';
import type { ClientMessages, ServerMessages } from '@pentapolis/wire';
import type { Server } from 'socket.io';

export type Io = Server<ClientMessages, ServerMessages>;

/** One connected client. */
export interface Session {
  readonly id: string;
  /** Where it comes from, for limits. */
  readonly address: string;
  connected(): boolean;
  /** Matches it follows, and by which channel it hears of which viewer's steps. */
  readonly watched: Map<string, ReadonlyMap<Viewer, number>>;
  /** The name under which it spoke last as a spectator, by match. */
  readonly speaksAs: Map<string, string>;
  /** Channels it was given so far. */
  channels: number;
  /** Sends a packet of socket.io as it is. */
  write(packet: string): void;
  join(room: string): void;
  leave(room: string): void;
}

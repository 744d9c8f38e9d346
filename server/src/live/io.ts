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
  /** Matches it follows, and as whom. */
  readonly watched: Map<string, readonly Viewer[]>;
  join(room: string): void;
  leave(room: string): void;
}

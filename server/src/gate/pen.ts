import type { Socket } from 'node:net';

/** How long a connection is kept at most. */
const HOLD_MS = 5000;

/**
 * Keeps connections that are not heard for a moment instead of ending them at once: who asks again when an answer comes,
 * or none can come any more, is slowed down to what is kept. A connection costs nothing meanwhile: nobody reads it.
 */
export class Pen {
  private readonly held = new Map<Socket, NodeJS.Timeout>();
  private readonly most: number;

  /** @param most connections kept at a time; more are ended at once */
  constructor(most: number) {
    this.most = most;
  }

  /** @param seconds after which it would be heard again */
  hold(socket: Socket, seconds: number): void {
    socket.on('error', () => undefined); // it is over with it either way
    if (this.held.size + 1 > this.most) {
      socket.resetAndDestroy(); // leaves nothing behind here, not even in the system
      return;
    }
    const timer = setTimeout(() => socket.resetAndDestroy(), Math.min(HOLD_MS, seconds * 1000));
    this.held.set(socket, timer);
    socket.once('close', () => {
      clearTimeout(timer);
      this.held.delete(socket);
    });
  }

  close(): void {
    for (const socket of [...this.held.keys()]) socket.destroy();
  }
}

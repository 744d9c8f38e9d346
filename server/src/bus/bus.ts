/**
 * # The Bus port
 *
 * Carries news between the parts of a server, and between the machines of one later on. Messages are plain JSON and are
 * not kept: who was not subscribed has missed them (and asks the store). Of one topic each subscriber gets every message
 * once, in the order of publication by one publisher. Adapters are held to `test/bus.suite.ts`.
 */
export interface Bus {
  publish(topic: string, message: unknown): void;
  /** @returns how to stop. A listener that throws harms neither the publisher nor other listeners. */
  subscribe(topic: string, listener: (message: unknown) => void): () => void;
  close(): Promise<void>;
}

import type { Seat } from '@pentapolis/kernel';

/** What a bot is asked. It gets what a person at that seat would see, and nothing else. */
export interface Thought {
  readonly game: string;
  readonly level: string;
  readonly view: unknown;
  readonly seat: Seat;
}

/** # The Thinker port: who thinks for bots. */
export interface Thinker {
  /**
   * The action a bot of that level chooses, as JSON. It need not be trusted: the server checks it like anybody's.
   * @throws Error when it could not answer; the server then plays something legal
   */
  think(thought: Thought): Promise<unknown>;
  close(): Promise<void>;
}

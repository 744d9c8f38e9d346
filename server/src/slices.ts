/** Time one slice of long work takes of a turn of the event loop, besides the last piece it began. */
const SLICE_MS = 5;

export interface SlicesOptions {
  readonly sliceMs?: number;
  /** A clock that only goes forward, in ms. */
  now?(): number;
  /** Calls back when the event loop has been round once. */
  nextTurn?(begin: () => void): void;
}

/**
 * Long work in slices, so that nobody else waits for it: whoever has some gets a slice in turn, and in one turn of the
 * event loop there is one slice, however many wait. Those who wait under one name take turns with all others as one.
 */
export interface Slices {
  /** Resolves when it is the caller's turn; what it then does until it waits again is to be short. */
  turn(who?: string): Promise<void>;
  /** Does work that pauses after every short piece, and resolves to what it returns. */
  run<T>(work: Iterator<void, T>): Promise<T>;
}

export function createSlices({
  sliceMs = SLICE_MS,
  now = () => performance.now(),
  nextTurn = (begin) => void setImmediate(begin),
}: SlicesOptions = {}): Slices {
  /** In the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();

  function begin(): void {
    const [next] = waiting;
    if (next === undefined) return;
    const [who, theirs] = next;
    waiting.delete(who);
    const resolve = theirs.shift();
    if (theirs.length > 0) waiting.set(who, theirs); // after all others
    resolve?.();
    if (waiting.size > 0) nextTurn(begin);
  }

  function turn(who = ''): Promise<void> {
    return new Promise((resolve) => {
      const theirs = waiting.get(who);
      if (theirs !== undefined) {
        theirs.push(resolve);
        return;
      }
      waiting.set(who, [resolve]);
      if (waiting.size === 1) nextTurn(begin);
    });
  }

  return {
    turn,
    async run(work) {
      for (;;) {
        await turn();
        const end = now() + sliceMs;
        do {
          const piece = work.next();
          if (piece.done === true) return piece.value;
        } while (now() < end);
      }
    },
  };
}

/** Does all of the work at once: for what is known to be short. */
export function atOnce<T>(work: Iterator<void, T>): T {
  for (;;) {
    const piece = work.next();
    if (piece.done === true) return piece.value;
  }
}

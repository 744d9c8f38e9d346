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
 * event loop there is one slice, however many wait.
 */
export interface Slices {
  /** Resolves when it is the caller's turn; what it then does until it waits again is to be short. */
  turn(): Promise<void>;
  /** Does work that pauses after every short piece, and resolves to what it returns. */
  run<T>(work: Iterator<void, T>): Promise<T>;
}

export function createSlices({
  sliceMs = SLICE_MS,
  now = () => performance.now(),
  nextTurn = (begin) => void setImmediate(begin),
}: SlicesOptions = {}): Slices {
  const waiting: (() => void)[] = [];

  function begin(): void {
    waiting.shift()?.();
    if (waiting.length > 0) nextTurn(begin);
  }

  function turn(): Promise<void> {
    return new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) nextTurn(begin);
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

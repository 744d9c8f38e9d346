import { useEffect, useState } from 'react';

/** Shorter than a frame of the screen, so that the page answers while it works. */
const SLICE_MS = 12;

/**
 * Does work that pauses after every short piece, and lets the page do what it has to in between.
 * @throws DOMException AbortError when it is given up; whatever the work throws
 */
export async function inSlices<T>(work: Iterator<void, T>, givenUp?: AbortSignal): Promise<T> {
  for (;;) {
    givenUp?.throwIfAborted();
    const end = performance.now() + SLICE_MS;
    do {
      const piece = work.next();
      if (piece.done === true) return piece.value;
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

type Outcome<T> = { readonly value: T } | { readonly error: unknown };

/**
 * The outcome of long work, begun anew when `begin` is another function; until that is done, the outcome before. What the
 * work throws is thrown while rendering.
 */
export function useSliced<T>(begin: () => Iterator<void, T>): T | undefined {
  const [outcome, setOutcome] = useState<Outcome<T>>();
  useEffect(() => {
    const abort = new AbortController();
    const tell = (told: Outcome<T>): void => {
      if (!abort.signal.aborted) setOutcome(told);
    };
    inSlices(begin(), abort.signal).then(
      (value) => tell({ value }),
      (error: unknown) => tell({ error }),
    );
    return () => abort.abort();
  }, [begin]);
  if (outcome !== undefined && 'error' in outcome) throw outcome.error;
  return outcome?.value;
}

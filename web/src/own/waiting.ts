import { useEffect } from 'react';
import { create } from 'zustand';

/** Which matches wait for the person at this screen. */
interface Waiting {
  /** Those the server told of. */
  readonly told: readonly string[];
  /** The match on the screen, which is known to the move. */
  readonly here?: { readonly id: string; readonly mine: boolean } | undefined;
}

export const useWaiting = create<Waiting>()(() => ({ told: [] }));

/** How many matches wait; the one on the screen by what the screen says. */
export function waitingCount({ told, here }: Waiting): number {
  return told.filter((id) => id !== here?.id).length + (here?.mine === true ? 1 : 0);
}

/** Another match that waits, the longest waiting first. */
export function nextWaiting({ told, here }: Waiting): string | undefined {
  return told.find((id) => id !== here?.id);
}

/** Tells the count whose turn it is in the match on the screen. */
export function useMatchHere(id: string, mine: boolean): void {
  useEffect(() => {
    useWaiting.setState({ here: { id, mine } });
    return () => useWaiting.setState({ here: undefined });
  }, [id, mine]);
}

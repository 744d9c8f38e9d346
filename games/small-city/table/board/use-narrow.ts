import { useSyncExternalStore } from 'react';

const query = '(max-width: 60rem)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the table is laid out for a phone. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);

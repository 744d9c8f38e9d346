import { useSyncExternalStore } from 'react';

/** Narrower than this there is no room for a panel beside the board; the same width stands in table.css. */
const narrow = window.matchMedia('(max-width: 60rem)');

function subscribe(changed: () => void): () => void {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

/** Whether panels are sheets here. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}

import { useSyncExternalStore } from 'react';

/** Narrower than this there is no room for a panel beside the board; the same width stands in the page's table.css. */
const query = '(max-width: 60rem)';

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether the page is laid out for a phone: panels are sheets. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);

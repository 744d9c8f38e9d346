import { useEffect } from 'react';
import { useWaiting, waitingCount } from '../own/waiting.ts';

/** The title with how many matches wait for the person at this screen. */
export function countedTitle(title: string, waiting: number): string {
  return waiting === 0 ? title : `(${waiting}) ${title}`;
}

/** The title of the page, for the tab, the history and screen readers; it begins with how many matches wait. */
export function useTitle(title: string): void {
  const waiting = useWaiting(waitingCount);
  useEffect(() => {
    document.title = countedTitle(title, waiting);
  }, [title, waiting]);
}

import { useEffect } from 'react';

/** The title of the page, for the tab, the history and screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

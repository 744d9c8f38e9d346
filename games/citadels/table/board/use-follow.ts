import { type RefObject, useEffect } from 'react';

/** Where rows scroll (on a phone), whoever plays and whatever is called comes into sight by itself. */
export function useFollow(
  root: RefObject<HTMLElement | null>,
  active: number | undefined,
  called: number,
  still: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked changes with these two
  useEffect(() => {
    for (const [row, marked] of [
      ['.cit-rail', '.cit-call[data-playing="true"]'],
      ['.cit-cities', '.cit-city[data-active="true"]'],
    ] as const) {
      const box = root.current?.querySelector<HTMLElement>(row);
      const item = box?.querySelector<HTMLElement>(marked);
      if (!box || !item) continue;
      const [outer, inner] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
      const behavior = still ? 'instant' : 'smooth';
      if (box.scrollWidth > box.clientWidth)
        box.scrollBy({ left: inner.left - outer.left - (outer.width - inner.width) / 2, behavior });
      if (box.scrollHeight > box.clientHeight) box.scrollBy({ top: inner.top - outer.top - 8, behavior });
    }
  }, [root, active, called, still]);
}

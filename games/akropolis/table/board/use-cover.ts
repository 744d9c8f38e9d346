import { type RefObject, useEffect, useState } from 'react';

/**
 * How much of the stage's left side a panel covers, in px: its width while it lies over the stage, 0 where the layout
 * gives it a row of its own.
 */
export function useCover(root: RefObject<HTMLElement | null>, selector: string): number {
  const [cover, setCover] = useState(0);
  useEffect(() => {
    const panel = root.current?.querySelector<HTMLElement>(selector);
    const stage = root.current?.querySelector<HTMLElement>('.kit-stage');
    if (!panel || !stage) return undefined;
    const measure = (): void => {
      const [side, field] = [panel.getBoundingClientRect(), stage.getBoundingClientRect()];
      setCover(side.bottom > field.top + 1 ? side.width : 0);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(panel);
    observer.observe(stage);
    return () => observer.disconnect();
  }, [root, selector]);
  return cover;
}

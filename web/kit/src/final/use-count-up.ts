import { useEffect, useState } from 'react';

/** From one line of a count to the next. */
const STEP_MS = 550;

/** How many of `rows` are counted already: one more every step, all of them at once under reduced motion. */
export function useCountUp(rows: number, reducedMotion: boolean): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (reducedMotion || shown >= rows) return undefined;
    const timer = window.setTimeout(() => setShown(shown + 1), STEP_MS);
    return () => window.clearTimeout(timer);
  }, [shown, rows, reducedMotion]);
  return reducedMotion ? rows : shown;
}

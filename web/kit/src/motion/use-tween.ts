import { useEffect, useRef, useState } from 'react';
import { mix } from '../geometry/point.ts';
import { SLOW_MS, tween } from './tween.ts';

/** A number that runs to its new value instead of jumping; at once under reduced motion and on first sight. */
export function useTween(value: number, reducedMotion: boolean, durationMs = SLOW_MS): number {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  useEffect(() => {
    const from = latest.current;
    if (from === value) return undefined;
    return tween({
      durationMs: reducedMotion ? 0 : durationMs,
      step: (share) => {
        latest.current = mix(from, value, share);
        setShown(latest.current);
      },
    });
  }, [value, reducedMotion, durationMs]);
  return shown;
}

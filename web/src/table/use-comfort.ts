import type { Comfort } from '@pentapolis/kit';
import { useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../state/settings.ts';

const still = window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(changed: () => void): () => void {
  still.addEventListener('change', changed);
  return () => still.removeEventListener('change', changed);
}

/** How the person at this screen likes it: less motion as the device says, sound as set here. */
export function useComfort(): Comfort {
  const reducedMotion = useSyncExternalStore(subscribe, () => still.matches);
  const sound = useSettings((settings) => settings.sound);
  return useMemo(() => ({ reducedMotion, sound }), [reducedMotion, sound]);
}

import { type RefObject, useEffect } from 'react';
import type { Aiming } from './use-aim.ts';

const DIGITS = '1234567890';

/** Fields, dialogs and open panels keep their keys to themselves. */
function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target?.closest('input, textarea, select, [role="dialog"]') !== null ||
    document.querySelector(':popover-open') !== null
  );
}

/**
 * Keys of the table: a digit presses the first to tenth of what is to be chosen among, Enter confirms where nothing is
 * focused, Escape drops what was prepared.
 */
export function useKeys(root: RefObject<HTMLElement | null>, aiming: Aiming): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isElsewhere(event)) return;
      const { key } = event;
      if (key === 'Escape' && aiming.begun) aiming.cancel();
      else if (key === 'Enter' && event.target === document.body) aiming.confirm();
      else if (DIGITS.includes(key)) {
        const groups = root.current?.querySelectorAll<HTMLElement>('[data-digits]');
        const [group] = groups === undefined ? [] : [...groups].slice(-1);
        const button = group?.querySelectorAll<HTMLElement>('button[data-target]')[DIGITS.indexOf(key)];
        if (button === undefined) return;
        button.focus();
        button.click();
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

import { useTableKeys } from '@pentapolis/kit';
import type { RefObject } from 'react';
import type { Aiming } from './use-aim.ts';

const DIGITS = '1234567890';

/**
 * Keys of the table: a digit presses the first to tenth of what is to be chosen among, Enter confirms where nothing is
 * focused, Escape drops what was prepared.
 */
export function useKeys(root: RefObject<HTMLElement | null>, aiming: Aiming): void {
  useTableKeys(({ key, target }) => {
    if (key === 'Escape' && aiming.begun) aiming.cancel();
    else if (key === 'Enter' && target === document.body) aiming.confirm();
    else if (DIGITS.includes(key)) {
      const groups = root.current?.querySelectorAll<HTMLElement>('[data-digits]');
      const [group] = groups === undefined ? [] : [...groups].slice(-1);
      const button = group?.querySelectorAll<HTMLElement>('button[data-target]')[DIGITS.indexOf(key)];
      if (button === undefined) return false;
      button.focus();
      button.click();
    } else return false;
    return true;
  });
}

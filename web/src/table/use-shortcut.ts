import { useEffect, useRef } from 'react';

/** Fields and dialogs keep their keys to themselves. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  );
}

/** Calls back when `key` is pressed anywhere but in a field or a dialog. Letters are compared without case. */
export function useShortcut(key: string, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!plain || event.defaultPrevented || isTyping(event.target)) return;
      if (event.key.toLowerCase() !== key) return;
      // Escape closes what is open above the table, and that alone; the browser does it unless the key was taken.
      if (key === 'escape' && document.querySelector(':popover-open') !== null) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [key]);
}

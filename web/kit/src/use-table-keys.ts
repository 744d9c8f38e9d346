import { useEffect, useRef } from 'react';

/**
 * Whether a key pressed means the table: not one with Ctrl, Alt or Command, none that something else has taken, none that
 * is typed into a field, a list or a dialog, and none while a dialog or a panel is open above the table. For browsers only;
 * it needs nothing around it, so that a test can hand it to a page.
 */
export function isTableKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const typing =
    'input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog, [role="dialog"], ' +
    '[role="alertdialog"], [role="listbox"], [role="combobox"], [role="menu"], [role="textbox"], [popover]';
  if (event.target instanceof Element && event.target.closest(typing) !== null) return false;
  return document.querySelector(':popover-open, dialog[open], [aria-modal="true"]') === null;
}

/**
 * The keys of a table, wherever on the page the focus is; {@link isTableKey} says which are meant.
 * @param onKey true when the key meant something: it then does nothing else
 */
export function useTableKeys(onKey: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (isTableKey(event) && latest.current(event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

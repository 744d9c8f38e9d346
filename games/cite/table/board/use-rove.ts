import { type RefObject, useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const buttonsIn = (group: Element): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>(':scope > li > button'),
];

/** The row of pieces is one stop of the Tab key; within it arrows, Home and End move on. */
export function useRove(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const group of root.current?.querySelectorAll('[data-rove]') ?? []) {
      const buttons = buttonsIn(group);
      const focused = buttons.find((button) => button === document.activeElement);
      const held = focused ?? buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons[0];
      for (const button of buttons) button.tabIndex = button === held ? 0 : -1;
    }
  });
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      const group = target.closest('[data-rove]');
      if (group === null || event.ctrlKey || event.metaKey || event.altKey) return;
      const buttons = buttonsIn(group);
      const at = buttons.indexOf(target);
      const step = STEPS[event.key] ?? 0;
      const next =
        event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? buttons.length - 1
            : (at + step + buttons.length) % buttons.length;
      if (at < 0 || next === at) return;
      event.preventDefault();
      for (const button of buttons) button.tabIndex = button === buttons[next] ? 0 : -1;
      buttons[next]?.focus();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [root]);
}

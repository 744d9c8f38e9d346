import { type RefObject, useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Buttons of a group, but not those inside panels that open from it. */
const buttonsIn = (group: Element): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>('button')].filter(
    (button) => button.closest('[data-rove], [popover]') === group,
  );

/**
 * Rows of things to press are one stop of the Tab key each: within a group marked `data-rove`, arrows, Home and End move
 * on. What is marked `data-target` is where Tab arrives first. Runs after every render, as things come and go.
 */
export function useRove(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const group of root.current?.querySelectorAll('[data-rove]') ?? []) {
      const buttons = buttonsIn(group);
      const held =
        buttons.find((button) => button === document.activeElement) ??
        buttons.find((button) => button.dataset.target === 'true') ??
        buttons[0];
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
      const next = at < 0 ? undefined : nextOf(event.key, at, buttons.length);
      const button = next === undefined ? undefined : buttons[next];
      if (button === undefined) return;
      event.preventDefault();
      for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
      button.focus();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [root]);
}

function nextOf(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (at + step + count) % count;
}

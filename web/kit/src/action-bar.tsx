import { createContext, type ReactNode, type RefCallback, useContext, useState } from 'react';
import { createPortal } from 'react-dom';

interface Slot {
  readonly element: HTMLElement | null;
  readonly setElement: RefCallback<HTMLElement>;
}

const SlotContext = createContext<Slot | undefined>(undefined);

/**
 * Lets a board put its controls into the action bar, which the frame draws elsewhere on the screen. The frame wraps the
 * whole table in it and renders one {@link ActionBarOutlet}; the board renders {@link ActionBar}.
 */
export function ActionBarSlot({ children }: { readonly children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return <SlotContext value={{ element, setElement }}>{children}</SlotContext>;
}

/** Where the controls land: inside the bar, after the sentence that says what is asked. */
export function ActionBarOutlet({ className }: { readonly className?: string }) {
  return <div className={className} ref={useContext(SlotContext)?.setElement} />;
}

/**
 * Controls of the board that belong to the thumb: the buttons of the choices asked for, in order of likelihood, the
 * confirming one last. Shown in the frame's action bar; nothing is shown where there is none (a replay, a fixture).
 */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  const element = useContext(SlotContext)?.element;
  return element ? createPortal(children, element) : undefined;
}

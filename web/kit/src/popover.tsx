import { type ReactNode, useId, useRef } from 'react';
import './popover.css';

interface PopoverProps {
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** Name of the button where what it shows is no text. */
  readonly label?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A button that opens a small panel beside it; Escape, a press elsewhere or the button closes it. The browser's own
 * popover, so it lies above everything and the focus returns by itself.
 */
export function Popover({ trigger, label, className, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const place = (): void => {
    const [from, box] = [button.current, panel.current];
    if (from === null || box === null) return;
    const anchor = from.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const margin = 8;
    const below = anchor.bottom + margin + height <= window.innerHeight;
    const top = below ? anchor.bottom + 4 : Math.max(margin, anchor.top - height - 4);
    const left = anchor.left + anchor.width / 2 - width / 2;
    box.style.top = `${top}px`;
    box.style.left = `${Math.min(Math.max(left, margin), window.innerWidth - width - margin)}px`;
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        popoverTarget={id}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="kit-popover"
        onToggle={(event) => {
          if (event.newState === 'open') place();
        }}
      >
        {children}
      </div>
    </>
  );
}

import { Icon } from '@pentapolis/kit';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useWords } from '../text/words.tsx';
import { useWorld } from './use-world.ts';
import './dialog.css';

interface Props {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
  /** Buttons at the foot, always in sight. */
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** Accent of the game it belongs to. */
  readonly game?: string | undefined;
}

/** A modal dialog; a sheet from below on a phone. Escape and a press beside it close it. */
export function Dialog({ title, close, children, footer, size = 'medium', game }: Props) {
  const words = useWords();
  useWorld(game);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      className="dialog-scrim"
      data-game={game}
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <Modal className="dialog-box" data-size={size}>
        <AriaDialog className="dialog">
          <header className="dialog-head">
            <Heading slot="title" className="dialog-title">
              {title}
            </Heading>
            <Button className="button" data-look="icon" aria-label={words('dialog.close')} onPress={close}>
              <Icon name="cross" />
            </Button>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
          <div className="dialog-body" tabIndex={0}>
            {children}
          </div>
          {footer && <footer className="dialog-foot">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

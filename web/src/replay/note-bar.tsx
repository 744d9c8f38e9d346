import { Icon, type IconName } from '@pentapolis/kit';
import { type ReactNode, useState } from 'react';
import { useWords } from '../text/words.tsx';
import './findings-bar.css';

interface Props {
  readonly tone: 'good' | 'bad' | 'note';
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** Something to know about what is shown, above the board, until it is closed. */
export function NoteBar({ tone, icon, children }: Props) {
  const words = useWords();
  const [shown, setShown] = useState(true);
  if (!shown) return undefined;
  return (
    <div className="findings" data-tone={tone} role="status">
      <Icon name={icon} />
      {children}
      <button
        type="button"
        className="button"
        data-look="icon"
        aria-label={words('dialog.close')}
        onClick={() => setShown(false)}
      >
        <Icon name="cross" size={16} />
      </button>
    </div>
  );
}

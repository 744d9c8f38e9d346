import { Glyph } from '@pentapolis/kit';
import { Link } from 'wouter';
import { useWords } from '../text/words.tsx';
import { LanguageSwitch, ThemeButton } from '../ui/preferences.tsx';
import { SIGNS } from '../ui/signs.data.ts';
import { Mark } from '../ui/wordmark.tsx';
import { TableMenu, type TableMenuProps } from './table-menu.tsx';

interface Props extends TableMenuProps {
  readonly name: string;
  /** "Round 3 of 8 · Build" */
  readonly phase: string;
  readonly narrow: boolean;
}

/** Where one is: the match, its phase, and what lies around it. */
export function TopBar({ name, phase, narrow, ...menu }: Props) {
  const words = useWords();
  return (
    <header className="top-bar">
      <Link href="/" className="button" data-look="icon" aria-label={words('site.home')}>
        <Mark size={26} />
      </Link>
      <div className="top-bar-words">
        <h1>{name}</h1>
        <p className="numbers">{phase}</p>
      </div>
      <div className="top-bar-tools">
        {menu.since && (
          <button type="button" className="button" data-look={narrow ? 'icon' : 'quiet'} onClick={menu.since}>
            <Glyph d={SIGNS.history} />
            <span className={narrow ? 'unseen' : undefined}>{words('table.since')}</span>
            {!narrow && <kbd>W</kbd>}
          </button>
        )}
        {!narrow && <LanguageSwitch />}
        {!narrow && <ThemeButton />}
        <TableMenu {...menu} />
      </div>
    </header>
  );
}

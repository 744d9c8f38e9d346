import { Glyph } from '@pentapolis/kit';
import { Link } from 'wouter';
import { nextWaiting, useWaiting } from '../own/waiting.ts';
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
  /** Nobody at this screen has a seat. */
  readonly spectator: boolean;
}

/** Where one is: the match, its phase, and what lies around it. */
export function TopBar({ name, phase, narrow, spectator, ...menu }: Props) {
  const words = useWords();
  const next = useWaiting(nextWaiting);
  return (
    <header className="top-bar">
      <Link href="/" className="button" data-look="icon" aria-label={words('site.home')}>
        <Mark size={26} />
      </Link>
      <div className="top-bar-words">
        <h1>{name}</h1>
        <p className="numbers">
          {spectator && <span className="tag top-bar-spectator">{words('table.spectator')}</span>}
          {phase}
        </p>
      </div>
      <div className="top-bar-tools">
        {next !== undefined && (
          <Link href={`/m/${next}`} className="button" data-look={narrow ? 'icon' : 'quiet'}>
            <Glyph d={SIGNS.next} size={18} />
            <span className={narrow ? 'unseen' : undefined}>{words('turn.nextMatch')}</span>
          </Link>
        )}
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

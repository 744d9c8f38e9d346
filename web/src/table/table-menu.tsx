import { LANGUAGES } from '@pentapolis/kernel';
import { Glyph, Icon } from '@pentapolis/kit';
import { pages, type SeatToken } from '@pentapolis/wire';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Link } from 'wouter';
import { luckOf } from '../state/luck.ts';
import { changeSettings, useSettings } from '../state/settings.ts';
import { useLanguage, useWords } from '../text/words.tsx';
import { SIGNS } from '../ui/signs.data.ts';
import { DownloadSoFar } from './download-match.tsx';
import './table-menu.css';

export interface TableMenuProps {
  readonly match: string;
  /** The seats this device acts for. */
  readonly tokens: readonly SeatToken[];
  /** Plays what happened since the viewer's last turn; absent where there is nothing. */
  readonly since?: (() => void) | undefined;
  /** Gives the match up; absent for those who hold no seat or when it is over. */
  readonly resign?: (() => void) | undefined;
  readonly over: boolean;
}

const THEMES = ['system', 'light', 'dark'] as const;

/** So that the other device can hold the replay against it too. */
function luckText(match: string): string | undefined {
  const luck = luckOf(match);
  return luck && JSON.stringify(luck);
}

async function askToNotify(): Promise<void> {
  if (!('Notification' in window)) return;
  const permission =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  changeSettings({ notify: permission === 'granted' });
}

/** Settings of this screen and what one does rarely. */
export function TableMenu({ match, tokens, resign, over }: TableMenuProps) {
  const words = useWords();
  const language = useLanguage();
  const { theme, sound, notify } = useSettings();
  const [copied, setCopied] = useState(false);
  const copy = (path: string): void => {
    void navigator.clipboard?.writeText(window.location.origin + path).then(() => setCopied(true));
  };
  return (
    <DialogTrigger onOpenChange={() => setCopied(false)}>
      <Button className="button" data-look="icon" aria-label={words('menu.open')}>
        <Glyph d={SIGNS.menu} />
      </Button>
      <Popover className="menu-popover" placement="bottom end">
        <Dialog className="menu" aria-label={words('menu.open')}>
          {({ close }) => (
            <>
              <fieldset>
                <legend>{words('theme.label')}</legend>
                <div className="segments">
                  {THEMES.map((choice) => (
                    <label key={choice}>
                      <input
                        type="radio"
                        name="menu-theme"
                        checked={theme === choice}
                        onChange={() => changeSettings({ theme: choice })}
                      />
                      <span>{words(`theme.${choice}`)}</span>
                    </label>
                  ))}
                </div>
              </fieldset>
              <fieldset>
                <legend>{words('language.label')}</legend>
                <div className="segments">
                  {LANGUAGES.map((choice) => (
                    <label key={choice}>
                      <input
                        type="radio"
                        name="menu-language"
                        checked={language === choice}
                        onChange={() => changeSettings({ language: choice })}
                      />
                      <span lang={choice}>{words(`language.${choice}`)}</span>
                    </label>
                  ))}
                </div>
              </fieldset>
              <label className="menu-line">
                <Glyph d={sound ? SIGNS.sound : SIGNS.mute} />
                <span>{words('menu.sound')}</span>
                <input
                  type="checkbox"
                  role="switch"
                  aria-checked={sound}
                  checked={sound}
                  onChange={(event) => changeSettings({ sound: event.target.checked })}
                />
              </label>
              <label className="menu-line">
                <Glyph d={SIGNS.bell} />
                <span>{words('menu.notify')}</span>
                <input
                  type="checkbox"
                  role="switch"
                  aria-checked={notify}
                  checked={notify}
                  onChange={(event) => {
                    if (event.target.checked) void askToNotify();
                    else changeSettings({ notify: false });
                  }}
                />
              </label>
              <hr />
              <button type="button" className="menu-line" onClick={() => copy(pages.match(match))}>
                <Glyph d={SIGNS.link} />
                <span>{words('menu.copy')}</span>
              </button>
              {tokens.map(({ seat, token }) => (
                <button
                  key={seat}
                  type="button"
                  className="menu-line"
                  onClick={() => copy(pages.seated(match, seat, token, luckText(match)))}
                >
                  <Glyph d={SIGNS.device} />
                  <span>
                    {tokens.length > 1 ? words('menu.carrySeat', { seat: seat + 1 }) : words('menu.carry')}
                  </span>
                </button>
              ))}
              <Link href={`/m/${match}/replay`} className="menu-line">
                <Glyph d={SIGNS.play} />
                <span>{words(over ? 'final.watch' : 'menu.replay')}</span>
              </Link>
              {!over && <DownloadSoFar id={match} />}
              <Link href="/" className="menu-line">
                <Glyph d={SIGNS.home} />
                <span>{words('match.toLobby')}</span>
              </Link>
              {resign && (
                <button
                  type="button"
                  className="menu-line menu-danger"
                  onClick={() => {
                    close();
                    resign();
                  }}
                >
                  <Glyph d={SIGNS.flag} />
                  <span>{words('menu.resign')}</span>
                </button>
              )}
              <hr />
              <p className="menu-keys" role="status">
                {copied && (
                  <>
                    <Icon name="check" size={16} /> {words('wait.copied')}
                  </>
                )}
              </p>
              <p className="menu-keys">
                <Icon name="why" size={16} /> {words('menu.keys')}
              </p>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

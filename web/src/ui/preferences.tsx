import { LANGUAGES } from '@pentapolis/kernel';
import { Glyph } from '@pentapolis/kit';
import { useSyncExternalStore } from 'react';
import { changeSettings, useSettings } from '../state/settings.ts';
import { useLanguage, useWords } from '../text/words.tsx';
import { SIGNS } from './signs.data.ts';
import './preferences.css';

const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

function subscribeDark(changed: () => void): () => void {
  systemDark.addEventListener('change', changed);
  return () => systemDark.removeEventListener('change', changed);
}

/** Whether the page is dark now, by choice or by the device. */
function useDark(): boolean {
  const theme = useSettings((settings) => settings.theme);
  const system = useSyncExternalStore(subscribeDark, () => systemDark.matches);
  return theme === 'system' ? system : theme === 'dark';
}

export function ThemeButton() {
  const words = useWords();
  const dark = useDark();
  return (
    <button
      type="button"
      className="button"
      data-look="icon"
      aria-label={words(dark ? 'theme.toLight' : 'theme.toDark')}
      title={words(dark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => changeSettings({ theme: dark ? 'light' : 'dark' })}
    >
      <Glyph d={dark ? SIGNS.sun : SIGNS.moon} />
    </button>
  );
}

export function LanguageSwitch() {
  const words = useWords();
  const current = useLanguage();
  return (
    <fieldset className="language-switch">
      <legend className="unseen">{words('language.label')}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-label={words(`language.${language}`)}
          aria-pressed={language === current}
          onClick={() => changeSettings({ language })}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

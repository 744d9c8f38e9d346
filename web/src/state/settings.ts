import { LANGUAGES, type Language } from '@pentapolis/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type Theme = 'system' | 'light' | 'dark';

/** How the person at this screen likes it. Kept on this device only. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly sound: boolean;
  /** The person wants a notification when it is their turn and the page is out of sight. */
  readonly notify: boolean;
  /** What the person called themselves last. */
  readonly name: string;
}

/** The first language of the browser that the catalogues speak. */
function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (
    LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ??
    'en'
  );
}

export const useSettings = create<Settings>()(
  persist(
    (): Settings => ({
      language: preferredLanguage(),
      theme: 'system',
      sound: false,
      notify: false,
      name: '',
    }),
    { name: 'pentapolis.settings' },
  ),
);

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
}

/** Keeps <html> in step with the settings: `lang` for screen readers and hyphenation, `data-theme` for the tokens. */
export function applySettings(): void {
  const apply = ({ language, theme }: Settings): void => {
    const root = document.documentElement;
    root.lang = language;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  };
  apply(useSettings.getState());
  useSettings.subscribe(apply);
}

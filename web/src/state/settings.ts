import { LANGUAGES, type Language } from '@pentapolis/kernel';
import { create } from 'zustand';
import { KeptEntries } from './kept-entries.ts';

const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

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

/** Where settings are kept: what a person changed, in the envelope that earlier releases gave it. */
interface KeptSettings {
  readonly state: Partial<Settings>;
}

const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme);
const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** Takes what is a setting of this release out of what was kept; other members stay in the envelope. */
function readKept(value: unknown): KeptSettings | undefined {
  const { state } = (value ?? {}) as { readonly state?: unknown };
  return typeof state === 'object' && state !== null ? (value as KeptSettings) : undefined;
}

function understood({ language, theme, sound, notify, name }: Partial<Settings>): Partial<Settings> {
  return {
    ...(isLanguage(language) ? { language } : {}),
    ...(isTheme(theme) ? { theme } : {}),
    ...(typeof sound === 'boolean' ? { sound } : {}),
    ...(typeof notify === 'boolean' ? { notify } : {}),
    ...(typeof name === 'string' ? { name } : {}),
  };
}

const ID = 'settings';
const kept = new KeptEntries('pentapolis.', readKept, () => localStorage);
const keptNow = (): Partial<Settings> => understood(kept.get(ID)?.state ?? {});

export const useSettings = create<Settings>()(() => ({
  language: preferredLanguage(),
  theme: 'system',
  sound: false,
  notify: false,
  name: '',
  ...keptNow(),
}));

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  const before = kept.get(ID);
  kept.set(ID, { ...before, state: { ...before?.state, ...change } });
}

globalThis.addEventListener?.('storage', ({ key }) => {
  if (kept.idOf(key) === ID) useSettings.setState(keptNow());
});

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

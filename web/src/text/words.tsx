import { type Args, type Catalogue, type Language, type Speaker, speaker } from '@pentapolis/kernel';
import { messages as kernelMessages } from '@pentapolis/kernel/messages';
import { kitMessages } from '@pentapolis/kit';
import { wireMessages } from '@pentapolis/wire';
import { useMemo } from 'react';
import { useSettings } from '../state/settings.ts';
import { text as en, type TextKey } from './en.ts';
import { text as fr } from './fr.ts';

const COMMON: Readonly<Record<Language, Catalogue>> = {
  en: { ...kernelMessages.en, ...kitMessages.en, ...wireMessages.en, ...en },
  fr: { ...kernelMessages.fr, ...kitMessages.fr, ...wireMessages.fr, ...fr },
};

/** Catalogues in every language, as games and tables export them. */
export type Messages = Readonly<Record<Language, Catalogue>>;

/** Says a phrase of the frame. */
export type Words = (key: TextKey, args?: Args) => string;

export function useLanguage(): Language {
  return useSettings(({ language }) => language);
}

const PLAIN = { en: speaker('en', COMMON.en), fr: speaker('fr', COMMON.fr) };

/** The phrases of the frame in the language of the person. */
export function useWords(): Words {
  const language = useLanguage();
  return useMemo<Words>(
    () =>
      (key, args = {}) =>
        PLAIN[language]({ key, args }),
    [language],
  );
}

/** The frame's own speaker outside React. */
export function plainSpeaker(language: Language = useSettings.getState().language): Speaker {
  return PLAIN[language];
}

/**
 * Makes speakers for everything said at a table: the frame, the platform, the server, the rules of the game and its table.
 * What it makes takes display names per seat.
 */
export function useSpeakerFor(
  ...more: readonly (Messages | undefined)[]
): (names: readonly string[]) => Speaker {
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of catalogues is spread into the dependencies
  return useMemo(() => {
    const all = Object.assign({}, COMMON[language], ...more.map((messages) => messages?.[language]));
    return (names) => speaker(language, all, names);
  }, [language, ...more]);
}

/** One speaker for everything said at a table. @param names display names per seat */
export function useSpeaker(names: readonly string[], ...more: readonly (Messages | undefined)[]): Speaker {
  const sayFor = useSpeakerFor(...more);
  return useMemo(() => sayFor(names), [sayFor, names]);
}

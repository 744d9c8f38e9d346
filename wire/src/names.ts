/*
 * When two names are one to the eye. Skeletons are those of Unicode's table of confusables (UTS 39). The table is large,
 * so this is a door of its own: no page loads it that compares no names.
 */
import { LANGUAGES, type Language, speaker } from '@pentapolis/kernel';
import unhomoglyph from 'unhomoglyph';

/** As many seats as any request may name. */
const MOST_SEATS = 16;

/** Accents and the like, which hide under a letter; vowel signs and other marks that spell words stay. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]/gu;
/** Spaces and signs between letters, which are easily overlooked. */
const GAPS = /[\p{Z}\p{P}]/gu;

/** What is left of a name for the eye that does not look closely; itself where nothing else is left. */
function bare(name: string): string {
  const letters = name.normalize('NFKD').replace(ACCENTS, '');
  const close = letters.replace(GAPS, '');
  return close === '' ? letters : close;
}

/**
 * A name as it looks: names that share one of these are told apart by nobody. There are two, because a capital may look
 * like another letter than its small form does: "AI" is both "ai" and "Al".
 */
function looks(name: string): readonly string[] {
  const letters = bare(name);
  return [letters.toLowerCase(), unhomoglyph(letters).toLowerCase()].map((text) => bare(unhomoglyph(text)));
}

/** Whether a hasty reader may take one name for the other: case, width, accents, gaps and look-alike letters ignored. */
export function lookAlike(a: string, b: string): boolean {
  const seen = looks(a);
  return looks(b).some((look) => seen.includes(look));
}

/** `name`, or `name 2`, `name 3`, … when it looks like one that others bear. */
export function uniqueName(name: string, taken: readonly string[]): string {
  const seen = new Set(taken.flatMap(looks));
  const isTaken = (text: string): boolean => looks(text).some((look) => seen.has(look));
  let unique = name;
  for (let number = 2; isTaken(unique); number++) unique = `${name} ${number}`;
  return unique;
}

/** What readers of any language may be shown for a seat without a name. */
export function defaultNames(seat: number): readonly string[] {
  return LANGUAGES.map((language) => speaker(language, {}).seat(seat));
}

/**
 * Names to show together: those that look alike, and those that nobody gave, by what `numbered` says of their seats.
 * @param numbered what to show for a seat: with its name, or '' where it has none
 */
export function toldApart(
  names: readonly string[],
  numbered: (name: string, seat: number) => string,
): readonly string[] {
  return names.map((name, seat) => {
    const alone = names.every((other, index) => index === seat || !lookAlike(name, other));
    return name !== '' && alone ? name : numbered(name, seat);
  });
}

/** Who looks on and gave no name is called this. */
export const SPECTATOR: Readonly<Record<Language, string>> = { en: 'Spectator', fr: 'Spectateur' };

/** The name somebody gave; '' when it only says what all are called who gave none, so that "Player 1" sits at one seat. */
export function givenName(name: string): string {
  const unnamed = [
    ...Array.from({ length: MOST_SEATS }, (_, seat) => defaultNames(seat)),
    Object.values(SPECTATOR),
  ];
  return unnamed.flat().some((other) => lookAlike(name, other)) ? '' : name;
}

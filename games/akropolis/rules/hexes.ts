/** The five colours of district, in the order of the score pad. A district's index in this list is its colour index 0..4. */
export const DISTRICTS = ['house', 'market', 'barracks', 'temple', 'garden'] as const;
export type District = (typeof DISTRICTS)[number];

/**
 * What a hex shows, as one letter: a district in lower case, the plaza of its colour in upper case, `q` a quarry.
 * The same letters as on score sheets written by hand.
 */
export type HexLetter = 'h' | 'm' | 'b' | 't' | 'g' | 'H' | 'M' | 'B' | 'T' | 'G' | 'q';

/**
 * The same as a small number, for states and search: 0 = no hex, 1..5 = district of colour 0..4,
 * 6..10 = plaza of colour 0..4, 11 = quarry.
 */
export type HexCode = number;

const LETTERS = '.hmbtgHMBTGq';

export const NO_HEX = 0;
export const FIRST_PLAZA = 6;
export const QUARRY = 11;

/** Stars on a plaza, by colour index: houses 1, markets 2, barracks 2, temples 2, gardens 3. [AKR-PLAZA-1] */
export const STARS: readonly number[] = [1, 2, 2, 2, 3];

export function hexCode(letter: string): HexCode {
  return letter.length === 1 ? Math.max(0, LETTERS.indexOf(letter)) : NO_HEX;
}

export function hexLetter(code: HexCode): HexLetter {
  return (LETTERS[code] ?? '.') as HexLetter;
}

/** Colour index of a district hex; -1 for plazas, quarries and empty ground. */
export function districtColour(code: HexCode): number {
  return code >= 1 && code < FIRST_PLAZA ? code - 1 : -1;
}

/** Colour index of a plaza hex; -1 for everything else. */
export function plazaColour(code: HexCode): number {
  return code >= FIRST_PLAZA && code < QUARRY ? code - FIRST_PLAZA : -1;
}

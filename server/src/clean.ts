/** Control characters, zero-width and bidirectional formatting: invisible, or able to dress a text up as another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;
/** Joins emoji; harmless between two of them, and only there. */
const JOINER = /(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu;

/**
 * Text as people may see it: NFC, nothing invisible, single spaces, no more than three marks on one letter.
 * @param most longest result in characters (code points)
 * @returns undefined when nothing is left, or too much
 */
export function cleanText(text: string, most: number): string | undefined {
  const kept = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .split(JOINER)
    .map((part) => part.replace(UNSEEN, ''))
    .join('\u200d')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/ +/g, ' ')
    .trim();
  const length = [...kept].length;
  return length >= 1 && length <= most ? kept : undefined;
}

/** A name as it is kept: '' where nobody gave one, undefined where it can't be used. */
export function cleanName(name: string | undefined, most: number): string | undefined {
  return name === undefined || name === '' ? '' : cleanText(name, most);
}

import { isViolation, type Json, type Language, type ScorePad, speaker } from '@pentapolis/kernel';
import { messages } from '../rulebook/index.ts';
import {
  type CityScore,
  DISTRICTS,
  type Doubt,
  doubtsAbout,
  readScoreSheet,
  scoreSheet,
} from '../rules/index.ts';
import { words as en } from './messages.en.ts';
import { words as fr } from './messages.fr.ts';

export const WORDS = { en, fr } as const;

/** The lines of the score pad: value × stars = points for each colour, the stones, the sum. */
export function scoreLines({ districts, stonePoints, total }: CityScore, language: Language): string[] {
  const say = speaker(language, { ...messages[language], ...WORDS[language] });
  const rows = DISTRICTS.map((district) => {
    const { value, stars, points } = districts[district];
    const sum = `${String(value).padStart(3)} × ${String(stars).padStart(2)} = `;
    return { name: say.term(`district.${district}`), sum, points };
  });
  const all = [
    ...rows,
    { name: say.term('text.stones'), sum: '', points: stonePoints },
    { name: say.term('text.total'), sum: '', points: total },
  ];
  const width = Math.max(...all.map(({ name }) => name.length));
  return all.map(
    ({ name, sum, points }) => `${name.padEnd(width)}  ${sum.padStart(11)}${String(points).padStart(4)}`,
  );
}

/** For people with the box: `readScoreSheet` says what a sheet looks like. */
export const scorePad: ScorePad = {
  example: {
    cells: [
      { q: 0, r: 0, hex: 'H', height: 1 },
      { q: 0, r: -1, hex: 'q', height: 1 },
      { q: 1, r: 0, hex: 'q', height: 1 },
      { q: -1, r: 1, hex: 'q', height: 1 },
      { q: 1, r: -1, hex: 'h', height: 1 },
      { q: 2, r: -1, hex: 'm', height: 1 },
      { q: 2, r: -2, hex: 'M', height: 1 },
    ],
    stones: 3,
    variants: ['house'],
    rulings: { barracksEdge: 'outsideOnly' },
  },
  score(value) {
    const sheet = readScoreSheet(value);
    if (isViolation(sheet)) return sheet;
    const warnings = doubtsAbout(sheet.cells);
    return { ...scoreSheet(sheet), ...(warnings.length === 0 ? {} : { warnings }) } as unknown as Json;
  },
  lines(score, language) {
    const { warnings = [], ...city } = score as unknown as CityScore & { readonly warnings?: Doubt[] };
    const say = speaker(language, { ...messages[language], ...WORDS[language] });
    return [...scoreLines(city, language), ...warnings.map((warning) => say(warning))];
  },
};

import { isViolation, type Json, type Language, type ScorePad, speaker } from '@pentapolis/kernel';
import { messages } from '../rulebook/index.ts';
import { type Doubt, doubtsAbout, readScoreSheet, type SheetScore, scoreSheet } from '../rules/index.ts';
import { messages as en } from './messages.en.ts';
import { messages as fr } from './messages.fr.ts';

export const WORDS = { en, fr } as const;

const PARTS = ['cost', 'extra', 'colours', 'completion', 'special', 'total'] as const;

/** Player by player, the best first: where the points come from, and their sum. */
export function scoreLines({ players }: SheetScore, language: Language): string[] {
  const say = speaker(language, { ...messages[language], ...WORDS[language] });
  const width = Math.max(...PARTS.map((part) => say.term(`text.${part}`).length));
  return players
    .map((player, seat) => ({
      ...player,
      name: player.name || say.term('text.player', { player: seat + 1 }),
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ name, rank, haunted, ...points }) => [
      say.term('text.rank', { rank, name }),
      ...PARTS.map(
        (part) => `  ${say.term(`text.${part}`).padEnd(width)}${String(points[part]).padStart(5)}`,
      ),
      ...(haunted === undefined
        ? []
        : [`  ${say.term('text.haunted', { colour: say.term(`colour.${haunted}`) })}`]),
    ]);
}

/** For people with the box: `readScoreSheet` says what a sheet looks like. */
export const scorePad: ScorePad = {
  example: {
    goal: 8,
    players: [
      {
        name: 'Ada',
        districts: ['manor', 'castle', 'temple', 'church', 'tavern', 'market', 'watchtower', 'dragonGate'],
        beautified: ['castle'],
        gold: 2,
        first: true,
      },
      {
        name: 'Bo',
        districts: ['palace', 'cathedral', 'harbor', 'fortress', 'hauntedCity', 'museum', 'mapRoom'],
        gold: 4,
        hand: 3,
        museum: 2,
      },
    ],
  },
  score(value) {
    const sheet = readScoreSheet(value);
    if (isViolation(sheet)) return sheet;
    const score = scoreSheet(sheet);
    const warnings = doubtsAbout(sheet, score);
    return { ...score, ...(warnings.length === 0 ? {} : { warnings }) } as unknown as Json;
  },
  lines(score, language) {
    const { warnings = [], ...cities } = score as unknown as SheetScore & { readonly warnings?: Doubt[] };
    const say = speaker(language, messages[language]);
    return [...scoreLines(cities, language), ...warnings.map((warning) => say(warning))];
  },
};

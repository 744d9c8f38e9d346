import { isViolation, type Json, type Language, type ScorePad, speaker } from '@pentapolis/kernel';
import { type PlayerScore, readScoreSheet, scoreSheet } from '../rules/index.ts';
import { words as en } from './messages.en.ts';
import { words as fr } from './messages.fr.ts';

export const WORDS = { en, fr } as const;

/** For people with the box: `readScoreSheet` says what a sheet looks like. */
export const scorePad: ScorePad = {
  example: {
    players: [
      { name: 'Albert', cases: 25, resources: 0 },
      { name: 'Elsa', cases: 55, resources: 4 },
      { name: 'Cécile', cases: 53, resources: { wood: 12, gold: 8 } },
      { name: 'Déïle', cases: 54, resources: 16 },
    ],
  },
  score(value) {
    const sheet = readScoreSheet(value);
    return isViolation(sheet) ? sheet : ({ players: scoreSheet(sheet) } as unknown as Json);
  },
  lines: (score, language) => scoreLines((score as unknown as { players: PlayerScore[] }).players, language),
};

/** One line per player, best first. */
function scoreLines(players: readonly PlayerScore[], language: Language): string[] {
  const say = speaker(language, { ...WORDS[language] });
  const width = Math.max(...players.map(({ name }) => name.length));
  return players
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ name, rank, buildings, cards, converted, cases, left }) => {
      const parts = { buildings, cards, converted, cases, left };
      return `${rank}. ${name.padEnd(width)}  ${say.term('text.sum', parts)}`;
    });
}

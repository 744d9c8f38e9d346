import { isViolation, type Json, type Language, type ScorePad, speaker } from '@pentapolis/kernel';
import { messages } from '../rulebook/index.ts';
import { type Mode, readScoreSheet, type SheetScore, scoreSheet } from '../rules/index.ts';
import { words as en } from './messages.en.ts';
import { words as fr } from './messages.fr.ts';

export const WORDS = { en, fr } as const;

const BASE: Readonly<Record<Mode, keyof typeof en>> = {
  basic: 'text.votes',
  votes: 'text.votes',
  economic: 'text.money',
  citizens: 'text.citizens',
  cultural: 'text.culture',
};

/** The lines of the score pad, a block per player. */
export function scoreLines({ mode, seats }: SheetScore, language: Language): string[] {
  const say = speaker(language, { ...messages[language], ...WORDS[language] });
  return seats.flatMap((score, at) => {
    const kept = score.promiseNumber === 0 ? '' : say.term(score.kept ? 'text.kept' : 'text.broken');
    const promise =
      score.promiseNumber === 0 ? '' : ` (${say.term(`promise.${score.promiseNumber}`)} : ${kept})`;
    const rows: [string, string][] = [
      [say.term(BASE[mode]), String(score.base)],
      [
        say.term('text.promises'),
        `${score.promise}${language === 'fr' ? promise : promise.replace(' :', ':')}`,
      ],
      ...(score.specialsKept.length > 0
        ? [[say.term('text.specialPoints'), String(score.specials)] as [string, string]]
        : []),
      ...(mode === 'basic' || mode === 'votes'
        ? [
            [say.term('text.pollution'), String(score.pollution === 0 ? 0 : -score.pollution)] as [
              string,
              string,
            ],
          ]
        : []),
      [say.term('text.total'), String(score.total)],
      seats.length > 1
        ? [say.term('text.rank'), String(score.rank)]
        : [
            say.term('text.titleEarned'),
            say.term(score.title === undefined ? 'text.noTitle' : `title.${score.title}`),
          ],
    ];
    const width = Math.max(...rows.map(([name]) => name.length));
    return [
      ...(seats.length > 1 ? [say.term('text.player', { player: at + 1 })] : []),
      ...rows.map(([name, value]) => `${seats.length > 1 ? '  ' : ''}${name.padEnd(width)}  ${value}`),
    ];
  });
}

/** For people with the box: `readScoreSheet` says what a sheet looks like. */
export const scorePad: ScorePad = {
  example: {
    mode: 'votes',
    seats: [
      {
        votes: 71,
        pollution: 12,
        money: 3,
        promise: 8,
        specials: [18],
        residences: [2, 1, 0, 2, 0],
        culture: ['SCH', 'LIB', 'MUS'],
      },
      { votes: 64, pollution: 5, money: 6, promise: 1, residences: [3, 1, 1, 0, 0] },
    ],
  },
  score(value) {
    const sheet = readScoreSheet(value);
    return isViolation(sheet) ? sheet : (scoreSheet(sheet) as unknown as Json);
  },
  lines: (score, language) => scoreLines(score as unknown as SheetScore, language),
};

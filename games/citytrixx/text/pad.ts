import { isViolation, type Json, type Language, type ScorePad, speaker } from '@pentapolis/kernel';
import { messages } from '../rulebook/index.ts';
import { readScoreSheet, type SheetScore, scoreSheet } from '../rules/index.ts';
import { words as en } from './messages.en.ts';
import { words as fr } from './messages.fr.ts';

export const WORDS = { en, fr } as const;

/** What a share of each company counts, then player by player, the richest first: shares × unit = worth, and the sum. */
export function scoreLines({ companies, players }: SheetScore, language: Language): string[] {
  const say = speaker(language, { ...messages[language], ...WORDS[language] });
  const named = (id: string): string => say.term(`company.${id}`);
  const units = companies.map(({ id, value, dividend, unit }) =>
    dividend === 0
      ? say.term('text.unitOnly', { name: named(id), unit })
      : say.term('text.unit', { name: named(id), value, dividend, unit }),
  );
  const width = Math.max(
    ...[...companies.map(({ id }) => named(id)), say.term('text.cash'), say.term('text.total')].map(
      ({ length }) => length,
    ),
  );
  const line = (name: string, sum: string, worth: number): string =>
    `  ${name.padEnd(width)}  ${sum.padStart(12)}${String(worth).padStart(7)}`;
  const blocks = players
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ name, rank, cash, holdings, total }) => [
      '',
      say.term('text.rank', { rank, name }),
      ...holdings
        .filter(({ shares }) => shares > 0)
        .map(({ company, shares, worth }) => line(named(company), `${shares} × ${worth / shares} = `, worth)),
      line(say.term('text.cash'), '', cash),
      line(say.term('text.total'), '', total),
    ]);
  return [...units, ...blocks.flat()];
}

/** For people with the box: `readScoreSheet` says what a sheet looks like. */
export const scorePad: ScorePad = {
  example: {
    units: { BE: 150, FR: { value: 100, dividend: 15 }, DE: { value: 120, income: 330 } },
    holdings: {
      Paul: { BE: 3, FR: 2, DE: 3, cash: 63, company: 'BE' },
      Hubert: { BE: 4, FR: 4, cash: 18, company: 'FR' },
      Aoulad: { FR: 2, DE: 6, cash: 114, company: 'DE', total: 1262 },
    },
    presidents: { BE: 'Hubert', FR: 'Hubert', DE: 'Aoulad' },
    priority: ['DE', 'BE', 'FR'],
  },
  score(value) {
    const sheet = readScoreSheet(value);
    return isViolation(sheet) ? sheet : (scoreSheet(sheet) as unknown as Json);
  },
  lines: (score, language) => scoreLines(score as unknown as SheetScore, language),
};

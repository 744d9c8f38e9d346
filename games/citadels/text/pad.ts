import {
  isViolation,
  type Json,
  type Language,
  type ScorePad,
  type Speaker,
  speaker,
} from '@pentapolis/kernel';
import { messages } from '../rulebook/index.ts';
import {
  type Doubt,
  doubtsAbout,
  readScoreSheet,
  SCORE_PARTS,
  type ScorePart,
  type SheetScore,
  scoreSheet,
  type Verdict,
  verdictOf,
} from '../rules/index.ts';
import { messages as en } from './messages.en.ts';
import { messages as fr } from './messages.fr.ts';

export const WORDS = { en, fr } as const;

/** What `score citadels` says: every city, who has won and why, and what can't be. */
export interface ScoredSheet extends SheetScore {
  readonly verdicts: readonly Verdict[];
  readonly warnings?: readonly Doubt[];
}

type Scored = SheetScore['players'][number];

const cited = (words: string, rule: string | undefined): string =>
  rule === undefined ? words : `${words} [${rule}]`;

/** Player by player, the best first: where the points come from and why, their sum, and who has won. */
export function scoreLines({ players, verdicts, warnings = [] }: ScoredSheet, language: Language): string[] {
  const say = speaker(
    language,
    { ...messages[language], ...WORDS[language] },
    players.map(({ name }) => name),
  );
  return [
    ...players
      .map((player, seat) => ({ player, seat }))
      .toSorted((a, b) => a.player.rank - b.player.rank)
      .flatMap(({ player, seat }) => [
        say.term('text.rank', { rank: player.rank, name: say.seat(seat) }),
        ...partLines(player, say),
      ]),
    ...[...verdicts, ...warnings].map((remark) => cited(say(remark), remark.rule)),
  ];
}

/** A line for each part of the count with its first reason beside it and the others below. */
function partLines({ reasons, ...score }: Scored, say: Speaker): string[] {
  const label = (part: ScorePart | 'total'): string => say.term(`text.${part}`);
  const width = Math.max(...[...SCORE_PARTS, 'total' as const].map((part) => label(part).length));
  const line = (name: string, points: string, reason: string): string =>
    `  ${name.padEnd(width)}${points.padStart(5)}  ${reason}`.trimEnd();
  return [
    ...SCORE_PARTS.flatMap((part) => {
      const why = reasons
        .filter((reason) => reason.part === part)
        .map((reason) => cited(say(reason), reason.rule));
      const [first = '', ...more] = why;
      return [line(label(part), String(score[part]), first), ...more.map((reason) => line('', '', reason))];
    }),
    line(label('total'), String(score.total), ''),
  ];
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
    const warnings = doubtsAbout(sheet);
    const scored: ScoredSheet = {
      ...score,
      verdicts: verdictOf(score),
      ...(warnings.length === 0 ? {} : { warnings }),
    };
    return scored as unknown as Json;
  },
  lines: (score, language) => scoreLines(score as unknown as ScoredSheet, language),
};

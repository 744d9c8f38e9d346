import { disagreement, isViolation, type Json, pathText, type Truth } from '@pentapolis/kernel';
import { KINDS } from './cards.ts';
import type { ComponentSet } from './components.ts';
import { LEAST_ADVISED, LEAST_SEATS, MOST_SEATS } from './options.ts';
import { REMARKS } from './read-fields.ts';
import { readScoreSheet } from './sheet.ts';

/**
 * Parts of a set file that repeat what its cards or the rules say already. They may be left out; where they are given
 * they must agree, to the last member.
 */
export const SUMMARIES = [
  'game',
  'players',
  'deckPerCompany',
  'yearMix',
  'trainLevels',
  'personalMoneyCard',
  'moneyCards',
  'turnOrderCards',
  'yearCards',
  'constants',
  'scoringExample',
];

/** What the summaries must say, by path. [CTX-SET-3] */
function truths(set: ComponentSet): Readonly<Record<string, Truth>> {
  const [first] = set.companies;
  const own = set.cards.filter(({ company }) => company === first?.id);
  const levels = [1, 2, 3, 4].map((level): [string, number[]] => [
    `T${level}`,
    own.filter(({ trainLevel }) => trainLevel === level).map(({ rank }) => rank),
  ]);
  const mix = [1, 2, 3].map((year): [string, Truth] => [
    String(year),
    Object.fromEntries(
      KINDS.map((kind) => [kind, own.filter((card) => card.kind === kind && card.introYear === year).length]),
    ),
  ]);
  return {
    game: 'CityTriXX',
    players: { min: LEAST_ADVISED, max: MOST_SEATS, minWithFallbackRule: LEAST_SEATS },
    deckPerCompany: {
      total: 27,
      playable: 24,
      certificates: 8,
      trains: 8,
      money: 8,
      byYear: { 1: 14, 2: 6, 3: 4 },
      nonPlayable: ['presidentCertificate', 'personalMoneyCard', 'incomeDividendsCard'],
      discs: { large: 1, small: 5 },
    },
    yearMix: Object.fromEntries(mix),
    trainLevels: {
      ...Object.fromEntries(levels),
      rust: { T1: 'end of year 1', T2: 'end of year 2' },
    },
    personalMoneyCard: {
      discs: 3,
      digits: ['units 0-9', 'tens 0-90', 'hundreds 0-900'],
      start: 200,
    },
    moneyCards: {
      modes: { literal: 'cash = black number (rank)', calibrated: 'cash = 2 x black number' },
      default: 'literal',
    },
    turnOrderCards: { count: MOST_SEATS },
    yearCards: { count: 3 },
    constants: { tricksPerYear: 10, maxSharesPerCompany: 6, presidentShares: 2, startCash: 200 },
  };
}

/** Where a summary says otherwise than the set or the rules, and the phrase that says so. [CTX-SET-3] */
export function summaryOf(
  set: ComponentSet,
  file: Readonly<Record<string, unknown>>,
):
  | { readonly field: string; readonly wants: string; readonly args?: Readonly<Record<string, Json>> }
  | undefined {
  for (const [member, truth] of Object.entries(truths(set))) {
    const said = file[member];
    const found = said === undefined ? undefined : disagreement(truth, said, REMARKS);
    if (found !== undefined) return { field: pathText([member, ...found.path]), wants: WANTS[found.why] };
  }
  // An example has to be counted as it says.
  const example = file.scoringExample === undefined ? undefined : readScoreSheet(file.scoringExample);
  if (!isViolation(example)) return undefined;
  const { field, wants, ...args } = example.args;
  return {
    field: ['scoringExample', ...(field === 'file' ? [] : [field])].join('.'),
    wants: String(wants),
    args,
  };
}

const WANTS = { unknown: 'unknown', differs: 'agrees', words: 'remark' } as const;

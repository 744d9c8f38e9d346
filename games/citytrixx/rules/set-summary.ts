import { KINDS } from './cards.ts';
import type { ComponentSet } from './components.ts';
import { LEAST_ADVISED, LEAST_SEATS, MOST_SEATS } from './options.ts';
import { at } from './read-fields.ts';

/**
 * Parts of a set file that repeat what its cards or the rules say already. They may be left out; where they are given
 * they must agree. Examples and remarks among them are not read.
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

type Said = Readonly<Record<string, unknown>>;

/** What the summaries must say, by path. [CTX-SET-3] */
function truths(set: ComponentSet): Said {
  const [first] = set.companies;
  const own = set.cards.filter(({ company }) => company === first?.id);
  const levels = [1, 2, 3, 4].map((level): [string, number[]] => [
    `T${level}`,
    own.filter(({ trainLevel }) => trainLevel === level).map(({ rank }) => rank),
  ]);
  const mix = [1, 2, 3].map((year): [string, Said] => [
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
    },
    yearMix: Object.fromEntries(mix),
    trainLevels: Object.fromEntries(levels),
    personalMoneyCard: { start: 200 },
    turnOrderCards: { count: MOST_SEATS },
    yearCards: { count: 3 },
    constants: { tricksPerYear: 10, maxSharesPerCompany: 6, presidentShares: 2, startCash: 200 },
  };
}

/** The first summary of `file` that does not agree with the set or the rules. */
export function summaryOf(set: ComponentSet, file: Said): string | undefined {
  return disagreement('', truths(set), file);
}

function disagreement(path: string, truth: Said, given: Said): string | undefined {
  for (const [member, wanted] of Object.entries(truth)) {
    const said = given[member];
    if (said === undefined) continue;
    const field = at(path, member);
    if (typeof wanted !== 'object' || Array.isArray(wanted)) {
      if (JSON.stringify(said) !== JSON.stringify(wanted)) return field;
    } else if (typeof said !== 'object' || said === null) return field;
    else {
      const inside = disagreement(field, wanted as Said, said as Said);
      if (inside !== undefined) return inside;
    }
  }
  return undefined;
}

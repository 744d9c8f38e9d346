import type { Violation } from '@pentapolis/kernel';
import { BUILDINGS, type BuildingId, copiesOf, sizeOf } from './buildings.ts';
import { cardOf } from './cards.ts';
import { rank } from './ranking.ts';
import { amounts, attempt, card, fail, fieldsOf, flag, list, text, whole } from './read.ts';
import { pileOf, total } from './resources.ts';
import { type Score, scoreHoldings } from './scoring.ts';

/** What a player has at the end, as somebody wrote it down; see docs/games/cite.md. */
export interface SheetPlayer {
  readonly name: string;
  /** Cases built. */
  readonly cases: number;
  /** Resources unused, those in the Bank included. */
  readonly resources: number;
  /** Cards that count at the end, and what they need. */
  readonly cards: readonly ReturnType<typeof card>[];
  /** Sizes of surrounded buildings. */
  readonly surrounded: readonly number[];
  /** All three workshops built. */
  readonly workshops: boolean;
  /** Found guilty by the jury. */
  readonly guilty: boolean;
  /** First to have built everything in a race without turns. [CTE-SIMUL-4] */
  readonly finished?: boolean;
}

export interface ScoreSheet {
  readonly players: readonly SheetPlayer[];
}

export interface PlayerScore extends Score {
  readonly name: string;
  readonly rank: number;
}

const MOST_CASES = 65;

/** `{"mill": 1, "smallShop": 5}`: Cases of what is built. */
function casesFrom(value: unknown, path: string): number {
  const fields = fieldsOf(value, path, BUILDINGS);
  return BUILDINGS.reduce((sum, id) => {
    if (fields[id] === undefined) return sum;
    return sum + sizeOf(id) * whole(fields[id], `${path}.${id}`, 0, mostOf(id));
  }, 0);
}

function mostOf(id: BuildingId): number {
  const choices = { game: 'advanced' } as const;
  return Math.max(
    ...[0, 1, 2, 3].flatMap((seat) => [3, 4].map((seats) => copiesOf(id, seat, seats, choices))),
  );
}

function readPlayer(value: unknown, path: string): SheetPlayer {
  const fields = fieldsOf(value, path, [
    'name',
    'cases',
    'buildings',
    'resources',
    'cards',
    'surrounded',
    'workshops',
    'guilty',
    'finished',
  ]);
  if ((fields.cases === undefined) === (fields.buildings === undefined)) fail(`${path}.cases`, 'either');
  const cards = fields.cards === undefined ? [] : list(fields.cards, `${path}.cards`, [0, 6], card);
  if (new Set(cards).size < cards.length) fail(`${path}.cards`, 'different');
  return {
    name: text(fields.name, `${path}.name`, 60),
    cases:
      fields.cases === undefined
        ? casesFrom(fields.buildings, `${path}.buildings`)
        : whole(fields.cases, `${path}.cases`, 0, MOST_CASES),
    resources:
      typeof fields.resources === 'object'
        ? total(pileOf(amounts(fields.resources, `${path}.resources`, 0)))
        : whole(fields.resources, `${path}.resources`, 0, 9999),
    cards,
    surrounded:
      fields.surrounded === undefined
        ? []
        : list(fields.surrounded, `${path}.surrounded`, [0, MOST_CASES], (size, at) => whole(size, at, 1, 9)),
    workshops: fields.workshops === undefined ? false : flag(fields.workshops, `${path}.workshops`),
    guilty: fields.guilty === undefined ? false : flag(fields.guilty, `${path}.guilty`),
    ...(fields.finished === undefined ? {} : { finished: flag(fields.finished, `${path}.finished`) }),
  };
}

/** Reads an untrusted sheet, or says which field is wrong. [CTE-END-3] */
export function readScoreSheet(value: unknown): ScoreSheet | Violation {
  return attempt('CTE-END-3', () => {
    const fields = fieldsOf(value, 'sheet', ['players']);
    const players = list(fields.players, 'players', [1, 4], readPlayer);
    const winner = players.findIndex(({ finished }) => finished === true);
    const second = players.findLastIndex(({ finished }) => finished === true);
    if (second > winner) fail(`players.${second}.finished`, 'nothing');
    return { players };
  });
}

/** [CTE-END-3] [CTE-END-4] [CTE-END-5] [CTE-JURY-3] */
export function scoreSheet({ players }: ScoreSheet): PlayerScore[] {
  const scores = players.map(({ cases, resources, cards, surrounded, workshops }) =>
    scoreHoldings({
      cases,
      resources,
      cards: cards.map((id) => cardOf([], id)),
      surrounded,
      allWorkshops: workshops,
    }),
  );
  const ranks = rank(
    scores.map(({ cases, left }, index) => ({
      cases,
      left,
      first: players[index]?.finished === true,
      guilty: players[index]?.guilty === true,
    })),
  );
  return scores.map((score, index) => ({
    name: players[index]?.name ?? '',
    ...score,
    rank: ranks[index] as number,
  }));
}

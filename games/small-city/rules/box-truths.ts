import { type Truth, WORDS } from '@pentapolis/kernel';
import { CARD_EFFECTS, CONTESTS, PREDICATES } from './box-truths.data.ts';
import { BASE_CARDS, CARDS } from './cards.ts';
import { OWN_COMPONENTS } from './components.data.ts';
import type { DECKS } from './components.ts';
import { INDUSTRY_GAINS, TOURISM_GAINS } from './council.ts';
import { ROUNDS } from './flow.ts';
import { ECONOMY_GAINS } from './gains.ts';
import { CUBE_MONEY, CUBE_VOTES, LOT_VOTES } from './income.ts';
import { DIFFICULTIES, MOST_SEATS } from './options.ts';
import { FIRST_SPECIAL, LAST_SPECIAL, PROMISE_VALUE, SPECIAL_BROKEN } from './promises.ts';
import { TITLES } from './scoring.ts';
import { CUBES, MONEY } from './setup.ts';
import { type Category, isWorks, NATURE, SCARCE_TILES, type TileId } from './tiles.ts';
import { UNIVERSITY_VOTES } from './votes.ts';

const COLOURS = ['white', 'grey', 'black'] as const;
const byColour = (amounts: readonly number[]): Record<string, number> =>
  Object.fromEntries(COLOURS.map((colour, at) => [colour, amounts[at]!]));

/** What a file calls the categories. */
const CATEGORIES: Readonly<Record<Category, string>> = {
  residence: 'residential',
  commerce: 'commercial',
  factory: 'factory',
  industry: 'industry',
  warehouse: 'warehouse',
  park: 'park',
  service: 'service',
  culture: 'cultural',
  hall: 'cultural',
};

const INDUSTRY = ['refinery', 'harbor'] as const;

/** [SMC-HOME-3] [SMC-TRADE-1] [SMC-WORKS-3] [SMC-WORKS-4] */
function needs(type: TileId): Record<string, Truth> {
  const { category, level } = NATURE[type];
  if (category === 'residence') return { culturalInfluence: level === 1 ? 0 : level };
  if (category === 'commerce') return { residentialInfluence: level };
  if (type === 'F2') return { influenceAnyOf: INDUSTRY };
  return type === 'F3' ? { influenceAllOf: INDUSTRY } : {};
}

/** What the rules say of a tile, whatever its shape and its number. */
export function tileTruths(type: TileId): Record<string, Truth> {
  const { category, level } = NATURE[type];
  const own = OWN_COMPONENTS.tiles.find(({ id }) => id === type)!;
  const size = own.cells.length;
  const levelled = category === 'residence' || category === 'commerce' || category === 'factory';
  return {
    category: CATEGORIES[category],
    size,
    ...(levelled ? { level, needs: needs(type) } : {}),
    ...(category === 'culture' || category === 'hall'
      ? {}
      : { cost: category === 'warehouse' ? 0 : size - (own.water?.length ?? 0) }),
    ...(category === 'residence'
      ? { forbidInfluenceBy: ['factory', 'refinery', 'harbor', 'warehouse'] }
      : {}),
    ...(isWorks(type) ? { forbidInfluenceBy: ['residential'] } : {}),
    ...(category === 'factory' ? { grantsWarehouse: type === 'F1' } : {}),
    ...(category === 'warehouse' ? { storage: size } : {}),
    ...(category === 'park' ? { pollutionPerSpace: -1 } : {}),
    ...(category === 'hall' ? { capacity: size, materials: null } : {}),
  };
}

/** What the rules say of this promise, in this deck. [SMC-PROMISE-3] */
export const promiseTruths = (deck: (typeof DECKS)[number], number: number): Record<string, Truth> => ({
  predicate: PREDICATES[number - 1]!,
  votesIfKept: PROMISE_VALUE[deck].kept,
  votesIfBroken: PROMISE_VALUE[deck].broken,
});

/** What else a file about the whole box may repeat of the rules, by its members. */
export const truths = (): Record<string, Truth> => ({
  players: { min: 1, max: MOST_SEATS },
  rounds: ROUNDS,
  tileFlip: { allowed: true },
  commercialEffects: {
    money1: { money: 1 },
    cubeToMoney: byColour(CUBE_MONEY),
    moneyToVotes: Object.fromEntries(LOT_VOTES.map((votes, at) => [at + 1, votes])),
    cubeToVotes: byColour(CUBE_VOTES),
  },
  materialsSupply: byColour(CUBES),
  citizens: { perPlayer: 22, cityHall: 3, careerCenter: 11, commonPool: 8 },
  startMoney: { byTurnOrder: MONEY },
  residenceVotes: [1, 2, 3, 4, 5],
  universityVotes: UNIVERSITY_VOTES,
  limitedTiles: {
    ids: SCARCE_TILES,
    available: 'players-1',
    solo: 1,
    culturalVictory: 'every player gets one full set of 6 cultural buildings',
  },
  cityCouncil: {
    payments: { basic: ['money', 'votes'], advanced: ['money', 'votes', 'drawSpecialPromises'] },
    columnCost: [1, 2, 3, 4],
    rows: [
      {
        row: 1,
        name: WORDS,
        columns: INDUSTRY_GAINS.map((gains) =>
          gains.map(({ colour, count }) => ({ [COLOURS[colour]!]: count })),
        ),
      },
      {
        row: 2,
        name: WORDS,
        columns: [
          { freeTileSize: 1 },
          { freeTileSize: 2 },
          { freeTileSize: 3 },
          { freeTileSizeMax: 4, ignoreConditions: true, keepResidentialIndustrySeparation: true },
        ],
      },
      { row: 3, name: WORDS, columns: ECONOMY_GAINS.map((amount) => ({ moneyOrVotes: amount })) },
      { row: 4, name: WORDS, columns: TOURISM_GAINS.map((count) => ({ citizens: count })) },
    ],
    advancedSide: { values: 'identical to basic; adds the special-promise payment icon' },
  },
  actions: CARDS.map((letter) => ({
    letter,
    name: WORDS,
    effect: CARD_EFFECTS[letter],
    advanced: !BASE_CARDS.includes(letter),
  })),
  rondel: {
    base: BASE_CARDS.length,
    advanced: '2*players+2',
    skipCost: [0, 1, 2, 3],
    solo: { cards: 4, skipToOpposite: 2 },
  },
  specialPromises: Array.from({ length: LAST_SPECIAL - FIRST_SPECIAL + 1 }, (_, at) => ({
    number: FIRST_SPECIAL + at,
    text: WORDS,
    metric: CONTESTS[at]!,
    soleHolderRequired: true,
    votesIfKept: 0,
    votesIfBroken: SPECIAL_BROKEN,
  })),
  soloRatings: TITLES.map(([least, title]) => [least, `${title[0]!.toUpperCase()}${title.slice(1)}`]),
  soloDifficulty: Object.fromEntries(
    DIFFICULTIES.map((name) => [
      `${name[0]!.toUpperCase()}${name.slice(1)}`,
      {
        citizen: null,
        mayor: { diesIfIncreaseOver: 5 },
        governor: { diesIfIncreaseOver: 2 },
        senator: { diesIfIncreaseOver: 0 },
        president: { diesPerPoint: 1 },
      }[name],
    ]),
  ),
});

import { type Truth, WORDS } from '@pentapolis/kernel';
import { BUILDING_EFFECTS } from './box-truths.data.ts';
import { BUILDING_ROWS, PROFESSIONS } from './buildings.data.ts';
import { allCases, rowOf, sizeOf, WORKSHOPS } from './buildings.ts';
import { DISTRICTS, outline } from './geometry.ts';
import { HAND_LIMIT } from './hands.ts';
import { PRICE_TABLE } from './price.ts';
import { RAW, RESOURCES } from './resources.ts';
import { FREE_CASES, GIFT } from './setup.ts';

const MODULES = { first: 'base', grand: 'grand', advanced: 'advanced' } as const;

const BORDERS = {
  NW: 'x<0,y<0',
  NE: 'x>=0,y<0',
  SE: 'x>=0,y>=0',
  SW: 'x<0,y>=0',
  N: 'y<0',
} as const;

/** What a file that describes the whole box may repeat of the rules, by path. Only the cards can be replaced. */
export function boxTruths(): Readonly<Record<string, Truth>> {
  const all = (game: 'first' | 'grand' | 'advanced'): number => allCases(0, 4, { game });
  const borders = (seats: 3 | 4) => Object.fromEntries(DISTRICTS[seats].map((name) => [name, BORDERS[name]]));
  return {
    players: { min: 3, max: 4 },
    turns: 7,
    firstTurnFreeCases: FREE_CASES,
    beginnerGold: GIFT,
    investmentHandLimit: HAND_LIMIT,
    leftoverResourcesPerCase: 10,
    resources: RESOURCES.map((id) => ({ id, raw: RAW.includes(id) })),
    professions: PROFESSIONS.map(({ id, resource, workshops }) => ({
      id,
      name: WORDS,
      colour: WORDS,
      resource,
      workshops,
      workshopsSource: WORDS,
      inFourPlayerOnly: id === 'weaver',
    })),
    workshops: WORKSHOPS.map((id) => ({ id, name: WORDS, nameFr: WORDS, ...rowOf(id).recipe })),
    buildings: BUILDING_ROWS.filter(({ id }) => id !== 'weaverShop').map((row) => ({
      id: row.id,
      name: WORDS,
      nameFr: WORDS,
      size: sizeOf(row.id),
      cells: outline(row.id, false).map(({ x, y }) => [y, x]),
      ...('hollow' in row ? { hole: [1, 1] } : {}),
      copiesPerPlayer: WORKSHOPS.includes(row.id) ? '1 if the profession owns it' : row.copies,
      module: MODULES[row.game],
      effect: BUILDING_EFFECTS[row.id]!,
    })),
    casesPerPlayer: {
      base: all('first'),
      grand: all('grand'),
      advanced: all('advanced'),
      threePlayersExtra: allCases(0, 3, { game: 'first' }) - all('first'),
    },
    threePlayer: { extra: "1 small Weaver's Shop each" },
    priceTable: PRICE_TABLE.map(({ different, each, cases }) => ({
      different,
      each,
      total: different * each,
      cases,
    })),
    districts: {
      grid: WORDS,
      4: borders(4),
      3: borders(3),
      firstBuilding: { rule: 'must cover a Case touching the central point' },
    },
  };
}

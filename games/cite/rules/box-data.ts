import { BUILDING_ROWS, PROFESSIONS } from './buildings.data.ts';
import { allCases, rowOf, sizeOf, WORKSHOPS } from './buildings.ts';
import { DISTRICTS, outline } from './geometry.ts';
import { HAND_LIMIT } from './hands.ts';
import { PRICE_TABLE } from './price.ts';
import { fail, fieldsOf } from './read.ts';
import { RAW, RESOURCES } from './resources.ts';
import { FREE_CASES, GIFT } from './setup.ts';

/** Where a value comes from, and what people note beside it: such members may stand anywhere and say nothing. */
const REMARKS = [
  'source',
  'sources',
  'sourceNote',
  'sourceNotes',
  'fieldSources',
  'workshopsSource',
  'why',
  'note',
  'notes',
];
/** Members of a card that only describe it. */
const DESCRIBES = ['estimatedValueCases', ...REMARKS];
/** Members of a file that only describe the box. */
const ABOUT = ['game', 'designer', 'publisher', 'year', ...REMARKS];

const MODULES = { first: 'base', grand: 'grand', advanced: 'advanced' } as const;

const BORDERS = {
  NW: 'x<0,y<0',
  NE: 'x>=0,y<0',
  SE: 'x>=0,y>=0',
  SW: 'x<0,y>=0',
  N: 'y<0',
} as const;

/** What a file that describes the whole box may repeat of the rules, by path. Only the cards can be replaced. */
function truths(): Readonly<Record<string, unknown>> {
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
    professions: PROFESSIONS.map(({ id, resource, workshops }) => ({ id, resource, workshops })),
    workshops: WORKSHOPS.map((id) => ({ id, ...rowOf(id).recipe })),
    buildings: BUILDING_ROWS.filter(({ id }) => id !== 'weaverShop').map(({ id, game, copies }) => ({
      id,
      size: sizeOf(id),
      cells: outline(id, false).map(({ x, y }) => [y, x]),
      ...(WORKSHOPS.includes(id) ? {} : { copiesPerPlayer: copies }),
      module: MODULES[game],
    })),
    casesPerPlayer: {
      base: all('first'),
      grand: all('grand'),
      advanced: all('advanced'),
      threePlayersExtra: allCases(0, 3, { game: 'first' }) - all('first'),
    },
    threePlayer: {},
    priceTable: PRICE_TABLE.map(({ different, each, cases }) => ({
      different,
      each,
      total: different * each,
      cases,
    })),
    districts: { 4: borders(4), 3: borders(3) },
  };
}

/** Refuses the first member of `given` that says otherwise than the rules. */
function agree(truth: unknown, given: unknown, path: string): void {
  if (typeof truth !== 'object' || truth === null) {
    if (given !== truth) fail(path, 'agrees');
    return;
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given) !== Array.isArray(truth))
    fail(path, 'agrees');
  if (Array.isArray(truth) && truth.length !== (given as unknown[]).length) fail(path, 'agrees');
  for (const [name, wanted] of Object.entries(truth)) {
    const said = (given as Record<string, unknown>)[name];
    if (said !== undefined) agree(wanted, said, `${path}.${name}`);
  }
}

/** Parts of an effect that say what it does in any case. */
const IMPLIED: Readonly<Record<string, unknown>> = {
  owner: 'self',
  target: 'ownBuilding',
  scope: 'smallShop',
};

function effectFrom(value: unknown, path: string): unknown {
  if (!Array.isArray(value) || value.length !== 1) fail(path, 'list');
  const [op] = value as unknown[];
  if (typeof op !== 'object' || op === null || Array.isArray(op)) return op;
  return Object.fromEntries(
    Object.entries(op).filter(([name, said]) => {
      if (!Object.hasOwn(IMPLIED, name)) return true;
      if (said !== IMPLIED[name]) fail(`${path}.0.${name}`, 'agrees');
      return false;
    }),
  );
}

/** A card of such a file in the form that `readComponents` reads: names and texts that are given once stand for both. */
function cardFrom(value: unknown, path: string): unknown {
  const { id, name, nameFr, timing, text, textFr, ops } = fieldsOf(value, path, [
    'id',
    'name',
    'nameFr',
    'timing',
    'text',
    'textFr',
    'ops',
    ...DESCRIBES,
  ]);
  return {
    id,
    name: { en: name, fr: nameFr ?? name },
    text: { en: text, fr: textFr ?? text },
    timing,
    effect: effectFrom(ops, `${path}.ops`),
  };
}

/** Is it a file that describes the whole box, with its cards under `investmentCards`? */
export const isBoxData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'investmentCards');

/** The cards of a file that describes the whole box, once all it says beside them agrees with the rules. [CTE-CARD-13] */
export function cardsOfBox(value: unknown): readonly unknown[] {
  const known = truths();
  const fields = fieldsOf(value, 'components', ['investmentCards', ...Object.keys(known), ...ABOUT]);
  for (const [name, truth] of Object.entries(known))
    if (fields[name] !== undefined) agree(truth, fields[name], name);
  const cards = fields.investmentCards;
  if (!Array.isArray(cards)) return fail('investmentCards', 'list');
  return cards.map((card, index) => cardFrom(card, `investmentCards.${index}`));
}

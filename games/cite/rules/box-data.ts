import { disagreement, isRemark, type Truth } from '@pentapolis/kernel';
import { boxTruths } from './box-truths.ts';
import { type Fields, fail, fieldsOf } from './read.ts';

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
/** What somebody holds a card to be worth. */
const VALUE = 'estimatedValueCases';
/** Members of a file that only describe the box. */
const ABOUT = ['game', 'designer', 'publisher', 'year'];

const WANTS = { unknown: 'unknown', differs: 'agrees', words: 'words' } as const;

/** Refuses the first member of `given` that says otherwise than the rules, and the first that nobody understands. */
function agree(truth: Truth, given: unknown, name: string): void {
  const found = disagreement(truth, given, REMARKS);
  if (found === undefined) return;
  fail([name, ...found.path].join('.'), WANTS[found.why]);
}

/** Refuses remarks that are no text: whoever wrote them meant something else by them. */
function checkRemarks(fields: Fields, path: string): void {
  for (const name of REMARKS) {
    const said = fields[name];
    if (said !== undefined && !isRemark(said)) fail(path === '' ? name : `${path}.${name}`, 'words');
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

const CARD_FIELDS = ['id', 'name', 'nameFr', 'timing', 'text', 'textFr', 'ops', VALUE, ...REMARKS];

/** A card of such a file in the form that `readComponents` reads: names and texts that are given once stand for both. */
function cardFrom(value: unknown, path: string): unknown {
  const fields = fieldsOf(value, path, CARD_FIELDS);
  checkRemarks(fields, path);
  const worth = fields[VALUE];
  if (worth !== undefined && typeof worth !== 'number') fail(`${path}.${VALUE}`, 'number');
  const { id, name, nameFr, timing, text, textFr, ops } = fields;
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
  const known = boxTruths();
  const names = ['investmentCards', ...Object.keys(known), ...ABOUT, ...REMARKS];
  const fields = fieldsOf(value, 'components', names);
  checkRemarks(fields, '');
  for (const name of ABOUT) {
    const said = fields[name];
    if (said !== undefined && typeof said !== 'number' && !isRemark(said)) fail(name, 'words');
  }
  for (const [name, truth] of Object.entries(known))
    if (fields[name] !== undefined) agree(truth, fields[name], name);
  const cards = fields.investmentCards;
  if (!Array.isArray(cards)) return fail('investmentCards', 'list');
  return cards.map((card, index) => cardFrom(card, `investmentCards.${index}`));
}

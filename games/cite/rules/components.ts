import type { Json, Violation } from '@pentapolis/kernel';
import { cardsOfBox, isBoxData } from './box-data.ts';
import { BUILDINGS } from './buildings.ts';
import { CARD_IDS, type CardId, type CardSpec, type Op, TIMINGS } from './cards.ts';
import { attempt, building, fail, fieldsOf, list, oneOf, text, whole } from './read.ts';

/** Members of each effect, with how each is read; `?` may be left out. */
type Reader = (value: unknown, path: string) => unknown;
const count: Reader = (value, path) => whole(value, path, 1, 99);
const fixed =
  (only: string | number): Reader =>
  (value, path) =>
    value === only ? only : fail(path, 'word');
const truth: Reader = (value, path) => (value === true ? true : fail(path, 'flag'));
const kind: Reader = (value, path) => building(value, path);
const members =
  (readers: Readonly<Record<string, Reader>>): Reader =>
  (value, path) =>
    readMembers(value, path, readers);

const EFFECTS: Readonly<Record<Op['op'], Readonly<Record<string, Reader>>>> = {
  gainEachExceptLargest: { gold: count },
  multiplier: { building: (value, path) => oneOf(value, path, ['mill', 'inn']), factor: count },
  produceAgain: { exclude: (value, path) => list(value, path, [0, BUILDINGS.length], kind) },
  marketRate: { rate: count, fallback: members({ uses: count, rate: count }) },
  scorePerSurrounded: { minSize: count, each: count, max: count },
  buildingRights: { amount: count, 'ifOwns?': kind, 'else?': count, 'firstTurn?': truth },
  bankInterest: { times: count, max: count, fallback: members({ gold: count }) },
  gain: { ownRaw: count },
  gainChoice: { different: (value, path) => whole(value, path, 1, 11) },
  costReduction: { cases: count, 'minSize?': count, 'requires?': fixed('surroundedAfterPlacement') },
  altPrice: { goldPerCase: count, maxCases: count },
  linkBuildings: { count: fixed(2) },
  borrowRecipe: { uses: count },
  transformBonus: { uses: count, extra: count },
  swapRaw: { max: count },
  fleaUses: { uses: count, fallback: count },
  shoppingBonus: { each: count, max: count },
  scoreOneSurrounded: { size: count, extra: count },
  leftoverRate: { per: count, maxExtra: count },
  scoreIfOwnsAll: { set: fixed('ownWorkshops'), extra: count },
};

/** Effects that only count at the end, and so can't be played. */
const AT_END: readonly Op['op'][] = [
  'scorePerSurrounded',
  'scoreOneSurrounded',
  'leftoverRate',
  'scoreIfOwnsAll',
];
/** Effects on Production, which has to come after them. */
const BEFORE: readonly Op['op'][] = [
  'multiplier',
  'produceAgain',
  'bankInterest',
  'linkBuildings',
  'shoppingBonus',
];
/** Effects on what is built: rights given earlier are gone before anything can be built. */
const WHILE_BUILDING: readonly Op['op'][] = ['buildingRights', 'costReduction', 'altPrice'];

function readMembers(
  value: unknown,
  path: string,
  readers: Readonly<Record<string, Reader>>,
  more: readonly string[] = [],
) {
  const names = Object.keys(readers).map((name) => name.replace('?', ''));
  const fields = fieldsOf(value, path, [...more, ...names]);
  return Object.fromEntries(
    Object.entries(readers).flatMap(([name, reader]) => {
      const plain = name.replace('?', '');
      if (name.endsWith('?') && fields[plain] === undefined) return [];
      return [[plain, reader(fields[plain], `${path}.${plain}`)]];
    }),
  );
}

function readEffect(value: unknown, path: string): Op {
  const op = oneOf(
    (value as { op?: unknown } | undefined)?.op,
    `${path}.op`,
    Object.keys(EFFECTS) as Op['op'][],
  );
  return { op, ...readMembers(value, path, EFFECTS[op], ['op']) } as Op;
}

function bilingual(
  value: unknown,
  path: string,
  most: number,
  [en, fr] = [`${path}.en`, `${path}.fr`],
): { en: string; fr: string } {
  const fields = fieldsOf(value, path, ['en', 'fr']);
  return { en: text(fields.en, en, most), fr: text(fields.fr, fr, most) };
}

/** @param box whether the card was written as in a file about the whole box, whose fields are then named */
function readCard(value: unknown, path: string, box: boolean): CardSpec {
  const fields = fieldsOf(value, path, ['id', 'name', 'text', 'timing', 'effect']);
  const pair = (name: string): [string, string] =>
    box ? [`${path}.${name}`, `${path}.${name}Fr`] : [`${path}.${name}.en`, `${path}.${name}.fr`];
  const timing = oneOf(fields.timing, `${path}.timing`, TIMINGS);
  const effect = readEffect(fields.effect, box ? `${path}.ops.0` : `${path}.effect`);
  // an effect that comes too late, or never, would be accepted and ignored
  if (AT_END.includes(effect.op) !== (timing === 'endOfGame')) fail(`${path}.timing`, 'timing');
  if (BEFORE.includes(effect.op) && timing !== 'beforeProduction') fail(`${path}.timing`, 'timing');
  if (WHILE_BUILDING.includes(effect.op) && timing !== 'construction') fail(`${path}.timing`, 'timing');
  return {
    id: oneOf(fields.id, `${path}.id`, CARD_IDS) as CardId,
    name: bilingual(fields.name, `${path}.name`, 60, pair('name')),
    text: bilingual(fields.text, `${path}.text`, 280, pair('text')),
    timing,
    effect,
  };
}

/**
 * Reads a replacement set of Investment cards: `{ "cards": [24 cards in the order I01 .. I24] }`, each with id, name and
 * text in both languages, timing and effect as in `cards.data.ts`; or a file that describes the whole box, see
 * `box-data.ts`. A refusal names the field. [CTE-CARD-13]
 */
export function readComponents(value: unknown): Json | Violation {
  return attempt<Json>('CTE-CARD-13', () => {
    const box = isBoxData(value);
    const [given, path] = box
      ? [cardsOfBox(value), 'investmentCards']
      : [fieldsOf(value, 'components', ['cards']).cards, 'cards'];
    const cards = list(given, path, [CARD_IDS.length, CARD_IDS.length], (card, at) =>
      readCard(card, at, box),
    );
    cards.forEach(({ id }, index) => {
      if (id !== CARD_IDS[index]) fail(`${path}.${index}.id`, 'order');
    });
    return { cards } as unknown as Json;
  });
}

import { readFileSync } from 'node:fs';
import { isViolation, type Json, speaker, type Violation } from '@pentapolis/kernel';
import { strangers } from '@pentapolis/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { cite, OWN_CARDS, PRICE_TABLE } from '../rules/index.ts';

const SAY = (['en', 'fr'] as const).map((language) => speaker(language, messages[language]));

type Card = Record<string, unknown>;

/** The game's own cards as a file about the whole box writes them. */
const boxCards = (): Card[] =>
  OWN_CARDS.map(({ id, name, text, timing, effect }) => ({
    id,
    name: name.en,
    nameFr: name.fr,
    text: text.en,
    textFr: text.fr,
    timing,
    ops: [effect],
    estimatedValueCases: 1,
    source: 'reconstructed',
  }));

const box = (more: Record<string, unknown> = {}): Json =>
  JSON.parse(
    JSON.stringify({
      game: 'Cité',
      turns: 7,
      priceTable: PRICE_TABLE.map(({ different, each, cases }) => ({
        different,
        each,
        cases,
        total: different * each,
        source: 'seed',
      })),
      districts: { grid: 'unbounded', 3: { N: 'y<0', why: 'T junction' } },
      investmentCards: boxCards(),
      ...more,
    }),
  );

const read = (value: Json): Json | Violation => cite.readComponents!(value);

function fieldOf(value: Json): unknown {
  const violation = read(value);
  if (!isViolation(violation)) throw new Error('accepted');
  expect(violation.rule).toBe('CTE-CARD-13');
  return violation.args.field;
}

const withCard = (index: number, change: (card: Card) => void): Json => {
  const cards = boxCards();
  change(cards[index] as Card);
  return box({ investmentCards: cards });
};

/** The box as the project's notes describe it. */
const NOTES = JSON.parse(readFileSync(new URL('./box.json', import.meta.url), 'utf8'));

/** Members that only hold texts. */
const TEXTS = ['sources', 'sourceNotes', 'fieldSources', 'designer', 'publisher', 'year'];

describe('a file that describes the whole box', () => {
  it('[CTE-CARD-13] may be as full as the notes of the project', () => {
    expect(read(NOTES)).toMatchObject({ cards: OWN_CARDS.map(({ id, effect }) => ({ id, effect })) });
  });

  it('[CTE-CARD-13] has no member that is not understood, at any depth', () => {
    const wrong = [...strangers(NOTES)].filter(({ path, value }) => {
      const refused = read(value as Json);
      const field = isViolation(refused) ? String(refused.args.field) : '';
      // remarks are texts: that one is refused as a whole
      const remark = path.findIndex((name) => TEXTS.includes(String(name)));
      const place = path.slice(0, remark < 0 ? undefined : remark + 1).join('.');
      return field !== place && field !== `components.${place}`;
    });
    expect(wrong.map(({ path }) => path.join('.'))).toEqual([]);
  });

  it('says in both languages what to do with it', () => {
    const file = structuredClone(NOTES);
    file.districts['4'].NX = 'y<9';
    const refused = read(file) as Violation;
    expect(SAY.map((say) => say(refused))).toEqual([
      'This can’t be read: “districts.4.NX” should be left out: nothing of this name is understood here.',
      'Illisible : « districts.4.NX » devrait être absent : rien de ce nom n’a de sens ici.',
    ]);
  });

  it('[CTE-CARD-13] gives its cards, and reads again what it gave', () => {
    expect(read(box())).toEqual({ cards: OWN_CARDS });
    expect(read(read(box()) as Json)).toEqual({ cards: OWN_CARDS });
  });

  it('what an effect says of itself may stand there, but not otherwise', () => {
    const owned = (owner: string): Json =>
      withCard(1, (card) => {
        card.ops = [{ op: 'multiplier', building: 'mill', owner, factor: 3 }];
      });
    expect(read(owned('self'))).toEqual({ cards: OWN_CARDS });
    expect(fieldOf(owned('all'))).toBe('investmentCards.1.ops.0.owner');
  });

  it('rules it repeats must be those of the game', () => {
    expect(fieldOf(box({ turns: 8 }))).toBe('turns');
    expect(fieldOf(box({ priceTable: [] }))).toBe('priceTable');
    expect(fieldOf(box({ districts: { 3: { N: 'x<0' } } }))).toBe('districts.3.N');
    expect(fieldOf(box({ casesPerPlayer: { base: 47 } }))).toBe('casesPerPlayer.base');
    expect(fieldOf(box({ more: 1 }))).toBe('components.more');
    expect(fieldOf({ ...NOTES, threePlayer: { extra: '2 small shops' } })).toBe('threePlayer.extra');
    expect(fieldOf({ ...NOTES, note: { turns: 8 } })).toBe('note');
    expect(fieldOf({ ...NOTES, year: { value: 7 } })).toBe('year');
    const mill = { ...NOTES.buildings[5], effect: 'x3 adjacent Small and Large Shops' };
    expect(fieldOf({ ...NOTES, buildings: NOTES.buildings.with(5, mill) })).toBe('buildings.5.effect');
  });

  it('refuses a card by the field as it stands in the file', () => {
    expect(fieldOf(withCard(0, (card) => (card.ops = [{ op: 'gainEachExceptLargest' }])))).toBe(
      'investmentCards.0.ops.0.gold',
    );
    expect(fieldOf(withCard(0, (card) => (card.ops = [])))).toBe('investmentCards.0.ops');
    expect(fieldOf(withCard(3, (card) => delete card.text))).toBe('investmentCards.3.text');
    expect(fieldOf(withCard(4, (card) => (card.nameFr = '')))).toBe('investmentCards.4.nameFr');
    expect(fieldOf(box({ investmentCards: {} }))).toBe('investmentCards');
  });
});

describe('the moment of a card', () => {
  it('[CTE-CARD-4] suits its effect: rights that come before Construction would be lost', () => {
    for (const index of [6, 10, 13, 20])
      expect(fieldOf(withCard(index, (card) => (card.timing = 'anytime')))).toBe(
        `investmentCards.${index}.timing`,
      );
  });
});

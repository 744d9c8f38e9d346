import { isViolation, type Json, type Violation } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { cite, OWN_CARDS, PRICE_TABLE } from '../rules/index.ts';

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

describe('a file that describes the whole box', () => {
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

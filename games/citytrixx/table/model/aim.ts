import type { Action, ActionOf, CardId, CompanyId, QuestionKind, View } from '../../rules/index.ts';
import { faceOf } from '../../rules/index.ts';

/** What is being prepared. What is absent has not been touched: a proposal then stands in its place. */
export interface Aim {
  /** The card pressed: to play, to take or to buy. */
  readonly card?: CardId;
  /** The company, or the starting value, pressed while setting up. */
  readonly company?: CompanyId;
  readonly value?: number;
  /** The President's choice. */
  readonly cities?: readonly CardId[];
  /** How a purchase is paid, and what is sold before. */
  readonly money?: readonly CardId[];
  readonly sell?: CompanyId | 'none';
}

export const NO_AIM: Aim = {};

/** What is asked, of whom, and what may be answered. */
export interface Ground {
  readonly question: QuestionKind | undefined;
  readonly view: View;
  readonly legal: readonly Action[];
}

type Buy = ActionOf<'buy'>;

/** The cards a card may be pressed for in this question. */
export function cardsOf({ question, legal }: Ground): readonly CardId[] {
  const cards = legal.flatMap((action): CardId[] => {
    if (question === 'play' && action.kind === 'play') return [action.card];
    if (question === 'take' && action.kind === 'take') return [action.card];
    return question === 'trade' && action.kind === 'buy' ? [action.card] : [];
  });
  return [...new Set(cards)];
}

/** The card in hand: the one pressed, or the only one there is to take. */
export function cardOf(aim: Aim, ground: Ground): CardId | undefined {
  if (aim.card !== undefined) return aim.card;
  if (ground.question !== 'take') return undefined;
  const cards = cardsOf(ground);
  return cards.length === 1 ? cards[0] : undefined;
}

/** The choice of cities in preparation, at first the one that earns most. */
export function citiesOf(aim: Aim, { legal }: Ground): readonly CardId[] {
  if (aim.cities !== undefined) return aim.cities;
  const [best] = legal;
  return best?.kind === 'operate' ? best.cities : [];
}

/**
 * The purchase in preparation. At first the way to pay that takes least personal money without waste, as money cards
 * lapse at the end of the year; with a sale only where nothing else will do.
 */
export function buyOf(aim: Aim, { view, legal }: Ground): Buy | undefined {
  const { card } = aim;
  if (card === undefined) return undefined;
  const sell = aim.sell === 'none' ? undefined : aim.sell;
  const ways = legal.filter(
    (action): action is Buy =>
      action.kind === 'buy' && action.card === card && (aim.sell === undefined || action.sell === sell),
  );
  const price = view.companies.find(({ id }) => id === faceOf(view, card).company)?.value ?? 0;
  const cost = ({ money, sell: sold }: Buy): readonly number[] => {
    const given = money.reduce((sum, id) => sum + faceOf(view, id).worth, 0);
    return [sold === undefined ? 0 : 1, given > price ? 1 : 0, Math.max(0, price - given), given];
  };
  const proposed = ways
    .map((way) => ({ way, costs: cost(way) }))
    .sort((a, b) => compare(a.costs, b.costs))[0]?.way;
  const money = aim.money ?? proposed?.money ?? [];
  const sold = aim.sell === undefined ? proposed?.sell : sell;
  return { kind: 'buy', card, money, ...(sold === undefined ? {} : { sell: sold }) };
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
}

/** The action prepared so far, as soon as one can be named; a card that is taken still needs its use. */
export function composed(aim: Aim, ground: Ground): Action | undefined {
  const { question, legal } = ground;
  switch (question) {
    case 'company':
      return aim.company && { kind: 'company', company: aim.company };
    case 'start':
      return aim.value === undefined ? undefined : { kind: 'start', value: aim.value };
    case 'play':
      return aim.card === undefined ? undefined : { kind: 'play', card: aim.card };
    case 'operate': {
      const [first] = legal;
      return first?.kind === 'operate'
        ? { kind: 'operate', company: first.company, cities: citiesOf(aim, ground) }
        : undefined;
    }
    case 'trade':
      return buyOf(aim, ground);
    case 'take':
    case undefined:
      return undefined;
  }
}

/** A list with an item added, or without it if it was there. */
export const toggled = <T>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** The aim after pressing a card of the table or of one's own. */
export function pressCard(aim: Aim, card: CardId, ground: Ground): Aim {
  switch (ground.question) {
    case 'operate':
      return { cities: toggled(citiesOf(aim, ground), card) };
    case 'trade':
      if (faceOf(ground.view, card).kind === 'money')
        return { ...aim, money: toggled(buyOf(aim, ground)?.money ?? [], card) };
      return aim.card === card ? aim : { card };
    case 'play':
    case 'take':
      return { card };
    default:
      return aim;
  }
}

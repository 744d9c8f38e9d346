import type { Colour } from './colours.ts';
import { DISTRICT_ROWS, type DistrictRow } from './districts.data.ts';

export type DistrictId = (typeof DISTRICT_ROWS)[number]['id'];

/** A district card: its row in the table of districts. Copies of one name can't be told apart. */
export type Card = number;

export const DISTRICTS = DISTRICT_ROWS.map(({ id }) => id) as readonly DistrictId[];

/** White stars but the Ball Room, which is an option of its own. [CIT-OPTION-4] [CIT-OPTION-5] */
export const BONUS_DISTRICTS = DISTRICT_ROWS.filter(({ bonus, id }) => bonus && id !== 'ballRoom').map(
  ({ id }) => id,
) as readonly DistrictId[];

const ROWS: readonly DistrictRow[] = DISTRICT_ROWS;

const CARDS = new Map<string, Card>(ROWS.map(({ id }, card) => [id, card]));

export function isDistrict(id: unknown): id is DistrictId {
  return typeof id === 'string' && CARDS.has(id);
}

export function cardOf(id: DistrictId): Card {
  return CARDS.get(id) as Card;
}

export function districtOf(card: Card): DistrictId {
  return DISTRICTS[card] as DistrictId;
}

/** Printed prices, points and colours by card. */
export const COST: readonly number[] = ROWS.map(({ cost }) => cost);
export const POINTS: readonly number[] = ROWS.map(({ points }) => points);
export const COLOUR: readonly Colour[] = ROWS.map(({ colour }) => colour);

export const isPurple = (card: Card): boolean => COLOUR[card] === 'purple';

/** [CIT-SETUP-4] Every card of the deck of a match, copies together: base cards, and the white stars asked for. */
export function deckWith(bonus: readonly DistrictId[], without: readonly DistrictId[]): Card[] {
  return ROWS.flatMap(({ bonus: star, id, copies }, card) => {
    const used = (!star || bonus.includes(id as DistrictId)) && !without.includes(id as DistrictId);
    return used ? Array.from({ length: copies }, () => card) : [];
  });
}

/** Cards in the order of the table: what is shown sorted tells nothing about when it came. */
export const byCard = (a: Card, b: Card): number => a - b;

/** Puts a card in its place in a sorted list. */
export function insertCard(sorted: Card[], card: Card): void {
  let at = sorted.length;
  while (at > 0 && (sorted[at - 1] as Card) > card) at--;
  sorted.splice(at, 0, card);
}

/** Takes one copy of a card out of a list. @returns whether there was one */
export function removeCard(list: Card[], card: Card): boolean {
  const at = list.indexOf(card);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}

/** Each card of a list once, in its order. */
export function distinct(sorted: readonly Card[]): Card[] {
  return sorted.filter((card, index) => sorted.indexOf(card) === index);
}

import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import { type Card, districtOf } from './cards.ts';
import { addDistrict, cityOf, noteCompletion } from './city.ts';
import { POWER, powerWith } from './districts/registry.ts';
import { addGold, goldOf } from './gold.ts';
import type { Table } from './powers.ts';
import { buildPrice } from './price.ts';
import { actingAs, DONE, type State } from './state.ts';

/** Why `seat` could not build a card that it has: its price, or another of that name in the city. */
export function cannotBuild(state: State, seat: Seat, card: Card): Violation | undefined {
  const district = districtOf(card);
  const { cards } = cityOf(state, seat);
  // [CIT-BUILD-3]
  const standing = cards.filter((built) => built === card).length;
  if (standing > 0 && actingAs(state) !== 'wizard') {
    // [CIT-QUARRY-1] two of a name at the most
    const quarry = powerWith(cards, 'twins') !== undefined;
    if (!quarry) return illegal('CIT-BUILD-3', 'refusal.twin', { card: district });
    if (standing > 1) return illegal('CIT-QUARRY-1', 'refusal.threeAlike', { card: district });
  }
  const price = buildPrice(state, seat, card);
  const gold = goldOf(state, seat);
  // [CIT-BUILD-1]
  return gold < price
    ? illegal('CIT-BUILD-1', 'refusal.tooDearToBuild', { card: district, price, gold })
    : undefined;
}

/** Pays for a card that has left the hand, and puts it up. */
export function raise(state: State, seat: Seat, card: Card, wizard: boolean, table: Table): void {
  const { turn } = state;
  const price = buildPrice(state, seat, card);
  addGold(state, seat, -price);
  turn.spent += price;
  turn.done |= DONE.built;
  state.builders |= 1 << seat;
  addDistrict(state, seat, card);
  table.emit?.({ kind: 'built', seat, card: districtOf(card), price, wizard });
  noteCompletion(state, table.emit);
  POWER[card]?.built?.(state, seat, table);
}

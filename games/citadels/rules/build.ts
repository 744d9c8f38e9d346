import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import { type Card, districtOf } from './cards.ts';
import { addDistrict, cityOf, noteCompletion } from './city.ts';
import { POWER, powerWith } from './districts/registry.ts';
import { addGold, goldOf } from './gold.ts';
import type { Table } from './powers.ts';
import { buildPrice } from './price.ts';
import { ringComesWithTower, wizardsCopiesAreExtra } from './rulings.ts';
import { actingAs, DONE, type State } from './state.ts';

/** Why `seat` could not build a card that it has: its price, or another of that name in the city. */
export function cannotBuild(state: State, seat: Seat, card: Card): Violation | undefined {
  const district = districtOf(card);
  const { cards } = cityOf(state, seat);
  // [CIT-BUILD-3] [CIT-WIZARD-3]
  if (cards.includes(card) && actingAs(state) !== 'wizard') {
    const quarry = powerWith(cards, 'twins') !== undefined;
    if (!quarry) return illegal('CIT-BUILD-3', 'refusal.twin', { card: district });
    // [CIT-QUARRY-1] two of a name at the most
    if (countedCopies(state, seat, card) > 1)
      return illegal('CIT-QUARRY-1', 'refusal.threeAlike', { card: district });
  }
  const price = buildPrice(state, seat, card);
  const gold = goldOf(state, seat);
  // [CIT-BUILD-1]
  return gold < price
    ? illegal('CIT-BUILD-1', 'refusal.tooDearToBuild', { card: district, price, gold })
    : undefined;
}

/** How many of a name count towards the two of a Quarry: a Wizard's are extra. */
function countedCopies(state: State, seat: Seat, card: Card): number {
  const { cards, byWizard } = cityOf(state, seat);
  const extra = wizardsCopiesAreExtra(state);
  return cards.filter((built, at) => built === card && !(extra && byWizard[at] === 1)).length;
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
  const power = POWER[card];
  // [CIT-BELLTOWER-2] a tower and its ring are one moment: who may ring answers first
  if (power?.rings !== true || !ringComesWithTower(state)) noteCompletion(state, table.emit);
  power?.built?.(state, seat, table);
}

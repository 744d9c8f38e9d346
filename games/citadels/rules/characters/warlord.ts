import { illegal } from '@pentapolis/kernel';
import { cardOf, districtOf } from '../cards.ts';
import { buryDistrict, cityOf, placeOf, removeDistrict } from '../city.ts';
import { powerWith } from '../districts/registry.ts';
import { addGold, goldOf } from '../gold.ts';
import type { CharacterPower, Move } from '../powers.ts';
import { cityShield, destroyPrice, untouchable } from '../price.ts';
import { noSuchDistrict, powerUsed } from '../refuse.ts';
import { DONE, hasDone, type State } from '../state.ts';
import { eachTarget } from '../targets.ts';

/** [CIT-GRAVEYARD-1] Who may buy what `seat` destroys: not the Warlord's own player, nor without the gold. */
function mourner(state: State, seat: number): number {
  return state.cities.findIndex(({ cards }, owner) => {
    const price = powerWith(cards, 'reclaims')?.reclaims;
    return owner !== seat && price !== undefined && goldOf(state, owner) >= price;
  });
}

/** [CIT-WARLORD-1] At the end of the turn, one district of any city, [CIT-WARLORD-3] the own too, for a gold less than it cost. */
const destroy: Move<'destroy'> = {
  kind: 'destroy',
  list(state, seat, list) {
    for (const target of eachTarget(state)) {
      const action = { kind: 'destroy', ...target } as const;
      if (this.check(state, seat, action) === undefined) list.push(action);
    }
  },
  check(state, seat, target) {
    // [CIT-TURN-9]
    if (!hasDone(state, DONE.action)) return illegal('CIT-WARLORD-1', 'refusal.actFirst');
    if (hasDone(state, DONE.power)) return powerUsed('warlord');
    const missing = noSuchDistrict(state, 'CIT-WARLORD-1', target);
    if (missing !== undefined) return missing;
    const { seat: owner, card, beautified } = target;
    const shield = cityShield(state, owner, 'CIT-WARLORD-4');
    if (shield !== undefined) return shield;
    if (untouchable(cardOf(card))) return illegal('CIT-KEEP-1', 'refusal.untouchable', { card });
    const price = destroyPrice(state, owner, placeOf(cityOf(state, owner), card, beautified === true));
    const gold = goldOf(state, seat);
    // [CIT-WARLORD-2]
    return gold < price ? illegal('CIT-WARLORD-2', 'refusal.tooDear', { card, price, gold }) : undefined;
  },
  play(state, seat, { seat: owner, card: name, beautified }, { emit }) {
    const at = placeOf(cityOf(state, owner), name, beautified === true);
    const price = destroyPrice(state, owner, at);
    state.turn.done |= DONE.power | DONE.last;
    addGold(state, seat, -price);
    const card = removeDistrict(state, owner, at);
    emit?.({ kind: 'destroyed', seat, other: owner, card: districtOf(card), price, by: 'warlord' });
    const buyer = mourner(state, seat);
    if (buyer < 0) buryDistrict(state, card);
    else state.stack.push({ kind: 'graveyard', seat: buyer, other: owner, cards: [card] });
  },
};

export const warlord: CharacterPower = { id: 'warlord', moves: [destroy] };

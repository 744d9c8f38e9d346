import { illegal } from '@pentapolis/kernel';
import { cardOf } from '../cards.ts';
import { buryDistrict, cityOf, placeOf, removeDistrict } from '../city.ts';
import type { DistrictPower, Move } from '../powers.ts';
import { noSuchDistrict } from '../refuse.ts';
import { eachTarget } from '../targets.ts';

/**
 * [CIT-ARMORY-1] The Armory goes, and with it one district of another city, for nothing. What keeps a Warlord away does
 * not keep it away, [CIT-ARMORY-2] not even a complete city.
 */
const move: Move<'armory'> = {
  kind: 'armory',
  list(state, seat, list) {
    for (const target of eachTarget(state))
      if (target.seat !== seat) list.push({ kind: 'armory', ...target });
  },
  check(state, seat, target) {
    if (target.seat === seat) return illegal('CIT-ARMORY-1', 'refusal.otherCity');
    return noSuchDistrict(state, 'CIT-ARMORY-1', target);
  },
  play(state, seat, { seat: other, card, beautified }, { emit }) {
    buryDistrict(state, removeDistrict(state, seat, placeOfArmory(cityOf(state, seat).cards)));
    const at = placeOf(cityOf(state, other), card, beautified === true);
    buryDistrict(state, removeDistrict(state, other, at));
    emit?.({ kind: 'destroyed', seat, other, card, price: 0, by: 'armory' });
  },
};

const placeOfArmory = (cards: readonly number[]): number => cards.indexOf(cardOf('armory'));

export const armory: DistrictPower = { id: 'armory', moves: [move] };

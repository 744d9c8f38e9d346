import { illegal, type Violation } from '@pentapolis/kernel';
import type { Target } from './action.ts';
import type { DistrictId } from './cards.ts';
import type { CharacterId } from './cast.ts';
import { placeOf } from './city.ts';
import type { State } from './state.ts';

/** Refusals that several rules share. */

export const notInHand = (rule: string, card: DistrictId): Violation =>
  illegal(rule, 'refusal.notInHand', { card });

/** A district's power that was used on this turn already. */
export const usedUp = (rule: string, card: DistrictId): Violation =>
  illegal(rule, 'refusal.usedUp', { card });

/** A character's power that was used on this turn already. [CIT-TURN-8] */
export const powerUsed = (character: CharacterId): Violation =>
  illegal('CIT-TURN-8', 'refusal.powerUsed', { character });

export const noSuchSeat = (rule: string, seat: number): Violation =>
  illegal(rule, 'refusal.noSuchSeat', { seat });

/** Refuses a district that does not stand where it should. */
export function noSuchDistrict(state: State, rule: string, target: Target): Violation | undefined {
  const { seat, card, beautified } = target;
  const city = state.cities[seat];
  if (city === undefined) return noSuchSeat(rule, seat);
  return placeOf(city, card, beautified === true) >= 0
    ? undefined
    : illegal(rule, 'refusal.noSuchDistrict', { seat, card });
}

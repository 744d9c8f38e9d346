import type { Seat } from '@pentapolis/kernel';
import { type Pile, total } from './resources.ts';
import type { State } from './state.ts';

/** Whole numbers that depend on nothing but what lies open, so that everybody who asks gets the same samples. */
export type Dice = (sides: number) => number;

/** The dice of one position for one seat. */
export function diceOf(state: State, seat: Seat): Dice {
  let seed =
    seat * 7919 +
    state.turn * 31 +
    state.buildings.length * 1009 +
    total(state.resources[seat] as Pile) * 13 +
    (state.rights[seat] as number) * 5 +
    state.nextOffer * 101;
  return (sides) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >>> 8) % sides;
  };
}

import type { Seat } from '@pentapolis/kernel';
import type { State } from './state.ts';

export const goldOf = (state: State, seat: Seat): number => state.gold[seat] as number;

export function addGold(state: State, seat: Seat, gold: number): void {
  state.gold[seat] = goldOf(state, seat) + gold;
}

/** Moves gold from one seat to another. */
export function payTo(state: State, from: Seat, to: Seat, gold: number): void {
  addGold(state, from, -gold);
  addGold(state, to, gold);
}

import type { Seat } from '@pentapolis/kernel';
import { add, type Pile } from './resources.ts';
import type { Table } from './state.ts';

/** From the supply to a seat. [CTE-SETUP-7] */
export function take(table: Table, seat: Seat, pile: readonly number[]): void {
  add(table.resources[seat] as Pile, pile);
  add(table.made, pile);
}

/** From a seat back to the supply. [CTE-PRICE-4] */
export function spend(table: Table, seat: Seat, pile: readonly number[]): void {
  add(table.resources[seat] as Pile, pile, -1);
  add(table.spent, pile);
}

/** From one seat to another: what it holds goes first, then what lies in its Bank. [CTE-DEBT-3] */
export function hand(table: Table, from: Seat, to: Seat, pile: readonly number[]): void {
  const held = table.resources[from] as Pile;
  const bank = table.banks[from] as Pile;
  pile.forEach((count, index) => {
    const first = Math.min(count, held[index] as number);
    held[index] = (held[index] as number) - first;
    bank[index] = (bank[index] as number) - (count - first);
  });
  add(table.resources[to] as Pile, pile);
}

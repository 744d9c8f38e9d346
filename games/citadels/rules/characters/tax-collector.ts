import type { Seat } from '@pentapolis/kernel';
import { goldOf, payTo } from '../gold.ts';
import type { CharacterPower, Table } from '../powers.ts';
import { allSeats, type State } from '../state.ts';

/** [CIT-TAXCOLLECTOR-1] One gold from `seat`, which has built, if it has any left. */
export function payTax(state: State, seat: Seat, { emit }: Table): void {
  const { taxer } = state;
  if (taxer < 0 || taxer === seat || goldOf(state, seat) === 0) return;
  payTo(state, seat, taxer, 1);
  emit?.({ kind: 'paid', seat, other: taxer, gold: 1, why: 'tax' });
}

/** [CIT-TAXCOLLECTOR-2] Whoever built before the Tax Collector was called, the Assassin, pays at once. */
export const taxCollector: CharacterPower = {
  id: 'taxCollector',
  begin(state, seat, table) {
    state.taxer = seat;
    for (const other of allSeats(state)) if (state.builders & (1 << other)) payTax(state, other, table);
  },
};

import type { Seat } from '@pentapolis/kernel';
import { boroughOf, playerOf, tileAt } from './borough.ts';
import { CARD } from './cards.ts';
import type { Emit } from './facts.ts';
import { kitOf } from './geometry.ts';
import { active, NOBODY, type State } from './state.ts';
import { NATURE } from './tiles.ts';

/** What makes up a round's pollution of a borough. */
export interface Smoke {
  readonly citizens: number;
  readonly factories: number;
  readonly parks: number;
  /** Together, and never below 0. [SMC-SMOKE-3] */
  readonly rise: number;
}

/** @param factories how many factories made something; absent = as noted this round. [SMC-SMOKE-2] */
export function smokeOf(state: State, seat: Seat, factories?: number): Smoke {
  const borough = boroughOf(state, seat);
  const { card } = playerOf(state, seat);
  const kit = kitOf(state.components);
  let citizens = 0;
  let parks = 0;
  for (let cell = 0; cell < borough.who.length; cell++) {
    if (borough.who[cell] === NOBODY) continue;
    const { category } = NATURE[tileAt(borough, cell)!.type];
    // [SMC-SMOKE-1]
    if (category === 'hall') continue;
    // [SMC-CARD-10]
    if (category === 'commerce' && card === CARD.ecologist) continue;
    citizens += borough.mate[cell] === NOBODY ? 1 : 2;
  }
  // [SMC-PARK-3]
  for (const { type } of borough.tiles)
    if (NATURE[type].category === 'park') parks += kit.tile(type).cells.length;
  const working = factories ?? new Set(borough.smoke.map((cell) => borough.grid[cell])).size;
  // [SMC-CARD-4]
  const counted = card === CARD.engineer ? 0 : working;
  return { citizens, factories: counted, parks, rise: Math.max(0, citizens + counted - parks) };
}

/** Measures every borough. [SMC-SMOKE-1] [SMC-SMOKE-2] [SMC-SMOKE-3] */
export function measure(state: State, emit: Emit): void {
  for (const seat of active(state)) {
    const player = playerOf(state, seat);
    const { citizens, factories, parks, rise } = smokeOf(state, seat);
    player.pollution += rise;
    player.rise += rise;
    emit?.({ kind: 'polluted', seat, citizens, factories, parks, rise, total: player.pollution });
  }
}

import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import { type Card, COST, isPurple } from './cards.ts';
import { cityOf, isComplete } from './city.ts';
import { POWER, powerWith } from './districts/registry.ts';
import type { State } from './state.ts';

/** [CIT-BUILD-1] What `seat` pays to build a card; [CIT-FACTORY-1] less for purple ones beside a Factory. */
export function buildPrice(state: State, seat: Seat, card: Card): number {
  const factory = isPurple(card) ? powerWith(cityOf(state, seat).cards, 'discount') : undefined;
  return COST[card]! - (factory === undefined || POWER[card] === factory ? 0 : factory.discount!);
}

/** [CIT-ARTIST-1] What a standing district is worth in gold. */
export function worthOf(state: State, owner: Seat, at: number): number {
  const { cards, gold } = cityOf(state, owner);
  return COST[cards[at]!]! + gold[at]!;
}

/** [CIT-WARLORD-2] What a Warlord pays to destroy a district: [CIT-GREATWALL-1] [CIT-ARTIST-1] included. */
export function destroyPrice(state: State, owner: Seat, at: number): number {
  const { cards } = cityOf(state, owner);
  const wall = powerWith(cards, 'surcharge');
  const more = wall !== undefined && POWER[cards[at]!] !== wall ? wall.surcharge! : 0;
  return worthOf(state, owner, at) - 1 + more;
}

/** What protects a whole city from Warlord and Diplomat; its rule is `complete` or `guarded`. */
export function cityShield(state: State, owner: Seat, complete: string): Violation | undefined {
  // [CIT-WARLORD-4] [CIT-DIPLOMAT-4] one's own too
  if (isComplete(state, owner)) return illegal(complete, 'refusal.cityComplete', { seat: owner });
  // [CIT-BISHOP-2]
  return state.guarded === owner ? illegal('CIT-BISHOP-2', 'refusal.guarded', { seat: owner }) : undefined;
}

/** [CIT-KEEP-1] */
export function untouchable(card: Card): boolean {
  return POWER[card]?.untouchable === true;
}

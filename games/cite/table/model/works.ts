import type { Seat } from '@pentapolis/kernel';
import { BUILDINGS, type BuildingId, WORKSHOPS } from '../../rules/buildings.ts';
import { fleaUsesLeft, indexOfBuilding, leaseOf } from '../../rules/exchange.ts';
import { transformYield } from '../../rules/production.ts';
import { seatsOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

/** A building that a seat may use: its own, one that is lent to it, or one that a card stands in for. */
export interface Work {
  readonly building: BuildingId;
  readonly of: Seat;
  /** Uses left this turn; undefined = as many as one likes. */
  readonly left: number | undefined;
  /** What a workshop yields at a time. */
  readonly each: number;
}

const USED: readonly BuildingId[] = [...WORKSHOPS, 'market', 'fleaMarket', 'bank'];

function workOf(view: View, seat: Seat, of: Seat, building: BuildingId): Work | undefined {
  const index = indexOfBuilding(view, of, building);
  const each = index < 0 ? 1 : transformYield(view, index);
  const effects = view.effects[seat];
  if (of !== seat) {
    const lease = leaseOf(view, seat, of, building);
    if (lease === undefined || index < 0) return undefined;
    const left = building === 'fleaMarket' ? fleaUsesLeft(view, seat, of) : lease.left;
    return { building, of, left, each };
  }
  if (building === 'fleaMarket') {
    const left = fleaUsesLeft(view, seat, seat);
    return index < 0 && left < 1 ? undefined : { building, of, left, each };
  }
  if (index >= 0) return { building, of, left: undefined, each };
  if (building === 'market' && (effects?.stalls ?? 0) > 0)
    return { building, of, left: effects?.stalls, each };
  if (effects?.borrowed === BUILDINGS.indexOf(building) && effects.borrowedLeft > 0)
    return { building, of, left: effects.borrowedLeft, each: 1 };
  return undefined;
}

/** Everything a seat may use now. */
export function worksOf(view: View, seat: Seat): Work[] {
  return USED.flatMap((building) =>
    seatsOf(view).flatMap((of) =>
      building === 'bank' && of !== seat ? [] : (workOf(view, seat, of, building) ?? []),
    ),
  );
}

import type { Seat } from '@pentapolis/kernel';
import type { Building } from '../../rules/layout.ts';
import { forecast } from '../../rules/production.ts';
import { type Pile, plus, total } from '../../rules/resources.ts';
import type { View } from '../../rules/view.ts';

/** A building whose yield changes, and from what to what. */
export interface Change {
  readonly index: number;
  readonly owner: Seat;
  readonly before: Pile;
  readonly after: Pile;
}

/** What a town built otherwise would yield more, next turn. */
export interface Gains {
  readonly changes: readonly Change[];
  /** Per seat, may be negative. */
  readonly totals: readonly Pile[];
}

/** @param buildings the town as it would be, with the old indices kept and new buildings at the end */
export function gainsOf(view: View, buildings: readonly Building[]): Gains {
  const before = forecast(view);
  const after = forecast({ ...view, buildings });
  const was = new Map(
    before.flatMap(({ yields }) => yields.map(({ index, pile }) => [index, pile] as const)),
  );
  const changes = after.flatMap(({ yields }) =>
    yields.flatMap(({ index, pile }): Change[] => {
      const old = was.get(index) ?? pile.map(() => 0);
      if (pile.every((count, at) => count === old[at])) return [];
      return [{ index, owner: (buildings[index] as Building).owner, before: old, after: pile }];
    }),
  );
  return {
    changes,
    totals: after.map((seat, at) => plus(seat.total, before[at]?.total ?? [], -1)),
  };
}

export const isEmpty = (pile: readonly number[]): boolean => total(pile.map(Math.abs)) === 0;

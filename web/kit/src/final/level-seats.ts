import type { Seat } from '@pentapolis/kernel';

/**
 * Seats with equal totals, group by group, in the order of the first of each; groups of one are left out.
 * @param totals per seat; undefined = the seat is not counted
 */
export function levelSeats(totals: readonly (number | undefined)[]): readonly (readonly Seat[])[] {
  const groups = new Map<number, Seat[]>();
  for (const [seat, total] of totals.entries())
    if (total !== undefined) groups.set(total, [...(groups.get(total) ?? []), seat]);
  return [...groups.values()].filter((seats) => seats.length > 1);
}

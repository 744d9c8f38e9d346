import type { Seat } from '@pentapolis/kernel';
import {
  allCases,
  casesOf,
  lastTurn,
  NO_EFFECTS,
  ownResource,
  type Pile,
  production,
  RESOURCES,
  type Table,
  turnOf,
} from '../rules/index.ts';
import { type Means, meansOf, planFor } from './plan.ts';

/** How a bot sees its position. */
export interface Outlook {
  readonly table: Table;
  readonly seat: Seat;
  /** May it deal? Then raw Resources can be had one for one. */
  readonly deals: boolean;
  /** Productions still to come. */
  readonly harvests: number;
  /** Cases not built yet. */
  readonly open: number;
  readonly means: Means;
  /** What a Resource is worth that is left over this turn, in Cases. */
  readonly leftover: number;
  /** What a Resource more per turn is worth, in Cases: gold, and everything else. */
  readonly unit: number;
  readonly income: Pile;
}

export function outlookOf(table: Table, seat: Seat, deals: boolean): Outlook {
  const harvests = Math.max(0, lastTurn(table) - turnOf(table, seat));
  const built = casesOf(table.buildings, seat);
  const open = allCases(seat, table.districts.length, table.choices) - built;
  let means: Means | undefined;
  let income: Pile | undefined;
  return {
    table,
    seat,
    deals,
    harvests,
    open,
    // worked out when asked for: many outlooks are looked at for one thing only
    get means() {
      means ??= meansOf(table, seat);
      return means;
    },
    leftover: harvests === 0 ? 0.1 : deals ? 0.35 : 0.2,
    unit: deals ? 0.55 : 0.28,
    get income() {
      income ??= incomeOf(table, seat);
      return income;
    },
  };
}

/** What a seat will produce next turn, as things stand. */
export function incomeOf(table: Table, seat: Seat): Pile {
  return production({ ...table, effects: table.districts.map(() => NO_EFFECTS) }, seat).total;
}

/** What a seat makes of a hand this turn, in Cases. */
export const worthOf = ({ means, open, leftover }: Outlook, hand: readonly number[]): number =>
  planFor(hand, means, open, leftover).value;

/** Next turn's income as it looks after trading: raw Resources spread evenly when they can be traded. */
export function spreadIncome({ income, deals, seat, table }: Outlook): Pile {
  if (!deals) return income.slice();
  const kinds = table.districts.map((_, other) => RESOURCES.indexOf(ownResource(other)));
  const own = income[RESOURCES.indexOf(ownResource(seat))] as number;
  const share = own / kinds.length;
  return income.map((count, index) => (kinds.includes(index) ? Math.round(share) : count));
}

import type { Seat } from '@pentapolis/kernel';
import {
  areBeside,
  type Building,
  type Clause,
  duesOf,
  indexOfBuilding,
  isSmallShop,
  lastTurn,
  type Pile,
  pileOf,
  RESOURCES,
  rowOf,
  type Table,
  total,
  transformYield,
  turnOf,
  yieldOf,
} from '../rules/index.ts';
import { type Outlook, spreadIncome, worthOf } from './outlook.ts';
import { planFor, recipeOf } from './plan.ts';
import { canKeep, promisesOf } from './site.ts';

type PlaceClause = Extract<Clause, { kind: 'place' }>;
type PayClause = Extract<Clause, { kind: 'pay' }>;
type LendClause = Extract<Clause, { kind: 'lend' }>;

const nothing = (): Pile => RESOURCES.map(() => 0);

/** Resources a seat receives at once, less those it gives. */
export function netOf(clauses: readonly Clause[], seat: Seat): Pile {
  const net = nothing();
  for (const clause of clauses)
    if (clause.kind === 'give' && (clause.from === seat || clause.to === seat)) {
      const sign = clause.to === seat ? 1 : -1;
      pileOf(clause.amounts).forEach((count, index) => {
        net[index] = (net[index] as number) + sign * count;
      });
    }
  return net;
}

/** What a neighbour would add each turn to the building of `seat` it is promised to stand beside. */
export function neighbourGain(table: Table, seat: Seat, { building, beside }: PlaceClause): number {
  if (beside?.owner !== seat) return 0;
  if (building === 'shoppingStreet') return 0.6;
  const best = Math.max(
    0,
    ...table.buildings.map(({ owner, building: id }: Building, index) =>
      owner === seat && id === beside.building ? total(yieldOf(table, index)) : 0,
    ),
  );
  if (building === 'mill') return best;
  return building === 'inn' && isSmallShop(beside.building) ? best : 0;
}

/** Will the payment fall due at all? It does when its condition holds, or is made to hold by the same deal. */
function likelihood(table: Table, clauses: readonly Clause[], { when }: PayClause): number {
  if (when === undefined || areBeside(table, when.one, when.other)) return 1;
  const promised = clauses.some(
    (clause) =>
      clause.kind === 'place' &&
      clause.beside !== undefined &&
      [when.one, when.other].some(
        ({ owner, building }) => owner === clause.from && building === clause.building,
      ),
  );
  return promised ? 0.9 : 0.3;
}

function lendGain(outlook: Outlook, clause: LendClause): number {
  const { table, seat, means } = outlook;
  const turns = clause.last - clause.first + 1;
  if (clause.from === seat) return clause.building === 'fleaMarket' ? -0.4 * turns : 0;
  if (clause.building === 'fleaMarket') return 0.4 * turns;
  if (clause.building === 'market') return 0.2 * turns;
  if (means.recipes.some(({ workshop }) => workshop === clause.building)) return 0;
  if (rowOf(clause.building).recipe === undefined) return 0;
  const index = indexOfBuilding(table, clause.from, clause.building);
  const each = index < 0 ? 1 : transformYield(table, index);
  const income = spreadIncome(outlook);
  const before = planFor(income, means, 99, 0.3).value;
  const recipes = [...means.recipes, recipeOf(clause.building, clause.from, each, clause.times)];
  return turns * (planFor(income, { ...means, recipes }, 99, 0.3).value - before);
}

/** What one more of a sort adds, when there are so many of it. */
export const marginal = (count: number): number => 0.6 / (1 + 0.3 * count);

/** What a hand is good for when it can be traded on: the more even, the better. In Cases. */
export function evenness(hand: readonly number[]): number {
  let sum = 0;
  for (const count of hand) for (let unit = 0; unit < count; unit++) sum += marginal(unit);
  return sum;
}

/** Cases a seat gains by a deal, as it sees it; negative when it loses. */
export function gainOf(outlook: Outlook, clauses: readonly Clause[]): number {
  const { table, seat, unit } = outlook;
  const net = netOf(clauses, seat);
  const hand = table.resources[seat] as Pile;
  let sum = 0;
  if (net.some((count) => count !== 0)) {
    const after = hand.map((count, index) => Math.max(0, count + (net[index] as number)));
    // what it buys now counts, and what it makes of the deals that follow
    sum +=
      0.25 * (worthOf(outlook, after) - worthOf(outlook, hand)) + 0.75 * (evenness(after) - evenness(hand));
  }
  for (const clause of clauses) {
    const sign = clause.to === seat ? 1 : clause.from === seat ? -1 : 0;
    if (sign === 0) continue;
    switch (clause.kind) {
      case 'pay': {
        const turns = clause.last - clause.first + 1;
        sum += sign * total(pileOf(clause.amounts)) * turns * unit * likelihood(table, clauses, clause);
        break;
      }
      case 'lend':
        sum += lendGain(outlook, clause);
        break;
      case 'place':
        if (sign < 0) sum -= 0.4;
        sum += neighbourGain(table, seat, clause) * Math.max(0, lastTurn(table) - clause.by) * unit;
        break;
      case 'refrain':
        if (sign < 0) sum -= clause.building === undefined ? 0.2 : 1.5;
        break;
      case 'permit':
        sum += sign * 0.4;
        break;
      case 'card':
        sum += sign * 1.1;
        break;
      case 'give':
      case 'text':
        break;
    }
  }
  return sum;
}

/** Can a seat keep everything it would sign? Words it never signs: nobody knows what they will be held to mean. */
export function couldKeep(outlook: Outlook, clauses: readonly Clause[]): boolean {
  const { table, seat } = outlook;
  if (clauses.some((clause) => clause.kind === 'text' && clause.from === seat)) return false;
  if (!canKeep(table, seat, { clauses })) return false;
  // a building that is promised already may have to stand somewhere else
  for (const clause of clauses)
    if (
      clause.kind === 'place' &&
      clause.from === seat &&
      promisesOf(table, seat, clause.building).length > 0
    )
      return false;
  const promises = clauses.filter(
    (clause): clause is PayClause => clause.kind === 'pay' && clause.from === seat,
  );
  if (promises.length === 0) return true;
  const { income } = outlook;
  const held = table.resources[seat] as Pile;
  for (let turn = turnOf(table, seat) + 1; turn <= lastTurn(table); turn++) {
    const due = nothing();
    const owe = (pile: readonly number[]): void =>
      pile.forEach((count, index) => {
        due[index] = (due[index] as number) + count;
      });
    for (const { pile } of duesOf(table, seat, turn)) owe(pile);
    for (const { amounts, first, last } of promises) if (turn >= first && turn <= last) owe(pileOf(amounts));
    // what is held now may be spent by then: only steady income counts, and on the next turn half of what is held
    const spare = turn === turnOf(table, seat) + 1 ? 0.5 : 0;
    if (due.some((count, index) => count > (income[index] as number) + spare * (held[index] as number)))
      return false;
  }
  return true;
}

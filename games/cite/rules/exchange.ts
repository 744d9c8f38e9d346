import type { Seat, Violation } from '@pentapolis/kernel';
import type { ActionOf } from './action.ts';
import { BUILDINGS, type BuildingId, rowOf } from './buildings.ts';
import type { Contract, LendClause } from './deals/clauses.ts';
import { type Emit, tell } from './facts.ts';
import { keep } from './frozen.ts';
import { casesOfSet } from './price.ts';
import { transformYield } from './production.ts';
import { spend, take } from './purse.ts';
import { gone, no } from './refuse.ts';
import {
  add,
  amountsOf,
  emptyPile,
  holds,
  missing,
  one,
  type Pile,
  pileOf,
  plus,
  total,
} from './resources.ts';
import type { Effects, Table } from './state.ts';
import { turnOf } from './turns.ts';

const effectsOf = (table: Table, seat: Seat): Effects => table.effects[seat] as Effects;
const held = (table: Table, seat: Seat): Pile => table.resources[seat] as Pile;

/** Index of a seat's building of a sort, -1 = it has none. */
export const indexOfBuilding = (
  { buildings }: Pick<Table, 'buildings'>,
  seat: Seat,
  id: BuildingId,
): number => buildings.findIndex(({ building, owner }) => owner === seat && building === id);

/** A lent building and how often it may still be used this turn. [CTE-CLAUSE-5] */
export interface Lease {
  readonly contract: number;
  readonly clause: number;
  readonly left: number;
}

/** What others let `seat` use: the lease of one building with most uses left. */
export function leaseOf(table: Table, seat: Seat, of: Seat, id: BuildingId): Lease | undefined {
  const turn = turnOf(table, seat);
  let best: Lease | undefined;
  for (const { id: contract, clauses, uses } of table.contracts)
    clauses.forEach((clause, index) => {
      if (clause.kind !== 'lend' || clause.from !== of || clause.to !== seat || clause.building !== id)
        return;
      if (turn < clause.first || turn > clause.last) return;
      const left = clause.times - (uses[index] as number);
      if (left > (best?.left ?? 0)) best = { contract, clause: index, left };
    });
  return best;
}

/** Uses of a Flea Market that are promised to others this turn and not made yet. */
function reserved(table: Table, owner: Seat): number {
  let sum = 0;
  for (const { clauses, uses } of table.contracts)
    clauses.forEach((clause, index) => {
      if (clause.kind !== 'lend' || clause.from !== owner || clause.building !== 'fleaMarket') return;
      const turn = turnOf(table, clause.to);
      if (turn >= clause.first && turn <= clause.last)
        sum += Math.max(0, (clause as LendClause).times - (uses[index] as number));
    });
  return sum;
}

/** Is a seat's workshop, Market or Flea Market there for `seat` to use `times` over? */
function checkAccess(
  table: Table,
  seat: Seat,
  of: Seat,
  id: BuildingId,
  times: number,
): Violation | undefined {
  if (indexOfBuilding(table, of, id) < 0)
    return of === seat
      ? no('CTE-BUILD-2', 'notBuilt', { building: id })
      : gone('CTE-CLAUSE-5', 'notBuilt', { building: id });
  if (of === seat) return undefined;
  const lease = leaseOf(table, seat, of, id);
  if (lease === undefined) return no('CTE-CLAUSE-5', 'notLent', { building: id, seat: of });
  return lease.left < times ? no('CTE-CLAUSE-5', 'lentOut', { left: lease.left }) : undefined;
}

function markUsed(table: Table, seat: Seat, of: Seat, id: BuildingId, times: number): void {
  table.used[of] = (table.used[of] as number) | (1 << BUILDINGS.indexOf(id));
  if (of === seat) return;
  const lease = leaseOf(table, seat, of, id) as Lease;
  table.contracts = keep(
    table.contracts.map(
      (contract): Contract =>
        contract.id === lease.contract
          ? {
              ...contract,
              uses: contract.uses.with(lease.clause, (contract.uses[lease.clause] as number) + times),
            }
          : contract,
    ),
  );
}

const lacks = (table: Table, seat: Seat, pile: readonly number[]): Violation | undefined =>
  holds(held(table, seat), pile)
    ? undefined
    : no('CTE-PRICE-4', 'lacking', { amounts: amountsOf(missing(held(table, seat), pile)) });

/** [CTE-PRICE-1] [CTE-PRICE-2] [CTE-PRICE-3] */
export function checkBuy(table: Table, seat: Seat, { sets }: ActionOf<'buy'>): Violation | undefined {
  const sum = emptyPile();
  for (const set of sets) {
    if (casesOfSet(pileOf(set)) === 0) return no('CTE-PRICE-2', 'noSet', { amounts: set });
    add(sum, pileOf(set));
  }
  return lacks(table, seat, sum);
}

export function applyBuy(table: Table, seat: Seat, { sets }: ActionOf<'buy'>, emit?: Emit): void {
  const sum = emptyPile();
  let cases = 0;
  for (const set of sets) {
    add(sum, pileOf(set));
    cases += casesOfSet(pileOf(set));
  }
  spend(table, seat, sum);
  table.rights[seat] = (table.rights[seat] as number) + cases;
  tell(emit, 'bought', { seat, amounts: amountsOf(sum), cases });
}

/** Does a card lend the recipe? */
const isBorrowed = (table: Table, seat: Seat, id: BuildingId): boolean =>
  indexOfBuilding(table, seat, id) < 0 && effectsOf(table, seat).borrowed === BUILDINGS.indexOf(id);

/** [CTE-WORK-1] [CTE-WORK-3] */
export function checkTransform(
  table: Table,
  seat: Seat,
  { workshop, of, times }: ActionOf<'transform'>,
): Violation | undefined {
  const { recipe } = rowOf(workshop);
  if (recipe === undefined) return no('CTE-WORK-1', 'noWorkshop', { building: workshop });
  if (of === seat && isBorrowed(table, seat, workshop)) {
    const left = effectsOf(table, seat).borrowedLeft;
    if (left < times) return no('CTE-CARD-4', 'borrowedOut', { left });
  } else {
    const refusal = checkAccess(table, seat, of, workshop, times);
    if (refusal !== undefined) return refusal;
  }
  const cost = plus(one(recipe.inputs[0], times), one(recipe.inputs[1], times));
  return lacks(table, seat, cost);
}

export function applyTransform(
  table: Table,
  seat: Seat,
  { workshop, of, times }: ActionOf<'transform'>,
  emit?: Emit,
): void {
  const { inputs, output } = rowOf(workshop).recipe as NonNullable<ReturnType<typeof rowOf>['recipe']>;
  const effects = effectsOf(table, seat);
  const borrowed = of === seat && isBorrowed(table, seat, workshop);
  const each = borrowed ? 1 : transformYield(table, indexOfBuilding(table, of, workshop)); // [CTE-WORK-2]
  if (borrowed) effects.borrowedLeft -= times;
  else markUsed(table, seat, of, workshop, times);
  const richer = Math.min(times, effects.bonusLeft);
  effects.bonusLeft -= richer;
  const count = times * each + richer * effects.bonus;
  spend(table, seat, plus(one(inputs[0], times), one(inputs[1], times)));
  take(table, seat, one(output, count));
  tell(emit, 'transformed', { seat, of, workshop, times, resource: output, count });
}

/** [CTE-MARKET-1] */
export function checkMarket(
  table: Table,
  seat: Seat,
  { of, give }: ActionOf<'market'>,
): Violation | undefined {
  const pile = pileOf(give);
  const { stalls, stallRate } = effectsOf(table, seat);
  const stall = of === seat && indexOfBuilding(table, seat, 'market') < 0 && stalls > 0;
  const refusal = stall ? undefined : checkAccess(table, seat, of, 'market', 1);
  if (refusal !== undefined) return refusal;
  // a card makes its owner's Market cheaper for whoever may use it
  const rate = stall ? stallRate : effectsOf(table, of).rate;
  if (total(pile) !== rate) return no('CTE-MARKET-1', 'marketRate', { rate });
  return lacks(table, seat, pile);
}

export function applyMarket(table: Table, seat: Seat, action: ActionOf<'market'>, emit?: Emit): void {
  const { of, give, take: resource } = action;
  if (of === seat && indexOfBuilding(table, seat, 'market') < 0) effectsOf(table, seat).stalls--;
  else markUsed(table, seat, of, 'market', 1);
  spend(table, seat, pileOf(give));
  take(table, seat, one(resource)); // [CTE-MARKET-2]
  tell(emit, 'marketUsed', { seat, of, amounts: amountsOf(pileOf(give)), resource });
}

/** Uses of the Flea Market of `of` that `seat` has left this turn. [CTE-FLEA-1] */
export function fleaUsesLeft(table: Table, seat: Seat, of: Seat): number {
  const { flea, fleaStalls } = effectsOf(table, of);
  if (indexOfBuilding(table, of, 'fleaMarket') < 0) return of === seat ? fleaStalls : 0;
  const left = flea - (table.flea[of] as number);
  if (of === seat) return left - reserved(table, seat);
  return Math.min(left, leaseOf(table, seat, of, 'fleaMarket')?.left ?? 0);
}

export function checkFlea(table: Table, seat: Seat, { of }: ActionOf<'flea'>): Violation | undefined {
  const stall = of === seat && effectsOf(table, seat).fleaStalls > 0;
  const refusal = stall ? undefined : checkAccess(table, seat, of, 'fleaMarket', 1);
  if (refusal !== undefined) return refusal;
  if (fleaUsesLeft(table, seat, of) < 1)
    return of === seat ? no('CTE-FLEA-1', 'fleaUsed') : gone('CTE-FLEA-1', 'fleaUsed');
  return lacks(table, seat, one('gold'));
}

export function applyFlea(
  table: Table,
  seat: Seat,
  { of, take: resource }: ActionOf<'flea'>,
  emit?: Emit,
): void {
  if (indexOfBuilding(table, of, 'fleaMarket') < 0) effectsOf(table, seat).fleaStalls--;
  else {
    markUsed(table, seat, of, 'fleaMarket', 1);
    table.flea[of] = (table.flea[of] as number) + 1;
  }
  spend(table, seat, one('gold'));
  take(table, seat, one(resource)); // [CTE-MARKET-2]
  tell(emit, 'fleaUsed', { seat, of, resource });
}

/** [CTE-BANK-1] [CTE-BANK-2] */
export function checkBank(table: Table, seat: Seat, { amounts }: ActionOf<'bank'>): Violation | undefined {
  if (indexOfBuilding(table, seat, 'bank') < 0) return no('CTE-BANK-1', 'notBuilt', { building: 'bank' });
  const pile = pileOf(amounts);
  const bank = table.banks[seat] as Pile;
  if (total(pile) > 3) return no('CTE-BANK-1', 'bankFull');
  if (pile.every((count, index) => count === bank[index])) return no('CTE-BANK-2', 'bankSame');
  const all = plus(held(table, seat), bank);
  return holds(all, pile)
    ? undefined
    : no('CTE-BANK-2', 'lacking', { amounts: amountsOf(missing(all, pile)) });
}

export function applyBank(table: Table, seat: Seat, { amounts }: ActionOf<'bank'>, emit?: Emit): void {
  const pile = pileOf(amounts);
  table.resources[seat] = plus(plus(held(table, seat), table.banks[seat] as Pile), pile, -1);
  table.banks[seat] = pile;
  tell(emit, 'banked', { seat, amounts: amountsOf(pile) });
}

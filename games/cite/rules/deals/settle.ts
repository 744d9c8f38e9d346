import type { Seat } from '@pentapolis/kernel';
import { type Emit, tell } from '../facts.ts';
import { keep } from '../frozen.ts';
import { type Building, layoutOf } from '../layout.ts';
import { hand } from '../purse.ts';
import { amountsOf, type Pile, pileOf, plus, total } from '../resources.ts';
import type { Table } from '../state.ts';
import { turnOf } from '../turns.ts';
import type { Clause, ClauseStatus, Contract, Debt, PlaceClause, Site } from './clauses.ts';

export function setStatus(table: Table, contract: number, clause: number, status: ClauseStatus): void {
  table.contracts = keep(
    table.contracts.map(
      (item): Contract =>
        item.id === contract ? { ...item, status: item.status.with(clause, status) } : item,
    ),
  );
}

/** Every clause of every contract, with where it is. */
export function* clausesOf(
  table: Pick<Table, 'contracts'>,
): Generator<{ contract: number; index: number; clause: Clause; status: ClauseStatus }> {
  for (const { id, clauses, status } of table.contracts)
    for (const [index, clause] of clauses.entries())
      yield { contract: id, index, clause, status: status[index] as ClauseStatus };
}

/** Is some building of one sort adjacent to some building of the other? [CTE-CLAUSE-4] [CTE-CLAUSE-6] */
export function areBeside({ buildings }: Pick<Table, 'buildings'>, one: Site, other: Site): boolean {
  const { near } = layoutOf(buildings);
  const is = (index: number, site: Site): boolean => {
    const { building, owner } = buildings[index] as Building;
    return building === site.building && owner === site.owner;
  };
  return buildings.some(
    (_, index) => is(index, one) && (near[index] as readonly number[]).some((next) => is(next, other)),
  );
}

/** Does the promised building stand as promised? [CTE-CLAUSE-6] */
export function isPlaced(table: Pick<Table, 'buildings'>, clause: PlaceClause): boolean {
  const { from, building, beside, at } = clause;
  if (beside !== undefined) return areBeside(table, { owner: from, building }, beside);
  return table.buildings.some(
    (other) =>
      other.owner === from &&
      other.building === building &&
      other.x === at?.x &&
      other.y === at.y &&
      other.turned === at.turned,
  );
}

/** What the debtor has of what is missing, Bank included. [CTE-DEBT-2] [CTE-DEBT-3] */
function payable(table: Table, { from, missing }: Debt): Pile {
  const all = plus(table.resources[from] as Pile, table.banks[from] as Pile);
  return missing.map((count, index) => Math.min(count, all[index] as number));
}

/**
 * Pays whatever can be paid, oldest debt first, until nothing owed lies with who owes it. Called after everything that
 * happens, so that no state shows a payable debt. [CTE-DEBT-1]
 */
export function settle(table: Table, emit?: Emit): void {
  for (let index = 0; index < table.debts.length; ) {
    const debt = table.debts[index] as Debt;
    const pile = payable(table, debt);
    if (total(pile) === 0) {
      index++;
      continue;
    }
    const { from, to, contract, clause } = debt;
    hand(table, from, to, pile);
    tell(emit, 'paid', { seat: from, other: to, amounts: amountsOf(pile), contract });
    const left = plus(debt.missing, pile, -1);
    const rest = total(left) === 0 ? [] : [{ ...debt, missing: left }];
    table.debts = keep([...table.debts.slice(0, index), ...rest, ...table.debts.slice(index + 1)]);
    if (rest.length === 0) clear(table, contract, clause, emit);
    // who was paid may owe something older
    index = 0;
  }
}

/** A debt is gone: its clause is in order again when nothing else of it is owed. */
function clear(table: Table, contract: number, index: number, emit?: Emit): void {
  const found = table.contracts.find(({ id }) => id === contract);
  const clause = found?.clauses[index];
  if (found?.status[index] !== 'arrears' || clause?.kind !== 'pay') return;
  if (table.debts.some((debt) => debt.contract === contract && debt.clause === index)) return;
  setStatus(table, contract, index, turnOf(table, clause.from) > clause.last ? 'settled' : 'running');
  tell(emit, 'caughtUp', { seat: clause.from, other: clause.to, contract });
}

/** Payments that are due in a seat's present turn, as they would fall due. [CTE-CLAUSE-3] [CTE-CLAUSE-4] */
export function duesOf(
  table: Pick<Table, 'contracts' | 'buildings'>,
  seat: Seat,
  turn: number,
): { contract: number; clause: number; to: Seat; pile: Pile }[] {
  return [...clausesOf(table)].flatMap(({ contract, index, clause }) => {
    if (clause.kind !== 'pay' || clause.from !== seat) return [];
    if (turn < clause.first || turn > clause.last) return [];
    if (clause.when !== undefined && !areBeside(table, clause.when.one, clause.when.other)) return [];
    return [{ contract, clause: index, to: clause.to, pile: pileOf(clause.amounts) }];
  });
}

/** The start of Negotiation: what is due is paid, or falls into arrears. */
export function fallDue(table: Table, seats: readonly Seat[], emit?: Emit): void {
  settle(table, emit);
  const fresh = seats.flatMap((seat) => {
    const turn = turnOf(table, seat);
    return duesOf(table, seat, turn).map(({ contract, clause, to, pile }) => ({
      contract,
      clause,
      from: seat,
      to,
      missing: pile,
      since: turn,
    }));
  });
  table.debts = keep([...table.debts, ...fresh.toSorted((a, b) => a.contract - b.contract)]);
  settle(table, emit);
  for (const { contract, clause, from, to, missing } of table.debts) {
    const status = table.contracts.find(({ id }) => id === contract)?.status[clause];
    if (status !== 'running') continue;
    setStatus(table, contract, clause, 'arrears');
    tell(emit, 'fellBehind', { seat: from, other: to, amounts: amountsOf(missing), contract });
  }
}

/** A late building that stands at last settles its promise. [CTE-JURY-4] */
export function reviewPlaces(table: Table, emit?: Emit): void {
  for (const { contract, index, clause, status } of clausesOf(table)) {
    if (clause.kind !== 'place' || status !== 'arrears' || !isPlaced(table, clause)) continue;
    setStatus(table, contract, index, 'settled');
    tell(emit, 'clauseKept', { seat: clause.from, other: clause.to, contract, clause: index });
  }
}

/** The turn of these seats ends: which promises are kept, which buildings are missing. */
export function closeTurn(table: Table, seats: readonly Seat[], emit?: Emit): void {
  for (const { contract, index, clause, status } of clausesOf(table)) {
    if (status !== 'running' || !seats.includes(clause.from)) continue;
    const { from: seat, to } = clause;
    const turn = turnOf(table, seat);
    const kept = (): void => {
      setStatus(table, contract, index, 'kept');
      tell(emit, 'clauseKept', { seat, other: to, contract, clause: index });
    };
    if ((clause.kind === 'pay' && clause.last <= turn) || (clause.kind === 'refrain' && clause.until <= turn))
      kept();
    if (clause.kind === 'lend' && clause.last <= turnOf(table, to)) kept();
    if (clause.kind !== 'place') continue;
    if (isPlaced(table, clause)) kept();
    else if (clause.by <= turn) {
      setStatus(table, contract, index, 'arrears');
      tell(emit, 'breached', { seat, other: to, contract, clause: index });
    }
  }
  table.contracts = keep(
    table.contracts.map(
      (item): Contract => ({
        ...item,
        uses: item.uses.map((uses, index) => (seats.includes((item.clauses[index] as Clause).to) ? 0 : uses)),
      }),
    ),
  );
}

/** Promises a seat may still make good by moving the building at `index`. [CTE-JURY-4] */
export function overdueMoves(table: Table, seat: Seat, index: number): PlaceClause[] {
  const { building, owner } = table.buildings[index] as Building;
  if (owner !== seat) return [];
  return [...clausesOf(table)].flatMap(({ clause, status }) =>
    clause.kind === 'place' && status === 'arrears' && clause.from === seat && clause.building === building
      ? [clause]
      : [],
  );
}

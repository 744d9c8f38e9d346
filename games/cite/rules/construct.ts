import type { Seat, Violation } from '@pentapolis/kernel';
import type { ActionOf, Move, Place } from './action.ts';
import { BUILDINGS, sizeOf } from './buildings.ts';
import { bans } from './deals/bans.ts';
import { recall } from './deals/offers.ts';
import { isPlaced, overdueMoves } from './deals/settle.ts';
import { type Emit, tell } from './facts.ts';
import { keep } from './frozen.ts';
import { bordersOn, footprint, type Spot } from './geometry.ts';
import { hasCard, layDown, named } from './hands.ts';
import { type Building, cellsOf, isConnected } from './layout.ts';
import { checkPlace, checkSpot, coversCentre, termsOf } from './placement.ts';
import { wakeGuilds } from './production.ts';
import { spend } from './purse.ts';
import { no } from './refuse.ts';
import { one, type Pile, total } from './resources.ts';
import { type State, seatsOf, type Table } from './state.ts';
import { turnOf } from './turns.ts';

export const cornerAt = ({ buildings }: Pick<Table, 'buildings'>, seat: Seat, x: number, y: number): number =>
  buildings.findIndex((other) => other.owner === seat && other.x === x && other.y === y);

export function checkPlaceWithCards(state: State, seat: Seat, action: Place): Violation | undefined {
  const { cards } = action;
  const absent = cards.find((card) => !hasCard(state, seat, card));
  if (absent !== undefined) return no('CTE-CARD-11', 'cardNotHeld', { card: absent });
  if (new Set(cards).size < cards.length) return no('CTE-CARD-11', 'cardTwice');
  return checkPlace(state, seat, action);
}

export function applyPlace(state: State, seat: Seat, action: Place, emit?: Emit): void {
  const { building, x, y, turned, gold, cards } = action;
  const { cost, goldPrice } = termsOf(state, building, action, cards);
  for (const card of cards) {
    layDown(state, seat, card);
    tell(emit, 'played', { seat, ...named(state, card) }, { reveals: true });
  }
  if (gold > 0) spend(state, seat, one('gold', gold * goldPrice));
  state.rights[seat] = (state.rights[seat] as number) - (cost - gold);
  const fresh = { building, owner: seat, x, y, turned, turn: turnOf(state, seat), paid: cost - gold };
  state.buildings = keep([...state.buildings, fresh]);
  tell(emit, 'placed', { seat, building, x, y, turned, cost, gold });
  usePermits(state, seat, action);
  wakeGuilds(state);
  alert(state, seat, fresh, emit);
}

function usePermits(state: State, seat: Seat, { x, y, turned }: Spot): void {
  const used = state.permits.some((permit) => permit.builder === seat && permit.x === x && permit.y === y);
  if (!used) return;
  state.permits = keep(
    state.permits.filter(
      (permit) => !(permit.builder === seat && permit.x === x && permit.y === y && permit.turned === turned),
    ),
  );
}

/** [CTE-FIRST-6] What changed at somebody's border brings them back on the first turn. */
function alert(state: State, seat: Seat, changed: Building, emit?: Emit): void {
  if (state.phase !== 'first') return;
  const neighbours = bordersOn(footprint(changed.building, changed), state.districts, seat);
  for (const other of seatsOf(state)) if (neighbours.includes(other)) recall(state, other, emit);
}

/** [CTE-FIRST-3] All of a piece, and one at the central point. */
function checkWhole(state: State, seat: Seat, buildings: readonly Building[]): Violation | undefined {
  const own = buildings.filter(({ owner }) => owner === seat);
  if (own.length === 0) return undefined;
  if (!own.some((building) => coversCentre(state, seat, building.building, building)))
    return no('CTE-FIRST-3', 'leavesCentre');
  return isConnected(buildings, seat) ? undefined : no('CTE-FIRST-3', 'breaksUp');
}

/** [CTE-FIRST-4] [CTE-FIRST-8] */
export function checkLift(state: State, seat: Seat, { x, y }: ActionOf<'lift'>): Violation | undefined {
  if (state.phase !== 'first') return no('CTE-BUILD-5', 'forGood');
  const index = cornerAt(state, seat, x, y);
  if (index < 0) return no('CTE-FIRST-4', 'noBuildingHere');
  const { building, paid } = state.buildings[index] as Building;
  const lent = state.contracts.some(({ clauses }) =>
    clauses.some((clause) => clause.kind === 'lend' && clause.from === seat && clause.building === building),
  );
  const used = ((state.used[seat] as number) & (1 << BUILDINGS.indexOf(building))) !== 0;
  const full = building === 'bank' && total(state.banks[seat] as Pile) > 0;
  if (paid < sizeOf(building) || lent || used || full) return no('CTE-FIRST-8', 'staysPut', { building });
  return checkWhole(state, seat, state.buildings.toSpliced(index, 1));
}

export function applyLift(state: State, seat: Seat, { x, y }: ActionOf<'lift'>, emit?: Emit): void {
  const index = cornerAt(state, seat, x, y);
  const lifted = state.buildings[index] as Building;
  state.buildings = keep(state.buildings.toSpliced(index, 1));
  state.rights[seat] = (state.rights[seat] as number) + lifted.paid;
  tell(emit, 'lifted', { seat, building: lifted.building, x, y });
  alert(state, seat, lifted, emit);
}

export function checkMove(state: State, seat: Seat, action: Move): Violation | undefined {
  const { from, x, y, turned } = action;
  const index = cornerAt(state, seat, from.x, from.y);
  if (index < 0) return no('CTE-FIRST-4', 'noBuildingHere');
  const before = state.buildings[index] as Building;
  const overdue = state.phase === 'first' ? [] : overdueMoves(state, seat, index);
  if (state.phase !== 'first' && overdue.length === 0) return no('CTE-BUILD-5', 'forGood');
  if (state.phase === 'first' && before.paid < sizeOf(before.building))
    return no('CTE-FIRST-8', 'staysPut', { building: before.building });
  if (before.x === x && before.y === y && before.turned === turned) return no('CTE-FIRST-4', 'sameSpot');
  const refusal =
    bans(state, seat, before.building, cellsOf(before.building, action)) ??
    checkSpot(state, seat, before.building, action, index);
  if (refusal !== undefined) return refusal;
  const after = state.buildings.with(index, { ...before, x, y, turned });
  if (state.phase === 'first') return checkWhole(state, seat, after);
  // [CTE-JURY-4]
  return overdue.some((clause) => isPlaced({ buildings: after }, clause))
    ? undefined
    : no('CTE-JURY-4', 'notWherePromised');
}

export function applyMove(state: State, seat: Seat, action: Move, emit?: Emit): void {
  const { from, x, y, turned } = action;
  const index = cornerAt(state, seat, from.x, from.y);
  const before = state.buildings[index] as Building;
  const after = { ...before, x, y, turned };
  state.buildings = keep(state.buildings.with(index, after));
  tell(emit, 'moved', { seat, building: before.building, fromX: from.x, fromY: from.y, x, y, turned });
  usePermits(state, seat, action);
  wakeGuilds(state);
  alert(state, seat, before, emit);
  alert(state, seat, after, emit);
}

import type { Seat } from '@pentapolis/kernel';
import type { BuildingId } from './buildings.ts';
import { bans } from './deals/bans.ts';
import { canTurn, cellAt, cellId, isCentral, landlord, outline, type Spot, STEPS } from './geometry.ts';
import { type Building, cellsOf, layoutOf } from './layout.ts';
import { checkPlace, checkSpot, piecesLeft, termsOf } from './placement.ts';
import type { Table } from './state.ts';

const SPOTS = new WeakMap<readonly Building[], Map<string, readonly Spot[]>>();

/** Places in a seat's own district for a building of this outline, by ground alone. Worked out once per list. */
function ground(table: Pick<Table, 'buildings' | 'districts'>, seat: Seat, id: BuildingId): readonly Spot[] {
  const { buildings, districts } = table;
  let known = SPOTS.get(buildings);
  if (known === undefined) {
    known = new Map();
    SPOTS.set(buildings, known);
  }
  const name = `${districts.join()} ${seat} ${id}`;
  let spots = known.get(name);
  if (spots === undefined) {
    spots = search(table, seat, id);
    known.set(name, spots);
  }
  return spots;
}

/** Free Cases beside own buildings; without any, those at the central point. [CTE-BUILD-3] [CTE-FIRST-2] */
function frontier({ buildings, districts }: Pick<Table, 'buildings' | 'districts'>, seat: Seat): number[] {
  const { at, cells } = layoutOf(buildings);
  const free = new Set<number>();
  const isOwn = (cell: number): boolean => {
    const { x, y } = cellAt(cell);
    return landlord(x, y, districts) === seat;
  };
  let any = false;
  buildings.forEach(({ owner }, index) => {
    if (owner !== seat) return;
    any = true;
    for (const cell of cells[index] as readonly number[])
      for (const step of STEPS) if (!at.has(cell + step) && isOwn(cell + step)) free.add(cell + step);
  });
  if (any) return [...free];
  return [
    [-1, -1],
    [0, -1],
    [-1, 0],
    [0, 0],
  ].flatMap(([x, y]) => {
    const cell = cellId(x as number, y as number);
    return isCentral(x as number, y as number) && isOwn(cell) && !at.has(cell) ? [cell] : [];
  });
}

function search(table: Pick<Table, 'buildings' | 'districts'>, seat: Seat, id: BuildingId): Spot[] {
  const { at } = layoutOf(table.buildings);
  const found = new Set<string>();
  const spots: Spot[] = [];
  for (const cell of frontier(table, seat)) {
    const { x, y } = cellAt(cell);
    for (const turned of canTurn(id) ? [false, true] : [false])
      for (const part of outline(id, turned)) {
        const spot = { x: x - part.x, y: y - part.y, turned };
        const name = `${spot.x},${spot.y},${turned}`;
        if (found.has(name)) continue;
        found.add(name);
        const fits = outline(id, turned).every(
          (other) =>
            !at.has(cellId(spot.x + other.x, spot.y + other.y)) &&
            landlord(spot.x + other.x, spot.y + other.y, table.districts) === seat,
        );
        if (fits) spots.push(spot);
      }
  }
  return spots;
}

/**
 * Every place where `seat` may stand this building now, its cost apart; [] when it has no piece left or the rules or a
 * promise forbid it. Leave to build in other districts included.
 */
export function legalSpots(table: Table, seat: Seat, id: BuildingId): Spot[] {
  if (piecesLeft(table, seat, id) <= 0) return [];
  const leave = table.permits
    .filter(({ builder, building }) => builder === seat && building === id)
    .map(({ x, y, turned }) => ({ x, y, turned }))
    .filter((spot) => checkSpot(table, seat, id, spot) === undefined);
  const all = [...ground(table, seat, id), ...leave];
  if (table.contracts.length === 0 && id !== 'fleaMarket' && id !== 'shoppingStreet') return all;
  return all.filter((spot) => {
    if (bans(table, seat, id, cellsOf(id, spot)) !== undefined) return false;
    const refusal = checkPlace(table, seat, { kind: 'place', building: id, ...spot, gold: 0, cards: [] });
    return refusal?.rule !== 'CTE-STREET-3';
  });
}

/** The same with what each place would cost. For tables and bots. */
export function pricedSpots(
  table: Table,
  seat: Seat,
  id: BuildingId,
): (Spot & { readonly cost: number; readonly goldCases: number; readonly goldPrice: number })[] {
  return legalSpots(table, seat, id).map((spot) => ({ ...spot, ...termsOf(table, id, spot) }));
}

/** Every place a standing building could be moved to, by ground and promises; whether it may move is another matter. */
export function moveSpots(table: Table, seat: Seat, index: number): Spot[] {
  const { building } = table.buildings[index] as Building;
  const rest = { ...table, buildings: table.buildings.toSpliced(index, 1) };
  return legalSpots(rest, seat, building).filter(
    (spot) => checkSpot(table, seat, building, spot, index) === undefined,
  );
}

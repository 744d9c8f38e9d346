import type { Seat, Violation } from '@pentapolis/kernel';
import type { Place } from './action.ts';
import { type BuildingId, copiesOf, sizeOf } from './buildings.ts';
import { type CardId, cardOf, helpsBuilding } from './cards.ts';
import { bans } from './deals/bans.ts';
import { canTurn, cellAt, isCentral, landlord, REACH, type Spot, STEPS } from './geometry.ts';
import { type Building, cellsOf, isSurrounded, layoutOf, neighboursOf } from './layout.ts';
import { gone, no } from './refuse.ts';
import { GOLD } from './resources.ts';
import type { Table } from './state.ts';
import { turnOf } from './turns.ts';

/** Pieces of a building a seat has not built yet. [CTE-BUILD-2] */
export function piecesLeft(
  { buildings, choices, districts }: Pick<Table, 'buildings' | 'choices' | 'districts'>,
  seat: Seat,
  id: BuildingId,
): number {
  let left = copiesOf(id, seat, districts.length, choices);
  if (left > 0) for (const { building, owner } of buildings) if (building === id && owner === seat) left--;
  return left;
}

/** What a building costs in one place. */
export interface Terms {
  /** Cases to be paid. */
  readonly cost: number;
  /** Of these, at most so many may be paid in Gold, */
  readonly goldCases: number;
  /** at this price each. */
  readonly goldPrice: number;
}

/** [CTE-MANU-1] [CTE-MANU-2] [CTE-PLACE-1] [CTE-CARD-11] */
export function termsOf(
  { buildings, custom }: Pick<Table, 'buildings' | 'custom'>,
  id: BuildingId,
  spot: Spot,
  cards: readonly CardId[] = [],
): Terms {
  const near = neighboursOf(buildings, id, spot).map((index) => (buildings[index] as Building).building);
  let discount = 2 * near.filter((building) => building === 'manufactory').length;
  let altCases = 0;
  let altPrice = 0;
  for (const card of cards) {
    const { effect } = cardOf(custom, card);
    if (effect.op === 'costReduction') discount += effect.cases;
    if (effect.op === 'altPrice') [altCases, altPrice] = [effect.maxCases, effect.goldPerCase];
  }
  const cost = Math.max(1, sizeOf(id) - discount);
  if (near.includes('grandPlace')) return { cost, goldCases: cost, goldPrice: 2 };
  return { cost, goldCases: Math.min(cost, altCases), goldPrice: altPrice };
}

/** Why a building of `seat` can't stand in a place, whatever it costs. `lifted` is on its way and stands nowhere. */
export function checkSpot(
  table: Table,
  seat: Seat,
  id: BuildingId,
  spot: Spot,
  lifted = -1,
): Violation | undefined {
  // [CTE-BUILD-9]
  if (spot.turned && !canTurn(id)) return no('CTE-BUILD-9', 'square', { building: id });
  if (Math.abs(spot.x) > REACH || Math.abs(spot.y) > REACH) return no('CTE-BUILD-1', 'tooFar');
  const cells = cellsOf(id, spot);
  const { at } = layoutOf(table.buildings);
  for (const cell of cells) {
    const { x, y } = cellAt(cell);
    const owner = landlord(x, y, table.districts);
    // [CTE-BUILD-1] [CTE-INTER-1] [CTE-INTER-2]
    if (owner !== seat && !isPermitted(table, owner, seat, id, spot))
      return table.choices.interdistrict
        ? gone('CTE-INTER-2', 'noLeave', { seat: owner })
        : no('CTE-BUILD-1', 'otherDistrict', { seat: owner });
    const standing = at.get(cell);
    // [CTE-BUILD-4] the middle of a Grand'Place is free ground [CTE-PLACE-3]
    if (standing !== undefined && standing !== lifted) {
      const { owner: by, building } = table.buildings[standing] as Building;
      return by === seat
        ? no('CTE-BUILD-4', 'occupied', { building })
        : gone('CTE-BUILD-4', 'occupied', { building });
    }
  }
  return touches(table, seat, id, spot, lifted);
}

function isPermitted({ permits }: Table, owner: Seat, builder: Seat, id: BuildingId, spot: Spot): boolean {
  return permits.some(
    (permit) =>
      permit.landlord === owner &&
      permit.builder === builder &&
      permit.building === id &&
      permit.x === spot.x &&
      permit.y === spot.y &&
      permit.turned === spot.turned,
  );
}

function touches(
  table: Table,
  seat: Seat,
  id: BuildingId,
  spot: Spot,
  lifted: number,
): Violation | undefined {
  const own = table.buildings.some(({ owner }, index) => owner === seat && index !== lifted);
  // [CTE-FIRST-2]
  if (!own) return coversCentre(table, seat, id, spot) ? undefined : no('CTE-FIRST-2', 'offCentre');
  const { at } = layoutOf(table.buildings);
  const touching = cellsOf(id, spot).some((cell) =>
    STEPS.some((step) => {
      const other = at.get(cell + step);
      return other !== undefined && other !== lifted && table.buildings[other]?.owner === seat;
    }),
  );
  // [CTE-BUILD-3]
  return touching ? undefined : no('CTE-BUILD-3', 'detached');
}

export function coversCentre(
  { districts }: Pick<Table, 'districts'>,
  seat: Seat,
  id: BuildingId,
  spot: Spot,
): boolean {
  return cellsOf(id, spot).some((cell) => {
    const { x, y } = cellAt(cell);
    return isCentral(x, y) && landlord(x, y, districts) === seat;
  });
}

/** [CTE-STREET-3] */
function checkExclusivity(table: Table, seat: Seat, id: BuildingId): Violation | undefined {
  const onFirst = (building: BuildingId): boolean =>
    table.buildings.some((other) => other.owner === seat && other.building === building && other.turn === 1);
  const turn = turnOf(table, seat);
  if (id === 'fleaMarket' && turn < 6 && onFirst('shoppingStreet'))
    return no('CTE-STREET-3', 'exclusivity', { turn: 6 });
  if (id === 'shoppingStreet' && turn === 1 && onFirst('fleaMarket'))
    return no('CTE-STREET-3', 'exclusivityFirst');
  return undefined;
}

/** Why a seat can't build this now. `cards` are known to be in its hand. */
export function checkPlace(table: Table, seat: Seat, action: Place): Violation | undefined {
  const { building, gold, cards } = action;
  if (piecesLeft(table, seat, building) <= 0) return no('CTE-BUILD-2', 'noPiece', { building });
  const refusal =
    checkExclusivity(table, seat, building) ??
    bans(table, seat, building, cellsOf(building, action)) ??
    checkSpot(table, seat, building, action) ??
    checkHelp(table, building, action, cards, seat);
  if (refusal !== undefined) return refusal;
  const { cost, goldCases, goldPrice } = termsOf(table, building, action, cards);
  // [CTE-PLACE-1] [CTE-PLACE-2]
  if (gold > goldCases) return no('CTE-PLACE-1', 'noGoldHere', { gold, cases: goldCases });
  const price = gold * goldPrice;
  const held = table.resources[seat]?.[GOLD] as number;
  if (price > held) return no('CTE-PLACE-1', 'tooLittleGold', { price, held });
  const rights = table.rights[seat] as number;
  // [CTE-BUILD-6] [CTE-BUILD-7]
  if (cost - gold > rights) return no('CTE-BUILD-6', 'tooFewRights', { cost: cost - gold, rights });
  return undefined;
}

/** [CTE-CARD-11] Do the cards help this building, and does every one of them do something? */
function checkHelp(
  table: Table,
  id: BuildingId,
  spot: Spot,
  cards: readonly CardId[],
  seat: Seat,
): Violation | undefined {
  if (cards.length > 0 && table.phase !== 'main') return no('CTE-CARD-14', 'notOnFirstTurn');
  for (const card of cards) {
    const spec = cardOf(table.custom, card);
    const { effect } = spec;
    if (!helpsBuilding(spec)) return no('CTE-CARD-11', 'noHelp', { card });
    if (effect.op !== 'costReduction') continue;
    if (effect.minSize !== undefined && sizeOf(id) < effect.minSize)
      return no('CTE-CARD-11', 'tooSmallForCard', { card, size: effect.minSize });
    // [CTE-CARD-12]
    if (effect.requires !== undefined && !wouldBeSurrounded(table, id, spot, seat))
      return no('CTE-CARD-12', 'notSurrounded', { card });
  }
  return undefined;
}

function wouldBeSurrounded({ buildings }: Table, id: BuildingId, spot: Spot, owner: Seat): boolean {
  const after = [...buildings, { building: id, owner, turn: 0, paid: 0, ...spot }];
  return isSurrounded(after, buildings.length);
}

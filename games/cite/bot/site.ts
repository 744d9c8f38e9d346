import type { Seat } from '@pentapolis/kernel';
import {
  BUILDINGS,
  type Building,
  type BuildingId,
  isPlaced,
  isSmallShop,
  legalSpots,
  neighboursOf,
  type Offer,
  piecesLeft,
  type Spot,
  sizeOf,
  type Table,
  termsOf,
  total,
  WORKSHOPS,
  yieldOf,
} from '../rules/index.ts';
import { type Outlook, spreadIncome } from './outlook.ts';
import { planFor, recipeOf } from './plan.ts';

/** A building in a place, with what it costs and what it is good for. */
export interface Site extends Spot {
  readonly building: BuildingId;
  readonly cost: number;
  /** Cases of it that may be paid in Gold. */
  readonly goldCases: number;
  readonly goldPrice: number;
  /** Cases it scores and earns later. */
  readonly value: number;
}

const BASE: Readonly<Partial<Record<BuildingId, number>>> = {
  smallShop: 1,
  tradingPost: 1,
  weaverShop: 1,
  largeShop: 5,
};

/** Cases a turn that a recipe more is worth with the income to be expected. */
function recipeWorth(outlook: Outlook, id: BuildingId, each: number): number {
  if (outlook.means.recipes.some(({ workshop }) => workshop === id)) return 0.1;
  const income = spreadIncome(outlook);
  const before = planFor(income, outlook.means, 99, 0.3).value;
  const recipes = [...outlook.means.recipes, recipeOf(id, outlook.seat, each, 99)];
  return planFor(income, { ...outlook.means, recipes }, 99, 0.3).value - before;
}

const memo = new WeakMap<readonly Building[], Map<string, readonly Place[]>>();

/** A place and what touches it. */
interface Place extends Spot {
  readonly near: readonly number[];
}

/** All places of a building with their neighbours, remembered per list of buildings. */
function placesOf(table: Table, seat: Seat, id: BuildingId): readonly Place[] {
  const find = (): readonly Place[] =>
    legalSpots(table, seat, id).map((spot) => ({ ...spot, near: neighboursOf(table.buildings, id, spot) }));
  if (table.permits.length > 0 || table.contracts.length > 0) return find();
  let known = memo.get(table.buildings);
  if (known === undefined) {
    known = new Map();
    memo.set(table.buildings, known);
  }
  const name = `${table.districts.join()} ${table.phase} ${table.turn} ${table.choices.game} ${seat} ${id}`;
  let places = known.get(name);
  if (places === undefined) {
    places = find();
    known.set(name, places);
  }
  return places;
}

/** What stands beside a place, counted. */
interface Beside {
  readonly mills: number;
  readonly inns: number;
  readonly manufactories: number;
  readonly streets: number;
  /** Own Shops' yield a Mill here would add, and an Inn. */
  readonly millGain: number;
  readonly innGain: number;
  readonly workshops: number;
  readonly guilds: number;
  readonly own: number;
}

function besides({ table, seat }: Outlook, near: readonly number[]): Beside {
  const sum = {
    mills: 0,
    inns: 0,
    manufactories: 0,
    streets: 0,
    millGain: 0,
    innGain: 0,
    workshops: 0,
    guilds: 0,
    own: 0,
  };
  for (const index of near) {
    const { building, owner } = table.buildings[index] as Building;
    if (building === 'mill') sum.mills++;
    if (building === 'inn') sum.inns++;
    if (building === 'manufactory') sum.manufactories++;
    if (building === 'shoppingStreet') sum.streets++;
    if (owner !== seat) continue;
    sum.own++;
    if (building === 'guild') sum.guilds++;
    if (WORKSHOPS.includes(building)) sum.workshops++;
    if (BASE[building] === undefined) continue;
    const now = total(yieldOf(table, index));
    sum.millGain += now;
    if (isSmallShop(building)) sum.innGain += now;
  }
  return sum;
}

/** Shops not built yet, and what they will yield when a Mill or an Inn is beside them. */
function toCome({ table, seat }: Outlook): { shops: number; small: number } {
  const left = (id: BuildingId): number => Math.max(0, piecesLeft(table, seat, id));
  const small = left('smallShop') + left('tradingPost') + left('weaverShop');
  return { shops: small + 5 * left('largeShop'), small };
}

/** Cases still to come from a building in a place, its own Cases apart. */
function earnings(outlook: Outlook, id: BuildingId, beside: Beside, recipe: () => number): number {
  const { harvests, unit, deals } = outlook;
  const { mills, inns, manufactories, streets, millGain, innGain, workshops, guilds } = beside;
  const gold = streets * harvests * 0.4;
  const base = BASE[id];
  if (base !== undefined) {
    const factor = 2 ** (mills + (isSmallShop(id) ? inns : 0));
    const rare = id === 'tradingPost' || (id === 'weaverShop' && !deals) ? 0.7 : unit;
    return gold + base * factor * harvests * rare;
  }
  const future = toCome(outlook);
  switch (id) {
    case 'mill':
      return gold + (millGain + 0.5 * Math.min(6, future.shops)) * harvests * unit;
    case 'inn':
      return (
        gold +
        (innGain + 0.3 * Math.min(3, future.small)) * harvests * unit +
        guilds * harvests * 0.9 +
        workshops * harvests * (deals ? 1.2 : 0.2)
      );
    case 'bank':
      return gold + Math.max(0, harvests - 1) * 3 * Math.max(0.5, unit);
    case 'guild':
      return gold + harvests * (1 + inns) * 0.95;
    case 'market':
      return gold + harvests * (deals ? 0.2 : 1.1);
    case 'fleaMarket':
      return gold + harvests * (deals ? 0.3 : 0.5);
    case 'manufactory':
      return gold + saving(outlook) + 2 * manufactories;
    case 'pavedStreet':
      return gold + Math.max(0, millGain > 0 && mills > 0 ? 0.2 * millGain * harvests * unit : 0);
    case 'shoppingStreet':
      return gold + (beside.own + 1.5) * harvests * 0.4;
    case 'grandPlace':
      return gold + harvests * 0.4;
    case 'canal':
    case 'port':
      return gold + harvests * (id === 'port' ? 0.8 : 0.3);
    default:
      break;
  }
  const each = 1 + inns;
  return gold + recipe() * harvests * (1 + 0.5 * (each - 1));
}

/** Cases a Manufactory will save on what is still to be built. */
function saving({ table, seat, harvests }: Outlook): number {
  let sum = 0;
  for (const id of BUILDINGS) {
    const left = Math.max(0, piecesLeft(table, seat, id));
    if (id !== 'manufactory') sum += left * Math.min(2, sizeOf(id) - 1);
  }
  return Math.min(sum, 3.5 * harvests) * 0.65;
}

/** Places beside a Mill or an Inn are for what they multiply. */
function waste(id: BuildingId, { mills, inns }: Beside): number {
  if (BASE[id] !== undefined || id === 'mill' || id === 'inn') return 0;
  return 0.25 * mills + (WORKSHOPS.includes(id) || id === 'guild' ? 0 : 0.15 * inns);
}

/** Promises of the seat to build this somewhere, still open. */
export function promisesOf(table: Table, seat: Seat, id: BuildingId) {
  return table.contracts.flatMap(({ clauses, status }) =>
    clauses.flatMap((clause, at) =>
      clause.kind === 'place' &&
      clause.from === seat &&
      clause.building === id &&
      (status[at] === 'running' || status[at] === 'arrears')
        ? [clause]
        : [],
    ),
  );
}

/** The best place for every building the seat can still build, best building first. */
export function sitesOf(outlook: Outlook): Site[] {
  const { table, seat, harvests } = outlook;
  const sites: Site[] = [];
  for (const building of BUILDINGS) {
    if (piecesLeft(table, seat, building) <= 0) continue;
    let places = placesOf(table, seat, building);
    const promised = promisesOf(table, seat, building);
    const asPromised = (place: Place): boolean =>
      promised.some((clause) =>
        isPlaced(
          { buildings: [...table.buildings, { building, owner: seat, turn: 0, paid: 0, ...place }] },
          clause,
        ),
      );
    if (promised.length > 0) {
      const kept = places.filter(asPromised);
      if (kept.length > 0) places = kept;
    }
    let best: Site | undefined;
    const worths = new Map<number, number>();
    for (const place of places) {
      const beside = besides(outlook, place.near);
      const recipe = (): number => {
        const each = 1 + beside.inns;
        let worth = worths.get(each);
        if (worth === undefined) {
          worth = recipeWorth(outlook, building, each);
          worths.set(each, worth);
        }
        return worth;
      };
      const terms = termsOf(table, building, place);
      // the last turns are for Cases, the first for what they earn
      const size = sizeOf(building) * (harvests <= 1 ? 1 : 0.45);
      const value =
        size +
        earnings(outlook, building, beside, recipe) -
        waste(building, beside) +
        0.05 * beside.own +
        (promised.length > 0 ? 6 : 0);
      if (best === undefined || value / terms.cost > best.value / best.cost)
        best = { building, x: place.x, y: place.y, turned: place.turned, ...terms, value };
    }
    if (best !== undefined) sites.push(best);
  }
  return sites.sort((a, b) => b.value / b.cost - a.value / a.cost);
}

/** Is some place left in which a promise could be kept? */
export function canKeep(table: Table, seat: Seat, offer: Pick<Offer, 'clauses'>): boolean {
  return offer.clauses.every((clause) => {
    if (clause.kind !== 'place' || clause.from !== seat) return true;
    if (piecesLeft(table, seat, clause.building) <= 0) return isPlaced(table, clause);
    return legalSpots(table, seat, clause.building).some((place) =>
      isPlaced(
        {
          buildings: [
            ...table.buildings,
            { building: clause.building, owner: seat, turn: 0, paid: 0, ...place },
          ],
        },
        clause,
      ),
    );
  });
}

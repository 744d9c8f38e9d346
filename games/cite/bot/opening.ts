import type { Seat } from '@pentapolis/kernel';
import {
  type Action,
  type Building,
  type BuildingId,
  bordersOn,
  cite,
  footprint,
  isPlaced,
  layoutOf,
  legalSpots,
  moveSpots,
  piecesLeft,
  RESOURCES,
  type Spot,
  type State,
  sizeOf,
  type Table,
  total,
} from '../rules/index.ts';
import { incomeOf } from './outlook.ts';
import { promisesOf } from './site.ts';

/** Places looked at for the large building of an opening, most central first. */
const MOST_SPOTS = 10;
/** Part of what the next building will bring that counts now. */
const PROSPECT = 0.5;
const GOLD = RESOURCES.indexOf('gold');

interface Step extends Spot {
  readonly building: BuildingId;
}

function after(table: Table, seat: Seat, { building, x, y, turned }: Step): Table {
  const fresh: Building = { building, owner: seat, x, y, turned, turn: 1, paid: sizeOf(building) };
  return { ...table, buildings: [...table.buildings, fresh] };
}

const distance = ({ x, y }: Spot): number => Math.abs(x + 0.5) + Math.abs(y + 0.5);

/** How good an opening is: what it yields next turn, a place for the Large Shop, Shops where neighbours put Mills. */
function judge(table: Table, seat: Seat): number {
  const income = incomeOf(table, seat);
  const { near } = layoutOf(table.buildings);
  let border = 0;
  let exposed = 0;
  table.buildings.forEach((building, index) => {
    if (building.owner !== seat || near[index] === undefined) return;
    const sides = bordersOn(footprint(building.building, building), table.districts, seat).length;
    if (building.building === 'mill') exposed += sides;
    else if (sizeOf(building.building) === 1) border += sides;
  });
  return (
    total(income) +
    0.4 * (income[GOLD] as number) +
    0.5 * border +
    0.1 * exposed +
    PROSPECT * prospect(table, seat, total(income))
  );
}

/** What the better of Mill and Large Shop will add to the income as the next building. */
function prospect(table: Table, seat: Seat, income: number): number {
  let best = 0;
  for (const building of ['mill', 'largeShop'] as const) {
    if (piecesLeft(table, seat, building) <= 0) continue;
    const spots = legalSpots(table, seat, building).toSorted((a, b) => distance(a) - distance(b));
    for (const spot of spots.slice(0, MOST_SPOTS))
      best = Math.max(best, total(incomeOf(after(table, seat, { building, ...spot }), seat)) - income);
  }
  return best;
}

/** Adds Shops one by one where they yield most. */
function fill(table: Table, seat: Seat, rights: number, steps: Step[]): { table: Table; steps: Step[] } {
  let current = table;
  let left = rights;
  while (left > 0) {
    let best: { value: number; step: Step; next: Table } | undefined;
    for (const building of ['tradingPost', 'smallShop'] as const) {
      if (piecesLeft(current, seat, building) <= 0) continue;
      for (const spot of legalSpots(current, seat, building)) {
        const step = { building, ...spot };
        const next = after(current, seat, step);
        const income = incomeOf(next, seat);
        const sides = bordersOn(footprint(building, spot), table.districts, seat).length;
        const value = total(income) + 0.4 * (income[GOLD] as number) + 0.5 * sides - 0.01 * distance(spot);
        if (best === undefined || value > best.value) best = { value, step, next };
      }
    }
    if (best === undefined) break;
    steps.push(best.step);
    current = best.next;
    left--;
  }
  return { table: current, steps };
}

/** The next building of the best opening: a Mill or a Large Shop with Shops round it, within reach of the neighbours' Mills. */
export function openingAction(table: Table, seat: Seat): Action | undefined {
  const rights = table.rights[seat] as number;
  const play = ({ building, x, y, turned }: Step): Action => ({
    kind: 'place',
    building,
    x,
    y,
    turned,
    gold: 0,
    cards: [],
  });
  if (rights < 1) return undefined;
  // Mills for everybody: a table of equals builds more than one that hurries a single leader to the end
  const large = (['mill'] as const).filter((id) => piecesLeft(table, seat, id) > 0);
  if (rights < 4 || large.length === 0) {
    const [step] = fill(table, seat, Math.min(rights, 3), []).steps;
    return step && play(step);
  }
  let best: { value: number; step: Step } | undefined;
  const promised = promisesOf(table, seat, 'mill');
  const consider = (from: Table, left: number, before: Step[]): void => {
    for (const building of large) {
      const all = legalSpots(from, seat, building);
      const kept = all.filter((spot) =>
        promised.every((clause) => isPlaced(after(from, seat, { building, ...spot }), clause)),
      );
      // what was promised comes before what yields most
      if (promised.length > 0 && kept.length === 0) continue;
      const spots = (kept.length > 0 ? kept : all)
        .toSorted((a, b) => distance(a) - distance(b))
        .slice(0, MOST_SPOTS);
      for (const spot of spots) {
        const step: Step = { building, ...spot };
        const { table: done, steps } = fill(after(from, seat, step), seat, left - 4, [...before, step]);
        const value = judge(done, seat);
        if (best === undefined || value > best.value) best = { value, step: steps[0] as Step };
      }
    }
  };
  consider(table, rights, []);
  if (!table.buildings.some(({ owner }) => owner === seat))
    for (const building of ['smallShop', 'tradingPost'] as const)
      for (const spot of legalSpots(table, seat, building)) {
        const first: Step = { building, ...spot };
        consider(after(table, seat, first), rights - 1, [first]);
      }
  return best && play(best.step);
}

/**
 * A Shop that yields more elsewhere, now that the neighbours have built. Shops only: Mills stay where others count on
 * them, so that these moves come to an end. [CTE-FIRST-4]
 */
export function improveOpening(state: State, seat: Seat): Action | undefined {
  const before = total(incomeOf(state, seat));
  let best: { gain: number; action: Action } | undefined;
  state.buildings.forEach(({ owner, building, x, y }, index) => {
    if (owner !== seat || sizeOf(building) !== 1) return;
    for (const spot of moveSpots(state, seat, index)) {
      const buildings = state.buildings.with(index, { ...(state.buildings[index] as Building), ...spot });
      const gain = total(incomeOf({ ...state, buildings }, seat)) - before;
      if (gain <= (best?.gain ?? 0)) continue;
      const action: Action = { kind: 'move', from: { x, y }, ...spot };
      if (cite.check(state, seat, action) === undefined) best = { gain, action };
    }
  });
  return best?.action;
}

import type { Seat } from '@pentapolis/kernel';
import { type BuildingId, isSmallShop, rowOf, shopYield } from './buildings.ts';
import type { Clause, LendClause, PlaceClause } from './deals/clauses.ts';
import { partiesOf } from './deals/terms.ts';
import { indexOfBuilding } from './exchange.ts';
import { mostCases } from './price.ts';
import { forecast, transformYield, yieldOf } from './production.ts';
import { add, GOLD, one, type Pile, pileOf, plus, total } from './resources.ts';
import { NO_EFFECTS, type Table } from './state.ts';
import { lastTurn, turnOf } from './turns.ts';

/** What a deal is worth to one party, as far as the price table can tell. */
export interface DealGain {
  readonly seat: Seat;
  /** Resources it has more at once, and over all turns to come; negative where it gives. */
  readonly now: Pile;
  readonly later: Pile;
  /** Tenths of Cases that all it will hold buys more. */
  readonly tenths: number;
}

/** What a seat can do with Resources besides spending them. */
interface Means {
  readonly recipes: readonly {
    readonly inputs: readonly [Pile, Pile];
    readonly output: Pile;
    uses: number;
  }[];
  /** Exchanges of one Gold for anything. */
  readonly flea: number;
}

/** Cases that a hand buys, in tenths; ten Resources left over make a Case. [CTE-PRICE-3] [CTE-END-4] */
function tenthsOf(hand: readonly number[]): number {
  const { cases, sets } = mostCases(hand);
  return 10 * cases + total(hand) - sets.reduce((sum, set) => sum + total(set), 0);
}

/** The best a hand is worth after such exchanges as pay, found step by step. */
function worth(held: readonly number[], { recipes, flea }: Means): number {
  let hand = held.map((count) => Math.max(0, count));
  let best = tenthsOf(hand);
  const left = recipes.map(({ uses }) => uses);
  let stalls = flea;
  for (let step = 0; step < 24; step++) {
    let next: { hand: Pile; value: number; use: number } | undefined;
    const consider = (after: Pile, use: number): void => {
      if (after.some((count) => count < 0)) return;
      const value = tenthsOf(after);
      if (value > (next?.value ?? best)) next = { hand: after, value, use };
    };
    recipes.forEach(({ inputs, output }, index) => {
      if ((left[index] as number) > 0)
        consider(plus(plus(plus(hand, inputs[0], -1), inputs[1], -1), output), index);
    });
    if (stalls > 0 && (hand[GOLD] as number) > 0)
      hand.forEach((count, index) => {
        if (count === 0)
          consider(
            hand.map((have, at) => have + (at === index ? 1 : at === GOLD ? -1 : 0)),
            -1,
          );
      });
    if (next === undefined) break;
    if (next.use < 0) stalls--;
    else left[next.use] = (left[next.use] as number) - 1;
    [hand, best] = [next.hand, next.value];
  }
  return best;
}

function recipeOf(table: Table, owner: Seat, id: BuildingId, uses: number): Means['recipes'] {
  const { recipe } = rowOf(id);
  if (recipe === undefined) return [];
  const each = transformYield(table, indexOfBuilding(table, owner, id));
  const inputs = [one(recipe.inputs[0]), one(recipe.inputs[1])] as const;
  return [{ inputs, output: one(recipe.output, each), uses }];
}

function meansOf(table: Table, seat: Seat, turns: number): Means {
  return {
    recipes: table.buildings.flatMap(({ building, owner }) =>
      owner === seat ? recipeOf(table, seat, building, 99) : [],
    ),
    flea: indexOfBuilding(table, seat, 'fleaMarket') < 0 ? 0 : turns,
  };
}

const usesOf = ({ times, first, last }: LendClause): number => times * (last - first + 1);

function lent(table: Table, clauses: readonly Clause[], seat: Seat, means: Means): Means {
  let { recipes, flea } = means;
  for (const clause of clauses) {
    if (clause.kind !== 'lend') continue;
    const sign = clause.to === seat ? 1 : clause.from === seat ? -1 : 0;
    if (clause.building === 'fleaMarket') flea = Math.max(0, flea + sign * usesOf(clause));
    else if (sign > 0)
      recipes = recipes.concat(recipeOf(table, clause.from, clause.building, usesOf(clause)));
  }
  return { recipes, flea };
}

/** What the promised neighbour adds to the best building it is promised to, each turn. [CTE-PROD-2] [CTE-PROD-3] */
function neighbourYield(table: Table, { building, beside }: PlaceClause): Pile {
  if (beside === undefined) return one('gold', 0);
  if (building === 'shoppingStreet') return one('gold');
  const shop = shopYield(beside.building, beside.owner);
  const doubles = building === 'mill' || (building === 'inn' && isSmallShop(beside.building));
  if (shop === undefined || !doubles) return one('gold', 0);
  const works = { ...table, effects: table.districts.map(() => NO_EFFECTS) };
  const standing = table.buildings.flatMap((other, index) =>
    other.owner === beside.owner && other.building === beside.building ? [yieldOf(works, index)] : [],
  );
  return standing.sort((a, b) => total(b) - total(a))[0] ?? one(shop.resource, shop.count);
}

/** What changes hands for a seat: at once, and in all the turns to come. */
function movesOf(
  table: Table,
  clauses: readonly Clause[],
  seat: Seat,
): { now: Pile; later: Pile; cards: number } {
  const [now, later] = [one('gold', 0), one('gold', 0)];
  let cards = 0;
  for (const clause of clauses) {
    const sign = clause.to === seat ? 1 : clause.from === seat ? -1 : 0;
    if (clause.kind === 'give') add(now, pileOf(clause.amounts), sign);
    if (clause.kind === 'card') cards += sign;
    if (clause.kind === 'pay') add(later, pileOf(clause.amounts), sign * (clause.last - clause.first + 1));
    if (clause.kind === 'place' && clause.beside?.owner === seat)
      add(later, neighbourYield(table, clause), Math.max(0, lastTurn(table) - clause.by));
  }
  return { now, later, cards };
}

/**
 * What each party of a deal gains by it: everything it holds and will produce to the end as things stand, with the deal
 * and without, turned into Cases as well as its own workshops and Flea Market can. A card counts what it costs, one Case.
 * Words, leave to build and promises not to build are worth what people think of them, so they count nothing.
 */
export function dealGains(table: Table, by: Seat, clauses: readonly Clause[]): DealGain[] {
  const harvest = forecast(table);
  return partiesOf(by, clauses).map((seat): DealGain => {
    const turns = Math.max(0, lastTurn(table) - turnOf(table, seat));
    const held = plus(
      plus(table.resources[seat] as Pile, table.banks[seat] as Pile),
      harvest[seat]?.total ?? [],
      turns,
    );
    const means = meansOf(table, seat, turns + 1);
    const { now, later, cards } = movesOf(table, clauses, seat);
    const after = worth(plus(plus(held, now), later), lent(table, clauses, seat, means));
    return { seat, now, later, tenths: after - worth(held, means) + 10 * cards };
  });
}

import type { Seat } from '@pentapolis/kernel';
import {
  type Action,
  amountsOf,
  BUILDINGS,
  type BuildingId,
  type Effects,
  fleaUsesLeft,
  indexOfBuilding,
  leaseOf,
  type Pile,
  RESOURCES,
  rowOf,
  type Table,
  tally,
  total,
  transformYield,
  WORKSHOPS,
} from '../rules/index.ts';

/** A transformation a seat can make, in its own workshop or in a borrowed one. */
export interface Recipe {
  readonly workshop: BuildingId;
  readonly of: Seat;
  /** Indices of Resources. */
  readonly inputs: readonly [number, number];
  readonly output: number;
  /** Resources out of one transformation. */
  readonly each: number;
  readonly uses: number;
}

/** What a seat can do with Resources besides paying them. */
export interface Means {
  readonly recipes: readonly Recipe[];
  /** Owner of a Market it may use and what that takes for one; 0 = none. */
  readonly market: Seat;
  readonly rate: number;
  /** Owner of a Flea Market it may use; uses left. */
  readonly flea: Seat;
  readonly fleaUses: number;
}

const PLENTY = 99;
const GOLD = RESOURCES.indexOf('gold');

/** One recipe for each output, the most fertile. */
export function meansOf(table: Table, seat: Seat): Means {
  const seats = table.districts.map((_, other) => other);
  const recipes: Recipe[] = [];
  for (const workshop of WORKSHOPS) {
    let best: Recipe | undefined;
    for (const of of seats) {
      const index = indexOfBuilding(table, of, workshop);
      if (index < 0) continue;
      const uses = of === seat ? PLENTY : (leaseOf(table, seat, of, workshop)?.left ?? 0);
      const each = transformYield(table, index);
      if (uses > 0 && (best === undefined || each > best.each)) best = recipeOf(workshop, of, each, uses);
    }
    const { borrowed, borrowedLeft } = table.effects[seat] as Effects;
    if (best === undefined && BUILDINGS[borrowed] === workshop && borrowedLeft > 0)
      best = recipeOf(workshop, seat, 1, borrowedLeft);
    if (best !== undefined) recipes.push(best);
  }
  const market = seats.find((of) =>
    of === seat
      ? indexOfBuilding(table, seat, 'market') >= 0
      : indexOfBuilding(table, of, 'market') >= 0 && leaseOf(table, seat, of, 'market') !== undefined,
  );
  const flea = seats.find((of) => fleaUsesLeft(table, seat, of) > 0) ?? seat;
  return {
    recipes,
    market: market ?? seat,
    rate: market === undefined ? 0 : (table.effects[market] as Effects).rate,
    flea,
    fleaUses: fleaUsesLeft(table, seat, flea),
  };
}

export function recipeOf(workshop: BuildingId, of: Seat, each: number, uses: number): Recipe {
  const { inputs, output } = rowOf(workshop).recipe as NonNullable<ReturnType<typeof rowOf>['recipe']>;
  return {
    workshop,
    of,
    inputs: [RESOURCES.indexOf(inputs[0]), RESOURCES.indexOf(inputs[1])],
    output: RESOURCES.indexOf(output),
    each,
    uses,
  };
}

/** What to make of a hand. */
export interface Plan {
  /** Cases it buys in the end. */
  readonly cases: number;
  /** Cases, and what is left over at its worth. */
  readonly value: number;
  readonly after: Pile;
  /** Exchanges on the way, in an order in which they are possible. */
  readonly steps: readonly Action[];
}

/** Tries every number of sets with every choice of products, then exchanges at Market and Flea Market while it pays. */
export function planFor(hand: readonly number[], means: Means, cap: number, leftover: number): Plan {
  const { recipes } = means;
  const judge = (pile: readonly number[]): { cases: number; value: number } => {
    const { cases: most, used } = tally(pile);
    const cases = Math.min(cap, most);
    // what is not needed for the Cases is kept
    const spent = most === 0 ? 0 : (used * cases) / most;
    return { cases, value: cases + leftover * (total(pile) - spent) };
  };
  let best = { ...judge(hand), after: hand.slice(), times: recipes.map(() => 0) };
  const most = recipes.length === 0 ? 0 : Math.min(12, Math.max(...hand.slice(0, 4)));
  // with all recipes that fit, and with all but one: products left out one at a time are enough to find what doesn't pay
  for (let without = -1; without < recipes.length; without++)
    for (let sets = 1; sets <= most; sets++) {
      const after = hand.slice();
      const times = recipes.map(() => 0);
      let any = false;
      recipes.forEach(({ inputs: [one, other], output, each, uses }, index) => {
        if (index === without) return;
        const wanted = Math.ceil(Math.max(0, sets - (after[output] as number)) / each);
        const spare = Math.min(after[one] as number, after[other] as number);
        const count = Math.min(uses, wanted, spare);
        if (count <= 0) return;
        after[one] = (after[one] as number) - count;
        after[other] = (after[other] as number) - count;
        after[output] = (after[output] as number) + count * each;
        times[index] = count;
        any = true;
      });
      if (!any) break;
      const judged = judge(after);
      if (judged.value > best.value + 1e-9) best = { ...judged, after, times };
    }
  const steps: Action[] = recipes.flatMap(({ workshop, of }, index): Action[] =>
    (best.times[index] as number) > 0
      ? [{ kind: 'transform', workshop, of, times: best.times[index] as number }]
      : [],
  );
  return shop({ cases: best.cases, value: best.value, after: best.after, steps }, means, judge);
}

/** Market and Flea Market, step by step. */
function shop(
  plan: Plan,
  { market, rate, flea, fleaUses }: Means,
  judge: (pile: readonly number[]) => { cases: number; value: number },
): Plan {
  let { cases, value, after } = plan;
  const steps = plan.steps.slice();
  let uses = fleaUses;
  for (let count = 0; count < 24; count++) {
    let next: { cases: number; value: number; after: Pile; step: Action } | undefined;
    const floor = Math.min(...after);
    after.forEach((held, want) => {
      if (held > floor + 1) return;
      const take = RESOURCES[want] as (typeof RESOURCES)[number];
      if (uses > 0 && (after[GOLD] as number) > 0 && want !== GOLD) {
        const pile = after.slice();
        pile[GOLD] = (pile[GOLD] as number) - 1;
        pile[want] = held + 1;
        const judged = judge(pile);
        if (judged.value > (next?.value ?? value) + 1e-9)
          next = { ...judged, after: pile, step: { kind: 'flea', of: flea, take } };
      }
      if (rate === 0) return;
      const paid = surplus(after, want, rate);
      if (paid === undefined) return;
      const pile = after.map((have, index) => have - (paid[index] as number) + (index === want ? 1 : 0));
      const judged = judge(pile);
      if (judged.value > (next?.value ?? value) + 1e-9)
        next = { ...judged, after: pile, step: { kind: 'market', of: market, give: amountsOf(paid), take } };
    });
    if (next === undefined) break;
    ({ cases, value, after } = next);
    steps.push(next.step);
    if (next.step.kind === 'flea') uses--;
  }
  return { cases, value, after, steps };
}

/** So many of what there is most of. */
function surplus(hand: readonly number[], not: number, count: number): Pile | undefined {
  const left = hand.slice();
  const pile = hand.map(() => 0);
  for (let taken = 0; taken < count; taken++) {
    let most = -1;
    left.forEach((held, index) => {
      if (index !== not && held > 0 && (most < 0 || held > (left[most] as number))) most = index;
    });
    if (most < 0) return undefined;
    left[most] = (left[most] as number) - 1;
    pile[most] = (pile[most] as number) + 1;
  }
  return pile;
}

import { add, emptyPile, type Pile, plus, total } from './resources.ts';

/** The table for one set of the same number of each of n different Resources. [CTE-PRICE-1] [CTE-PRICE-2] */
export const PRICE_TABLE: readonly { different: number; each: number; cases: number }[] = [
  { different: 1, each: 10, cases: 1 },
  { different: 2, each: 4, cases: 1 },
  { different: 3, each: 2, cases: 1 },
  ...[4, 5, 6, 7, 8, 9, 10, 11].map((different) => ({ different, each: 1, cases: different - 3 })),
];

/** Cases that a set buys; 0 when it is none of the sets of the table. */
export function casesOfSet(set: readonly number[]): number {
  const counts = set.filter((count) => count > 0);
  const row = PRICE_TABLE[counts.length - 1];
  return row !== undefined && counts.every((count) => count === row.each) ? row.cases : 0;
}

/** Sets and the Cases they buy together. */
export interface Purchase {
  readonly cases: number;
  readonly sets: readonly Pile[];
}

/**
 * `sets` sets of different Resources out of a hand, holding `units` Resources in all, the most plentiful first; sizes
 * differ by one at most. Undefined when the hand or the table has no such sets.
 */
function spread(hand: readonly number[], sets: number, units: number): Pile[] | undefined {
  if (units < 4 * sets) return undefined;
  const left = hand.map((count) => Math.min(count, sets));
  if (units > total(left)) return undefined;
  const taken = emptyPile();
  const spare = [...hand];
  for (let count = 0; count < units; count++) {
    let best = -1;
    for (let index = 0; index < spare.length; index++)
      if ((taken[index] as number) < (left[index] as number))
        if (best < 0 || (spare[index] as number) > (spare[best] as number)) best = index;
    taken[best] = (taken[best] as number) + 1;
    spare[best] = (spare[best] as number) - 1;
  }
  const piles = Array.from({ length: sets }, emptyPile);
  const size = piles.map(() => 0);
  for (const index of taken.map((_, at) => at).sort((a, b) => (taken[b] as number) - (taken[a] as number))) {
    const order = size.map((_, at) => at).sort((a, b) => (size[a] as number) - (size[b] as number));
    for (const set of order.slice(0, taken[index])) {
      (piles[set] as Pile)[index] = 1;
      size[set] = (size[set] as number) + 1;
    }
  }
  return piles;
}

/** One-Case sets of three, two and one sorts, cheapest first, as many as wanted and as the hand allows. [CTE-PRICE-2] */
function plainSets(hand: readonly number[], most: number): Pile[] {
  const left = [...hand];
  const sets: Pile[] = [];
  for (const { different, each } of PRICE_TABLE.slice(0, 3).toReversed())
    while (sets.length < most) {
      const rich = left
        .map((count, index) => ({ count, index }))
        .filter(({ count }) => count >= each)
        .sort((a, b) => b.count - a.count)
        .slice(0, different);
      if (rich.length < different) break;
      const set = emptyPile();
      for (const { index } of rich) set[index] = each;
      add(left, set, -1);
      sets.push(set);
    }
  return sets;
}

const spent = (sets: readonly Pile[]): number => sets.reduce((sum, set) => sum + total(set), 0);

function without(hand: readonly number[], sets: readonly Pile[]): Pile {
  return sets.reduce<Pile>((left, set) => plus(left, set, -1), [...hand]);
}

/** As many Cases as a hand can buy at once. [CTE-PRICE-3] */
export function mostCases(hand: readonly number[]): Purchase {
  const longest = Math.max(...hand);
  let best: Purchase = { cases: 0, sets: [] };
  for (let count = 0; count <= longest; count++) {
    const units = hand.reduce((sum, held) => sum + Math.min(held, count), 0);
    if (units < 4 * count) break;
    // sizes and plain sets are enough to know the number; the sets themselves are made for the best only
    const left = hand.map((held) => Math.max(0, held - count));
    const plain = plainSets(left, 99);
    const cases = units - 3 * count + plain.length;
    if (cases > best.cases)
      best = { cases, sets: [...(count === 0 ? [] : (spread(hand, count, units) as Pile[])), ...plain] };
  }
  return best;
}

/** Scratch of {@link countPlain}: what is left of a hand while it is counted. */
const rest = new Int32Array(16);

/** How many sets `plainSets` would find beside `count` sets of different Resources, without making them; and their cost. */
function countPlain(hand: readonly number[], count: number): { sets: number; used: number } {
  for (let index = 0; index < hand.length; index++)
    rest[index] = Math.max(0, (hand[index] as number) - count);
  let sets = 0;
  let used = 0;
  for (let row = 2; row >= 0; row--) {
    const { different, each } = PRICE_TABLE[row] as (typeof PRICE_TABLE)[number];
    for (;;) {
      // the richest sorts, one after another
      let found = 0;
      let taken = 0;
      while (found < different) {
        let best = -1;
        for (let index = 0; index < hand.length; index++)
          if ((taken & (1 << index)) === 0 && (rest[index] as number) >= each)
            if (best < 0 || (rest[index] as number) > (rest[best] as number)) best = index;
        if (best < 0) break;
        taken |= 1 << best;
        found++;
      }
      if (found < different) break;
      for (let index = 0; index < hand.length; index++)
        if ((taken & (1 << index)) !== 0) rest[index] = (rest[index] as number) - each;
      sets++;
      used += different * each;
    }
  }
  return { sets, used };
}

const NONE = { sets: 0, used: 0 };

/** The most Cases a hand buys and how many Resources that takes, without making the sets. */
export function tally(hand: readonly number[]): { cases: number; used: number } {
  let longest = 0;
  for (const held of hand) if (held > longest) longest = held;
  let cases = 0;
  let used = 0;
  for (let count = 0; count <= longest; count++) {
    let units = 0;
    let left = 0;
    for (const held of hand) {
      units += Math.min(held, count);
      if (held - count >= 2) left += held - count;
    }
    if (units < 4 * count) break;
    const rich = units - 3 * count;
    if (rich + left / 6 <= cases) continue;
    const plain = left < 6 ? NONE : countPlain(hand, count);
    if (rich + plain.sets <= cases) continue;
    cases = rich + plain.sets;
    used = units + plain.used;
  }
  return { cases, used };
}

/** The number of Cases alone. */
export const countCases = (hand: readonly number[]): number => tally(hand).cases;

/** The fewest Resources that buy exactly `cases`; among equals the most plentiful go. Undefined: can't be paid. */
export function cheapest(hand: readonly number[], cases: number): Purchase | undefined {
  if (cases === 0) return { cases, sets: [] };
  let best: readonly Pile[] | undefined;
  for (let plain = 0; plain <= cases; plain++) {
    const rest = cases - plain;
    for (let count = rest === 0 ? 0 : 1; count <= rest; count++) {
      const rich = count === 0 ? [] : spread(hand, count, rest + 3 * count);
      if (rich === undefined) continue;
      const more = plainSets(without(hand, rich), plain);
      if (more.length < plain) continue;
      const sets = [...rich, ...more];
      if (best === undefined || spent(sets) < spent(best)) best = sets;
      break;
    }
  }
  return best && { cases, sets: best };
}

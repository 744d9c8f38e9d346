import type { Rulings } from './options.ts';

/** The lists of a city, see `state.ts`. */
interface Lists {
  readonly cells: readonly number[];
  readonly hexes: readonly number[];
  readonly heights: readonly number[];
  readonly tiles: readonly number[];
  readonly last: readonly number[];
}

interface Known<T> {
  readonly city: Lists;
  readonly stones: number;
  readonly rulings: Rulings | undefined;
  readonly result: T;
}

const memories: WeakMap<object, Known<unknown>>[] = [];

/** A clone inherits what is known of the original. */
export function inheritMemos(from: object, to: object): void {
  for (const memory of memories) {
    const known = memory.get(from);
    if (known !== undefined) memory.set(to, known);
  }
}

/**
 * Remembers what `work` gave for a city: in a turn one city changes and the others need not be scored again. What is
 * remembered lies beside the State, with a copy of all it was made from, and is used for an equal city only: whoever
 * restores a State from JSON, or changes a city in place, gets the same answers a little later.
 */
export function cityMemo<C extends Lists, R extends Rulings | undefined, T>(
  work: (city: C, stones: number, rulings: R) => T,
): (city: C, stones: number, rulings: R) => T {
  const memory = new WeakMap<object, Known<T>>();
  memories.push(memory);
  return (city, stones, rulings) => {
    const known = memory.get(city);
    if (known?.stones === stones && sameRulings(known.rulings, rulings) && sameLists(known.city, city))
      return known.result;
    const result = work(city, stones, rulings);
    memory.set(city, { city: copyOf(city), stones, rulings, result });
    return result;
  };
}

function copyOf({ cells, hexes, heights, tiles, last }: Lists): Lists {
  return {
    cells: cells.slice(),
    hexes: hexes.slice(),
    heights: heights.slice(),
    tiles: tiles.slice(),
    last: last.slice(),
  };
}

function sameRulings(a: Rulings | undefined, b: Rulings | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return (
    a.version === b.version &&
    a.houses === b.houses &&
    a.barracksEdge === b.barracksEdge &&
    a.lake === b.lake &&
    same(a.variants, b.variants)
  );
}

function sameLists(a: Lists, b: Lists): boolean {
  return (
    same(a.cells, b.cells) &&
    same(a.hexes, b.hexes) &&
    same(a.heights, b.heights) &&
    same(a.tiles, b.tiles) &&
    same(a.last, b.last)
  );
}

function same(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

import {
  boardOf,
  boroughOf,
  NATURE,
  type Spot,
  STRIDE,
  type State,
  spotOf,
  type TileId,
} from '../rules/index.ts';

/**
 * The borough the planner has in mind, by row and column: City Hall in the middle, culture in two columns beside it that
 * touch the homes above and below, works in the westernmost column, where no home comes near. It fits both sides of the
 * board; what does not fit a replaced one is simply never found there.
 */
const cell = (row: number, column: number): number => row * STRIDE + column;
const cells = (...pairs: readonly (readonly [number, number])[]): number[] =>
  pairs.map(([y, x]) => cell(y, x));

export const HALL_AT = cell(2, 2);

/** Grounds for homes, the first cell where one begins. */
export const SITES: readonly (readonly number[])[] = [
  cells([1, 3], [1, 2], [0, 2], [0, 3]),
  cells([1, 4], [1, 5], [0, 5]),
  cells([4, 3], [4, 2], [5, 2], [5, 3]),
  cells([4, 4], [4, 5], [5, 5]),
];

const CULTURE_GROUND: Readonly<Partial<Record<TileId, readonly (readonly number[])[]>>> = {
  SCH: [cells([0, 4])],
  LIB: [cells([2, 4], [3, 4])],
  MUS: [cells([1, 1], [2, 1], [3, 1])],
  MET: [cells([6, 0], [6, 1], [6, 2], [5, 1])],
};

const WORKS_GROUND: readonly (readonly number[])[] = [
  cells([0, 0]),
  cells([3, 0]),
  cells([6, 6]),
  cells([7, 0]),
  cells([7, 7]),
];

export const WAREHOUSE_GROUND = new Set(
  cells([1, 0], [2, 0], [4, 0], [5, 0], [5, 6], [4, 6], [6, 5], [7, 1], [7, 2], [6, 7], [5, 7]),
);

const HOMES = new Set(SITES.flat());
const RESERVED = new Set([
  ...HOMES,
  ...Object.values(CULTURE_GROUND).flat(2),
  ...cells([0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0]),
]);

const same = (spot: Spot, ground: readonly number[]): boolean =>
  spot.cells.length === ground.length && spot.cells.every((one) => ground.includes(one));

/** How far the culture in mind lets a home grow, site by site. */
export const SITE_SIZES: readonly number[] = [4, 3, 4, 2];

/** Which sites each cultural building touches where it is meant to stand. */
export const TOUCHES: readonly (readonly [TileId, readonly number[]])[] = [
  ['SCH', [0, 1]],
  ['LIB', [0, 1, 2, 3]],
  ['MUS', [0, 2]],
  ['MET', [2]],
];

/** Which site a home stands on; -1 for none. */
export const siteOf = (home: readonly number[]): number =>
  SITES.findIndex((ground) => ground.includes(home[0]!));

/** How much room a home that stands there may grow to. */
export function siteSize(home: readonly number[]): number {
  const at = siteOf(home);
  return at < 0 ? 2 : SITE_SIZES[at]!;
}

/** How well a place suits a tile in this borough, larger = better; undefined = not at all. */
export function suits(state: State, seat: number, spot: Spot): number | undefined {
  const { type } = spot;
  const { category, level } = NATURE[type];
  const stray = spot.cells.filter((one) => RESERVED.has(one)).length;
  switch (category) {
    case 'residence': {
      const at = SITES.findIndex((ground) => spot.cells.every((one) => ground.includes(one)));
      if (level === 1 && at >= 0) return SITES[at]![0] === spot.cells[0] ? 20 - at : 2;
      return at >= 0 ? 15 - at : 1 - stray;
    }
    case 'culture': {
      const [ground] = CULTURE_GROUND[type] ?? [];
      if (ground !== undefined && same(spot, ground)) return 30;
      return touchedHomes(state, seat, spot) - stray;
    }
    case 'factory':
    case 'industry': {
      const at = WORKS_GROUND.findIndex((ground) => same(spot, ground));
      if (at >= 0) return 20 - at;
      // works near the ground of homes would keep them away
      return spot.halo.some((one) => HOMES.has(one)) ? undefined : -stray;
    }
    default:
      return -2 * stray + edge(state, seat, spot);
  }
}

function touchedHomes(state: State, seat: number, spot: Spot): number {
  return boroughOf(state, seat).tiles.filter(
    (tile) =>
      NATURE[tile.type].category === 'residence' &&
      spotOf(boardOf(state, seat), tile).cells.some((one) => spot.halo.includes(one)),
  ).length;
}

/** Parks and the rest hug what is built, so that room stays in one piece. */
function edge(state: State, seat: number, spot: Spot): number {
  const { grid } = boroughOf(state, seat);
  const { beside, stepOf } = boardOf(state, seat);
  const own = new Set(spot.cells);
  let closed = 0;
  for (const one of spot.cells) {
    closed += 4 - beside[one]!.length;
    for (const other of beside[one]!)
      if (!own.has(other) && (grid[other] !== -1 || stepOf[other]! > boroughOf(state, seat).step)) closed++;
  }
  return closed / (spot.cells.length * 4);
}

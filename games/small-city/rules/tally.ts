import type { Seat } from '@pentapolis/kernel';
import { boardOf, boroughOf, emptyCells, hasTile, levelsOf, playerOf, spotOf, tileAt } from './borough.ts';
import { LAST_COLUMN } from './council.ts';
import { allSeats, NOBODY, type State } from './state.ts';
import { CULTURE, NATURE, type TileId } from './tiles.ts';

/** Everything of a seat that scoring and promises look at, as it can be counted at a table. */
export interface Tally {
  readonly votes: number;
  readonly money: number;
  readonly pollution: number;
  readonly out: boolean;
  /** Tiles by level. */
  readonly residences: readonly number[];
  readonly commerce: readonly number[];
  readonly factories: readonly number[];
  /** Spaces of each area of parks joined edge to edge. [SMC-PROMISE-7] */
  readonly parks: readonly number[];
  readonly culture: readonly TileId[];
  /** Spaces of those cultural buildings. */
  readonly cultureSpaces: number;
  readonly police: boolean;
  readonly fire: boolean;
  /** Constructible Zone: larger than at the start; the whole grid. */
  readonly expanded: boolean;
  readonly whole: boolean;
  /** Discs in the last column of the City Council. */
  readonly rows: number;
  /** Cemeteries in the borough. */
  readonly dead: number;
  /** Own citizens at the Career Center and in the pool. */
  readonly unused: number;
  /** Citizens in the borough, tourists and City Hall included. */
  readonly residents: number;
  /** Own citizens on tiles anywhere, City Hall left out. [SMC-POPULACE-3] */
  readonly inPlay: number;
  /** Spaces of the Constructible Zone without and with something on them. */
  readonly empty: number;
  readonly used: number;
  readonly revenue: number;
}

/** Sizes of the areas of parks. [SMC-PROMISE-7] */
export function parkAreas(state: State, seat: Seat): number[] {
  const borough = boroughOf(state, seat);
  const { beside } = boardOf(state, seat);
  if (!borough.tiles.some(({ type }) => NATURE[type].category === 'park')) return [];
  const isPark = (cell: number): boolean => {
    const tile = tileAt(borough, cell);
    return tile !== undefined && NATURE[tile.type].category === 'park';
  };
  const seen = new Set<number>();
  const areas: number[] = [];
  for (let cell = 0; cell < borough.grid.length; cell++) {
    if (seen.has(cell) || !isPark(cell)) continue;
    const area = [cell];
    seen.add(cell);
    for (const one of area)
      for (const next of beside[one]!)
        if (!seen.has(next) && isPark(next)) {
          seen.add(next);
          area.push(next);
        }
    areas.push(area.length);
  }
  return areas;
}

/** Own citizens on tiles, here and elsewhere, those on City Hall left out. */
export function citizensInPlay(state: State, seat: Seat): number {
  let count = 0;
  for (const home of allSeats(state)) {
    const borough = boroughOf(state, home);
    for (let cell = 0; cell < borough.who.length; cell++) {
      if (borough.who[cell] !== seat || tileAt(borough, cell)!.type === 'CH') continue;
      count += borough.mate[cell] === seat ? 2 : 1;
    }
  }
  return count;
}

export function tallyOf(state: State, seat: Seat): Tally {
  const borough = boroughOf(state, seat);
  const { votes, money, pollution, out, reserve, pool, columns, revenue } = playerOf(state, seat);
  const empty = borough.side === '' ? [] : emptyCells(state, seat);
  const board = boardOf(state, seat);
  const zone = board.zoneSizes[borough.step]!;
  const culture = CULTURE.filter((type) => hasTile(borough, type));
  return {
    votes,
    money,
    pollution,
    out,
    residences: levelsOf(borough, 'residence'),
    commerce: levelsOf(borough, 'commerce'),
    factories: levelsOf(borough, 'factory'),
    parks: parkAreas(state, seat),
    culture,
    cultureSpaces: borough.tiles
      .filter(({ type }) => NATURE[type].category === 'culture')
      .reduce((sum, tile) => sum + spotOf(board, tile).cells.length, 0),
    police: hasTile(borough, 'POL'),
    fire: hasTile(borough, 'FIR'),
    expanded: borough.step > 0,
    whole: borough.step === board.spec.zones.length - 1,
    rows: columns.filter((column) => column === LAST_COLUMN).length,
    dead: borough.graves.length,
    unused: reserve + pool,
    residents:
      borough.who.filter((who) => who !== NOBODY).length +
      borough.mate.filter((who) => who !== NOBODY).length,
    inPlay: citizensInPlay(state, seat),
    empty: empty.length,
    used: zone - empty.length,
    revenue,
  };
}

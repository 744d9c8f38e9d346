import type { Chance, Seat } from '@pentapolis/kernel';
import { cellAt, type Hex, qOf, rOf } from './geometry.ts';
import { DISTRICTS, type District, type HexLetter, hexCode, hexLetter } from './hexes.ts';
import { cityMemo } from './memo.ts';
import type { Choices } from './options.ts';
import { byDistrict, type CityScore, scoreCity } from './scoring.ts';
import { type ArchitectScore, holdingsOf, scoreArchitect } from './solo.ts';
import { type City, isOver, isSolo, players, type State, tilesInPlay } from './state.ts';
import { countHexes, tileName, tileNamed } from './tiles.ts';

/** A visible hex of a city. */
export interface ViewCell extends Hex {
  readonly hex: HexLetter;
  /** 1 = ground level. */
  readonly height: number;
  /** `T01`..`T61` or `START`. */
  readonly tile: string;
}

export interface ViewCity {
  readonly stones: number;
  /** In the order in which the columns were begun. */
  readonly cells: readonly ViewCell[];
  /** Where the tile laid last lies, its first hex first, as indices into `cells`; [] until one is laid. */
  readonly last: readonly number[];
  /** As if the match ended now; absent while points are hidden. [AKR-OPTION-5] */
  readonly score?: CityScore;
}

/** What is still to come, hexes by sort. [AKR-TURN-3] */
export interface ToCome {
  readonly districts: Readonly<Record<District, number>>;
  readonly plazas: Readonly<Record<District, number>>;
  readonly quarries: number;
}

/** Where the tile laid last lies, its first hex first. */
export function lastHexes({ cells, last }: Pick<ViewCity, 'cells' | 'last'>): Hex[] {
  return last.map((at) => cells[at] as ViewCell).map(({ q, r }) => ({ q, r }));
}

/** What everybody at the table sees, spectators too: everything but the order of the stacks. [AKR-TURN-3] */
export interface View {
  readonly choices: Choices;
  /** Seat that began. */
  readonly first: Seat;
  readonly turn: number;
  readonly over: boolean;
  /** Holder of the Chief Architect marker; with one seat 1 means the architect. */
  readonly chief: number;
  /** Tiles on offer; number i costs i stones. */
  readonly site: readonly string[];
  /** Stacks left. */
  readonly stacks: number;
  /** The tiles in them, sorted: their order is what nobody knows. */
  readonly unseen: readonly string[];
  readonly cities: readonly ViewCity[];
  /** The rival of a game for one. */
  readonly architect?: {
    readonly stones: number;
    readonly tiles: readonly string[];
    readonly score?: ArchitectScore;
  };
}

export function observe(state: State): View {
  const { choices, first, turn, chief } = state;
  const unseen = state.stack.toSorted((a, b) => a - b);
  const shown = choices.liveScores === 'shown' || isOver(state); // [AKR-OPTION-5]
  return {
    choices: { ...choices, variants: choices.variants.slice() },
    first,
    turn,
    over: isOver(state),
    chief,
    site: state.site.map(tileName),
    stacks: unseen.length / (players(state) + 1),
    unseen: unseen.map(tileName),
    cities: state.cities.map((city, seat) =>
      viewCity(city, state.stones[seat] as number, shown ? choices : undefined),
    ),
    ...(isSolo(state) ? { architect: viewArchitect(state, shown) } : {}),
  };
}

/** Its last argument are the rulings to score by; undefined = don't show points. */
const viewCity = cityMemo(
  (city: City, stones: number, choices: Choices | undefined): ViewCity => ({
    stones,
    cells: city.cells.map((cell, at) => ({
      q: qOf(cell),
      r: rOf(cell),
      hex: hexLetter(city.hexes[at] as number),
      height: city.heights[at] as number,
      tile: tileName(city.tiles[at] as number),
    })),
    last: city.last.map((cell) => city.cells.indexOf(cell)),
    ...(choices === undefined ? {} : { score: scoreCity(city, stones, choices) }),
  }),
);

function viewArchitect({ architect, choices }: State, shown: boolean): NonNullable<View['architect']> {
  const { stones, tiles } = architect;
  return {
    stones,
    tiles: tiles.map(tileName),
    ...(shown ? { score: scoreArchitect(holdingsOf(tiles), stones, choices) } : {}),
  };
}

/** What is still to come to a table of this View. */
export function toCome({ unseen }: Pick<View, 'unseen'>): ToCome {
  const count = countHexes(unseen.map(tileNamed));
  return {
    districts: byDistrict((district) => count.districts[DISTRICTS.indexOf(district)] as number),
    plazas: byDistrict((district) => count.plazas[DISTRICTS.indexOf(district)] as number),
    quarries: count.quarries,
  };
}

/** The city behind what a View, a score sheet or a test shows of it. */
export function cityFrom(
  cells: readonly (Omit<ViewCell, 'tile' | 'hex'> & { tile?: string; hex: string })[],
): City {
  return {
    cells: cells.map(({ q, r }) => cellAt(q, r)),
    hexes: cells.map(({ hex }) => hexCode(hex)),
    heights: cells.map(({ height }) => height),
    tiles: cells.map(({ tile }) => tileNamed(tile ?? 'START')),
    last: [],
  };
}

/**
 * A State this View could come from: the unseen tiles in an order `chance` draws.
 * @throws RangeError when the value is no View
 */
export function determinize(view: View, chance: Chance): State {
  const { choices, first, turn, chief, architect } = view;
  const unseen = view.unseen.map(tileNamed);
  const laid = turn + view.site.length + unseen.length;
  if (laid !== tilesInPlay(view.cities.length, choices.long)) throw new RangeError(`a View of ${laid} tiles`);
  return {
    choices: { ...choices, variants: choices.variants.slice() },
    first,
    turn,
    chief,
    site: view.site.map(tileNamed),
    stack: chance.shuffle(unseen.length).map((index) => unseen[index] as number),
    stones: view.cities.map(({ stones }) => stones),
    cities: view.cities.map(({ cells, last }) => ({
      ...cityFrom(cells),
      last: lastHexes({ cells, last }).map(({ q, r }) => cellAt(q, r)),
    })),
    architect: { stones: architect?.stones ?? 0, tiles: architect?.tiles.map(tileNamed) ?? [] },
  };
}

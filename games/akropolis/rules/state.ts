import type { Chance, Seat, Setup } from '@pentapolis/kernel';
import { ORIGIN, STEPS } from './geometry.ts';
import { hexCode } from './hexes.ts';
import { inheritMemos } from './memo.ts';
import { type Choices, choicesFrom, firstSeat } from './options.ts';
import { VERSION } from './rulings.ts';
import { START_HEXES } from './tiles.data.ts';
import { START_TILE, TILE_COUNT, type Tile } from './tiles.ts';

/**
 * A city as seen from above: one entry per built column, in the order in which the columns were begun. A hex that is
 * covered is gone for every purpose, so building on top only changes the entry. Parallel lists of equal length.
 */
export interface City {
  /** Cell ids, see `geometry.ts`. */
  readonly cells: number[];
  /** Hex code on top, see `hexes.ts`. */
  readonly hexes: number[];
  /** Height of that hex, 1 = ground level. */
  readonly heights: number[];
  /** Tile it belongs to. */
  readonly tiles: Tile[];
  /** Cells covered by the tile laid last, first hex first; [] until one is laid. */
  last: number[];
}

/** The whole truth about a match. Only the order of `stack` is unknown to anybody at the table. */
export interface State {
  readonly choices: Choices;
  /** Seat that began. */
  readonly first: Seat;
  /** Turns taken so far, those of an architect included. */
  turn: number;
  /** Holder of the Chief Architect marker; with one seat 1 means the architect. */
  chief: number;
  /** Tiles on offer, the free one first. */
  site: Tile[];
  /** Tiles face down, the next to be turned up first. A stack is the next `seats + 1` of them (3 in a game for one). */
  stack: Tile[];
  /** Stones per seat. */
  readonly stones: number[];
  /** One city per seat. */
  readonly cities: City[];
  /** The rival of a game for one; at larger tables it owns nothing. */
  readonly architect: { stones: number; readonly tiles: Tile[] };
}

/** Players round the site: the seats, plus the architect in a game for one. */
export function players(state: { readonly cities: readonly unknown[] }): number {
  return Math.max(2, state.cities.length);
}

export function isSolo(state: Pick<State, 'cities'>): boolean {
  return state.cities.length === 1;
}

/** Seat whose turn it is. In a game for one the architect answers at once, so it is always seat 0. */
export function seatToPlay(state: {
  readonly first: Seat;
  readonly turn: number;
  readonly cities: readonly unknown[];
}): Seat {
  return (state.first + state.turn) % state.cities.length;
}

/** [AKR-END-1] Over when a single tile is left and no stack to follow it. */
export function isOver(state: Pick<State, 'site' | 'stack'>): boolean {
  return state.site.length <= 1 && state.stack.length === 0;
}

/** [AKR-SETUP-1] The tiles in play, by the number of players and the length agreed on. */
export function tilesInPlay(seats: number, long: boolean): number {
  if (long || seats === 4) return TILE_COUNT;
  return seats === 3 ? 49 : 37;
}

/** [AKR-SETUP-3] A start tile: house plaza in the centre, quarries to N, SE and SW. */
export function startCity(): City {
  const cells = [ORIGIN, ...[0, 2, 4].map((direction) => ORIGIN + (STEPS[direction] as number))];
  return {
    cells,
    hexes: [...START_HEXES].map(hexCode),
    heights: cells.map(() => 1),
    tiles: cells.map(() => START_TILE),
    last: [],
  };
}

/**
 * The first position. Drawn are the order of all tiles in play, the site first, then the stacks; and who begins, where
 * the table did not say.
 */
export function setup({ seats, options }: Setup, chance: Chance, version: number = VERSION): State {
  const choices = choicesFrom(options, version);
  const order = chance.shuffle(tilesInPlay(seats, choices.long)).map((index) => index + 1);
  const first = seats === 1 ? 0 : (firstSeat(options) ?? chance.pick(seats)); // [AKR-SETUP-5] [AKR-OPTION-6]
  const around = Math.max(2, seats);
  return {
    choices,
    first,
    turn: 0,
    chief: first,
    site: order.slice(0, around + 2), // [AKR-SETUP-2]
    stack: order.slice(around + 2),
    stones: Array.from({ length: seats }, (_, seat) => ((seat - first + seats) % seats) + 1), // [AKR-SETUP-4]
    cities: Array.from({ length: seats }, startCity),
    architect: { stones: seats === 1 ? 2 : 0, tiles: [] }, // [AKR-SOLO-1]
  };
}

export function cloneCity(city: City): City {
  const copy = {
    cells: city.cells.slice(),
    hexes: city.hexes.slice(),
    heights: city.heights.slice(),
    tiles: city.tiles.slice(),
    last: city.last.slice(),
  };
  inheritMemos(city, copy);
  return copy;
}

export function clone(state: State): State {
  return {
    choices: { ...state.choices, variants: state.choices.variants.slice() },
    first: state.first,
    turn: state.turn,
    chief: state.chief,
    site: state.site.slice(),
    stack: state.stack.slice(),
    stones: state.stones.slice(),
    cities: state.cities.map(cloneCity),
    architect: { stones: state.architect.stones, tiles: state.architect.tiles.slice() },
  };
}

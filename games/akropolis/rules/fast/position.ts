import type { Chance } from '@pentapolis/kernel';
import { districtColour, plazaColour, QUARRY } from '../hexes.ts';
import type { Choices } from '../options.ts';
import { holdingsOf } from '../solo.ts';
import { players, type State, seatToPlay } from '../state.ts';
import { hasPlaza, TILE_COUNT, tileHexes } from '../tiles.ts';
import { blankCity, copyCity, type FastCity, lay, loadCity } from './city.ts';
import { type Move, moveOf, movePlace, moveTile } from './moves.ts';
import { type RulingBits, rulingBits } from './score.ts';

/**
 * A match packed for search, mutable and reusable. Everything the readable State holds, nothing allocated while playing.
 * Load one from a State that was determinized from a View.
 */
export interface FastPosition {
  choices: Choices;
  rulings: RulingBits;
  readonly cities: readonly FastCity[];
  readonly stones: Int16Array;
  /** The first `offered` entries. */
  readonly site: Uint8Array;
  offered: number;
  /** Entries `next` .. `end - 1` are still to come, in order. */
  readonly stack: Uint8Array;
  next: number;
  end: number;
  /** Seat that began. */
  first: number;
  turn: number;
  chief: number;
  /** The rival of a game for one: its stones, and the hexes it owns (5 districts, 5 plazas, quarries). */
  readonly architect: Int16Array;
}

/** Slots of `architect`. */
export const ARCHITECT_STONES = 0;
export const ARCHITECT_DISTRICTS = 1;
export const ARCHITECT_PLAZAS = 6;
export const ARCHITECT_QUARRIES = 11;

const WITH_PLAZA = Uint8Array.from({ length: TILE_COUNT + 1 }, (_, tile) =>
  tile > 0 && hasPlaza(tile) ? 1 : 0,
);

function blankPosition(seats: number, choices: Choices): FastPosition {
  return {
    choices,
    rulings: rulingBits(choices),
    cities: Array.from({ length: seats }, blankCity),
    stones: new Int16Array(seats),
    site: new Uint8Array(6),
    offered: 0,
    stack: new Uint8Array(TILE_COUNT),
    next: 0,
    end: 0,
    first: 0,
    turn: 0,
    chief: 0,
    architect: new Int16Array(12),
  };
}

/** Packs a State. Its spots are listed in ascending order, so equal States give equal move lists. */
export function loadFast(state: State): FastPosition {
  const position = blankPosition(state.cities.length, state.choices);
  state.cities.forEach((city, seat) => {
    loadCity(position.cities[seat] as FastCity, city);
  });
  position.stones.set(state.stones);
  position.site.set(state.site);
  position.offered = state.site.length;
  position.stack.set(state.stack);
  position.end = state.stack.length;
  position.first = state.first;
  position.turn = state.turn;
  position.chief = state.chief;
  const { districts, plazas, quarries } = holdingsOf(state.architect.tiles);
  position.architect.set([state.architect.stones, ...districts, ...plazas, quarries]);
  return position;
}

/** Makes `into` equal to `from`; a new position when none is given. Both must have the same number of seats. */
export function copyInto(
  from: FastPosition,
  into = blankPosition(from.cities.length, from.choices),
): FastPosition {
  into.choices = from.choices;
  into.rulings = from.rulings;
  for (let seat = 0; seat < from.cities.length; seat++)
    copyCity(from.cities[seat] as FastCity, into.cities[seat] as FastCity);
  into.stones.set(from.stones);
  into.site.set(from.site);
  into.offered = from.offered;
  into.stack.set(from.stack);
  into.next = from.next;
  into.end = from.end;
  into.first = from.first;
  into.turn = from.turn;
  into.chief = from.chief;
  into.architect.set(from.architect);
  return into;
}

/** Draws a new order for the tiles still to come: another State the same View could come from. */
export function reshuffle({ stack, next, end }: FastPosition, chance: Chance): void {
  for (let last = end - 1; last > next; last--) {
    const chosen = next + chance.pick(last - next + 1);
    const held = stack[last] as number;
    stack[last] = stack[chosen] as number;
    stack[chosen] = held;
  }
}

/** [AKR-END-1] */
export function isOver(position: FastPosition): boolean {
  return position.offered <= 1 && position.next === position.end;
}

/** The seat to move; -1 when the match is over. */
export function toMove(position: FastPosition): number {
  return isOver(position) ? -1 : seatToPlay(position);
}

/** How many tiles of the site the seat to move can pay. [AKR-SITE-2] */
export function affordable(position: FastPosition): number {
  const { stones, offered } = position;
  const purse = stones[seatToPlay(position)] as number;
  return Math.min(purse + 1, offered);
}

function moverCity(position: FastPosition): FastCity {
  return position.cities[seatToPlay(position)] as FastCity;
}

/** How many moves the seat to move has: tiles it can pay x spots x three ways round. */
export function moveCount(position: FastPosition): number {
  return affordable(position) * moverCity(position).open * 3;
}

/** Move number `index`, 0 .. moveCount - 1. */
export function moveAt(position: FastPosition, index: number): Move {
  const { open, spots } = moverCity(position);
  const way = index % 3;
  const rest = ((index - way) / 3) | 0;
  const at = rest % open;
  return moveOf(position.site[((rest - at) / open) | 0] as number, spots[at] as number, way);
}

/** Fills `moves` with every move. @returns how many */
export function listMoves(position: FastPosition, moves: number[]): number {
  const { open, spots } = moverCity(position);
  const tiles = affordable(position);
  let count = 0;
  for (let index = 0; index < tiles; index++) {
    const tile = position.site[index] as number;
    for (let at = 0; at < open; at++) {
      const first = moveOf(tile, spots[at] as number, 0);
      moves[count++] = first;
      moves[count++] = first + 1;
      moves[count++] = first + 2;
    }
  }
  return count;
}

/** Plays a legal move and, in a game for one, the architect's answer. */
export function play(position: FastPosition, move: Move): void {
  const { cities, stones } = position;
  const seat = seatToPlay(position);
  const tile = moveTile(move);
  const place = movePlace(move);
  const way = place % 3;
  const price = takeAt(position, priceOf(position, tile));
  const quarries = lay(cities[seat] as FastCity, ((place - way) / 3) | 0, way, tile);
  stones[seat] = (stones[seat] as number) - price + quarries; // [AKR-SITE-1] [AKR-STONE-1]
  endTurn(position);
  if (cities.length > 1) return;
  position.architect[ARCHITECT_STONES] = (position.architect[ARCHITECT_STONES] as number) + price; // [AKR-SOLO-2]
  if (!isOver(position)) architectsTurn(position);
}

function priceOf({ site }: FastPosition, tile: number): number {
  let price = 0;
  while (site[price] !== tile) price++;
  return price;
}

/** Takes tile number `price` off the site. @returns its price */
function takeAt(position: FastPosition, price: number): number {
  const { site } = position;
  const offered = --position.offered;
  for (let at = price; at < offered; at++) site[at] = site[at + 1] as number;
  return price;
}

/** [AKR-SITE-5] */
function endTurn(position: FastPosition): void {
  position.turn++;
  if (position.offered > 1 || position.next === position.end) return;
  const size = players(position) + 1;
  for (let at = 1; at <= size; at++) position.site[at] = position.stack[position.next++] as number;
  position.offered = size + 1;
  position.chief = (position.chief + 1) % players(position);
}

/** [AKR-SOLO-4] */
function architectsTurn(position: FastPosition): void {
  const { architect, site, offered } = position;
  const purse = architect[ARCHITECT_STONES] as number;
  let price = 0;
  for (let at = 0; at < offered && at <= purse; at++)
    if (WITH_PLAZA[site[at] as number] === 1) {
      price = at;
      break;
    }
  gather(architect, site[price] as number);
  architect[ARCHITECT_STONES] = purse - price; // [AKR-SOLO-3]
  takeAt(position, price);
  endTurn(position);
}

/** Adds a tile's hexes to what the architect owns. [AKR-SOLO-5] */
function gather(architect: Int16Array, tile: number): void {
  for (const hex of tileHexes(tile)) {
    const slot =
      hex === QUARRY
        ? ARCHITECT_QUARRIES
        : plazaColour(hex) >= 0
          ? ARCHITECT_PLAZAS + plazaColour(hex)
          : ARCHITECT_DISTRICTS + districtColour(hex);
    architect[slot] = (architect[slot] as number) + 1;
  }
}

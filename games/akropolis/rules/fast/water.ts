import { CELLS, SIDE } from '../geometry.ts';
import type { FastCity } from './city.ts';
import { AROUND } from './tables.ts';

/** Scratch for floods. Entries are valid while they hold a current stamp, so nothing is ever cleared. */
export const seen = new Int32Array(CELLS);
export const queue = new Int16Array(CELLS);
let stamp = 0;

/** More stamps than one scoring can use. */
const MARGIN = 1 << 16;

/** A stamp no entry of `seen` holds. What was stamped before it may be forgotten. */
export function freshStamp(): number {
  if (stamp > 0x7fffffff - MARGIN) {
    seen.fill(0);
    stamp = 0;
  }
  return ++stamp;
}

/** The survey under way: what is known of empty ground, and the frame that just holds the city. */
let land = 0;
let water = 0;
let west = 0;
let east = 0;
let north = 0;
let south = 0;

/** Starts asking about the empty ground of a city; until the next call the questions below are about it. */
export function openSurvey({ built, count }: FastCity): void {
  land = freshStamp();
  water = ++stamp;
  west = SIDE;
  east = 0;
  north = CELLS;
  south = 0;
  for (let at = 0; at < count; at++) {
    const cell = built[at] as number;
    const column = cell % SIDE;
    if (column < west) west = column;
    if (column > east) east = column;
    if (cell < north) north = cell;
    if (cell > south) south = cell;
  }
  north -= north % SIDE;
  south += SIDE - (south % SIDE);
}

/** Is this empty cell outside the city? Floods until it leaves the frame, meets known ground, or is shut in. */
function isOutside(columns: Int32Array, cell: number): boolean {
  const known = seen[cell] as number;
  if (known === land) return true;
  if (known === water) return false;
  const visiting = ++stamp;
  queue[0] = cell;
  seen[cell] = visiting;
  let size = 1;
  let out = isBeyond(cell);
  for (let head = 0; head < size && !out; head++) {
    const from = queue[head] as number;
    for (let direction = 0; direction < 6; direction++) {
      const next = from + (AROUND[direction] as number);
      if (columns[next] !== 0 || seen[next] === visiting) continue;
      if (seen[next] === land || isBeyond(next)) {
        out = true;
        break;
      }
      seen[next] = visiting;
      queue[size++] = next;
    }
  }
  const verdict = out ? land : water;
  for (let at = 0; at < size; at++) seen[queue[at] as number] = verdict;
  return out;
}

function isBeyond(cell: number): boolean {
  const column = cell % SIDE;
  return column < west || column > east || cell < north || cell >= south;
}

/** Does the cell touch empty ground outside the city? [AKR-BARRACKS-1] */
export function looksOut({ columns }: FastCity, cell: number): boolean {
  for (let direction = 0; direction < 6; direction++)
    if (seesOut(columns, cell, AROUND[direction] as number)) return true;
  for (let direction = 0; direction < 6; direction++) {
    const next = cell + (AROUND[direction] as number);
    if (columns[next] === 0 && isOutside(columns, next)) return true;
  }
  return false;
}

/** How many neighbours of the cell are empty ground outside the city? [AKR-VARIANT-4] */
export function outlets({ columns }: FastCity, cell: number): number {
  let count = 0;
  for (let direction = 0; direction < 6; direction++) {
    const next = cell + (AROUND[direction] as number);
    if (columns[next] === 0 && isOutside(columns, next)) count++;
  }
  return count;
}

/** Is there nothing but empty ground in one direction? Most edges are found so, without a flood. */
function seesOut(columns: Int32Array, cell: number, step: number): boolean {
  for (let at = cell + step; columns[at] === 0; at += step) if (isBeyond(at)) return true;
  return false;
}

/**
 * Does the cell touch a lake?
 * @param single only lakes of one hex count [AKR-OPTION-3]
 */
export function touchesLake({ columns }: FastCity, cell: number, single: boolean): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const next = cell + (AROUND[direction] as number);
    if (columns[next] !== 0) continue;
    if (single ? isShutIn(columns, next) : !isOutside(columns, next)) return true;
  }
  return false;
}

function isShutIn(columns: Int32Array, cell: number): boolean {
  for (let direction = 0; direction < 6; direction++)
    if (columns[cell + (AROUND[direction] as number)] === 0) return false;
  return true;
}

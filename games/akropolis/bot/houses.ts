import { HEIGHT_MASK, HEIGHT_SHIFT, HEX_MASK, MOST_BUILT } from '../rules/fast/city.ts';
import type { RulingBits } from '../rules/fast/score.ts';
import { AROUND } from '../rules/fast/tables.ts';
import { CELLS } from '../rules/geometry.ts';

/*
 * House groups of one city at a time. Search adds a tile's houses to a city hundreds of times for one survey, so the
 * groups are found once and a new group only says which of them it swallows.
 */

const HOUSE = 1;
const BY_VALUE = 1 << 5;

/** To be filled before {@link groupHouses}: the cells of all houses. */
export const houseCells = new Int16Array(MOST_BUILT);

/** Group of a house cell, counted from `firstGroup`; smaller numbers are left over from earlier cities. */
const groupOf = new Int32Array(CELLS);
const sizes = new Int32Array(MOST_BUILT);
const values = new Int32Array(MOST_BUILT);
/** Number of the newcomer that swallowed a group. */
const swallowedBy = new Int32Array(MOST_BUILT);
const queue = new Int16Array(MOST_BUILT);
let firstGroup = 1;
let groups = 0;
let total = 0;
let listed = 0;

let newcomer = 0;
let newSize = 0;
let newValue = 0;
let newHouses = 0;

/** Finds the groups of touching houses among the first `count` of {@link houseCells}; those built over are skipped. */
export function groupHouses(columns: Int32Array, count: number): void {
  listed = count;
  firstGroup += groups;
  if (firstGroup > 0x7fff0000) {
    groupOf.fill(0);
    firstGroup = 1;
  }
  groups = 0;
  total = 0;
  for (let at = 0; at < count; at++) {
    const first = houseCells[at] as number;
    if (((columns[first] as number) & HEX_MASK) !== HOUSE || (groupOf[first] as number) >= firstGroup)
      continue;
    const group = firstGroup + groups;
    groupOf[first] = group;
    queue[0] = first;
    let size = 1;
    let value = 0;
    for (let head = 0; head < size; head++) {
      const cell = queue[head] as number;
      value += ((columns[cell] as number) & HEIGHT_MASK) >> HEIGHT_SHIFT;
      for (let direction = 0; direction < 6; direction++) {
        const next = cell + (AROUND[direction] as number);
        if (((columns[next] as number) & HEX_MASK) !== HOUSE || groupOf[next] === group) continue;
        groupOf[next] = group;
        queue[size++] = next;
      }
    }
    sizes[groups] = size;
    values[groups] = value;
    total += value;
    groups++;
  }
  beginGroup();
}

/** Finds the groups afresh, after a house was built over or uncovered. */
export function regroupHouses(columns: Int32Array): void {
  groupHouses(columns, listed);
}

/** Forgets the new group, if there was one, and begins another, empty one. */
export function beginGroup(): void {
  newcomer++;
  newSize = 0;
  newValue = 0;
  newHouses = 0;
}

/** A house is added to the new group. */
export function addHouse(height: number): void {
  newSize++;
  newValue += height;
  newHouses += height;
}

/** The new group touches the house on `cell` and takes in all of its group. */
export function joinHouse(cell: number): void {
  const group = (groupOf[cell] as number) - firstGroup;
  if (swallowedBy[group] === newcomer) return;
  swallowedBy[group] = newcomer;
  newSize += sizes[group] as number;
  newValue += values[group] as number;
}

/** What {@link chooseHouses} found: the value of house districts, and the heights of houses that don't count. */
export let houseValue = 0;
export let spareHouses = 0;

/** Chooses the one group that counts [AKR-HOUSE-1], the new one included. */
export function chooseHouses(rulings: RulingBits): void {
  const byValue = (rulings & BY_VALUE) !== 0; // [AKR-OPTION-1]
  let bestSize = newSize;
  let bestValue = newValue;
  for (let group = 0; group < groups; group++) {
    if (swallowedBy[group] === newcomer) continue;
    const size = sizes[group] as number;
    const value = values[group] as number;
    const better = byValue ? value > bestValue : size > bestSize || (size === bestSize && value > bestValue);
    if (!better) continue;
    bestSize = size;
    bestValue = value;
  }
  houseValue = (rulings & 1) !== 0 && bestValue >= 10 ? 2 * bestValue : bestValue; // [AKR-VARIANT-2]
  spareHouses = total + newHouses - bestValue;
}

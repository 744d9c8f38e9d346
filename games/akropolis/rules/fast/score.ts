import { DISTRICTS, FIRST_PLAZA, QUARRY, STARS } from '../hexes.ts';
import type { Rulings } from '../options.ts';
import { flankCountsLakes } from '../rulings.ts';
import { AROUND_SHIFT, type FastCity, HEIGHT_MASK, HEIGHT_SHIFT, HEX_MASK, MOST_BUILT } from './city.ts';
import { AROUND } from './tables.ts';
import { freshStamp, looksOut, openSurvey, outlets, queue, seen, touchesLake } from './water.ts';

/** Rulings as one number: bits 0..4 variants by colour, then one bit for each other reading, that of old matches too. */
export type RulingBits = number;

const BY_VALUE = 1 << 5;
const ANY_EMPTY = 1 << 6;
const SINGLE_HEX = 1 << 7;
const FLANK_COUNTS_LAKES = 1 << 8;
const OPEN_FLANK = 1 << 2;

export function rulingBits(rulings: Rulings): RulingBits {
  const { variants, houses, barracksEdge, lake } = rulings;
  let bits = 0;
  for (const variant of variants) bits |= 1 << DISTRICTS.indexOf(variant);
  if (houses === 'byValue') bits |= BY_VALUE;
  if (barracksEdge === 'anyEmpty') bits |= ANY_EMPTY;
  if (lake === 'singleHexOnly') bits |= SINGLE_HEX;
  if (flankCountsLakes(rulings)) bits |= FLANK_COUNTS_LAKES;
  return bits;
}

const HOUSE = 1;
const MARKET = 2;
const BARRACKS = 3;
const TEMPLE = 4;
const GARDEN = 5;
const MARKET_PLAZA = FIRST_PLAZA + MARKET - 1;

const STARS_OF = Uint8Array.from(STARS);

const houses = new Int16Array(MOST_BUILT);

/**
 * Scores a city from scratch.
 * @param out 10 numbers to fill: the value of each colour 0..4, then its stars
 * @returns the points of all districts, without stones
 */
export function scoreFast(city: FastCity, rulings: RulingBits, out: Int32Array): number {
  const { columns, built, count } = city;
  out.fill(0);
  if (city.lakes > 0) openSurvey(city);
  let houseCount = 0;
  for (let at = 0; at < count; at++) {
    const cell = built[at] as number;
    const column = columns[cell] as number;
    const hex = column & HEX_MASK;
    if (hex > GARDEN) {
      // [AKR-PLAZA-2] [AKR-SCORE-5]
      if (hex !== QUARRY) out[hex - 1] = (out[hex - 1] as number) + (STARS_OF[hex - FIRST_PLAZA] as number);
      continue;
    }
    const height = (column & HEIGHT_MASK) >> HEIGHT_SHIFT;
    const empty = 6 - (column >> AROUND_SHIFT);
    let worth = 0;
    switch (hex) {
      case HOUSE:
        houses[houseCount++] = cell;
        continue;
      case MARKET:
        worth = marketWorth(columns, cell, height, rulings);
        break;
      case BARRACKS:
        worth = barracksWorth(city, cell, height, empty, rulings);
        break;
      case TEMPLE:
        if (empty > 0) break; // [AKR-TEMPLE-1]
        worth = (rulings & 8) !== 0 && height >= 2 ? 2 * height : height; // [AKR-VARIANT-5]
        break;
      case GARDEN:
        worth = height; // [AKR-GARDEN-1]
        // [AKR-VARIANT-6]
        if ((rulings & 16) !== 0 && city.lakes > 0 && touchesLake(city, cell, (rulings & SINGLE_HEX) !== 0))
          worth = 2 * height;
    }
    out[hex - 1] = (out[hex - 1] as number) + worth;
  }
  out[0] = houseValue(columns, houseCount, rulings);
  let points = 0;
  for (let colour = 0; colour < 5; colour++) points += (out[colour] as number) * (out[colour + 5] as number);
  return points;
}

/**
 * What a barracks is worth. Where there are lakes, a survey must be open.
 * @param empty how many of its neighbours are empty
 */
export function barracksWorth(
  city: FastCity,
  cell: number,
  height: number,
  empty: number,
  rulings: RulingBits,
): number {
  if (empty === 0) return 0; // [AKR-BARRACKS-1]
  const dry = city.lakes === 0 || (rulings & ANY_EMPTY) !== 0;
  if ((rulings & OPEN_FLANK) === 0) return dry || looksOut(city, cell) ? height : 0; // [AKR-BARRACKS-2]
  const edge = dry ? empty : outlets(city, cell);
  if (edge === 0) return 0;
  const flank = (rulings & FLANK_COUNTS_LAKES) !== 0 ? empty : edge; // [AKR-VARIANT-4]
  return flank === 3 || flank === 4 ? 2 * height : height;
}

/** [AKR-MARKET-1] [AKR-VARIANT-3] */
function marketWorth(columns: Int32Array, cell: number, height: number, rulings: RulingBits): number {
  let plaza = false;
  for (let direction = 0; direction < 6; direction++) {
    const hex = (columns[cell + (AROUND[direction] as number)] as number) & HEX_MASK;
    if (hex === MARKET) return 0;
    if (hex === MARKET_PLAZA) plaza = true;
  }
  return plaza && (rulings & 2) !== 0 ? 2 * height : height;
}

/** [AKR-HOUSE-1] The value of the group that counts, among the houses listed in `houses`. */
function houseValue(columns: Int32Array, houseCount: number, rulings: RulingBits): number {
  const visited = freshStamp();
  const byValue = (rulings & BY_VALUE) !== 0; // [AKR-OPTION-1]
  let bestSize = 0;
  let bestValue = 0;
  for (let at = 0; at < houseCount; at++) {
    const first = houses[at] as number;
    if (seen[first] === visited) continue;
    seen[first] = visited;
    queue[0] = first;
    let size = 1;
    let value = 0;
    for (let head = 0; head < size; head++) {
      const cell = queue[head] as number;
      value += ((columns[cell] as number) & HEIGHT_MASK) >> HEIGHT_SHIFT;
      for (let direction = 0; direction < 6; direction++) {
        const next = cell + (AROUND[direction] as number);
        if (((columns[next] as number) & HEX_MASK) !== HOUSE || seen[next] === visited) continue;
        seen[next] = visited;
        queue[size++] = next;
      }
    }
    // Pairs are compared, never a running maximum of one half.
    const better = byValue ? value > bestValue : size > bestSize || (size === bestSize && value > bestValue);
    if (better) {
      bestSize = size;
      bestValue = value;
    }
  }
  return (rulings & 1) !== 0 && bestValue >= 10 ? 2 * bestValue : bestValue; // [AKR-VARIANT-2]
}

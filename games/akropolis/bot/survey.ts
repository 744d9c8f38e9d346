import { AROUND_SHIFT, type FastCity, HEIGHT_MASK, HEIGHT_SHIFT, HEX_MASK } from '../rules/fast/city.ts';
import { barracksWorth, type RulingBits } from '../rules/fast/score.ts';
import { AROUND } from '../rules/fast/tables.ts';
import { openSurvey, touchesLake } from '../rules/fast/water.ts';
import { FIRST_PLAZA, QUARRY, STARS } from '../rules/hexes.ts';
import { chooseHouses, groupHouses, houseCells, houseValue, spareHouses } from './houses.ts';

export const HOUSE = 1;
export const MARKET = 2;
export const BARRACKS = 3;
export const TEMPLE = 4;
export const GARDEN = 5;
export const MARKET_PLAZA = FIRST_PLAZA + 1;
const STARS_OF = Uint8Array.from(STARS);

/** Bit of `RulingBits` (`rules/fast/score.ts`) besides the variants, which have that of their colour. */
const SINGLE_HEX = 1 << 7;

/** All that a seat's outlook asks about its city. Sums are of heights unless said otherwise. */
export interface Survey {
  /** By colour 0..4: the value as on the score pad, and the stars. */
  readonly values: Int32Array;
  readonly stars: Int32Array;
  /** Temples with one, two, more gaps around them. */
  readonly temples: Int32Array;
  /** Barracks that count with one and with two empty neighbours; those without any. */
  readonly barracks: Int32Array;
  /** Houses outside the group that counts; markets beside markets. */
  spareHouses: number;
  blockedMarkets: number;
  /** How many columns, columns above the ground, quarries, quarries above the ground. */
  columns: number;
  raised: number;
  quarries: number;
  raisedQuarries: number;
}

export function blankSurvey(): Survey {
  return {
    values: new Int32Array(5),
    stars: new Int32Array(5),
    temples: new Int32Array(3),
    barracks: new Int32Array(3),
    spareHouses: 0,
    blockedMarkets: 0,
    columns: 0,
    raised: 0,
    quarries: 0,
    raisedQuarries: 0,
  };
}

export function copySurvey(from: Survey, into: Survey): void {
  for (let colour = 0; colour < 5; colour++) {
    into.values[colour] = from.values[colour] as number;
    into.stars[colour] = from.stars[colour] as number;
  }
  for (let index = 0; index < 3; index++) {
    into.temples[index] = from.temples[index] as number;
    into.barracks[index] = from.barracks[index] as number;
  }
  into.spareHouses = from.spareHouses;
  into.blockedMarkets = from.blockedMarkets;
  into.columns = from.columns;
  into.raised = from.raised;
  into.quarries = from.quarries;
  into.raisedQuarries = from.raisedQuarries;
}

/** Counts a city as it stands. Columns without a hex (a spot held open for trial) are built and nothing else. */
export function surveyCity(city: FastCity, rulings: RulingBits, into: Survey): void {
  const { columns, built, count } = city;
  into.values.fill(0);
  into.stars.fill(0);
  into.temples.fill(0);
  into.barracks.fill(0);
  into.blockedMarkets = 0;
  into.columns = count;
  into.raised = 0;
  into.quarries = 0;
  into.raisedQuarries = 0;
  let houses = 0;
  if (city.lakes > 0) openSurvey(city);
  for (let at = 0; at < count; at++) {
    const cell = built[at] as number;
    const column = columns[cell] as number;
    const hex = column & HEX_MASK;
    const height = (column & HEIGHT_MASK) >> HEIGHT_SHIFT;
    if (height > 1) into.raised++;
    if (hex === HOUSE) houseCells[houses++] = cell;
    else if (hex === MARKET) countMarket(columns, cell, height, rulings, into, 1);
    else countHex(city, cell, hex, height, 6 - (column >> AROUND_SHIFT), rulings, into, 1);
  }
  groupHouses(columns, houses);
  countHouses(rulings, into);
}

/** Books the houses, as `houses.ts` has them now. */
export function countHouses(rulings: RulingBits, into: Survey): void {
  chooseHouses(rulings);
  into.values[0] = houseValue;
  into.spareHouses = spareHouses;
}

/**
 * Books a hex that is neither house nor market, or strikes it out again.
 * @param gaps how many of its neighbours are empty
 * @param sign 1 or -1
 */
export function countHex(
  city: FastCity,
  cell: number,
  hex: number,
  height: number,
  gaps: number,
  rulings: RulingBits,
  into: Survey,
  sign: number,
): void {
  const { values, stars, temples, barracks } = into;
  switch (hex) {
    case 0:
      return;
    case BARRACKS: {
      if (gaps === 0) {
        barracks[2] = (barracks[2] as number) + sign * height;
        return;
      }
      const worth = barracksWorth(city, cell, height, gaps, rulings);
      if (worth === 0) return;
      if (gaps < 3) barracks[gaps - 1] = (barracks[gaps - 1] as number) + sign * height;
      values[2] = (values[2] as number) + sign * worth;
      return;
    }
    case TEMPLE:
      if (gaps > 0) {
        const index = gaps > 2 ? 2 : gaps - 1;
        temples[index] = (temples[index] as number) + sign * height;
      } else
        values[3] = (values[3] as number) + sign * ((rulings & 8) !== 0 && height > 1 ? 2 * height : height);
      return;
    case GARDEN: {
      const shore =
        (rulings & 16) !== 0 && city.lakes > 0 && touchesLake(city, cell, (rulings & SINGLE_HEX) !== 0);
      values[4] = (values[4] as number) + sign * (shore ? 2 * height : height);
      return;
    }
    case QUARRY:
      into.quarries += sign;
      if (height > 1) into.raisedQuarries += sign;
      return;
    default: {
      const colour = hex - FIRST_PLAZA;
      stars[colour] = (stars[colour] as number) + sign * (STARS_OF[colour] as number);
    }
  }
}

/** Books a market as its neighbours are now, or strikes it out again. @param sign 1 or -1 */
export function countMarket(
  columns: Int32Array,
  cell: number,
  height: number,
  rulings: RulingBits,
  into: Survey,
  sign: number,
): void {
  let plaza = false;
  for (let direction = 0; direction < 6; direction++) {
    const hex = (columns[cell + (AROUND[direction] as number)] as number) & HEX_MASK;
    if (hex === MARKET) {
      into.blockedMarkets += sign * height;
      return;
    }
    if (hex === MARKET_PLAZA) plaza = true;
  }
  bookMarket(sign * height, false, plaza, rulings, into);
}

/** @param blocked it touches a market @param plaza it touches a market plaza */
export function bookMarket(
  height: number,
  blocked: boolean,
  plaza: boolean,
  rulings: RulingBits,
  into: Survey,
): void {
  if (blocked) into.blockedMarkets += height;
  else into.values[1] = (into.values[1] as number) + (plaza && (rulings & 2) !== 0 ? 2 * height : height);
}

import { AROUND_SHIFT, type FastCity, HEIGHT_MASK, HEIGHT_SHIFT, HEX_MASK } from '../rules/fast/city.ts';
import type { RulingBits } from '../rules/fast/score.ts';
import { AROUND, SECOND, THIRD, TILES } from '../rules/fast/tables.ts';
import { SIDE, STEPS } from '../rules/geometry.ts';
import { QUARRY } from '../rules/hexes.ts';
import { addHouse, beginGroup, joinHouse, regroupHouses } from './houses.ts';
import { blankLofts, bookLofts, copyLofts, countLofts, type Lofts, loftsUpon } from './lofts.ts';
import {
  BARRACKS,
  blankSurvey,
  bookMarket,
  copySurvey,
  countHex,
  countHouses,
  countMarket,
  HOUSE,
  MARKET,
  MARKET_PLAZA,
  type Survey,
  surveyCity,
  TEMPLE,
} from './survey.ts';

const AROUND_ONE = 1 << AROUND_SHIFT;
const AROUND_MASK = 7 << AROUND_SHIFT;
const ONE_LEVEL = 1 << HEIGHT_SHIFT;
/** A tile number no tile has, for the tile on trial. */
const ON_TRIAL = 63 << 9;

/** The nine columns around a spot, in a circle, and how many of its corners each touches. By side. */
interface Ring {
  readonly cells: Int16Array;
  readonly touches: Uint8Array;
}

function ringAround(side: number): Ring {
  const corners = [0, SECOND + side, THIRD + side * SIDE];
  const beside = (cell: number, other: number): boolean => STEPS.includes(cell - other);
  const around = new Set(corners.flatMap((corner) => STEPS.map((step) => corner + step)));
  const loose = [...around].filter((cell) => !corners.includes(cell));
  const circle = loose.splice(0, 1);
  while (loose.length > 0) {
    const next = loose.findIndex((cell) => beside(cell, circle.at(-1) as number));
    circle.push(...loose.splice(next, 1));
  }
  return {
    cells: Int16Array.from(circle),
    touches: Uint8Array.from(circle, (cell) => corners.filter((corner) => beside(cell, corner)).length),
  };
}

const RINGS: readonly [Ring, Ring] = [ringAround(0), ringAround(1)];

/**
 * Tries tiles on the spots of a city, much faster than laying them: a spot is opened, which raises its columns and
 * surveys everything that does not depend on the tile; then tiles are tried on it one after another; then it is closed
 * and the city is as it was. Around {@link begin} nothing else may survey a city or touch this one.
 */
export class Trial {
  /** The city with the tile tried last, and its lofts. */
  readonly survey: Survey = blankSurvey();
  readonly lofts: Lofts = blankLofts();
  loftQuarries = 0;
  /** Quarries under the open spot. */
  covers = 0;
  private readonly start = blankSurvey();
  private readonly startLofts = blankLofts();
  /** The city with the spot open and no tile on it; markets around it are left out. */
  private readonly base = blankSurvey();
  private spot = 0;
  private readonly cells = new Int32Array(3);
  private readonly before = new Int32Array(3);
  private readonly raised = new Int32Array(3);
  private readonly hexes = new Int32Array(3);
  private readonly loftsOver = new Int32Array(3);
  private lakesBefore = 0;
  /** The house groups are those of a spot opened before; so are even the houses listed. */
  private regrouped = false;
  private relist = false;
  /** Per corner: whether a market, a market plaza lies beside it outside the spot, and the houses that do. */
  private readonly besideMarket = new Uint8Array(3);
  private readonly besidePlaza = new Uint8Array(3);
  private readonly besideHouses = new Int32Array(18);
  private readonly houseCounts = new Int32Array(3);
  /** Markets around the spot: height, blocked anyway, beside a plaza anyway, and the corners touched, as bits. */
  private readonly marketCells = new Int16Array(9);
  private readonly marketHeights = new Uint8Array(9);
  private readonly marketBlocked = new Uint8Array(9);
  private readonly marketPlaza = new Uint8Array(9);
  private readonly marketTouches = new Uint8Array(9);
  private markets = 0;

  /** Surveys a city before its spots are tried. */
  begin(city: FastCity, rulings: RulingBits): void {
    surveyCity(city, rulings, this.start);
    countLofts(city, this.startLofts);
    this.regrouped = false;
    this.relist = false;
  }

  open(city: FastCity, spot: number, rulings: RulingBits): void {
    const { cells, before, base } = this;
    const { columns } = city;
    const side = spot & 1;
    const ring = side === 0 ? RINGS[0] : RINGS[1];
    if (this.relist) this.begin(city, rulings);
    this.spot = spot;
    cells[0] = spot >> 1;
    cells[1] = (spot >> 1) + SECOND + side;
    cells[2] = (spot >> 1) + THIRD + side * SIDE;
    for (let corner = 0; corner < 3; corner++) before[corner] = columns[cells[corner] as number] as number;
    this.lakesBefore = city.lakes;
    copyLofts(this.startLofts, this.lofts);
    copySurvey(this.start, base);
    this.findMarkets(columns, ring);
    this.strikeMarkets(columns, rulings);
    if (before[0] === 0) {
      this.countFrontier(city, ring, rulings, -1);
      this.breakGround(city, ring);
      this.countFrontier(city, ring, rulings, 1);
      if (this.regrouped) regroupHouses(columns);
      this.regrouped = false;
    } else this.raise(city, rulings);
    bookLofts(city, spot, 1, this.lofts);
    loftsUpon(city, spot, cells, this.loftsOver);
    if (this.lakesBefore > 0 || city.lakes > 0) {
      // What counts at a lake may hang on ground far away: nothing can be carried over.
      surveyCity(city, rulings, base);
      this.strikeMarkets(columns, rulings);
      this.relist = true;
    }
    this.lookAround(columns);
  }

  private findMarkets(columns: Int32Array, { cells: circle }: Ring): void {
    const from = this.cells[0] as number;
    let markets = 0;
    for (let at = 0; at < circle.length; at++) {
      const cell = from + (circle[at] as number);
      const column = columns[cell] as number;
      if ((column & HEX_MASK) !== MARKET) continue;
      this.marketCells[markets] = cell;
      this.marketHeights[markets] = (column & HEIGHT_MASK) >> HEIGHT_SHIFT;
      markets++;
    }
    this.markets = markets;
  }

  private strikeMarkets(columns: Int32Array, rulings: RulingBits): void {
    for (let market = 0; market < this.markets; market++) {
      const height = this.marketHeights[market] as number;
      countMarket(columns, this.marketCells[market] as number, height, rulings, this.base, -1);
    }
  }

  /** Books or strikes out the temples and barracks around the spot, whose gaps a tile on the ground changes. */
  private countFrontier(city: FastCity, { cells: circle }: Ring, rulings: RulingBits, sign: number): void {
    const from = this.cells[0] as number;
    for (let at = 0; at < circle.length; at++) {
      const cell = from + (circle[at] as number);
      const column = city.columns[cell] as number;
      const hex = column & HEX_MASK;
      if (hex !== BARRACKS && hex !== TEMPLE) continue;
      const height = (column & HEIGHT_MASK) >> HEIGHT_SHIFT;
      countHex(city, cell, hex, height, 6 - (column >> AROUND_SHIFT), rulings, this.base, sign);
    }
  }

  private breakGround(city: FastCity, { cells: circle, touches }: Ring): void {
    const { columns, built } = city;
    const { cells, raised } = this;
    const from = cells[0] as number;
    let gaps = 0;
    let neighbours = 0;
    let last = columns[from + (circle[circle.length - 1] as number)] !== 0;
    for (let at = 0; at < circle.length; at++) {
      const cell = from + (circle[at] as number);
      const column = columns[cell] as number;
      if (column !== 0) {
        columns[cell] = column + AROUND_ONE * (touches[at] as number);
        neighbours++;
      } else if (last) gaps++;
      last = column !== 0;
    }
    // Every stretch of empty ground along the ring but one is cut off by the tile; a ring without one was a lake.
    if (gaps > 0) city.lakes += gaps - 1;
    else if (neighbours > 0) city.lakes--;
    for (let corner = 0; corner < 3; corner++) {
      const cell = cells[corner] as number;
      let around = 2;
      for (let direction = 0; direction < 6; direction++)
        if (columns[cell + (AROUND[direction] as number)] !== 0) around++;
      raised[corner] = ONE_LEVEL | ON_TRIAL | (around * AROUND_ONE);
      built[city.count + corner] = cell;
    }
    for (let corner = 0; corner < 3; corner++) columns[cells[corner] as number] = raised[corner] as number;
    city.count += 3;
    this.base.columns += 3;
    this.covers = 0;
  }

  /** Opens a loft: strikes out what it covers. */
  private raise(city: FastCity, rulings: RulingBits): void {
    const { cells, before, raised, base } = this;
    const { columns } = city;
    const height = ((before[0] as number) & HEIGHT_MASK) >> HEIGHT_SHIFT;
    this.covers = 0;
    let houses = false;
    for (let corner = 0; corner < 3; corner++) {
      const column = before[corner] as number;
      const cell = cells[corner] as number;
      const hex = column & HEX_MASK;
      if (hex === HOUSE) houses = true;
      else if (hex === MARKET) countMarket(columns, cell, height, rulings, base, -1);
      else countHex(city, cell, hex, height, 6 - (column >> AROUND_SHIFT), rulings, base, -1);
      if (hex === QUARRY) this.covers++;
      raised[corner] = ((column & HEIGHT_MASK) + ONE_LEVEL) | ON_TRIAL | (column & AROUND_MASK);
    }
    bookLofts(city, this.spot, -1, this.lofts);
    for (let corner = 0; corner < 3; corner++) columns[cells[corner] as number] = raised[corner] as number;
    if (height === 1) base.raised += 3;
    if (houses || this.regrouped) regroupHouses(columns);
    this.regrouped = houses;
    beginGroup();
    countHouses(rulings, base);
  }

  /** Notes what the three corners touch, and what the markets around do. */
  private lookAround(columns: Int32Array): void {
    const { cells, besideMarket, besidePlaza, besideHouses, houseCounts } = this;
    for (let corner = 0; corner < 3; corner++) {
      besideMarket[corner] = 0;
      besidePlaza[corner] = 0;
      let houses = 0;
      for (let direction = 0; direction < 6; direction++) {
        const next = (cells[corner] as number) + (AROUND[direction] as number);
        const hex = (columns[next] as number) & HEX_MASK;
        if (hex === HOUSE) besideHouses[6 * corner + houses++] = next;
        else if (hex === MARKET) besideMarket[corner] = 1;
        else if (hex === MARKET_PLAZA) besidePlaza[corner] = 1;
      }
      houseCounts[corner] = houses;
    }
    for (let market = 0; market < this.markets; market++) {
      const cell = this.marketCells[market] as number;
      let blocked = 0;
      let plaza = 0;
      let touches = 0;
      for (let direction = 0; direction < 6; direction++) {
        const next = cell + (AROUND[direction] as number);
        const hex = (columns[next] as number) & HEX_MASK;
        if (hex === MARKET) blocked = 1;
        else if (hex === MARKET_PLAZA) plaza = 1;
        else if (next === cells[0]) touches |= 1;
        else if (next === cells[1]) touches |= 2;
        else if (next === cells[2]) touches |= 4;
      }
      this.marketBlocked[market] = blocked;
      this.marketPlaza[market] = plaza;
      this.marketTouches[market] = touches;
    }
  }

  /** Tries a tile on the open spot: `survey`, `lofts` and `loftQuarries` then are those of the city with it. */
  tryTile(city: FastCity, tile: number, way: number, rulings: RulingBits): void {
    const { cells, raised, hexes, survey } = this;
    const first = 3 * tile;
    hexes[0] = TILES[first + (way === 0 ? 0 : 3 - way)] as number;
    hexes[1] = TILES[first + (way === 2 ? 2 : 1 - way)] as number;
    hexes[2] = TILES[first + 2 - way] as number;
    copySurvey(this.base, survey);
    this.loftQuarries = this.lofts.quarries;
    const height = ((raised[0] as number) & HEIGHT_MASK) >> HEIGHT_SHIFT;
    let houses = 0;
    let markets = 0;
    let plazas = 0;
    for (let corner = 0; corner < 3; corner++) {
      const hex = hexes[corner] as number;
      if (hex === HOUSE) houses |= 1 << corner;
      else if (hex === MARKET) markets |= 1 << corner;
      else {
        if (hex === MARKET_PLAZA) plazas |= 1 << corner;
        else if (hex === QUARRY) this.loftQuarries += this.loftsOver[corner] as number;
        const gaps = 6 - ((raised[corner] as number) >> AROUND_SHIFT);
        countHex(city, cells[corner] as number, hex, height, gaps, rulings, survey, 1);
      }
    }
    if (houses !== 0) this.tryHouses(houses, height, rulings);
    if (markets !== 0 || this.markets !== 0) this.tryMarkets(markets, plazas, height, rulings);
  }

  /** @param corners those that are houses, as bits; they touch each other */
  private tryHouses(corners: number, height: number, rulings: RulingBits): void {
    beginGroup();
    for (let corner = 0; corner < 3; corner++) {
      if ((corners & (1 << corner)) === 0) continue;
      addHouse(height);
      const houses = this.houseCounts[corner] as number;
      for (let house = 0; house < houses; house++) joinHouse(this.besideHouses[6 * corner + house] as number);
    }
    countHouses(rulings, this.survey);
  }

  /** @param corners those that are markets, as bits @param plazas those that are market plazas */
  private tryMarkets(corners: number, plazas: number, height: number, rulings: RulingBits): void {
    const several = (corners & (corners - 1)) !== 0;
    for (let corner = 0; corner < 3; corner++) {
      if ((corners & (1 << corner)) === 0) continue;
      const plaza = this.besidePlaza[corner] === 1 || plazas !== 0;
      bookMarket(height, several || this.besideMarket[corner] === 1, plaza, rulings, this.survey);
    }
    for (let market = 0; market < this.markets; market++) {
      const touches = this.marketTouches[market] as number;
      const blocked = this.marketBlocked[market] === 1 || (touches & corners) !== 0;
      const plaza = this.marketPlaza[market] === 1 || (touches & plazas) !== 0;
      bookMarket(this.marketHeights[market] as number, blocked, plaza, rulings, this.survey);
    }
  }

  close(city: FastCity): void {
    const { columns } = city;
    const { cells, before, spot } = this;
    for (let corner = 0; corner < 3; corner++) columns[cells[corner] as number] = before[corner] as number;
    city.lakes = this.lakesBefore;
    if (before[0] !== 0) return;
    city.count -= 3;
    const { cells: circle, touches } = (spot & 1) === 0 ? RINGS[0] : RINGS[1];
    for (let at = 0; at < circle.length; at++) {
      const cell = (spot >> 1) + (circle[at] as number);
      const column = columns[cell] as number;
      if (column !== 0) columns[cell] = column - AROUND_ONE * (touches[at] as number);
    }
  }
}

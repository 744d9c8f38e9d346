import {
  judgeBarracks,
  judgeGardens,
  judgeHouses,
  judgeMarkets,
  judgeTemples,
  type Survey,
  survey,
  type Verdict,
} from './conditions.ts';
import { DISTRICTS, type District, plazaColour, STARS } from './hexes.ts';
import { cityMemo } from './memo.ts';
import type { Rulings } from './options.ts';
import type { City } from './state.ts';

/** One line of the score pad. */
export interface DistrictScore {
  /** Sum of what its districts are worth. [AKR-SCORE-2] */
  readonly value: number;
  /** Stars on its visible plazas. [AKR-PLAZA-2] */
  readonly stars: number;
  /** value x stars; 0 without a plaza. [AKR-SCORE-1] [AKR-PLAZA-3] */
  readonly points: number;
}

export interface CityScore {
  readonly districts: Readonly<Record<District, DistrictScore>>;
  /** One point per stone left. [AKR-SCORE-4] */
  readonly stonePoints: number;
  readonly total: number;
}

const JUDGES: Readonly<Record<District, (site: Survey) => Verdict[]>> = {
  house: judgeHouses,
  market: judgeMarkets,
  barracks: judgeBarracks,
  temple: judgeTemples,
  garden: judgeGardens,
};

/** Every visible district hex with what it is worth and why. Quarries and plazas are worth nothing. [AKR-SCORE-5] */
export function judgeCity(city: City, rulings: Rulings): Readonly<Record<District, Verdict[]>> {
  const site = survey(city, rulings);
  return byDistrict((district) => JUDGES[district](site));
}

/** The score of a city seen from above [AKR-SCORE-3], with `stones` in hand. */
export const scoreCity = cityMemo((city: City, stones: number, rulings: Rulings): CityScore => {
  const verdicts = judgeCity(city, rulings);
  const districts = byDistrict((district) => {
    const value = verdicts[district].reduce((sum, { worth }) => sum + worth, 0);
    return districtScore(value, starsOf(city, district));
  });
  return scoreSum(districts, stones);
});

export function districtScore(value: number, stars: number): DistrictScore {
  return { value, stars, points: value * stars };
}

/** Adds the lines of the pad and the stones up. */
export function scoreSum(districts: CityScore['districts'], stones: number): CityScore {
  const points = DISTRICTS.reduce((sum, district) => sum + districts[district].points, 0);
  return { districts, stonePoints: stones, total: points + stones };
}

/** [AKR-PLAZA-2] Stars add up wherever the plazas lie; height does not multiply them. */
export function starsOf(city: City, district: District): number {
  const colour = DISTRICTS.indexOf(district);
  const plazas = city.hexes.filter((hex) => plazaColour(hex) === colour).length;
  return plazas * (STARS[colour] as number);
}

export function byDistrict<T>(make: (district: District) => T): Record<District, T> {
  return {
    house: make('house'),
    market: make('market'),
    barracks: make('barracks'),
    temple: make('temple'),
    garden: make('garden'),
  };
}

import type { CityScore, District } from '../../rules/index.ts';
import { DISTRICTS, type ViewCity } from '../../rules/index.ts';

/** What laying a tile would change for its city. */
export interface Gains {
  /** Stones dug out of covered quarries. */
  readonly stones: number;
  /** Change of value, stars and points per colour; undefined while points are hidden. */
  readonly districts:
    | Readonly<Record<District, { value: number; stars: number; points: number }>>
    | undefined;
  /** Change of the total, stones paid and dug included; undefined while points are hidden. */
  readonly total: number | undefined;
}

export function gainsOf(before: ViewCity, after: ViewCity, price: number): Gains {
  const stones = after.stones - before.stones + price;
  if (before.score === undefined || after.score === undefined)
    return { stones, districts: undefined, total: undefined };
  const [old, now]: readonly [CityScore, CityScore] = [before.score, after.score];
  const change = (district: District) => ({
    value: now.districts[district].value - old.districts[district].value,
    stars: now.districts[district].stars - old.districts[district].stars,
    points: now.districts[district].points - old.districts[district].points,
  });
  return {
    stones,
    districts: Object.fromEntries(
      DISTRICTS.map((district) => [district, change(district)]),
    ) as Gains['districts'],
    total: now.total - old.total,
  };
}

import type { Reason } from './conditions.ts';
import { type Hex, hexAt } from './geometry.ts';
import type { District } from './hexes.ts';
import type { Rulings } from './options.ts';
import { byDistrict, judgeCity } from './scoring.ts';
import { cityFrom, type ViewCell } from './view.ts';

/** What one district hex is worth and why, in the words of a View. */
export interface Explanation extends Hex {
  /** Its share of the district's value, before stars. */
  readonly worth: number;
  readonly reason: Reason;
  /** Hexes that made it so: the market it touches, the gap beside the temple, the lake or plaza that doubles it. */
  readonly because: readonly Hex[];
}

/** Every visible district hex of a city, by district, with what it is worth and why. */
export function explainCity(
  cells: readonly Pick<ViewCell, 'q' | 'r' | 'hex' | 'height'>[],
  rulings: Rulings,
): Readonly<Record<District, readonly Explanation[]>> {
  const city = cityFrom(cells);
  const verdicts = judgeCity(city, rulings);
  return byDistrict((district) =>
    verdicts[district].map(({ at, worth, reason, because }) => ({
      ...hexAt(city.cells[at] as number),
      worth,
      reason,
      because: because.map(hexAt),
    })),
  );
}

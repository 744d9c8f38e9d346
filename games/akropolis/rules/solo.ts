import { DISTRICTS, type District, STARS } from './hexes.ts';
import type { Choices } from './options.ts';
import { byDistrict, type CityScore, districtScore, scoreSum } from './scoring.ts';
import { countHexes, type HexCount, type Tile } from './tiles.ts';

/** The hexes an architect owns: those of its start tile and of every tile it took; it covers none. [AKR-SOLO-5] */
export function holdingsOf(tiles: readonly Tile[]): HexCount {
  const { districts, plazas, quarries } = countHexes(tiles);
  return {
    districts,
    plazas: plazas.map((count, colour) => (colour === 0 ? count + 1 : count)),
    quarries: quarries + 3,
  };
}

type Terms = Pick<Choices, 'architect' | 'variants'>;

/** What a colour is worth before stars: every district counts, no condition asked. [AKR-SOLO-6] */
function districtValue(
  district: District,
  { districts, plazas }: HexCount,
  { architect, variants }: Terms,
): number {
  const colour = DISTRICTS.indexOf(district);
  const level = architect === 'callicrates' ? 2 : 1; // [AKR-SOLO-7] [AKR-SOLO-9]
  const count = districts[colour] as number;
  const value = count * level;
  if (!variants.includes(district)) return value;
  // [AKR-SOLO-10]
  switch (district) {
    case 'house':
      return value >= 10 ? 2 * value : value;
    case 'market':
      return value + Math.min(count, 3 * (plazas[colour] as number)) * level;
    case 'temple':
      return level >= 2 ? 2 * value : value;
    case 'barracks':
    case 'garden':
      return 2 * value;
  }
}

export interface ArchitectScore extends CityScore {
  /** Metagenes only: two points per quarry. [AKR-SOLO-8] */
  readonly quarryPoints: number;
}

/** The score of the architect of a game for one. */
export function scoreArchitect(holdings: HexCount, stones: number, terms: Terms): ArchitectScore {
  const districts = byDistrict((district) => {
    const colour = DISTRICTS.indexOf(district);
    const stars = (holdings.plazas[colour] as number) * (STARS[colour] as number);
    return districtScore(districtValue(district, holdings, terms), stars);
  });
  const quarryPoints = terms.architect === 'metagenes' ? 2 * holdings.quarries : 0; // [AKR-SOLO-8]
  const sum = scoreSum(districts, stones);
  return { ...sum, quarryPoints, total: sum.total + quarryPoints };
}

import {
  DISTRICTS,
  type District,
  districtColour,
  type HexCode,
  hexCode,
  plazaColour,
  QUARRY,
  STARS,
} from './hexes.ts';
import type { Architect, Choices, Rulings } from './options.ts';
import { byDistrict, type CityScore, districtScore, scoreSum } from './scoring.ts';
import { START_HEXES } from './tiles.data.ts';
import { type Tile, tileHexes } from './tiles.ts';

/** The hexes an architect owns: those of its start tile and of every tile it took. It covers none. [AKR-SOLO-5] */
function ownedHexes(tiles: readonly Tile[]): HexCode[] {
  return [...[...START_HEXES].map(hexCode), ...tiles.flatMap(tileHexes)];
}

/** What one district hex counts for each architect. [AKR-SOLO-7] [AKR-SOLO-9] */
function levelOf(architect: Architect): number {
  return architect === 'callicrates' ? 2 : 1;
}

/**
 * The value of a colour: every district counts, no condition asked. [AKR-SOLO-6]
 * @param count districts of that colour
 * @param marketPlazas market plazas the architect owns
 */
function districtValue(
  district: District,
  count: number,
  marketPlazas: number,
  architect: Architect,
  variants: readonly District[],
): number {
  const level = levelOf(architect);
  const value = count * level;
  if (!variants.includes(district)) return value;
  switch (district) {
    case 'house':
      return value >= 10 ? 2 * value : value; // [AKR-SOLO-10]
    case 'market':
      return value + Math.min(count, 3 * marketPlazas) * level; // [AKR-SOLO-10]
    case 'temple':
      return level >= 2 ? 2 * value : value; // [AKR-SOLO-10]
    default:
      return 2 * value; // [AKR-SOLO-10] barracks and gardens
  }
}

export interface ArchitectScore extends CityScore {
  /** Metagenes only: two points per quarry. [AKR-SOLO-8] */
  readonly quarryPoints: number;
}

/** The score of the architect of a game for one. */
export function scoreArchitect(
  tiles: readonly Tile[],
  stones: number,
  { architect, variants }: Pick<Choices, 'architect'> & Pick<Rulings, 'variants'>,
): ArchitectScore {
  const hexes = ownedHexes(tiles);
  const count = (test: (hex: HexCode) => boolean): number => hexes.filter(test).length;
  const plazas = (colour: number): number => count((hex) => plazaColour(hex) === colour);
  const marketPlazas = plazas(DISTRICTS.indexOf('market'));
  const districts = byDistrict((district) => {
    const colour = DISTRICTS.indexOf(district);
    const owned = count((hex) => districtColour(hex) === colour);
    const value = districtValue(district, owned, marketPlazas, architect, variants);
    return districtScore(value, plazas(colour) * (STARS[colour] as number));
  });
  const quarryPoints = architect === 'metagenes' ? 2 * count((hex) => hex === QUARRY) : 0; // [AKR-SOLO-8]
  const sum = scoreSum(districts, stones);
  return { ...sum, quarryPoints, total: sum.total + quarryPoints };
}

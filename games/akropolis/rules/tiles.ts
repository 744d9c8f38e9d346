import { DISTRICTS, districtColour, type HexCode, hexCode, plazaColour, QUARRY } from './hexes.ts';
import { TILE_HEXES } from './tiles.data.ts';

/** A tile in states and search: 1..61 as printed on the list, 0 = a start tile. */
export type Tile = number;

export const START_TILE: Tile = 0;
export const TILE_COUNT = TILE_HEXES.length;

/** Three hex codes per tile, clockwise; entry 0 (the start tile) is not laid in play and holds nothing. */
const HEXES: readonly (readonly HexCode[])[] = [
  [0, 0, 0],
  ...TILE_HEXES.map((letters) => [...letters].map(hexCode)),
];

/** The hexes of a tile, clockwise. */
export function tileHexes(tile: Tile): readonly HexCode[] {
  return HEXES[tile] as readonly HexCode[];
}

/** What people and JSON call a tile: `T01`..`T61`, `START`. */
export function tileName(tile: Tile): string {
  return NAMES[tile] as string;
}

const NAMES: readonly string[] = HEXES.map((_, tile) =>
  tile === START_TILE ? 'START' : `T${String(tile).padStart(2, '0')}`,
);

/** The tile of that name; -1 when there is none. */
export function tileNamed(name: string): Tile {
  if (name === 'START') return START_TILE;
  const tile = /^T\d\d$/.test(name) ? Number(name.slice(1)) : 0;
  return tile >= 1 && tile <= TILE_COUNT ? tile : -1;
}

/** The tile's hexes as letters, clockwise, as in `Bhq`. */
export function tileLetters(tile: Tile): string {
  return TILE_HEXES[tile - 1] ?? '';
}

/** Does it show a plaza of any colour? [AKR-SOLO-4] */
export function hasPlaza(tile: Tile): boolean {
  return tileHexes(tile).some((code) => plazaColour(code) >= 0);
}

/** How many hexes of each sort some tiles show together; per colour index 0..4. */
export interface HexCount {
  readonly districts: readonly number[];
  readonly plazas: readonly number[];
  readonly quarries: number;
}

export function countHexes(tiles: readonly Tile[]): HexCount {
  const shown = tiles.flatMap(tileHexes);
  return {
    districts: DISTRICTS.map((_, colour) => shown.filter((code) => districtColour(code) === colour).length),
    plazas: DISTRICTS.map((_, colour) => shown.filter((code) => plazaColour(code) === colour).length),
    quarries: shown.filter((code) => code === QUARRY).length,
  };
}

import type { Seat } from '@pentapolis/kernel';
import { boardOf, boroughOf, spotOf } from './borough.ts';
import type { Board, Spot } from './geometry.ts';
import type { Borough, State, Tile } from './state.ts';
import { isWorks, NATURE, type TileId } from './tiles.ts';

/** What influences a place, by kind. [SMC-INFLUENCE-4] */
export interface Influence {
  /** Different cultural buildings, City Hall among them. [SMC-INFLUENCE-3] */
  culture: number;
  residences: number;
  /** Factories, refinery, harbor, warehouses. */
  works: number;
  refinery: boolean;
  harbor: boolean;
}

/** Ground of a tile: all of it but the water of a Harbor. [SMC-WORKS-6] */
function isGround(board: Board, tile: Tile, cell: number): boolean {
  return tile.type !== 'HAR' || spotOf(board, tile).ground.includes(cell);
}

/**
 * Tiles that influence a place. A tile influences what touches its ground, and whole tiles are influenced, so these are
 * the tiles with ground in the halo of the place. [SMC-INFLUENCE-1] [SMC-INFLUENCE-2]
 */
export function influencers(board: Board, borough: Borough, halo: readonly number[]): Tile[] {
  const seen: number[] = [];
  const tiles: Tile[] = [];
  for (let index = 0; index < halo.length; index++) {
    const at = borough.grid[halo[index]!]!;
    if (at < 0 || seen.includes(at)) continue;
    const tile = borough.tiles[at]!;
    if (!isGround(board, tile, halo[index]!)) continue;
    seen.push(at);
    tiles.push(tile);
  }
  return tiles;
}

export function influenceOn(board: Board, borough: Borough, halo: readonly number[]): Influence {
  const influence: Influence = { culture: 0, residences: 0, works: 0, refinery: false, harbor: false };
  for (const { type } of influencers(board, borough, halo)) {
    const { category } = NATURE[type];
    if (category === 'culture' || category === 'hall') influence.culture++;
    else if (category === 'residence') influence.residences++;
    else if (isWorks(type)) {
      influence.works++;
      if (type === 'REF') influence.refinery = true;
      if (type === 'HAR') influence.harbor = true;
    }
  }
  return influence;
}

/** What a tile lacks to be built, or to be the next level: the rule, and how much is asked and found. */
export interface Lack {
  readonly rule: string;
  readonly key: string;
  readonly needed: number;
  readonly found: number;
}

/**
 * [SMC-PARK-1] Parks, culture, services and Residences 1 need nothing. [SMC-INFLUENCE-5] Asked when a tile is built or
 * upgraded, and never again.
 * [SMC-HOME-2] [SMC-HOME-3] [SMC-TRADE-1] [SMC-WORKS-3] [SMC-WORKS-4] What must influence a tile of this kind.
 */
export function lacking(type: TileId, influence: Influence): Lack | undefined {
  const { category, level } = NATURE[type];
  if (category === 'residence' && level > 1 && influence.culture < level)
    return { rule: 'SMC-HOME-3', key: 'refusal.needsCulture', needed: level, found: influence.culture };
  if (category === 'commerce' && influence.residences < level)
    return { rule: 'SMC-TRADE-1', key: 'refusal.needsHomes', needed: level, found: influence.residences };
  const industry = (influence.refinery ? 1 : 0) + (influence.harbor ? 1 : 0);
  if (type === 'F2' && industry < 1)
    return { rule: 'SMC-WORKS-3', key: 'refusal.needsIndustry', needed: 1, found: industry };
  if (type === 'F3' && industry < 2)
    return { rule: 'SMC-WORKS-4', key: 'refusal.needsIndustry', needed: 2, found: industry };
  return undefined;
}

/** [SMC-HOME-1] [SMC-WORKS-1] What may not influence a tile of this kind. */
export function bothered(type: TileId, influence: Influence): string | undefined {
  if (NATURE[type].category === 'residence') return influence.works > 0 ? 'SMC-HOME-1' : undefined;
  return isWorks(type) && influence.residences > 0 ? 'SMC-WORKS-1' : undefined;
}

/** What influences a way of laying a tile, or a tile that lies there. */
export function influenceAt(state: State, seat: Seat, spot: Spot): Influence {
  return influenceOn(boardOf(state, seat), boroughOf(state, seat), spot.halo);
}

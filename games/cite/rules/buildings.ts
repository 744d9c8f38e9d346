import type { Seat } from '@pentapolis/kernel';
import { BUILDING_ROWS, type BuildingRow, PROFESSIONS } from './buildings.data.ts';
import type { Choices, GameKind } from './options.ts';
import type { Resource } from './resources.ts';

export type BuildingId = (typeof BUILDING_ROWS)[number]['id'];
export const BUILDINGS: readonly BuildingId[] = BUILDING_ROWS.map(({ id }) => id);

const ROWS = new Map<string, BuildingRow>(BUILDING_ROWS.map((row) => [row.id, row]));

export const isBuilding = (value: unknown): value is BuildingId =>
  typeof value === 'string' && ROWS.has(value);

export const rowOf = (id: BuildingId): BuildingRow => ROWS.get(id) as BuildingRow;

/** Cases it covers: what it costs and what it scores. */
export function sizeOf(id: BuildingId): number {
  const { width, height, hollow } = rowOf(id);
  return width * height - (hollow ? 1 : 0);
}

export const WORKSHOPS: readonly BuildingId[] = BUILDINGS.filter((id) => rowOf(id).recipe !== undefined);

export type Profession = (typeof PROFESSIONS)[number]['id'];

/** [CTE-SETUP-2] Seats take the professions in their order. */
export const professionOf = (seat: Seat): (typeof PROFESSIONS)[number] =>
  PROFESSIONS[seat] as (typeof PROFESSIONS)[number];

export const ownResource = (seat: Seat): Resource => professionOf(seat).resource;

/** What a Shop yields before anything multiplies it; undefined for what is no Shop. [CTE-PROD-1] */
export function shopYield(id: BuildingId, owner: Seat): { resource: Resource; count: number } | undefined {
  switch (id) {
    case 'smallShop':
      return { resource: ownResource(owner), count: 1 };
    case 'tradingPost':
      return { resource: 'gold', count: 1 };
    case 'weaverShop':
      return { resource: 'cloth', count: 1 };
    case 'largeShop':
      return { resource: ownResource(owner), count: 5 };
    default:
      return undefined;
  }
}

/** [CTE-PROD-3] The Trading Post is a Small Shop as well. */
export const isSmallShop = (id: BuildingId): boolean =>
  id === 'smallShop' || id === 'tradingPost' || id === 'weaverShop';

const GAMES: readonly GameKind[] = ['first', 'grand', 'advanced'];

/** [CTE-SETUP-3] [CTE-SETUP-4] Pieces of a building that a seat begins with in this game. */
export function copiesOf(id: BuildingId, seat: Seat, seats: number, choices: Pick<Choices, 'game'>): number {
  const { copies, game, recipe } = rowOf(id);
  // [CTE-MODE-1] [CTE-MODE-2] [CTE-MODE-3]
  if (GAMES.indexOf(game) > GAMES.indexOf(choices.game)) return 0;
  if (id === 'weaverShop') return seats === 3 ? 1 : 0;
  // [CTE-WORK-4]
  if (recipe !== undefined) return (professionOf(seat).workshops as readonly string[]).includes(id) ? 1 : 0;
  return copies;
}

/** All Cases a seat can build: 46, 57 or 64, and one more at a table of three. */
export function allCases(seat: Seat, seats: number, choices: Pick<Choices, 'game'>): number {
  return BUILDINGS.reduce((sum, id) => sum + sizeOf(id) * copiesOf(id, seat, seats, choices), 0);
}

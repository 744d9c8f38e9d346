import type { Colour } from './colours.ts';

/**
 * The 80 district cards of the classic box, one row per name. `points` differs from `cost` for two of them only.
 * [CIT-DRAGONGATE-1] [CIT-UNIVERSITY-1] A `bonus` district carries a white star and is in the deck only when the table asks for it.
 */
export interface DistrictRow {
  readonly id: string;
  readonly colour: Colour;
  readonly cost: number;
  readonly copies: number;
  readonly points: number;
  readonly bonus: boolean;
}

export const DISTRICT_ROWS = [
  { id: 'manor', colour: 'yellow', cost: 3, copies: 5, points: 3, bonus: false },
  { id: 'castle', colour: 'yellow', cost: 4, copies: 4, points: 4, bonus: false },
  { id: 'palace', colour: 'yellow', cost: 5, copies: 3, points: 5, bonus: false },
  { id: 'temple', colour: 'blue', cost: 1, copies: 3, points: 1, bonus: false },
  { id: 'church', colour: 'blue', cost: 2, copies: 3, points: 2, bonus: false },
  { id: 'monastery', colour: 'blue', cost: 3, copies: 3, points: 3, bonus: false },
  { id: 'cathedral', colour: 'blue', cost: 5, copies: 2, points: 5, bonus: false },
  { id: 'tavern', colour: 'green', cost: 1, copies: 5, points: 1, bonus: false },
  { id: 'market', colour: 'green', cost: 2, copies: 4, points: 2, bonus: false },
  { id: 'tradingPost', colour: 'green', cost: 2, copies: 3, points: 2, bonus: false },
  { id: 'docks', colour: 'green', cost: 3, copies: 3, points: 3, bonus: false },
  { id: 'harbor', colour: 'green', cost: 4, copies: 3, points: 4, bonus: false },
  { id: 'townHall', colour: 'green', cost: 5, copies: 2, points: 5, bonus: false },
  { id: 'watchtower', colour: 'red', cost: 1, copies: 3, points: 1, bonus: false },
  { id: 'prison', colour: 'red', cost: 2, copies: 3, points: 2, bonus: false },
  { id: 'battlefield', colour: 'red', cost: 3, copies: 3, points: 3, bonus: false },
  { id: 'fortress', colour: 'red', cost: 5, copies: 2, points: 5, bonus: false },
  { id: 'hauntedCity', colour: 'purple', cost: 2, copies: 1, points: 2, bonus: false },
  { id: 'keep', colour: 'purple', cost: 3, copies: 2, points: 3, bonus: false },
  { id: 'laboratory', colour: 'purple', cost: 5, copies: 1, points: 5, bonus: false },
  { id: 'smithy', colour: 'purple', cost: 5, copies: 1, points: 5, bonus: false },
  { id: 'observatory', colour: 'purple', cost: 5, copies: 1, points: 5, bonus: false },
  { id: 'graveyard', colour: 'purple', cost: 5, copies: 1, points: 5, bonus: false },
  { id: 'dragonGate', colour: 'purple', cost: 6, copies: 1, points: 8, bonus: false },
  { id: 'university', colour: 'purple', cost: 6, copies: 1, points: 8, bonus: false },
  { id: 'library', colour: 'purple', cost: 6, copies: 1, points: 6, bonus: false },
  { id: 'greatWall', colour: 'purple', cost: 6, copies: 1, points: 6, bonus: false },
  { id: 'schoolOfMagic', colour: 'purple', cost: 6, copies: 1, points: 6, bonus: false },
  { id: 'lighthouse', colour: 'purple', cost: 3, copies: 1, points: 3, bonus: true },
  { id: 'armory', colour: 'purple', cost: 3, copies: 1, points: 3, bonus: true },
  { id: 'museum', colour: 'purple', cost: 4, copies: 1, points: 4, bonus: true },
  { id: 'imperialTreasury', colour: 'purple', cost: 4, copies: 1, points: 4, bonus: true },
  { id: 'mapRoom', colour: 'purple', cost: 5, copies: 1, points: 5, bonus: true },
  { id: 'wishingWell', colour: 'purple', cost: 5, copies: 1, points: 5, bonus: true },
  { id: 'quarry', colour: 'purple', cost: 5, copies: 1, points: 5, bonus: true },
  { id: 'poorHouse', colour: 'purple', cost: 5, copies: 1, points: 5, bonus: true },
  { id: 'bellTower', colour: 'purple', cost: 5, copies: 1, points: 5, bonus: true },
  { id: 'factory', colour: 'purple', cost: 6, copies: 1, points: 6, bonus: true },
  { id: 'park', colour: 'purple', cost: 6, copies: 1, points: 6, bonus: true },
  { id: 'hospital', colour: 'purple', cost: 6, copies: 1, points: 6, bonus: true },
  { id: 'throneRoom', colour: 'purple', cost: 6, copies: 1, points: 6, bonus: true },
  { id: 'ballRoom', colour: 'purple', cost: 6, copies: 1, points: 6, bonus: true },
] as const satisfies readonly DistrictRow[];

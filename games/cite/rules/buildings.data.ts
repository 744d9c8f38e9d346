import type { Resource } from './resources.ts';

/** One sort of building: its outline, who has it and in which game. Outlines: cells of a lattice, [row, column]. */
export interface BuildingRow {
  readonly id: string;
  /** Width and height as it lies; `turned` swaps them. Squares can't be turned. */
  readonly width: number;
  readonly height: number;
  /** The ring of the Grand'Place leaves its middle Case out. */
  readonly hollow?: true;
  /** Pieces a player has of it. */
  readonly copies: number;
  /** The smallest game it belongs to. */
  readonly game: 'first' | 'grand' | 'advanced';
  /** What a workshop combines. */
  readonly recipe?: { readonly inputs: readonly [Resource, Resource]; readonly output: Resource };
}

/** Sizes and counts are printed; the outlines of all but one-Case buildings are reconstructed. [CTE-BUILD-9] */
export const BUILDING_ROWS = [
  { id: 'smallShop', width: 1, height: 1, copies: 5, game: 'first' },
  { id: 'tradingPost', width: 1, height: 1, copies: 1, game: 'first' },
  { id: 'largeShop', width: 2, height: 2, copies: 1, game: 'first' },
  { id: 'bank', width: 1, height: 1, copies: 1, game: 'first' },
  { id: 'fleaMarket', width: 1, height: 1, copies: 1, game: 'first' },
  { id: 'mill', width: 2, height: 2, copies: 1, game: 'first' },
  { id: 'guild', width: 2, height: 2, copies: 1, game: 'first' },
  { id: 'inn', width: 2, height: 2, copies: 1, game: 'first' },
  { id: 'market', width: 2, height: 2, copies: 1, game: 'first' },
  { id: 'pavedStreet', width: 3, height: 1, copies: 1, game: 'first' },
  { id: 'manufactory', width: 3, height: 3, copies: 1, game: 'first' },
  {
    id: 'glassworks',
    width: 2,
    height: 1,
    copies: 1,
    game: 'first',
    recipe: { inputs: ['stone', 'wood'], output: 'glass' },
  },
  {
    id: 'sculptor',
    width: 2,
    height: 1,
    copies: 1,
    game: 'first',
    recipe: { inputs: ['cloth', 'stone'], output: 'sculpture' },
  },
  {
    id: 'locksmith',
    width: 2,
    height: 1,
    copies: 1,
    game: 'first',
    recipe: { inputs: ['metal', 'wood'], output: 'lock' },
  },
  {
    id: 'joiner',
    width: 2,
    height: 1,
    copies: 1,
    game: 'first',
    recipe: { inputs: ['wood', 'cloth'], output: 'furniture' },
  },
  {
    id: 'jeweller',
    width: 2,
    height: 1,
    copies: 1,
    game: 'first',
    recipe: { inputs: ['metal', 'stone'], output: 'jewel' },
  },
  {
    id: 'armourer',
    width: 2,
    height: 1,
    copies: 1,
    game: 'first',
    recipe: { inputs: ['cloth', 'metal'], output: 'weapon' },
  },
  { id: 'weaverShop', width: 1, height: 1, copies: 1, game: 'first' },
  { id: 'shoppingStreet', width: 3, height: 1, copies: 1, game: 'grand' },
  { id: 'grandPlace', width: 3, height: 3, hollow: true, copies: 1, game: 'grand' },
  { id: 'canal', width: 3, height: 1, copies: 1, game: 'advanced' },
  { id: 'port', width: 2, height: 2, copies: 1, game: 'advanced' },
] as const satisfies readonly BuildingRow[];

/** [CTE-SETUP-2] Professions in seat order. [CTE-WORK-4] Each owns the three workshops that use its own Resource. */
export const PROFESSIONS = [
  { id: 'sawyer', resource: 'wood', workshops: ['glassworks', 'locksmith', 'joiner'] },
  { id: 'stonemason', resource: 'stone', workshops: ['glassworks', 'sculptor', 'jeweller'] },
  { id: 'blacksmith', resource: 'metal', workshops: ['locksmith', 'jeweller', 'armourer'] },
  { id: 'weaver', resource: 'cloth', workshops: ['sculptor', 'joiner', 'armourer'] },
] as const;

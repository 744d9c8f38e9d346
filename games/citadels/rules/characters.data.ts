import type { Colour } from './colours.ts';

/** One row per character: its rank, the colour it earns from, and whether it carries the white star of a bonus card. */
export interface CharacterRow {
  readonly id: string;
  readonly rank: number;
  /** `none`: no income from districts. */
  readonly income: Exclude<Colour, 'purple'> | 'none';
  readonly bonus: boolean;
}

/**
 * [CIT-CAST-1] eight ranks of the base game, [CIT-CAST-2] a bonus character for each, two of a ninth rank. Income:
 * [CIT-TURN-7] [CIT-BISHOP-1] [CIT-ABBOT-1] [CIT-MERCHANT-1]
 */
export const CHARACTER_ROWS = [
  { id: 'assassin', rank: 1, income: 'none', bonus: false },
  { id: 'thief', rank: 2, income: 'none', bonus: false },
  { id: 'magician', rank: 3, income: 'none', bonus: false },
  { id: 'king', rank: 4, income: 'yellow', bonus: false },
  { id: 'bishop', rank: 5, income: 'blue', bonus: false },
  { id: 'merchant', rank: 6, income: 'green', bonus: false },
  { id: 'architect', rank: 7, income: 'none', bonus: false },
  { id: 'warlord', rank: 8, income: 'red', bonus: false },
  { id: 'witch', rank: 1, income: 'none', bonus: true },
  { id: 'taxCollector', rank: 2, income: 'none', bonus: true },
  { id: 'wizard', rank: 3, income: 'none', bonus: true },
  { id: 'emperor', rank: 4, income: 'yellow', bonus: true },
  { id: 'abbot', rank: 5, income: 'blue', bonus: true },
  { id: 'alchemist', rank: 6, income: 'none', bonus: true },
  { id: 'navigator', rank: 7, income: 'none', bonus: true },
  { id: 'diplomat', rank: 8, income: 'red', bonus: true },
  { id: 'artist', rank: 9, income: 'none', bonus: true },
  { id: 'queen', rank: 9, income: 'none', bonus: true },
] as const satisfies readonly CharacterRow[];

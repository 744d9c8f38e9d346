import { CHARACTER_ROWS, type CharacterRow } from './characters.data.ts';
import type { Colour } from './colours.ts';

export type CharacterId = (typeof CHARACTER_ROWS)[number]['id'];

/** Place in the order of calling, 1..9. In one match every rank is one character, so ranks name characters. */
export type Rank = number;

export const CHARACTERS = CHARACTER_ROWS.map(({ id }) => id) as readonly CharacterId[];

export const BONUS_CHARACTERS = CHARACTER_ROWS.filter(({ bonus }) => bonus).map(
  ({ id }) => id,
) as readonly CharacterId[];

const ROWS = new Map<string, CharacterRow>(CHARACTER_ROWS.map((row) => [row.id, row]));

export function isCharacter(id: unknown): id is CharacterId {
  return typeof id === 'string' && ROWS.has(id);
}

export function rankOf(id: CharacterId): Rank {
  return (ROWS.get(id) as CharacterRow).rank;
}

/** The colour a character earns from; undefined for those who have no income. */
export function incomeColour(id: CharacterId): Colour | undefined {
  const { income } = ROWS.get(id) as CharacterRow;
  return income === 'none' ? undefined : income;
}

/**
 * The characters of a match by rank, lowest first. [CIT-CAST-1] A bonus character takes the place of the base one of
 * its rank [CIT-CAST-2]; a ninth rank exists only when one of its two was asked for.
 */
export function castWith(bonus: readonly CharacterId[]): CharacterId[] {
  const cast = CHARACTER_ROWS.filter((row) => !row.bonus).map(({ id }): CharacterId => id);
  for (const id of bonus) cast[rankOf(id) - 1] = id;
  return cast;
}

/** The rank of `id` in this match; 0 when it does not take part. */
export function rankIn(cast: readonly CharacterId[], id: CharacterId): Rank {
  const rank = rankOf(id);
  return cast[rank - 1] === id ? rank : 0;
}

/** Sets of ranks as bits: rank r is bit r. */
export type RankSet = number;

export const bitOf = (rank: Rank): RankSet => 1 << rank;

export function ranksIn(set: RankSet): Rank[] {
  const ranks: Rank[] = [];
  for (let rank = 1; rank <= 9; rank++) if (set & bitOf(rank)) ranks.push(rank);
  return ranks;
}

export function setOf(ranks: readonly Rank[]): RankSet {
  return ranks.reduce((set, rank) => set | bitOf(rank), 0);
}

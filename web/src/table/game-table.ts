import { type GameId, isGameId, RULES, type Rules } from '@pentapolis/catalogue';
import { TABLES } from '@pentapolis/catalogue/tables';
import type { TableModule } from '@pentapolis/kit';

/** All of a game that a table needs: its rules to reason with, its board to draw. */
export interface GameTable extends Rules {
  readonly table: TableModule<unknown, unknown>;
}

const loaded = new Map<string, Promise<GameTable>>();

async function load(game: GameId): Promise<GameTable> {
  const drawn = TABLES[game];
  if (drawn === undefined) throw new Error(`${game} has no table`);
  const [rules, table] = await Promise.all([RULES[game](), drawn()]);
  return { ...rules, table };
}

/** The same promise for the same game, for React's `use`. One lazy chunk per game. */
export function gameTable(game: string): Promise<GameTable> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const coming = isGameId(game) ? load(game) : Promise.reject(new Error(`this page does not know ${game}`));
  loaded.set(game, coming);
  coming.catch(() => loaded.delete(game));
  return coming;
}

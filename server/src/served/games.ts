import { GAME_IDS, RULES } from '@pentapolis/catalogue';
import { BOTS } from '@pentapolis/catalogue/bots';
import { type AnyGame, type Language, playsVersion, type RuleSection } from '@pentapolis/kernel';
import type { GameInfo, LevelInfo } from '@pentapolis/wire';
import { readRulebook } from './rulebooks.ts';

/** A game as this server offers it. */
export interface ServedGame {
  readonly game: AnyGame;
  /** Weakest first; at least one, since bots take over from people who leave. */
  readonly levels: readonly LevelInfo[];
  readonly rulebook: Readonly<Record<Language, readonly RuleSection[]>>;
}

/** Every game of the catalogue. */
export function catalogueGames(): Promise<ServedGame[]> {
  return Promise.all(
    GAME_IDS.map(async (id) => {
      const [{ game }, kit, rulebook] = await Promise.all([RULES[id](), BOTS[id](), readRulebook(id)]);
      return {
        game,
        levels: kit.levels.map(({ id: level, measured }) => ({ id: level, ...measured })),
        rulebook,
      };
    }),
  );
}

/** The games of a server, several versions of each if need be. */
export interface Games {
  /** The newest version of a game. */
  current(id: string): ServedGame | undefined;
  /** The version a match began with. */
  version(id: string, version: number): ServedGame | undefined;
  readonly list: readonly GameInfo[];
}

/** @throws Error when a game has no level: its leavers could not be replaced */
export function gamesOf(served: readonly ServedGame[]): Games {
  const newest = new Map<string, ServedGame>();
  for (const entry of served) {
    const { id, version } = entry.game.meta;
    if (entry.levels.length === 0) throw new Error(`${id} has no bot level`);
    const known = newest.get(id);
    if (known === undefined || known.game.meta.version < version) newest.set(id, entry);
  }
  const mine = (id: string): readonly ServedGame[] => served.filter(({ game }) => game.meta.id === id);
  return {
    current: (id) => newest.get(id),
    version: (id, version) =>
      mine(id).find(({ game }) => game.meta.version === version) ??
      mine(id).find(({ game }) => playsVersion(game.meta, version)),
    list: [...newest.values()].map(({ game, levels }) => {
      const { id, version, seats, options, components } = game.meta;
      return { id, version, seats, options, components, levels };
    }),
  };
}

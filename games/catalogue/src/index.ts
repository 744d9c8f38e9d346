import type { AnyGame, Catalogue, Language } from '@pentapolis/kernel';

/** A game's rules and the phrases they speak in. Loaded on demand: one lazy chunk per game. */
export interface Rules {
  readonly game: AnyGame;
  readonly messages: Readonly<Record<Language, Catalogue>>;
}

/** One line per game: its id and how to load its rules. Bots and tables have lines of their own beside this file. */
export const RULES = {
  akropolis: async (): Promise<Rules> => {
    const [{ akropolis }, { messages }] = await Promise.all([
      import('@pentapolis/akropolis'),
      import('@pentapolis/akropolis/rulebook'),
    ]);
    return { game: akropolis, messages };
  },
  citadels: async (): Promise<Rules> => {
    const [{ citadels }, { messages }] = await Promise.all([
      import('@pentapolis/citadels'),
      import('@pentapolis/citadels/rulebook'),
    ]);
    return { game: citadels, messages };
  },
  cite: async (): Promise<Rules> => {
    const [{ cite }, { messages }] = await Promise.all([
      import('@pentapolis/cite'),
      import('@pentapolis/cite/rulebook'),
    ]);
    return { game: cite, messages };
  },
  citytrixx: async (): Promise<Rules> => {
    const [{ citytrixx }, { messages }] = await Promise.all([
      import('@pentapolis/citytrixx'),
      import('@pentapolis/citytrixx/rulebook'),
    ]);
    return { game: citytrixx, messages };
  },
  'small-city': async (): Promise<Rules> => {
    const [{ smallCity }, { messages }] = await Promise.all([
      import('@pentapolis/small-city'),
      import('@pentapolis/small-city/rulebook'),
    ]);
    return { game: smallCity, messages };
  },
} as const satisfies Record<string, () => Promise<Rules>>;

export type GameId = keyof typeof RULES;

export const GAME_IDS = Object.keys(RULES) as readonly GameId[];

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(RULES, id);
}

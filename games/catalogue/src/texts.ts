import type { TextTable } from '@pentapolis/kernel';
import type { GameId } from './index.ts';

/** One line per game: how to load its table in plain text, for the command line. */
export const TEXTS: Readonly<Record<GameId, () => Promise<TextTable<unknown>>>> = {
  akropolis: async () => (await import('@pentapolis/akropolis/text')).text as TextTable<unknown>,
  citadels: async () => (await import('@pentapolis/citadels/text')).text as TextTable<unknown>,
  cite: async () => (await import('@pentapolis/cite/text')).text as TextTable<unknown>,
  citytrixx: async () => (await import('@pentapolis/citytrixx/text')).text as TextTable<unknown>,
  'small-city': async () => (await import('@pentapolis/small-city/text')).text as TextTable<unknown>,
};

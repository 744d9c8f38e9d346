import type { BotKit } from '@pentapolis/kernel';
import type { GameId } from './index.ts';

/** One line per game: how to load what it gives to the generic players. */
export const BOTS: Readonly<Record<GameId, () => Promise<BotKit<unknown, unknown>>>> = {
  akropolis: async () => (await import('@pentapolis/akropolis/bot')).bots as BotKit<unknown, unknown>,
  citadels: async () => (await import('@pentapolis/citadels/bot')).bots as BotKit<unknown, unknown>,
  cite: async () => (await import('@pentapolis/cite/bot')).bots as BotKit<unknown, unknown>,
  citytrixx: async () => (await import('@pentapolis/citytrixx/bot')).bots as BotKit<unknown, unknown>,
  'small-city': async () => (await import('@pentapolis/small-city/bot')).bots as BotKit<unknown, unknown>,
};

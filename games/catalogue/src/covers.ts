import type { Cover } from '@pentapolis/kit';
import type { GameId } from './index.ts';

/** One line per game: how to load what it shows in the lobby. */
export const COVERS: Readonly<Partial<Record<GameId, () => Promise<Cover>>>> = {
  akropolis: async () => (await import('@pentapolis/akropolis/cover')).cover,
  citadels: async () => (await import('@pentapolis/citadels/cover')).cover,
  citytrixx: async () => (await import('@pentapolis/citytrixx/cover')).cover,
  'small-city': async () => (await import('@pentapolis/small-city/cover')).cover,
  cite: async () => (await import('@pentapolis/cite/cover')).cover,
};

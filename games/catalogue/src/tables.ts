import type { TableModule } from '@pentapolis/kit';
import type { GameId } from './index.ts';

/** One line per game: how to load its table. One lazy chunk each. A game without one can be simulated but is not offered. */
export const TABLES: Readonly<Partial<Record<GameId, () => Promise<TableModule<unknown, unknown>>>>> = {
  akropolis: async () => (await import('@pentapolis/akropolis/table')).table as TableModule<unknown, unknown>,
  citadels: async () => (await import('@pentapolis/citadels/table')).table as TableModule<unknown, unknown>,
  citytrixx: async () => (await import('@pentapolis/citytrixx/table')).table as TableModule<unknown, unknown>,
  'small-city': async () =>
    (await import('@pentapolis/small-city/table')).table as TableModule<unknown, unknown>,
  cite: async () => (await import('@pentapolis/cite/table')).table as TableModule<unknown, unknown>,
};

export type { Thinker, Thought } from './bots/thinker.ts';
export { DEFAULT_LIMITS, type Limits, type ServerOptions } from './options.ts';
export { catalogueGames, type ServedGame } from './served/games.ts';
export { readRulebook } from './served/rulebooks.ts';
export { closeOnSignals, createServer, type PentapolisServer } from './server.ts';
export { StorageError, type StorageProblem } from './store/fault.ts';
export { openSqliteStore } from './store/sqlite/store.ts';
export type { Store } from './store/store.ts';
export { Chronicle } from './table/chronicle.ts';

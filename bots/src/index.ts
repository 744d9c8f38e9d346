export { type GamePosition, modelOf, outcomeOf, outlookOf } from './model.ts';
export {
  botNames,
  createPlayer,
  DEFAULT_BUDGET,
  EMPTY_KIT,
  GENERIC_BOTS,
  IllegalAnswer,
  type Player,
  playerBudget,
} from './player.ts';
export { BotError, type BotFailure, type BotPool, createBotPool, type PoolOptions } from './pool.ts';
export { type Finding, type Findings, Search } from './search/ismcts.ts';
export { greedyPolicy, randomPolicy } from './simple.ts';
export type { BotAnswer, BotTask } from './task.ts';
export { agreesToUndo } from './undo.ts';

export { playMatch } from './arena.ts';
export { type Ladder, playTournament, type Rung, type Tournament } from './ladder.ts';
export { type Fault, type Plan, type Played, type Terms, termsOf, winShares } from './plan.ts';
export { type Arena, openArena, type Run } from './pool.ts';
export { type Meeting, type Rating, rate } from './rating.ts';
export {
  detailsOfRun,
  type PlayerDetails,
  type PlayerResult,
  type SimulationResult,
  summarizeRun,
} from './simulate.ts';
export {
  type Bin,
  histogram,
  mean,
  quantile,
  type Summary,
  standardDeviation,
  summarize,
  wilson,
} from './statistics.ts';

import type { Budget, Json, Question } from '@pentapolis/kernel';

/** What a worker thread is asked. Plain data; it holds a View and cannot hold a State. */
export interface BotTask {
  /** A game of the catalogue. */
  readonly game: string;
  /** A name `createPlayer` knows: a generic player, one of the game's own, or a level. */
  readonly bot: string;
  readonly question: Question<unknown>;
  /** Absent = what the level says. */
  readonly budget?: Budget;
  /** Seeds all luck of this answer. It must have nothing to do with the seed of the match. */
  readonly seed: number;
  /** Part of the budget's time that may be used, 0..1; the pool lowers it when many wait. */
  readonly pace?: number;
}

export interface BotAnswer {
  readonly action: Json;
  /** Set when the player had answered against the rules and a random legal action stands in. For the server's log. */
  readonly fault?: string;
}

import { randomInt } from 'node:crypto';
import { createBotPool } from '@pentapolis/bots';
import type { Logger } from 'pino';
import type { Thinker } from './thinker.ts';

/** Bots that think in worker threads of their own. Their luck has nothing to do with that of the match. */
export function poolThinker(log: Logger, workers?: number): Thinker {
  const pool = createBotPool(workers === undefined ? {} : { workers });
  return {
    async think({ game, level, view, seat }) {
      const task = { game, bot: level, question: { view, seat }, seed: randomInt(2 ** 31) };
      const { action, fault } = await pool.think(task);
      if (fault !== undefined) log.error({ game, level, fault }, 'a bot answered against the rules');
      return action;
    },
    close: () => pool.close(),
  };
}

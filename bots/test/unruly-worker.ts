import type { BotAnswer, BotTask } from '../src/task.ts';

/** Stands in for the real worker: every way in which one can fail, by the name of the bot. */
export function think({ bot, seed, pace }: BotTask): BotAnswer {
  switch (bot) {
    case 'exit':
      return process.exit(3);
    case 'hang':
      for (;;) if (seed < 0) return { action: seed };
    case 'hoard': {
      const hoard: number[][] = [];
      for (;;) hoard.push(new Array(100_000).fill(seed));
    }
    case 'throw':
      throw new RangeError('no such bot');
    case 'pace':
      return { action: pace ?? 0 };
    case 'secrets':
      return { action: Object.keys(process.env) };
    default:
      return { action: seed };
  }
}

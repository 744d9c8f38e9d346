import { GAME_IDS } from '@pentapolis/catalogue';
import type { Result } from '@pentapolis/kernel';
import type { Command } from 'commander';
import type { Context } from '../context.ts';

export function gameList(): string {
  return GAME_IDS.join(', ');
}

export function seedOption({ text }: Context, command: Command): Command {
  return command.option('--seed <n>', text('option.seed', { value: 1 }), '1');
}

/** How long bots think and on how many threads. */
export function thinkingOptions({ text }: Context, command: Command): Command {
  return command
    .option('--think-ms <n>', text('option.thinkMs'))
    .option('--iterations <n>', text('option.iterations'))
    .option('--workers <n>', text('option.workers'));
}

/** A result by seat from one by listed player. @param seats the seat each of them held */
export function resultOf(
  seats: readonly number[],
  outcome: { readonly ranking: readonly number[]; readonly scores: readonly number[] },
): Result {
  const bySeat = (values: readonly number[]): number[] =>
    values.map((_, seat) => values[seats.indexOf(seat)] as number);
  return { ranking: bySeat(outcome.ranking), scores: bySeat(outcome.scores) };
}

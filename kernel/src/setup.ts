import type { AnyGame } from './game.ts';
import type { StartEvent } from './log.ts';
import { readOptions } from './options.ts';
import { isViolation, type Violation } from './violation.ts';

/** Why no match of this game can begin with that set-up. */
export function setupRefusal(game: AnyGame, { setup, salts }: StartEvent): Violation | undefined {
  const { seats } = setup;
  if (salts.length !== seats) return game.validate({ seats: salts.length, options: setup.options });
  const options = readOptions(game.meta.options, setup.options, seats);
  if (isViolation(options)) return options;
  if (setup.components !== undefined) {
    const components = game.readComponents?.(setup.components);
    if (isViolation(components)) return components;
  }
  return game.validate({ ...setup, options });
}

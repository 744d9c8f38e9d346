import {
  type AnyGame,
  type BotKit,
  type Budget,
  type Chance,
  fastChance,
  randomOptions,
} from '@pentapolis/kernel';
import { expect } from 'vitest';
import { createPlayer } from '../../src/index.ts';

const QUICK: Budget = { iterations: 4 };

/** A match just begun, under random options. */
export function begin(game: AnyGame, seats: number, chance: Chance): unknown {
  for (;;) {
    const options = randomOptions(game.meta.options, chance, seats);
    if (game.validate({ seats, options }) === undefined) return game.setup({ seats, options }, chance);
  }
}

export interface Course {
  readonly seats: number;
  /** Each answers in its turn, in whatever seat is asked. */
  readonly names: readonly string[];
  readonly seed: number;
  /** Stops after so many actions. Default: at the end of the match. */
  readonly most?: number;
}

/** Plays a match; every answer is checked against the true State. Returns the actions as text. */
export function playByTheRules(
  game: AnyGame,
  kit: BotKit<unknown, unknown>,
  { seats, names, seed, most = Number.POSITIVE_INFINITY }: Course,
): string[] {
  const chance = fastChance(seed);
  const state = begin(game, seats, chance);
  const told: string[] = [];
  for (
    let asked = game.deciding(state);
    asked.length > 0 && told.length < most;
    asked = game.deciding(state)
  ) {
    const seat = asked[0] as number;
    const player = createPlayer(game, kit, names[(seat + told.length) % names.length] as string);
    const action = player({ view: game.observe(state, seat), seat }, QUICK, chance);
    expect(game.check(state, seat, action)).toBeUndefined();
    game.apply(state, seat, action, chance);
    told.push(game.format(action));
  }
  return told;
}

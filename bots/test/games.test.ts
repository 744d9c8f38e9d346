import { GAME_IDS, RULES } from '@pentapolis/catalogue';
import { BOTS } from '@pentapolis/catalogue/bots';
import {
  type AnyGame,
  type BotKit,
  type Budget,
  type Chance,
  fastChance,
  randomOptions,
} from '@pentapolis/kernel';
import { describe, expect, test } from 'vitest';
import { botNames, createPlayer } from '../src/index.ts';

const QUICK: Budget = { iterations: 4 };

function begin(game: AnyGame, seats: number, chance: Chance): unknown {
  for (;;) {
    const options = randomOptions(game.meta.options, chance, seats);
    if (game.validate({ seats, options }) === undefined) return game.setup({ seats, options }, chance);
  }
}

/** Plays a match, or its first `most` actions; every answer is checked against the true State. Returns them as text. */
function play(
  game: AnyGame,
  kit: BotKit<unknown, unknown>,
  seats: number,
  names: readonly string[],
  seed: number,
  most = Number.POSITIVE_INFINITY,
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

describe.each(GAME_IDS)('%s', async (id) => {
  const { game } = await RULES[id]();
  const kit = await BOTS[id]();
  const { min, max } = game.meta.seats;
  const tables = Array.from({ length: max - min + 1 }, (_, index) => min + index);

  test('has the four levels, in this order, and a player for each', () => {
    expect(kit.levels.map((level) => level.id)).toEqual(['apprentice', 'citizen', 'builder', 'master']);
    for (const name of botNames(kit)) expect(() => createPlayer(game, kit, name)).not.toThrow();
  });

  test.each(tables)('every bot plays by the rules at %i seats under any options', (seats) => {
    for (let seed = 1; seed <= 2; seed++)
      expect(play(game, kit, seats, botNames(kit), seed).length).toBeGreaterThan(0);
  });

  test('a seed and a number of iterations say what is played', () => {
    const table = Math.max(2, min);
    for (const name of botNames(kit))
      expect(play(game, kit, table, [name], 5, 24)).toEqual(play(game, kit, table, [name], 5, 24));
  });

  test('bots answer the same whatever is hidden from them', () => {
    const chance = fastChance(8);
    const state = begin(game, max, chance);
    const asked = (): number => game.deciding(state)[0] as number;
    const guessed = (): unknown => game.determinize(game.observe(state, asked()), fastChance(99));
    const isHidden = (): boolean => JSON.stringify(guessed()) !== JSON.stringify(state);
    // Some games begin with nothing to hide.
    for (let played = 0; played < 40 && !isHidden(); played++) {
      const legal = game.legalActions(state, asked());
      game.apply(state, asked(), legal[chance.pick(legal.length)], chance);
    }
    if (game.hides?.(state) ?? true) expect(isHidden()).toBe(true);
    const seat = asked();
    const other = guessed();
    for (const name of botNames(kit)) {
      const [first, second] = [state, other].map((truth) =>
        createPlayer(game, kit, name)(
          { view: game.observe(truth, seat), seat },
          { iterations: 30 },
          fastChance(3),
        ),
      );
      expect(first).toEqual(second);
    }
  });
});

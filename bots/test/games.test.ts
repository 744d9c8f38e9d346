import { GAME_IDS, RULES } from '@pentapolis/catalogue';
import { BOTS } from '@pentapolis/catalogue/bots';
import { fastChance } from '@pentapolis/kernel';
import { describe, expect, test } from 'vitest';
import { botNames, createPlayer } from '../src/index.ts';
import { begin, playByTheRules } from './support/by-the-rules.ts';

/** Whole matches of all bots at all tables take minutes: games.soak.ts plays them. */
const OPENING = 40;

describe.each(GAME_IDS)('%s', async (id) => {
  const { game } = await RULES[id]();
  const kit = await BOTS[id]();
  const { min, max } = game.meta.seats;
  const tables = Array.from({ length: max - min + 1 }, (_, index) => min + index);

  test('has the four levels, in this order, and a player for each', () => {
    expect(kit.levels.map((level) => level.id)).toEqual(['apprentice', 'citizen', 'builder', 'master']);
    for (const name of botNames(kit)) expect(() => createPlayer(game, kit, name)).not.toThrow();
  });

  test.each(tables)('every bot opens by the rules at %i seats under any options', (seats) => {
    const told = playByTheRules(game, kit, { seats, names: botNames(kit), seed: seats, most: OPENING });
    expect(told.length).toBeGreaterThan(0);
  });

  test('a seed and a number of iterations say what is played', () => {
    const table = Math.max(2, min);
    for (const name of botNames(kit)) {
      const course = { seats: table, names: [name], seed: 5, most: 6 };
      expect(playByTheRules(game, kit, course)).toEqual(playByTheRules(game, kit, course));
    }
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

import { GAME_IDS, RULES } from '@pentapolis/catalogue';
import { BOTS } from '@pentapolis/catalogue/bots';
import { describe, expect, test } from 'vitest';
import { botNames } from '../src/index.ts';
import { playByTheRules } from './support/by-the-rules.ts';

describe.each(GAME_IDS)('%s', async (id) => {
  const { game } = await RULES[id]();
  const kit = await BOTS[id]();
  const { min, max } = game.meta.seats;
  const tables = Array.from({ length: max - min + 1 }, (_, index) => min + index);

  test.each(tables)('every bot plays by the rules to the end at %i seats under any options', (seats) => {
    for (let seed = 1; seed <= 2; seed++) {
      const told = playByTheRules(game, kit, { seats, names: botNames(kit), seed });
      expect(told.length).toBeGreaterThan(0);
    }
  });
});

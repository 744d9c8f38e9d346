import { ALWAYS, isFound, LEAKS_ANYWHERE } from '@pentapolis/kernel/toys';
import { expect, it } from 'vitest';
import { citadels } from '../rules/index.ts';

it.each(
  LEAKS_ANYWHERE.filter(({ channel }) =>
    /turns into|arguments of an unavailable|agree to an undo/.test(channel),
  ),
)('[PEN-TURN-3] the suite finds that $channel tells something hidden', (leak) => {
  expect(isFound(citadels, leak, ALWAYS, { seed: 2, thoroughness: 'quick' })).toBe(true);
});

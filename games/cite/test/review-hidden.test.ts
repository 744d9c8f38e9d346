import { expect, it } from 'vitest';
import { cite } from '../rules/index.ts';
import { act, begin } from './stage.ts';

it('[CTE-CARD-6] something is hidden from when a card was drawn, and only then', () => {
  const state = begin(4, { game: 'advanced' });
  expect(cite.hides?.(state)).toBe(false);
  act(state, 0, { kind: 'invest' });
  expect(cite.hides?.(state)).toBe(true);
  expect(cite.hides?.(begin(4, { game: 'grand' }))).toBe(false);
});

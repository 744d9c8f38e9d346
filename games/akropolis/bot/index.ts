import type { BotKit } from '@pentapolis/kernel';
import type { Action } from '../rules/action.ts';
import type { View } from '../rules/view.ts';
import { model } from './model.ts';

/** What Akropolis gives to the generic players. */
export const bots: BotKit<View, Action> = {
  model,
  policies: {},
  levels: [
    { id: 'apprentice', bot: 'greedy', noise: 25 },
    { id: 'citizen', bot: 'greedy', noise: 8 },
    { id: 'builder', bot: 'greedy' },
    { id: 'master', bot: 'ismcts', budget: { thinkMs: 300 } },
  ],
  search: {
    candidates: 24,
    widening: { base: 2, exponent: 0.4 },
    temperature: 4,
    exploration: 1,
    playoutMoves: 0,
  },
};

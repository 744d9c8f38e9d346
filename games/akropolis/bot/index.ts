import type { BotKit } from '@pentapolis/kernel';
import type { Action } from '../rules/action.ts';
import type { View } from '../rules/view.ts';
import { greedy } from './greedy.ts';
import { model } from './model.ts';
import { STRENGTH } from './strength.data.ts';

/** What Akropolis gives to the generic players. */
export const bots: BotKit<View, Action> = {
  model,
  policies: { greedy },
  levels: [
    { id: 'apprentice', bot: 'ismcts', budget: { iterations: 1 }, noise: 25, measured: STRENGTH.apprentice },
    { id: 'citizen', bot: 'ismcts', budget: { iterations: 1 }, noise: 8, measured: STRENGTH.citizen },
    { id: 'builder', bot: 'ismcts', budget: { iterations: 60 }, measured: STRENGTH.builder },
    { id: 'master', bot: 'ismcts', budget: { thinkMs: 400 } },
  ],
  search: {
    candidates: 24,
    widening: { base: 2, exponent: 0.4 },
    temperature: 4,
    exploration: 1,
    playoutMoves: 0,
  },
};

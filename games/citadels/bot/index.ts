import type { BotKit } from '@pentapolis/kernel';
import type { Action } from '../rules/action.ts';
import type { View } from '../rules/view.ts';
import { model } from './model.ts';
import { rush } from './rush.ts';
import { STRENGTH } from './strength.data.ts';

/** What Citadels gives to the generic players. */
export const bots: BotKit<View, Action> = {
  model,
  policies: { rush },
  levels: [
    { id: 'apprentice', bot: 'greedy', noise: 4, measured: STRENGTH.apprentice },
    { id: 'citizen', bot: 'greedy', noise: 1.5, measured: STRENGTH.citizen },
    { id: 'builder', bot: 'rush', measured: STRENGTH.builder },
    { id: 'master', bot: 'ismcts', budget: { thinkMs: 400 } },
  ],
  search: {
    candidates: 12,
    widening: { base: 2, exponent: 0.35 },
    temperature: 1.5,
    exploration: 0.8,
    playoutMoves: 12,
  },
};

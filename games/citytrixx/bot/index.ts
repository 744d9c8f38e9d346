import type { BotKit } from '@pentapolis/kernel';
import type { Action } from '../rules/action.ts';
import type { View } from '../rules/view.ts';
import { investor } from './investor.ts';
import { model } from './model.ts';
import { STRENGTH } from './strength.data.ts';

/** What CityTriXX gives to the generic players. */
export const bots: BotKit<View, Action> = {
  model,
  policies: { investor },
  levels: [
    { id: 'apprentice', bot: 'greedy', noise: 40, measured: STRENGTH.apprentice },
    { id: 'citizen', bot: 'greedy', noise: 12, measured: STRENGTH.citizen },
    { id: 'builder', bot: 'investor', measured: STRENGTH.builder },
    { id: 'master', bot: 'ismcts', budget: { thinkMs: 400 } },
  ],
  search: {
    candidates: 16,
    widening: { base: 3, exponent: 0.35 },
    temperature: 8,
    exploration: 0.6,
    playoutMoves: 0,
  },
};

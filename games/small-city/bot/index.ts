import type { BotKit } from '@pentapolis/kernel';
import type { Action, View } from '../rules/index.ts';
import { planner, plannerWith } from './planner.ts';
import { search } from './search.ts';

/** Planners who misjudge plans and at times choose blindly: the two weaker levels. */
const hasty = plannerWith({ whim: 6, blindOneIn: 5 });
const easygoing = plannerWith({ whim: 3, blindOneIn: 12 });

/** What Small City gives to the generic players. */
export const bots: BotKit<View, Action> = {
  policies: { planner, search, hasty, easygoing },
  levels: [
    { id: 'apprentice', bot: 'hasty' },
    { id: 'citizen', bot: 'easygoing' },
    { id: 'builder', bot: 'planner' },
    { id: 'master', bot: 'search' },
  ],
};

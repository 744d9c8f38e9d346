import { isGameId, RULES } from '@pentapolis/catalogue';
import { BOTS } from '@pentapolis/catalogue/bots';
import { type Budget, fastChance, type Json } from '@pentapolis/kernel';
import { createPlayer, type IllegalAnswer, type Player, playerBudget } from './player.ts';
import type { BotAnswer, BotTask } from './task.ts';

/*
 * Entry of the worker threads; `scripts/build.mjs` bundles it to dist/bot-worker.js. Players are kept between tasks, and
 * with them the memory of their searches.
 */

interface Seated {
  readonly player: Player<unknown, unknown>;
  readonly budget: Budget;
}

const seated = new Map<string, Promise<Seated>>();
const faults: IllegalAnswer[] = [];

async function seat(game: string, bot: string): Promise<Seated> {
  if (!isGameId(game)) throw new RangeError(`no game is named "${game}"`);
  const [rules, kit] = await Promise.all([RULES[game](), BOTS[game]()]);
  const player = createPlayer(rules.game, kit, bot, (fault) => faults.push(fault));
  return { player, budget: playerBudget(kit, bot) };
}

function paced(budget: Budget, pace: number): Budget {
  return 'thinkMs' in budget ? { thinkMs: budget.thinkMs * pace } : budget;
}

/** Answers one question. Rejects on unknown names and on Views that are none. */
export async function think({ game, bot, question, budget, seed, pace = 1 }: BotTask): Promise<BotAnswer> {
  const name = `${game}/${bot}`;
  const waiting = seated.get(name) ?? seat(game, bot);
  const { player, budget: own } = await waiting;
  seated.set(name, waiting);
  faults.length = 0;
  const action = player(question, paced(budget ?? own, pace), fastChance(seed)) as Json;
  const fault = faults[0]?.message;
  return fault === undefined ? { action } : { action, fault };
}

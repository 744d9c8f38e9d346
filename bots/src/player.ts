import type {
  AnyGame,
  BotKit,
  Budget,
  Chance,
  Level,
  Policy,
  Question,
  SearchModel,
} from '@pentapolis/kernel';
import { modelOf } from './model.ts';
import { Search } from './search/ismcts.ts';
import { greedyPolicy, randomPolicy } from './simple.ts';

/**
 * Somebody to play against: a View in, an Action out. It can't be given a State.
 * @param budget how long it may think; absent = what its level says. Players that don't search take no notice.
 * @param chance all its luck: the same question, iterations and draws give the same answer
 */
export type Player<V, A> = (question: Question<V>, budget: Budget | undefined, chance: Chance) => A;

/** The players every game has, in rising strength. */
export const GENERIC_BOTS = ['random', 'greedy', 'ismcts'] as const;

/** What a search gets when neither caller nor level say how long. */
export const DEFAULT_BUDGET: Budget = { iterations: 1000 };

/** A game that brings nothing for bots still has the generic ones. */
export const EMPTY_KIT: BotKit<unknown, unknown> = { policies: {}, levels: [] };

/** Every name {@link createPlayer} knows for a game: generic players, players of its own, levels. */
export function botNames(kit: BotKit<never, unknown>): string[] {
  return [...new Set([...GENERIC_BOTS, ...Object.keys(kit.policies), ...kit.levels.map(({ id }) => id)])];
}

/** How long the player of that name thinks when nobody says. */
export function playerBudget(kit: BotKit<never, unknown>, name: string): Budget {
  return kit.levels.find(({ id }) => id === name)?.budget ?? DEFAULT_BUDGET;
}

/** A player answered against the rules: a bug, and what it was. */
export class IllegalAnswer extends Error {
  override readonly name = 'IllegalAnswer';
}

/**
 * The player of that name. Levels and the game's own players come before generic ones of the same name.
 * @param onFault told when the player answers against the rules, whereupon a random legal action is played instead;
 *   absent = the error is thrown
 * @throws RangeError naming the known names when there is no such player
 */
export function createPlayer<V, A>(
  game: AnyGame,
  kit: BotKit<V, A>,
  name: string,
  onFault?: (fault: IllegalAnswer) => void,
): Player<V, A> {
  // biome-ignore lint/suspicious/noExplicitAny: the position type is private to the model
  const model: SearchModel<V, A, any> = kit.model ?? modelOf(game);
  const level = kit.levels.find(({ id }) => id === name);
  const think = thinker(kit, model, level?.bot ?? name, level);
  return (question, budget, chance) => {
    const action = think(question, budget ?? playerBudget(kit, name), chance);
    const refusal = game.check(game.determinize(question.view, chance), question.seat, action);
    // what only this draw of the hidden makes unavailable may be done in truth
    if (refusal?.violation !== 'illegal') return action;
    const fault = new IllegalAnswer(
      `${name} answers ${JSON.stringify(action)} against ${refusal.rule} (${refusal.key})`,
    );
    if (onFault === undefined) throw fault;
    onFault(fault);
    return randomPolicy<V, A, unknown>(modelOf(game))(question, chance);
  };
}

function thinker<V, A>(
  kit: BotKit<V, A>,
  // biome-ignore lint/suspicious/noExplicitAny: the position type is private to the model
  model: SearchModel<V, A, any>,
  bot: string,
  level: Level | undefined,
): (question: Question<V>, budget: Budget, chance: Chance) => A {
  const noise = level?.noise ?? 0;
  const policy = policyNamed(kit, model, bot, noise);
  if (policy !== undefined) return (question, budget, chance) => policy(question, chance, budget);
  if (bot !== 'ismcts')
    throw new RangeError(`no bot is named "${bot}"; there are ${botNames(kit).join(', ')}`);
  const search = new Search(model, kit.search);
  return (question, budget, chance) => {
    const [best] = search.run(question, budget, chance, noise).moves;
    if (best === undefined) throw new Error('a search that found no move');
    return best.action;
  };
}

/** Players without the generic search. Of these only the generic greedy one can be made to err. */
function policyNamed<V, A>(
  kit: BotKit<V, A>,
  // biome-ignore lint/suspicious/noExplicitAny: the position type is private to the model
  model: SearchModel<V, A, any>,
  bot: string,
  noise: number,
): Policy<V, A> | undefined {
  if (Object.hasOwn(kit.policies, bot)) {
    if (noise > 0) throw new RangeError(`"${bot}" is the game's own player and takes no noise`);
    return kit.policies[bot];
  }
  if (bot === 'random') return randomPolicy(model);
  return bot === 'greedy' ? greedyPolicy(model, noise) : undefined;
}

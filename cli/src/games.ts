import { botNames, EMPTY_KIT } from '@pentapolis/bots';
import { GAME_IDS, type GameId, isGameId, RULES } from '@pentapolis/catalogue';
import { BOTS } from '@pentapolis/catalogue/bots';
import {
  type AnyGame,
  type BotKit,
  type Catalogue,
  isViolation,
  type Json,
  readOptions,
  type Setup,
  type Speaker,
  speaker,
  type Violation,
} from '@pentapolis/kernel';
import { messages as platform } from '@pentapolis/kernel/messages';
import { toldApart } from '@pentapolis/wire/names';
import type { Context } from './context.ts';
import { readJson } from './files.ts';
import { near } from './near.ts';

/** A game as the commands hold it. */
export interface LoadedGame {
  readonly id: GameId;
  readonly game: AnyGame;
  /** Its name in the language of the caller. */
  readonly name: string;
  /** Its phrases and the platform's. */
  readonly phrases: Catalogue;
  /** Words for its messages; `names` are shown for the seats, with the seat where two look alike. */
  speaker(names?: readonly (string | undefined)[]): Speaker;
  explain(violation: Violation, names?: readonly (string | undefined)[]): string;
}

/** @throws UsageError naming the known games */
export function gameNamed(context: Context, id: string): GameId {
  if (isGameId(id)) return id;
  return context.refuse('usage.noGame', {
    name: id,
    near: near(id, GAME_IDS).join(', '),
    games: GAME_IDS.join(', '),
  });
}

/** @throws UsageError when there is no such game */
export async function loadGame(context: Context, id: string): Promise<LoadedGame> {
  const known = gameNamed(context, id);
  const { game, messages } = await RULES[known]();
  const phrases = { ...platform[context.language], ...messages[context.language] };
  const speakerFor = (names: readonly (string | undefined)[] = []): Speaker =>
    speaker(
      context.language,
      phrases,
      toldApart(
        names.map((name) => name ?? ''),
        (name, seat) => (name === '' ? '' : context.text('name.atSeat', { name, seat: seat + 1 })),
      ),
    );
  const plain = speakerFor();
  return {
    id: known,
    game,
    name: plain.has('game.name') ? plain.term('game.name') : known,
    phrases,
    speaker: speakerFor,
    explain: (violation, names) => speakerFor(names)(violation),
  };
}

/** What the game gives to bots, and every bot name it knows. */
export async function loadKit(id: GameId): Promise<{ kit: BotKit<unknown, unknown>; names: string[] }> {
  const kit = (await BOTS[id]?.()) ?? EMPTY_KIT;
  return { kit, names: botNames(kit as BotKit<never, unknown>) };
}

/** A list of names separated by commas. @throws UsageError on an empty one */
export function namesIn(context: Context, option: string, text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.includes('')) context.refuse('usage.emptyName', { option, text });
  return names;
}

/** @throws UsageError naming the known bots when one is not among them */
export function requireBots(context: Context, asked: readonly string[], known: readonly string[]): void {
  const name = asked.find((one) => !known.includes(one));
  if (name !== undefined)
    context.refuse('usage.noBot', { name, near: near(name, known).join(', '), bots: known.join(', ') });
}

/** What `--options` (JSON) and `--components` (a file) say. */
export interface SetupFlags {
  readonly options?: string;
  readonly components?: string;
}

/** The table a command plays at. @throws UsageError saying which rule refuses what */
export async function setupIn(
  context: Context,
  loaded: LoadedGame,
  seats: number,
  flags: SetupFlags,
): Promise<Setup> {
  const { game, name } = loaded;
  const { min, max } = game.meta.seats;
  if (seats < min || seats > max) context.refuse('usage.seatCount', { name, min, max, seats });
  const given = flags.options === undefined ? {} : jsonIn(context, '--options', flags.options);
  const options = readOptions(game.meta.options, given, seats);
  if (isViolation(options)) return refuseSetup(context, loaded, options);
  const components = await componentsIn(context, loaded, flags.components);
  const setup: Setup = { seats, options, ...(components === undefined ? {} : { components }) };
  const refusal = game.validate(setup);
  if (refusal !== undefined) return refuseSetup(context, loaded, refusal);
  return setup;
}

/** The components in a file, checked by the game; undefined when none are named. @throws UsageError */
export async function componentsIn(
  context: Context,
  loaded: LoadedGame,
  path: string | undefined,
): Promise<Json | undefined> {
  if (path === undefined) return undefined;
  const read = loaded.game.readComponents?.(await readJson(context, path));
  if (read === undefined) return context.refuse('usage.noComponents', { name: loaded.name });
  return isViolation(read) ? refuseSetup(context, loaded, read) : read;
}

function refuseSetup(context: Context, loaded: LoadedGame, violation: Violation): never {
  return context.refuse('usage.option', { message: loaded.explain(violation), rule: violation.rule });
}

function jsonIn(context: Context, option: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return context.refuse('usage.notJson', { option, message: (error as Error).message });
  }
}

import {
  type AnyGame,
  type AnyMatch,
  chainLink,
  isViolation,
  type LogEvent,
  playsVersion,
  prepare,
  type Result,
  readOptions,
  type StartEvent,
  type Violation,
} from '@pentapolis/kernel';
import type { ReplayFile } from '@pentapolis/wire';
import type { Context } from './context.ts';
import { readJson } from './files.ts';
import { type LoadedGame, loadGame } from './games.ts';

export const REPLAY_FORMAT = 'pentapolis-replay/1';

/** A match as a file. */
export function replayFile(
  log: readonly LogEvent[],
  names: readonly string[],
  seed: string,
  result: Result | undefined,
): ReplayFile {
  const { game, version } = log[0] as StartEvent;
  const chain: string[] = [];
  for (const event of log) chain.push(chainLink(chain.at(-1) ?? '', event));
  return {
    format: REPLAY_FORMAT,
    game,
    version,
    names,
    events: log,
    chain,
    seed,
    ...(result === undefined ? {} : { result }),
  };
}

/** Why a value is no replay file: the wrong field, or the unknown format. */
type Problem = { readonly field: string } | { readonly format: string };

type Bag = Readonly<Record<string, unknown>>;

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isListOf = (value: unknown, test: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(test);
const isOutcome = (value: unknown): boolean => isCount(value) || isListOf(value, isCount);

/** Field tests per kind of event, besides `seq`. */
const EVENT_FIELDS: Readonly<
  Record<LogEvent['kind'], Readonly<Record<string, (value: unknown) => boolean>>>
> = {
  start: {
    game: isText,
    version: isCount,
    setup: (value) => isBag(value) && isCount(value.seats) && isBag(value.options),
    commitment: isText,
    salts: (value) => isListOf(value, isText),
    outcomes: (value) => isListOf(value, isOutcome),
  },
  act: {
    seat: isCount,
    action: (value) => value !== undefined,
    outcomes: (value) => value === undefined || isListOf(value, isOutcome),
  },
  undo: { seat: isCount, to: isCount },
  answer: { seat: isCount, agree: (value) => typeof value === 'boolean' },
  leave: {
    seat: isCount,
    reason: (value) => value === 'resigned' || value === 'deadline',
    deserted: (value) => value === undefined || value === true,
  },
  abandon: {},
};

function eventProblem(event: unknown, index: number): Problem | undefined {
  const path = `events[${index}]`;
  if (!isBag(event)) return { field: path };
  if (!isCount(event.seq)) return { field: `${path}.seq` };
  if (!isText(event.kind) || !Object.hasOwn(EVENT_FIELDS, event.kind)) return { field: `${path}.kind` };
  if ((event.kind === 'start') !== (index === 0)) return { field: `${path}.kind` };
  const tests = EVENT_FIELDS[event.kind as LogEvent['kind']];
  const wrong = Object.keys(tests).find((field) => tests[field]?.(event[field]) !== true);
  return wrong === undefined ? undefined : { field: `${path}.${wrong}` };
}

/** The shape of a replay file; nothing is said about its truth. */
export function replayProblem(value: unknown): Problem | undefined {
  if (!isBag(value)) return { field: 'format' };
  if (value.format !== REPLAY_FORMAT) return { format: String(value.format) };
  const tests: Readonly<Record<string, (item: unknown) => boolean>> = {
    game: isText,
    version: isCount,
    names: (item) => isListOf(item, isText),
    events: (item) => Array.isArray(item) && item.length > 0,
    chain: (item) => isListOf(item, isText),
    seed: isText,
    result: (item) =>
      item === undefined ||
      (isBag(item) && isListOf(item.ranking, isCount) && isListOf(item.scores, Number.isFinite)),
  };
  const wrong = Object.keys(tests).find((field) => tests[field]?.(value[field]) !== true);
  if (wrong !== undefined) return { field: wrong };
  for (const [index, event] of (value.events as unknown[]).entries()) {
    const problem = eventProblem(event, index);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** A replay file and the game it is of. @throws UsageError when it can't be read or is of another version */
export async function openReplay(
  context: Context,
  path: string,
): Promise<{ readonly file: ReplayFile; readonly loaded: LoadedGame }> {
  const value = await readJson(context, path);
  const problem = replayProblem(value);
  if (problem !== undefined)
    context.refuse('file.notReplay', {
      path,
      problem:
        'field' in problem
          ? context.text('file.field', { field: problem.field })
          : context.text('file.format', { found: problem.format, expected: REPLAY_FORMAT }),
    });
  const file = value as ReplayFile;
  const loaded = await loadGame(context, file.game);
  const started = file.events[0] as StartEvent;
  if (started.game !== file.game)
    context.refuse('file.notReplay', {
      path,
      problem: context.text('file.field', { field: 'events[0].game' }),
    });
  const { meta } = loaded.game;
  const other = [file.version, started.version].find((version) => !playsVersion(meta, version));
  if (other !== undefined) {
    const own = (meta.plays ?? [meta.version]).join(', ');
    context.refuse('file.otherVersion', { path, version: other, game: loaded.name, own });
  }
  if (file.version !== started.version)
    context.refuse('file.notReplay', { path, problem: context.text('file.field', { field: 'version' }) });
  return { file, loaded };
}

/** Why no match of this game can begin with that set-up. */
export function setupRefusal(game: AnyGame, { setup, salts }: StartEvent): Violation | undefined {
  const { seats } = setup;
  if (salts.length !== seats) return game.validate({ seats: salts.length, options: setup.options });
  const options = readOptions(game.meta.options, setup.options, seats);
  if (isViolation(options)) return options;
  if (setup.components !== undefined) {
    const components = game.readComponents?.(setup.components);
    if (isViolation(components)) return components;
  }
  return game.validate({ ...setup, options });
}

/** Why the rules refuse an event, in words; undefined when they don't. Only actions can be against the rules of a game. */
export function refusalOf(
  loaded: LoadedGame,
  match: AnyMatch,
  event: LogEvent,
  names: readonly string[],
): string | undefined {
  if (event.kind === 'start') return undefined;
  const step = prepare(match, event, new Uint8Array());
  return isViolation(step) ? `${loaded.explain(step, names)} [${step.rule}]` : undefined;
}

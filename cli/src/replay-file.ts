import {
  type AnyMatch,
  chainLink,
  isViolation,
  type LogEvent,
  prepare,
  type Result,
  type StartEvent,
} from '@pentapolis/kernel';
import type { ReplayFile, ShownFile } from '@pentapolis/wire';
import {
  eventProblem,
  isReplayProblem,
  playedProblem,
  REPLAY_FORMAT,
  type ReplayProblem,
  readReplayFile,
  versionProblem,
} from '@pentapolis/wire/replay-file';
import { claimsShown, readShownFile, SHOWN_FORMAT } from '@pentapolis/wire/shown-file';
import type { Context } from './context.ts';
import { readJson } from './files.ts';
import { type LoadedGame, loadGame } from './games.ts';

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

/** @throws UsageError that says what is wrong with the file at `path` */
function refuseProblem(context: Context, path: string, problem: ReplayProblem): never {
  const notReplay = (words: string): never => context.refuse('file.notReplay', { path, problem: words });
  switch (problem.why) {
    case 'newer':
      return context.refuse('file.newer', { path, found: problem.found });
    case 'version':
      return context.refuse('file.otherVersion', {
        path,
        version: problem.version,
        game: problem.game,
        own: problem.own,
      });
    case 'format':
      if (problem.found === SHOWN_FORMAT) return context.refuse('file.shown', { path });
      return notReplay(context.text('file.format', { found: problem.found, expected: REPLAY_FORMAT }));
    case 'wrong':
      return notReplay(context.text('file.field', { field: problem.field }));
    case 'unknown':
      return notReplay(context.text('file.unknown', { field: problem.field }));
  }
}

/** A replay file and the game it is of. @throws UsageError when it can't be read or is of another version */
export async function openReplay(
  context: Context,
  path: string,
): Promise<{ readonly file: ReplayFile; readonly loaded: LoadedGame }> {
  const file = readReplayFile(await readJson(context, path));
  return opened(context, path, file);
}

/** The same, or what a match that was not over had shown. */
export async function openReplayOrShown(
  context: Context,
  path: string,
): Promise<
  | { readonly file: ReplayFile; readonly loaded: LoadedGame }
  | { readonly shown: ShownFile; readonly loaded: LoadedGame }
> {
  const value = await readJson(context, path);
  if (!claimsShown(value)) return opened(context, path, readReplayFile(value));
  const shown = readShownFile(value);
  if (isReplayProblem(shown)) return refuseProblem(context, path, shown);
  const loaded = await loadGame(context, shown.game);
  const problem = versionProblem(shown, [shown.version], loaded.game.meta);
  return problem === undefined ? { shown, loaded } : refuseProblem(context, path, problem);
}

async function opened(
  context: Context,
  path: string,
  file: ReplayFile | ReplayProblem,
): Promise<{ readonly file: ReplayFile; readonly loaded: LoadedGame }> {
  if (isReplayProblem(file)) return refuseProblem(context, path, file);
  // here every event is played, those behind the break of a damaged log too
  for (const [index, event] of file.events.entries()) {
    const problem = eventProblem(event, index);
    if (problem !== undefined) return refuseProblem(context, path, problem);
  }
  const loaded = await loadGame(context, file.game);
  const problem = playedProblem(file, loaded.game.meta);
  return problem === undefined ? { file, loaded } : refuseProblem(context, path, problem);
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

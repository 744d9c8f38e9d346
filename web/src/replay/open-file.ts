import { isGameId } from '@pentapolis/catalogue';
import { type Args, type GameMeta, isNestedTooDeep } from '@pentapolis/kernel';
import type { ReplayFile, ShownFile } from '@pentapolis/wire';
import {
  isReplayProblem,
  playedProblem,
  type ReplayProblem,
  readReplayFile,
  versionProblem,
} from '@pentapolis/wire/replay-file';
import { claimsShown, readShownFile } from '@pentapolis/wire/shown-file';
import type { TextKey } from '../text/en.ts';

/** Why a file can't be opened here, as a phrase. */
export interface Unopened {
  readonly key: TextKey;
  readonly args?: Args;
}

/**
 * Opens a replay from the text of a file, or what a match that was not over had shown; what a replay claims is verified
 * later.
 * @param metaOf what this page knows of a game
 */
export async function openReplayFile(
  text: string,
  metaOf: (game: string) => Promise<GameMeta>,
): Promise<ReplayFile | ShownFile | Unopened> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { key: 'file.notJson' };
  }
  if (isNestedTooDeep(value)) return { key: 'file.notJson' };
  const file = claimsShown(value) ? readShownFile(value) : readReplayFile(value);
  if (isReplayProblem(file)) return unopened(file);
  if (!isGameId(file.game)) return { key: 'file.noGame' };
  const meta = await metaOf(file.game);
  const problem = isShown(file) ? versionProblem(file, [file.version], meta) : playedProblem(file, meta);
  return problem === undefined ? file : unopened(problem);
}

export const isShown = (file: ReplayFile | ShownFile): file is ShownFile => 'histories' in file;

function unopened({ why, ...args }: ReplayProblem): Unopened {
  return { key: `file.problem.${why}`, args };
}

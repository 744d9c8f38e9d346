import { isGameId } from '@pentapolis/catalogue';
import { type Args, type GameMeta, isNestedTooDeep } from '@pentapolis/kernel';
import type { ReplayFile } from '@pentapolis/wire';
import {
  isReplayProblem,
  playedProblem,
  type ReplayProblem,
  readReplayFile,
} from '@pentapolis/wire/replay-file';
import type { TextKey } from '../text/en.ts';

/** Why a file can't be opened here, as a phrase. */
export interface Unopened {
  readonly key: TextKey;
  readonly args?: Args;
}

/**
 * Opens a replay from the text of a file; what it claims is verified later.
 * @param metaOf what this page knows of a game
 */
export async function openReplayFile(
  text: string,
  metaOf: (game: string) => Promise<GameMeta>,
): Promise<ReplayFile | Unopened> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { key: 'file.notJson' };
  }
  if (isNestedTooDeep(value)) return { key: 'file.notJson' };
  const file = readReplayFile(value);
  if (isReplayProblem(file)) return unopened(file);
  if (!isGameId(file.game)) return { key: 'file.noGame' };
  const problem = playedProblem(file, await metaOf(file.game));
  return problem === undefined ? file : unopened(problem);
}

function unopened({ why, ...args }: ReplayProblem): Unopened {
  return { key: `file.problem.${why}`, args };
}
